/** The commands of the terminal program, in Dutch. */
import type { CommandWords } from '../en/terminal-commands.ts';

/** What the commands say. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partij ${number}`,
    noneAdded:
      'Geen speler heeft iets aan de loting toegevoegd, dus de server kan zijn geheim hebben gekozen om wat eruit volgt.',
    undone: 'Alleen de spelers weten of ze daarom hebben gevraagd.',
    part: (events) =>
      `De partij is in dit verslag niet afgelopen: het loopt tot en met gebeurtenis ${events}.`,
    limits: 'Namen en de zetten van spelers zijn hiermee niet bewezen.',
    seedLater:
      'Het geheim staat nog niet in het verslag: het wordt bekendgemaakt als de partij is afgelopen. Tot dan valt er niets te bewijzen.',
    false: {
      commitment: 'Het geheim is niet het geheim dat de server vóór de partij heeft vastgelegd.',
      contributions:
        'In het verslag staat niet voor elke plaats wat die aan de loting heeft toegevoegd.',
      start: 'De startspeler volgt niet uit het geheim.',
      undone:
        'De gebeurtenissen die ongedaan zijn gemaakt, volgen niet uit de regels en het geheim.',
    },
    notProven: 'Niet bewezen.',
  },
  notReviewed: (game) => `Van ${game} is geen analyse mogelijk.`,
  files: {
    nameOne: (dash) => `Noem een bestand, of ${dash} voor de standaardinvoer.`,
    missing: 'dat bestand is er niet',
    forbidden: 'geen toegang',
    folder: 'dat is een map',
    noFolder: 'dat staat niet in een map',
    line: (line, reason) => `Regel ${line}: ${reason}`,
    cutOff: (line) => `Regel ${line} is afgebroken; alles daarvoor is gelezen.`,
  },
};
