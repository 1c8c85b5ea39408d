/** Setting up a game on this device: players, bots, start player. */

/** What the set-up screen says. */
export const setup = {
  title: (game: string) => `${game}: players`,
  players: 'Players',
  seat: (number: number) => `Seat ${number}`,
  person: 'Human',
  bot: 'Bot',
  bots: 'Bots, from easy to hard',
  level: (level: number, most: number, about: string) => `Level ${level} of ${most}: ${about}`,
  kind: (number: number) => `Seat ${number}: player`,
  name: 'Name',
  nameOf: (number: number) => `Seat ${number}: name`,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  defaultName: (number: number) => `Player ${number}`,
  starts: 'Start player',
  random: 'Random',
  options: 'Options',
  begin: 'Start game',
};
