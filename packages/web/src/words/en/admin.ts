/** The administrators’ page. */
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What is said to administrators. */
export const words = {
  title: 'Administration',
  about: 'Only administrators can see this page. What you do here is logged.',
  parts: {
    title: 'Sections',
    reports: 'Reports',
    tables: 'Tables',
    people: 'Players',
    auditLog: 'Log',
  },
  deletedPlayer: 'a deleted player',
  more: 'Show more',
  note: 'Note for the log (optional)',
  reports: {
    which: 'Show',
    waiting: 'Open',
    handled: 'Handled',
    titleWaiting: 'Open reports',
    titleHandled: 'Handled reports',
    none: 'No open reports. All is quiet on the quay.',
    noneHandled: 'No handled reports yet.',
    title: (reporter: string, reported: string) => `${reporter} reported ${reported}`,
    chat: 'Last lines of the chat',
    silent: 'Nothing was written at that table.',
    about: (name: string) => `More about ${name}`,
    handledOn: (moment: string) => `Handled: ${moment}`,
  },
  handle: {
    open: 'Mark as handled',
    about:
      'It moves to the handled reports. It reopens if the same person reports them again at that table.',
    go: 'Mark as handled',
    done: 'Report handled.',
    reopen: 'Reopen',
    reopened: 'Report reopened.',
  },
  tables: {
    title: 'Open tables',
    of: (name: string) => `${name}’s tables`,
    all: 'All open tables',
    none: 'No open tables.',
    noneOf: 'No open tables.',
    public: 'public',
    private: 'by invitation',
    opened: (moment: string) => `opened ${moment}`,
    latest: (moment: string) => `last active ${moment}`,
    look: 'Watch',
  },
  close: {
    open: 'Close table',
    about:
      'The game ends for everyone and isn’t rated. The players will see that an administrator closed the table. This can’t be undone.',
    go: 'Close table',
    done: 'Table closed.',
  },
  people: {
    find: 'Find a player',
    label: 'Name or ID',
    go: 'Find',
    found: 'Found',
    none: 'No player has that name or ID.',
    muted: 'Currently muted',
    noneMuted: 'No muted players.',
    claimed: 'claimed name',
    guest: 'guest',
    bot: 'a player’s bot',
    since: (day: string) => `since ${day}`,
    games: (count: number) => counted(count, 'game', 'games'),
    reports: (count: number) => `reported ${plural(count, 'once', `${count} times`)}`,
    tables: 'Their tables',
    profile: 'Profile',
  },
  mute: {
    open: 'Mute',
    title: (name: string) => `Mute ${name}`,
    about: 'Until then they can’t write at any table; they can still play and use quick phrases.',
    howLong: 'Duration',
    day: '1 day',
    week: '1 week',
    month: '1 month',
    forGood: 'Permanently',
    done: (name: string) => `${name} is muted.`,
    until: (moment: string) => `muted until ${moment}`,
    untilForGood: 'muted permanently',
    is: 'muted',
    lift: 'Unmute',
    lifted: (name: string) => `${name} is no longer muted.`,
  },
  auditLog: {
    title: 'Admin log',
    none: 'Nothing yet.',
    mute: (by: string, of: string, until: string) => `${by} muted ${of} until ${until}`,
    muteForGood: (by: string, of: string) => `${by} muted ${of} permanently`,
    unmute: (by: string, of: string) => `${by} unmuted ${of}`,
    close: (by: string) => `${by} closed a table`,
    handle: (by: string, of: string) => `${by} handled a report about ${of}`,
    reopen: (by: string, of: string) => `${by} reopened a report about ${of}`,
  },
};

/** The shape of these words in every language. */
export type AdminWords = typeof words;
