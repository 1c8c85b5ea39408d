/** The odds of dice for tiles of each size, as the engine works them out. */
import './odds-table.css';
import { COLOURS, type Colour } from '@nyhavn/engine/house';
import { diceOdds } from '@nyhavn/engine/roll-and-write';
import { useMemo } from 'preact/hooks';
import { Die } from '../../art/die.tsx';
import { rulesText } from '../../words/games/roll-and-write.ts';
import { locale } from '../../words/index.ts';

/** The sizes of tiles, each drawn in a colour where any will do. */
const SIZES: readonly (readonly [size: number, drawn: Colour])[] = [
  [2, 'R'],
  [3, 'P'],
  [4, 'G'],
  [5, 'Y'],
];

const RE_ROLLS = 2;

/** A higher chance is shown as more than this, never as 100%. */
const MAX_SHOWN_CHANCE = 0.999;

function chanceText(chance: number): string {
  const text = Math.min(chance, MAX_SHOWN_CHANCE).toLocaleString(locale.value, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return chance > MAX_SHOWN_CHANCE ? `> ${text}` : text;
}

/** The chances for tiles of any colour and of one given colour, with re-rolls and without. */
export function OddsTable() {
  const words = rulesText.say()?.odds;
  if (!words) return null;
  return (
    <div class="book-table" data-scrolls="x">
      <table class="odds">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.size}</th>
            {words.reRolls.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Group title={words.anyColour} />
        <Group title={words.oneColour} given="B" />
      </table>
    </div>
  );
}

function Group({ title, given }: { readonly title: string; readonly given?: Colour }) {
  const rows = useMemo(() => {
    const colours = COLOURS.flatMap((colour, index) => (colour === (given ?? colour) ? index : []));
    return SIZES.map(([size, drawn]) => ({
      size,
      face: given ?? drawn,
      odds: diceOdds(size, colours, RE_ROLLS),
    }));
  }, [given]);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={RE_ROLLS + 2}>
          {title}
        </th>
      </tr>
      {rows.map(({ size, face, odds }) => (
        <tr key={size}>
          <th scope="row">
            {size}
            <span class="odds-dice" aria-hidden="true">
              {Array.from({ length: size }, (_, die) => (
                <Die key={die} face={face} />
              ))}
            </span>
          </th>
          {odds.map((chance, reRolls) => (
            <td key={reRolls}>{chanceText(chance)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
