import { canonical } from './copenhagen-cards.ts';
import type { Ability } from './copenhagen-data.ts';
import { ABILITIES, START_ABILITY } from './copenhagen-data.ts';
import { House } from './copenhagen-house.ts';
import type { Colour } from './roll-and-write-data.ts';

/** One player in the state picture. */
export interface CopenhagenPlayerState {
  score: number;
  empty: number;
  building: string[];
  hand: string;
  cards: number;
  abilities: Partial<Record<Ability, 'active' | 'used'>>;
}

/** One player: score, house, hand and ability tiles. */
export class Player {
  score = 0;
  readonly house = new House();
  hand: Colour[] = [];
  /** The ability tiles owned; each kind at most once. */
  readonly abilities = new Map<Ability, 'active' | 'used'>([[START_ABILITY, 'active']]);

  /** True when the player owns this ability tile and it is not used. */
  mayUse(ability: Ability): boolean {
    return this.abilities.get(ability) === 'active';
  }

  /** Turns an active ability tile to its used side. */
  use(ability: Ability): void {
    if (!this.mayUse(ability)) throw new Error(`this ability is not active: ${ability}`);
    this.abilities.set(ability, 'used');
  }

  /** The own ability tiles that are used. */
  usedAbilities(): Ability[] {
    return [...this.abilities.keys()].filter((ability) => this.abilities.get(ability) === 'used');
  }

  /** This player in the state picture. */
  picture(): CopenhagenPlayerState {
    const abilities: CopenhagenPlayerState['abilities'] = {};
    for (const ability of ABILITIES) {
      const side = this.abilities.get(ability);
      if (side !== undefined) abilities[ability] = side;
    }
    return {
      score: this.score,
      empty: this.house.empty,
      building: this.house.picture(),
      hand: canonical(this.hand).join(''),
      cards: this.hand.length,
      abilities,
    };
  }
}
