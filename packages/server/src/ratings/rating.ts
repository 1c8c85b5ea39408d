/** Ratings: Plackett and Luce's model as Weng and Lin compute it, by OpenSkill. */
import { ordinal, rate, rating } from 'openskill';

/** A bell curve over what a player's skill may be. */
export interface Strength {
  readonly skill: number;
  readonly uncertainty: number;
}

/** A player of whom nothing is known. */
export function unknownStrength(): Strength {
  const { mu, sigma } = rating();
  return { skill: mu, uncertainty: sigma };
}

/** The strengths of players after a game, from those before and their places. */
export function afterGame(strengths: readonly Strength[], places: readonly number[]): Strength[] {
  const teams = strengths.map(({ skill, uncertainty }) => [{ mu: skill, sigma: uncertainty }]);
  return rate(teams, { rank: [...places] }).flatMap((team) =>
    team.map(({ mu, sigma }) => ({ skill: mu, uncertainty: sigma })),
  );
}

/** The skill that is almost certainly there: three times the uncertainty less. */
export function ratingOf({ skill, uncertainty }: Strength): number {
  return ordinal({ mu: skill, sigma: uncertainty });
}
