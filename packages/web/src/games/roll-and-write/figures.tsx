/** Pictures for the rules of Roll & Write, drawn with the game's own pieces. */
import { COLOURS } from '@nyhavn/engine/house';
import type { ComponentType } from 'preact';
import { AbilityIcon } from '../../art/ability.tsx';
import { Die } from '../../art/die.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import { TrackArt } from '../../art/track.tsx';
import type { Paint } from '../../art/types.ts';
import { Icon } from '../../ui/icon.tsx';
import type { RollAndWriteText } from '../../words/games/roll-and-write.ts';
import { type Square, turnedOver, turnedRight } from '../house/geometry.ts';
import { HouseFigure, type HousePlan } from '../house/house-figure.tsx';
import { COATS, type PrintedTile, TILES, TRACK_POINTS, TRACKS, tileNamed } from './material.ts';

const PRINTED = { medium: 'paper', seat: 0, coats: COATS } as const;

/** Houses of the pictures. */
const HOUSES = {
  goal: { building: ['BbGGg', 'RRPYY', 'GrPBy', 'G.pb.', 'g....'] },
  supported: {
    rows: 3,
    building: ['Bb...'],
    ghost: { cells: ['b2', 'c2', 'd2'], brick: 'c2', colour: 'P', isLegal: true },
  },
  floating: {
    rows: 3,
    building: ['Bb...'],
    ghost: { cells: ['c2', 'd2', 'e2'], brick: 'd2', colour: 'P', isLegal: false },
  },
  gap: {
    rows: 5,
    building: ['G....', 'G....', 'g....', 'PpP..'],
    ghost: { cells: ['b1', 'c1'], brick: 'c1', colour: 'R', isLegal: true },
  },
  scoring: {
    building: ['GGgBb', 'YYPRO', 'Rypr.', 'Rr...', 'B....', 'Bb...', 'O....', 'Y....', 'Yy...'],
  },
  coats: {
    rows: 4,
    building: ['PPpPP', 'GGg..', 'B....', 'b....'],
    ghost: { cells: ['d2', 'e2'], brick: 'd2', colour: 'R', isLegal: true },
  },
} as const satisfies Record<string, HousePlan>;

function house(plan: HousePlan): ComponentType {
  return () => <HouseFigure plan={plan} printed={PRINTED} />;
}

function Tile({ tile, size = 15 }: { readonly tile: PrintedTile; readonly size?: number }) {
  return <TileArt squares={tile.squares} colour={tile.colour} medium="paper" size={size} />;
}

function Dice({ faces, used = '' }: { readonly faces: string; readonly used?: string }) {
  return (
    <span class="figure-dice">
      {[...faces].map((face, index) => (
        <Die key={index} face={face as Paint} isUsed={used.includes(face)} />
      ))}
    </span>
  );
}

function Sheet() {
  return (
    <span class="figure-sheet paper">
      {COLOURS.map((colour) => (
        <span key={colour} class="figure-sheet-line">
          {TILES.filter((tile) => tile.colour === colour).flatMap((tile) =>
            Array.from({ length: Math.max(1, tile.copies) }, (_, copy) => (
              <Tile key={`${tile.name}${copy}`} tile={tile} size={11} />
            )),
          )}
        </span>
      ))}
    </span>
  );
}

function Rotated() {
  const { squares, colour } = tileNamed('Y4L');
  const shown = (turned: readonly Square[], isCrossed: boolean) => (
    <TileArt {...{ squares: turned, colour, isCrossed }} medium="paper" size={20} />
  );
  return (
    <span class="figure-row">
      {shown(squares, false)}
      <Icon name="rotate-right" />
      {shown(turnedRight(squares), false)}
      <Icon name="flip" />
      {shown(turnedOver(squares), true)}
    </span>
  );
}

function FourSquares() {
  return (
    <span class="figure-row">
      {TILES.filter(({ size }) => size === 4)
        .filter(({ name }) => !name.endsWith('L'))
        .map(({ name, squares, colour }) => (
          <TileArt key={name} {...{ squares, colour }} isCrossed medium="paper" size={15} />
        ))}
    </span>
  );
}

function Purple() {
  const { colour, signs } = TRACKS[2]!;
  return <TrackArt points={TRACK_POINTS} {...{ colour, signs }} marked={4} />;
}

/** The pictures by their names. */
export const FIGURES: Readonly<Record<keyof RollAndWriteText['figures'], ComponentType>> = {
  goal: house(HOUSES.goal),
  sheet: Sheet,
  dice: () => (
    <span class="figure-row">
      <Dice faces="BBW" />
      <Icon name="right" />
      <Tile tile={tileNamed('B3')} size={20} />
    </span>
  ),
  bonus: () => (
    <span class="figure-row">
      <Dice faces="BB" />
      <Icon name="plus" />
      <Icon name="right" />
      <Tile tile={tileNamed('B3')} size={20} />
    </span>
  ),
  supported: house(HOUSES.supported),
  floating: house(HOUSES.floating),
  gap: house(HOUSES.gap),
  rotate: Rotated,
  scoring: house(HOUSES.scoring),
  coats: house(HOUSES.coats),
  tracks: Purple,
  abilities: () => (
    <span class="figure-row">
      {TRACKS.map(({ colour, ability }) => (
        <span key={colour} class={`figure-ability paint-${colour}`}>
          <AbilityIcon name={ability} />
        </span>
      ))}
    </span>
  ),
  others: () => <Dice faces="BBRGW" used="B" />,
  twoPlayers: FourSquares,
};
