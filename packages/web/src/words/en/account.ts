/** The account screen: name, signing in, passkeys, bots, deleting the account. */

/** What is said about oneself. */
export const words = {
  title: 'Account',
  guest: 'guest on this device',
  claimed: 'claimed name',
  profile: 'Your profile',
  administration: 'Administration',
  about: {
    stranger:
      'You’re new here. Choose a name to play as a guest, or sign in if you already have one.',
    guest:
      'You’re a guest on this device. Claim your name and it’s yours alone; your tables and settings then follow you to your other devices.',
    claimed:
      'This name is yours alone. Your tables and settings follow you to every device you sign in on.',
  },
  name: {
    title: 'Name',
    about: 'Other players see this name.',
    ok: 'Change name',
  },
  claim: {
    title: 'Claim your name',
    about: 'How do you want to sign in?',
    passkey: 'With a passkey',
    passkeyAbout:
      'Your device asks for your fingerprint, your face or its PIN. There’s nothing to remember and nothing to steal.',
    password: 'With a password',
    byPasskey: 'Claim with a passkey',
    byPassword: 'Claim with a password',
    done: (name: string) => `${name} is now your name.`,
  },
  passkeys: {
    title: 'Passkeys',
    none: 'No passkeys yet.',
    from: (date: string) => `Passkey from ${date}`,
    add: 'Add a passkey',
    added: 'Passkey added.',
    remove: (date: string) => `Remove the passkey from ${date}`,
    sure: 'Remove this passkey? You won’t be able to sign in with it any more.',
    last: 'This is your only way to sign in. Add another passkey or a password first.',
    removed: 'Passkey removed. Your device may still offer it; you can delete it there.',
    unavailable: 'This browser can’t use passkeys at this address.',
    cancelled: 'No passkey was created. Try again, or use a password.',
    present: 'This device already has a passkey of yours.',
  },
  password: {
    label: 'Password',
    current: 'Current password',
    next: 'New password',
    rule: 'At least 8 characters.',
    show: 'Show password',
    set: 'Set a password',
    change: 'Change password',
    about: 'All other devices will be signed out.',
    changed: 'Password saved. All other devices have been signed out.',
  },
  signIn: {
    title: 'Sign in',
    about: 'For players who have claimed a name, on this or another device.',
    asGuest: (name: string) =>
      `On this device you’re playing as the guest ${name}. If you sign in, you’ll lose that guest and its tables permanently.`,
    name: 'Name',
    go: 'Sign in',
    passkey: 'Sign in with a passkey',
    wrong: 'Wrong name or password.',
    welcome: (name: string) => `Welcome, ${name}!`,
  },
  signOut: {
    title: 'Sign out',
    about: 'Your name stays yours. You can sign in again at any time.',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    sureEverywhere: 'Sign out on this and all your other devices?',
    sureLost:
      'You have no password and no passkey, so you won’t be able to sign in again. Sign out anyway?',
    done: 'You’ve been signed out.',
  },
  bots: {
    title: 'Your bots',
    about:
      'A bot is a program of yours that plays here. It signs in with a token. What it can do is in the',
    api: 'API documentation',
    name: 'Bot name',
    make: 'Create bot',
    since: (date: string) => `since ${date}`,
    revoked: 'token revoked',
    revoke: 'Revoke token',
    revokeOf: (name: string) => `Revoke token: ${name}`,
    sure: (name: string) => `Revoke ${name}’s token? The bot will lose access immediately.`,
    token: (name: string) => `${name}’s token`,
    once: 'Copy it now and keep it safe. It won’t be shown again.',
    copy: 'Copy token',
    copied: 'Token copied.',
  },
  data: {
    title: 'Your data',
    about: 'Everything the server knows about you, as a JSON file.',
    download: 'Download data',
  },
  deletion: {
    title: 'Delete account',
    goes: 'What will be deleted',
    going: [
      'your name, settings, password and passkeys on all devices',
      'everything you wrote in the chat',
      'your ratings and your rank on the leaderboards',
      'your bots and their tokens',
    ],
    stays: 'What stays',
    staying: [
      'the games you played, for the other players: your seat will show “a deleted player”, and a bot takes over in games that are still being played',
      'what is saved only on this device: its settings and offline games',
    ],
    go: 'Delete my account',
    sure: (name: string) => `Delete ${name} permanently? This can’t be undone.`,
    done: 'Your account has been deleted.',
  },
};

/** The shape of these words in every language. */
export type AccountWords = typeof words;
