/** Choosing who plays. */

/** What the set-up screen says. */
export const setup = {
  title: (game: string) => `${game}: who plays?`,
  players: 'Players',
  seat: (number: number) => `Seat ${number}`,
  person: 'Person',
  bot: 'Bot',
  bots: 'Bots, from easy to hard',
  level: (level: number, most: number, about: string) => `Level ${level} of ${most}: ${about}`,
  kind: (number: number) => `Who sits at seat ${number}`,
  name: 'Name',
  nameOf: (number: number) => `Name at seat ${number}`,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  defaultName: (number: number) => `Player ${number}`,
  starts: 'Who starts',
  random: 'Lots decide',
  options: 'Options',
  begin: 'Begin',
};
