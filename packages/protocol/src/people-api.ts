/** The part of the HTTP API about accounts. */
import * as v from 'valibot';
import { Id } from './entries.ts';
import { PersonName } from './plan.ts';
import { OPEN_READ_RATE, READ_RATE, route, WHOLE_ACCOUNT_RATE, WRITE_RATE } from './route.ts';

/** A person. */
export const Person = v.object({
  id: Id,
  name: v.string(),
  /** True if the name is theirs alone, on all their devices. */
  isClaimed: v.boolean(),
  hasPassword: v.boolean(),
  /** True if it is a bot with a token. */
  isBot: v.boolean(),
  /** True if one may do what administrators do here. */
  isAdministrator: v.boolean(),
});

const Password = v.pipe(v.string(), v.normalize('NFC'), v.minLength(8), v.maxLength(200));

/** Settings in JSON may be so long. */
const MAX_SETTINGS_LENGTH = 8192;

const Settings = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((settings) => JSON.stringify(settings).length <= MAX_SETTINGS_LENGTH, 'too large'),
);

const Base64 = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(8192));

/** A passkey as JSON from a browser; other fields are not needed. */
const Credential = {
  id: v.pipe(Base64, v.minLength(1), v.maxLength(1400)),
  rawId: v.pipe(Base64, v.maxLength(1400)),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

const NewPasskey = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Base64,
    attestationObject: Base64,
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8)),
      [],
    ),
  }),
});

const SignedByPasskey = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Base64,
    authenticatorData: Base64,
    signature: Base64,
  }),
});

/** The argument of `navigator.credentials`, in JSON. */
const PasskeyOptions = v.looseObject({ challenge: v.string() });

const Bot = v.object({
  /** The bot's id, as at tables. */
  bot: Id,
  name: v.string(),
  created: v.number(),
  /** The id of its token; null once that was revoked. */
  token: v.nullable(Id),
});

/** Routes about accounts. */
export const PEOPLE_API = {
  becomeGuest: route({
    method: 'POST',
    path: '/api/guest',
    rate: { burst: 600, perSecond: 2 },
    summary:
      'Become a guest: a signed cookie that scripts can not read says who, from now on. With a valid cookie one stays who one is',
    isPersonal: false,
    isForPeopleAlone: true,
    body: v.object({ name: PersonName }),
    reply: Person,
  }),
  whoAmI: route({
    method: 'GET',
    path: '/api/me',
    rate: OPEN_READ_RATE,
    summary: 'Who the server takes one for',
    reply: Person,
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/me',
    rate: { burst: 20, perSecond: 0.2 },
    summary: 'Change one’s name',
    body: v.object({ name: PersonName }),
    reply: Person,
    refusals: ['name-taken', 'muted'],
  }),
  deleteMe: route({
    method: 'DELETE',
    path: '/api/me',
    rate: WHOLE_ACCOUNT_RATE,
    summary:
      'Delete your account and your bots; games stay for the other players, without your name. It can’t be undone',
    isForPeopleAlone: true,
  }),
  exportMe: route({
    method: 'GET',
    path: '/api/me/export',
    rate: WHOLE_ACCOUNT_RATE,
    summary: 'Everything that the server knows of one',
    isForPeopleAlone: true,
    reply: v.looseObject({}),
  }),
  settings: route({
    method: 'GET',
    path: '/api/me/settings',
    rate: READ_RATE,
    summary: 'The settings that a client has kept for one',
    reply: v.record(v.string(), v.unknown()),
  }),
  keepSettings: route({
    method: 'PUT',
    path: '/api/me/settings',
    rate: { burst: 60, perSecond: 1 },
    summary: 'Keep settings, up to 8 KB of JSON, in place of those before',
    body: Settings,
  }),
  claimWithPassword: route({
    method: 'PUT',
    path: '/api/me/password',
    rate: WRITE_RATE,
    summary:
      'Claim one’s name with a password, or change the password; all other devices are signed out',
    isForPeopleAlone: true,
    body: v.object({
      password: Password,
      /** The password so far, where there is one. */
      current: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    reply: Person,
    refusals: ['name-taken', 'wrong-password', 'too-fast'],
  }),
  signIn: route({
    method: 'POST',
    path: '/api/session',
    rate: WRITE_RATE,
    summary: 'Sign in by a claimed name and its password',
    isPersonal: false,
    isForPeopleAlone: true,
    body: v.object({ name: PersonName, password: v.pipe(v.string(), v.maxLength(200)) }),
    reply: Person,
    refusals: ['wrong-password', 'too-fast'],
  }),
  signOut: route({
    method: 'DELETE',
    path: '/api/session',
    rate: WRITE_RATE,
    summary: 'Sign out on this device; a guest can not come back',
    isForPeopleAlone: true,
  }),
  signOutEverywhere: route({
    method: 'DELETE',
    path: '/api/sessions',
    rate: WRITE_RATE,
    summary: 'Sign out on all devices: no cookie that was given so far is good any more',
    isForPeopleAlone: true,
  }),
  passkeys: route({
    method: 'GET',
    path: '/api/me/passkeys',
    rate: READ_RATE,
    summary: 'One’s passkeys',
    isForPeopleAlone: true,
    reply: v.array(v.object({ id: v.string(), created: v.number() })),
  }),
  askToAddPasskey: route({
    method: 'POST',
    path: '/api/me/passkeys/options',
    rate: WRITE_RATE,
    summary: 'What to call navigator.credentials.create with; good for five minutes',
    isForPeopleAlone: true,
    reply: PasskeyOptions,
    refusals: ['name-taken'],
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/me/passkeys',
    rate: WRITE_RATE,
    summary: 'Claim one’s name with a passkey, or add another',
    isForPeopleAlone: true,
    body: NewPasskey,
    reply: Person,
    refusals: ['wrong-passkey', 'name-taken', 'too-many'],
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/api/me/passkeys/:passkey',
    rate: WRITE_RATE,
    summary: 'Remove a passkey; the last one only where there is a password',
    isForPeopleAlone: true,
    params: v.object({ passkey: Credential.id }),
    refusals: ['wrong-passkey', 'last-passkey'],
  }),
  askToSignInWithPasskey: route({
    method: 'POST',
    path: '/api/session/passkey/options',
    rate: WRITE_RATE,
    summary: 'What to call navigator.credentials.get with; good for five minutes',
    isPersonal: false,
    isForPeopleAlone: true,
    reply: PasskeyOptions,
    refusals: ['too-fast'],
  }),
  signInWithPasskey: route({
    method: 'POST',
    path: '/api/session/passkey',
    rate: WRITE_RATE,
    summary: 'Sign in with a passkey',
    isPersonal: false,
    isForPeopleAlone: true,
    body: SignedByPasskey,
    reply: Person,
    refusals: ['wrong-passkey', 'too-fast'],
  }),
  bots: route({
    method: 'GET',
    path: '/api/me/bots',
    rate: READ_RATE,
    summary: 'The bots that one runs',
    isForPeopleAlone: true,
    reply: v.array(Bot),
  }),
  createBot: route({
    method: 'POST',
    path: '/api/me/bots',
    rate: { burst: 30, perSecond: 0.02 },
    summary:
      'Make a bot, with the token by which it says who it is (Authorization: Bearer nyhavn_…); the token is shown only now',
    isForPeopleAlone: true,
    body: v.object({ name: PersonName }),
    reply: v.object({ ...Bot.entries, secret: v.string() }),
    refusals: ['too-many'],
  }),
  revokeToken: route({
    method: 'DELETE',
    path: '/api/me/tokens/:token',
    rate: WRITE_RATE,
    summary: 'Revoke a bot’s token, at once',
    isForPeopleAlone: true,
    params: v.object({ token: Id }),
    refusals: ['no-such-person'],
  }),
} as const;
