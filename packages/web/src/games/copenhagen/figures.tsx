/** Pictures for the rules of Copenhagen, drawn with the game's own pieces. */
import type { Colour } from '@nyhavn/engine/house';
import type { ComponentType } from 'preact';
import { AbilityTile } from '../../art/ability.tsx';
import { Card } from '../../art/card.tsx';
import { Harbour, PLACES } from '../../art/harbour.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CopenhagenText } from '../../words/games/copenhagen.ts';
import { cellNamed } from '../house/geometry.ts';
import { HouseFigure, type HousePlan } from '../house/house-figure.tsx';
import { ABILITIES, COATS, TILES } from './material.ts';

const PRINTED = { medium: 'cardboard', seat: 1, coats: COATS } as const;

/** Houses of the pictures. */
const HOUSES = {
  goal: { building: ['RrPPp', 'BBGYY', 'PbGRy', 'P.gr.', 'p....'] },
  cost: {
    rows: 3,
    building: ['rR...'],
    ghost: { cells: ['c1', 'd1', 'e1'], brick: 'c1', colour: 'G', isLegal: true },
  },
  neighbour: {
    rows: 3,
    building: ['rR...'],
    ghost: { cells: ['c1', 'c2', 'd2'], brick: 'c1', colour: 'R', isLegal: true },
  },
  supported: {
    rows: 3,
    building: ['yY...'],
    ghost: { cells: ['b2', 'c2', 'd2'], brick: 'b2', colour: 'P', isLegal: true },
  },
  floating: {
    rows: 3,
    building: ['yY...'],
    ghost: { cells: ['c2', 'd2', 'e2'], brick: 'c2', colour: 'P', isLegal: false },
  },
  scoring: {
    building: ['GGgBb', 'YWPRW', 'Yypr.', 'B....', 'Bb...', 'W....', 'R....', 'Rr...', 'W....'],
  },
  coats: {
    building: ['rRBb.', '..B..'],
    ghost: { cells: ['c3', 'd3'], brick: 'd3', colour: 'G', isLegal: true },
  },
} as const satisfies Record<string, HousePlan>;

function house(plan: HousePlan): ComponentType {
  return () => <HouseFigure plan={plan} printed={PRINTED} />;
}

function Tile({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  const { squares, colour, brick } = TILES.find((tile) => tile.name === name)!;
  return <TileArt {...{ squares, colour, brick, size }} medium="cardboard" />;
}

function Cards({ cards, picked = '' }: { readonly cards: string; readonly picked?: string }) {
  return (
    <span class="figure-cards">
      {[...cards].map((card, index) => (
        <span key={index} class={picked.includes(`${index + 1}`) ? 'is-picked' : ''}>
          <Card colour={card as Colour} isPicked={picked.includes(`${index + 1}`)} />
        </span>
      ))}
    </span>
  );
}

/** The cards in the pictures of the harbour. */
const HARBOUR = 'RBPGYRB';

function SevenPlaces() {
  return (
    <span class="figure-harbour">
      <Harbour />
      {PLACES.map(({ x, y, angle }, index) => (
        <span
          key={x + y * 9}
          style={{ insetInlineStart: `${x * 100}%`, top: `${y * 100}%`, rotate: `${angle}deg` }}
        >
          <Card colour={HARBOUR.charAt(index) as Colour} />
        </span>
      ))}
    </span>
  );
}

/** A tile of four squares as it lies, rotated, and turned over; the brick is its first square. */
const TURNED = ['a1 b1 c1 c2', 'a3 a2 a1 b1', 'c1 b1 a1 a2'];

function Turned() {
  const [lying, rotated, over] = TURNED.map((cells) => {
    const squares = cells.split(' ').map(cellNamed);
    return (
      <TileArt key={cells} squares={squares} brick={0} colour="B" medium="cardboard" size={20} />
    );
  });
  return (
    <span class="figure-row">
      {lying}
      <Icon name="rotate-right" />
      {rotated}
      <Icon name="flip" />
      {over}
    </span>
  );
}

/** The pictures by their names. */
export const FIGURES: Readonly<Record<keyof CopenhagenText['figures'], ComponentType>> = {
  goal: house(HOUSES.goal),
  tiles: () => (
    <span class="figure-row">
      <Tile name="P2" />
      <Tile name="R3" />
      <Tile name="Y4" />
      <Tile name="G5" />
      <TileArt squares={[[0, 0]]} colour="W" medium="cardboard" size={20} />
    </span>
  ),
  harbour: SevenPlaces,
  neighbours: () => <Cards cards={HARBOUR} picked="34" />,
  apart: () => <Cards cards={HARBOUR} picked="26" />,
  extra: () => <Cards cards={HARBOUR} picked="346" />,
  cost: () => (
    <span class="figure-row">
      <HouseFigure plan={HOUSES.cost} printed={PRINTED} />
      <Cards cards="GGG" />
    </span>
  ),
  neighbour: () => (
    <span class="figure-row">
      <HouseFigure plan={HOUSES.neighbour} printed={PRINTED} />
      <Cards cards="RR" />
    </span>
  ),
  turning: Turned,
  supported: house(HOUSES.supported),
  floating: house(HOUSES.floating),
  scoring: house(HOUSES.scoring),
  coats: house(HOUSES.coats),
  abilities: () => (
    <span class="figure-abilities">
      {ABILITIES.map((name) => (
        <AbilityTile key={name} name={name} isUsed={name === 'both'} />
      ))}
    </span>
  ),
  pile: () => (
    <span class="figure-cards">
      <span>
        <Card colour="back" />
      </span>
      <span>
        <Card colour="end" />
      </span>
    </span>
  ),
};
