/** Who one is, and how to show it. */

/** What is said about oneself. */
export const words = {
  title: 'You',
  guest: 'guest on this device',
  claimed: 'claimed name',
  profile: 'Your profile',
  administration: 'Administration',
  about: {
    stranger:
      'Nobody knows you here yet. Tell a name and play as a guest, or sign in if a name is yours already.',
    guest:
      'Only this device knows you. Claim your name, and nobody else can have it: with your tables and your settings it follows you to your other devices.',
    claimed:
      'Nobody else can have this name. Your tables and your settings follow you to every device on which you sign in.',
  },
  name: {
    title: 'Change the name',
    about: 'The others see it at the table.',
    ok: 'Change it',
  },
  claim: {
    title: 'Claim your name',
    about: 'How will you show that it is you?',
    passkey: 'With a passkey',
    passkeyAbout:
      'Your device asks for your finger, your face or its code. There is nothing to remember and nothing to steal.',
    password: 'With a password',
    byPasskey: 'Claim with a passkey',
    byPassword: 'Claim with the password',
    done: (name: string) => `${name} is your name now.`,
  },
  passkeys: {
    title: 'Passkeys',
    none: 'You have none yet.',
    from: (date: string) => `Passkey of ${date}`,
    add: 'Add a passkey',
    added: 'The passkey is there.',
    remove: (date: string) => `Remove the passkey of ${date}`,
    sure: 'Remove this passkey? Nobody can sign in with it any more.',
    last: 'This is your only way to sign in. Add another passkey or a password first.',
    removed: 'The passkey is removed. Your device may still offer it; you can delete it there.',
    unavailable: 'This browser can’t use passkeys at this address.',
    cancelled: 'No passkey came of it. Try again, or take a password.',
    present: 'This device has a passkey of yours already.',
  },
  password: {
    label: 'Password',
    current: 'Password so far',
    next: 'New password',
    rule: 'At least 8 characters.',
    show: 'Show the password',
    set: 'Set a password',
    change: 'Change the password',
    about: 'All other devices will be signed out.',
    changed: 'The password is set. All other devices are signed out.',
  },
  signIn: {
    title: 'Sign in',
    about: 'If you have claimed a name here, on whatever device.',
    asGuest: (name: string) =>
      `On this device you are the guest ${name}. If you sign in, you leave that guest and the guest’s tables behind for good.`,
    name: 'Name',
    go: 'Sign in',
    passkey: 'Sign in with a passkey',
    wrong: 'Name and password don’t go together.',
    welcome: (name: string) => `Welcome, ${name}!`,
  },
  signOut: {
    title: 'Sign out',
    about: 'Your name stays yours. Sign in again whenever you like.',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    sureEverywhere: 'Sign out on this and all your other devices?',
    sureLost:
      'You have neither a password nor a passkey: once signed out, you can’t come back. Sign out all the same?',
    done: 'You are signed out.',
  },
  bots: {
    title: 'Your bots',
    about:
      'A bot is a program of yours that plays here. It says who it is by a token. What it can ask is in the',
    api: 'description of the API',
    name: 'Name of the bot',
    make: 'Make a bot',
    since: (date: string) => `since ${date}`,
    revoked: 'token revoked',
    revoke: 'Revoke the token',
    revokeOf: (name: string) => `Revoke the token of ${name}`,
    sure: (name: string) => `Revoke the token of ${name}? From now on it is not let in any more.`,
    token: (name: string) => `Token of ${name}`,
    once: 'Copy it now and keep it safe. It is shown this once and never again.',
    copy: 'Copy the token',
    copied: 'The token is copied.',
  },
  data: {
    title: 'Your data',
    about: 'Everything that the server knows of you, as a JSON file.',
    download: 'Download your data',
  },
  deletion: {
    title: 'Delete yourself',
    goes: 'This goes for good',
    going: [
      'your name, settings, password and passkeys, on all devices',
      'everything you wrote in chats',
      'your ratings and your place on the leaderboards',
      'your bots and their tokens',
    ],
    stays: 'This stays',
    staying: [
      'the games you played, for the others: with “somebody” in your seat; where a game is still on, a bot plays for you',
      'what is kept on this device alone: its settings, and games without the network',
    ],
    go: 'Delete me for good',
    sure: (name: string) => `Delete ${name} for good? It can’t be undone.`,
    done: 'You are deleted. Nobody here knows you any more.',
  },
};

/** The shape of these words in every language. */
export type AccountWords = typeof words;
