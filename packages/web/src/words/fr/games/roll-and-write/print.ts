/** Sheets for Roll & Write, in French. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';
import { list } from '../../grammar.ts';

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in French. */
export const words: PrintWords = {
  page: {
    about:
      'Le bloc est vide ? Imprime de nouvelles feuilles. Tout est créé sur ton appareil ; rien n’est envoyé.',
    sheet: 'Feuilles',
    sheets: { both: 'Les deux', player: 'Feuille de joueur', facades: 'Feuille Façade' },
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Feuilles par page',
    perPages: { 1: 'Une', 2: 'Deux', 4: 'Quatre' },
    ink: 'Encre',
    inks: { colour: 'Couleur', saving: 'Économe en encre' },
    language: 'Langue des feuilles',
    rules: 'Règles au verso',
    rulesHint: 'Imprime en recto verso, retourné sur le bord long.',
    copies: 'Exemplaires de chaque',
    preview: 'Aperçu',
    page: (number, count) => `Page ${number} sur ${count}`,
    kinds: { player: 'feuilles de joueur', facades: 'feuilles Façade', rules: 'règles' },
    previous: 'Page précédente',
    next: 'Page suivante',
    print: 'Imprimer ou enregistrer en PDF',
    making: 'Préparation des feuilles…',
  },
  sheet: {
    name: 'Nom',
    begins: 'commence',
    atStart: 'au départ',
    points: 'Points',
    lastRound: (goal) => `dès ${goal} : dernière manche`,
    withBrick: 'un X',
    windowsOnly: 'que des O',
    row: 'Ligne',
    column: 'Colonne',
    coat: 'Dessine un O, ou coche les deux cases suivantes d’une piste.',
    turn: [
      {
        head: 'Lance',
        text: 'les cinq dés. Le blanc vaut toute couleur. Les étoiles les changent.',
      },
      { head: 'Choisis', text: 'une tuile : par case, un dé de sa couleur ou un +.' },
      {
        head: 'Dessine',
        text: 'la tuile, tournée à ton gré : un X, sinon des O, en bas ou sur une case.',
      },
      { head: 'Marque', text: 'lignes et colonnes complètes, et utilise leurs blasons.' },
      { head: 'Partage', text: 'Avec un dé que tu laisses, chacun coche une piste.' },
    ],
    facadesAbout: 'une feuille pour tout le monde',
    twoPlayers: 'À deux :',
    twoPlayersText:
      'barrez d’abord une tuile de 4 cases par couleur. Puis chacun coche les deux premières cases d’une piste.',
    whiteDie: 'Les dés blancs',
    whiteDieText: (dice) => `valent toute couleur. À chaque tour, on lance les ${dice} dés.`,
    rulesAbout: 'les règles en une page',
    unofficial: 'Nyhavn · un projet de fans, non officiel',
    figures: {
      ground: 'sur la ligne du bas',
      above: 'sur une case',
      floating: 'en l’air',
      row: 'une ligne de O',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column },
    ability,
    abilityDoes,
  ) => [
    {
      title: 'Le but',
      paragraphs: [
        {
          text: `Chacun remplit la façade d’une maison du quai. Les lignes et les colonnes complètes rapportent des points. Dès qu’un joueur en a ${goal}, on termine la manche, et celui qui a le plus de points l’emporte.`,
        },
      ],
    },
    {
      title: 'Mise en place',
      paragraphs: [
        {
          text: `Chacun prend une feuille de joueur et un crayon. Une feuille Façade et les ${dice} dés sont au milieu. Tirez au sort qui commence ; on joue dans le sens des aiguilles d’une montre.`,
        },
        {
          head: 'À deux,',
          text: 'barrez une tuile de 4 cases par couleur ; entre deux tuiles en miroir, le sort décide. Puis chacun coche les deux premières cases d’une piste. Ce qu’elles débloquent sert dès le premier tour.',
        },
      ],
    },
    {
      title: 'Ton tour',
      paragraphs: [
        { head: 'Lance', text: `les ${dice} dés. Le blanc vaut toute couleur.` },
        {
          head: 'Choisis une tuile.',
          text: 'Il faut, pour chacune de ses cases, un dé de sa couleur ou un dé blanc. Elle peut être plus petite que ce que permettent les dés ; ceux dont tu n’as pas besoin restent libres. Les tuiles de 2 et 3 cases se dessinent à volonté. Une tuile de 4 ou 5 cases est barrée quand on la dessine, et perdue pour tous.',
        },
        {
          head: 'Dessine-la',
          text: 'dans ta maison, tournée à ton gré mais pas en miroir, sur des cases vides. Au moins une de ses cases est sur la ligne 1 ou juste au-dessus d’une case remplie. On peut remplir plus tard les trous sous un surplomb. Une case de ton choix reçoit un X (brique), les autres un O (fenêtre).',
        },
        {
          head: 'Pas de tuile ?',
          text: `Tu ne peux finir ton tour sans tuile que si les dés seuls, sans + ni « ${ability.Y} », n’en permettent aucune.`,
        },
      ],
    },
    {
      title: 'Points',
      paragraphs: [
        {
          text: `Ils comptent tout de suite. Une ligne complète : ${row.brick} s’il y a un X, ${row.windows} si elle n’a que des O. Une colonne complète : ${column.brick} avec un X, ${column.windows} si elle n’a que des O. La case ${boxes} d’une piste : ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Blasons',
      paragraphs: [
        {
          text: `Ils sont aux lignes ${list(coatRows.map(String))} et aux colonnes ${list(coatColumns.map(String))}. Quand tu complètes l’une d’elles, barre son blason et choisis aussitôt : dessine un seul O selon les règles ci-dessus, qui peut rapporter encore des points et des blasons ; ou coche les deux cases suivantes d’une piste. Si l’un des deux est possible, il faut le faire.`,
        },
      ],
    },
    {
      title: 'Pistes',
      paragraphs: [
        {
          text: 'Les cases se cochent de gauche à droite. Le + ou la ★ sous une case cochée est à toi, dès ton prochain tour. Barre ce signe quand tu t’en sers.',
        },
        {
          head: 'Bonus +',
          text: 'remplace un dé manquant de sa couleur, deux au plus par tour. Des bonus seuls suffisent aussi.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Tu peux te servir de plusieurs étoiles dans un tour.' },
      ],
    },
    {
      title: 'Les autres',
      paragraphs: [
        {
          text: 'À la fin de ton tour, chacun des autres peut prendre un dé que tu n’as pas utilisé et cocher la case suivante de sa piste ; le blanc vaut une piste au choix. Plusieurs peuvent prendre le même dé. À deux, l’autre peut prendre deux dés, même de la même couleur.',
        },
      ],
    },
    {
      title: 'La fin',
      paragraphs: [
        {
          text: `La partie s’arrête après la manche où un joueur a atteint ${goal} points : tout le monde joue ainsi le même nombre de tours. Celui qui a le plus de points l’emporte ; à égalité, celui qui a le moins de cases vides ; si l’égalité demeure, la victoire est partagée.`,
        },
      ],
    },
  ],
};
