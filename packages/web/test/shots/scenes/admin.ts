/** The page of administrators, on a server that has much to tell. */
import type { AdminPerson, AdminReport, AdminTable } from '@nyhavn/protocol';
import type { Page } from '@playwright/test';
import { en } from '../../words.ts';
import type { Scene } from './scene.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.now();

const ANNA = { id: 'anna-of-the-quay', name: 'Anna' };
const BO = { id: 'bo-of-the-quay-2', name: 'Bo from the brewery' };
const IDA = { id: 'ida-of-the-quay-', name: 'Ida' };

const ME = {
  ...ANNA,
  isClaimed: true,
  hasPassword: true,
  isBot: false,
  isAdministrator: true,
};

const REPORT: AdminReport = {
  table: 'Yb3kW9s0QeRtUiOp',
  game: 'copenhagen',
  isTableOpen: true,
  reporter: IDA,
  reported: BO,
  isMuted: false,
  time: NOW - 12 * MINUTE_MS,
  reason: 'words',
  note: 'He goes on and on, and it was only a game.',
  chat: [
    { ...IDA, phrase: 'good-luck' },
    { ...BO, text: 'My grandmother builds faster than you do.' },
    { ...IDA, text: 'Please let us just play.' },
    { ...BO, text: 'Go home then!' },
    { ...BO, phrase: 'your-turn' },
  ],
  handled: null,
  answer: '',
};

const TABLE: AdminTable = {
  id: REPORT.table,
  game: 'copenhagen',
  size: 2,
  phase: 'playing',
  isPublic: false,
  isRated: true,
  openSeats: 0,
  people: [IDA, BO],
  opened: NOW - 3 * 60 * MINUTE_MS,
  latest: NOW - 4 * MINUTE_MS,
};

const PERSON: AdminPerson = {
  ...BO,
  isClaimed: true,
  isBot: false,
  since: NOW - 40 * DAY_MS,
  games: 23,
  reports: 2,
  mute: { since: NOW, until: NOW + 7 * DAY_MS, note: 'Third time this month' },
};

const REPLIES: Readonly<Record<string, unknown>> = {
  '/api/me': ME,
  '/api/me/settings': {},
  '/api/admin': { tables: 3, reports: 2, muted: 1 },
  '/api/admin/reports': {
    items: [
      REPORT,
      {
        ...REPORT,
        table: 'second-table-123',
        game: 'roll-and-write',
        reporter: BO,
        reported: IDA,
        reason: 'play',
        note: '',
        chat: [],
        isTableOpen: false,
        time: NOW - 2 * DAY_MS,
      },
    ],
    next: null,
  },
  '/api/admin/tables': {
    items: [
      TABLE,
      {
        ...TABLE,
        id: 'second-table-123',
        game: 'roll-and-write',
        phase: 'gathering',
        isPublic: true,
        isRated: false,
        openSeats: 2,
        people: [ANNA],
        opened: NOW - 20 * MINUTE_MS,
        latest: NOW - 20 * MINUTE_MS,
      },
    ],
    next: '1.second-table-123',
  },
  '/api/admin/people': [
    PERSON,
    { ...PERSON, ...IDA, isClaimed: false, games: 1, reports: 0, mute: null },
  ],
};

/** Opens a part of the page as an administrator. */
async function open(page: Page, part: string): Promise<void> {
  await page.addInitScript(
    (person) => localStorage.setItem('nyhavn-person', person),
    JSON.stringify(ME),
  );
  await page.route(
    ({ pathname }) => pathname in REPLIES,
    (route) => route.fulfill({ json: REPLIES[new URL(route.request().url()).pathname] }),
  );
  await page.goto(`/admin?part=${part}`);
  await page.getByRole('listitem').filter({ hasText: BO.name }).first().waitFor();
}

/** The parts of the page, and what is asked before something is done. */
export const ADMIN: readonly Scene[] = [
  { name: 'admin-reports', open: (page) => open(page, 'reports') },
  { name: 'admin-tables', open: (page) => open(page, 'tables') },
  { name: 'admin-people', open: (page) => open(page, 'people&who=Bo') },
  {
    name: 'admin-mute',
    async open(page) {
      await open(page, 'reports');
      await page.getByRole('button', { name: en.admin.mute.open }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-handle',
    async open(page) {
      await open(page, 'reports');
      await page.getByRole('button', { name: en.admin.handle.open }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-close',
    async open(page) {
      await open(page, 'tables');
      await page.getByRole('button', { name: en.admin.close.open }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
