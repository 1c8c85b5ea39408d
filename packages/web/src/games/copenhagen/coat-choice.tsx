/** The choice of what a coat of arms is used for. */
import './coat-choice.css';
import { type CopenhagenSpoken, unspokenCopenhagen as spell } from '@nyhavn/engine/copenhagen';
import type { ComponentChildren } from 'preact';
import { AbilityTile } from '../../art/ability.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import { act, explain } from '../../table/acting.ts';
import { ButtonWords, moveName } from '../../table/button-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { ABILITIES } from './material.ts';
import { abilityNames } from './naming.ts';
import { abilitiesOf, type GameTable, houseOf, type Picture } from './picture.ts';
import type { TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** A white tile, an ability tile, turning used ones back, or nothing. */
export function CoatChoice({ table, selection }: TableParts) {
  const { abilities, coat } = sayCopenhagen();
  const picture = table.picture.value;
  const turn = table.turn.value;
  const house = houseOf(picture, turn.kind === 'person' ? turn.seat : 0);
  const used = abilityNames(abilitiesOf(house, 'used'));
  const isHeld = selection.tile.value === 'W';
  const missing = ABILITIES.filter((ability) => house.abilities[ability] === undefined);
  const moves: readonly CopenhagenSpoken[] = [
    ...missing.map((ability) => ({ verb: 'coatTake', ability }) as const),
    { verb: 'coatTurn' },
    { verb: 'coatSkip' },
  ];
  const trials = moves.map((move) => table.tryOut(spell(move)));
  // A remark that applies to all choices is said once.
  const areAllFinal = trials.every((trial) => !trial.ok || trial.value.isFinal);
  const pickWhite = () => {
    if (isHeld) selection.putBack();
    else if (!selection.pickTile('W')) {
      explain(table, spell({ verb: 'coatSquare', cell: firstCell(picture) }), '');
    }
  };
  return (
    <section
      class="coat-choice panel"
      aria-label={coat.title(picture.coats)}
      {...helpOn('coat-choice')}
    >
      <h2>
        <Icon name="coat" />
        {coat.title(picture.coats)}
      </h2>
      <div class="coat-buttons">
        <Button
          aria-pressed={isHeld}
          aria-disabled={selection.choices.value.whites.length === 0}
          onClick={pickWhite}
          {...helpOn('coat-white')}
        >
          <TileArt squares={[[0, 0]]} colour="W" medium="cardboard" size={20} />
          {coat.white}
        </Button>
        {missing.map((ability) => (
          <Choice
            key={ability}
            {...{ table, areAllFinal }}
            help={helpOn('coat-take', ability)}
            move={{ verb: 'coatTake', ability }}
            label={abilities.names[ability]}
            about={abilities.abouts[ability]}
            title={`${coat.take(abilities.names[ability])}. ${abilities.abouts[ability]}`}
          >
            <AbilityTile name={ability} />
          </Choice>
        ))}
        <Choice
          {...{ table, areAllFinal }}
          help={helpOn('coat-turn')}
          move={{ verb: 'coatTurn' }}
          label={coat.turn}
          title={used === '' ? coat.turn : coat.turnWhat(used)}
        >
          <Icon name="again" />
        </Choice>
        <Choice
          {...{ table, areAllFinal }}
          help={helpOn('coat-skip')}
          move={{ verb: 'coatSkip' }}
          label={coat.skip}
          title={coat.skip}
        >
          <Icon name="right" />
        </Choice>
      </div>
      {areAllFinal && (
        <p class="coat-final" aria-hidden="true">
          <Icon name="no-undo" />
          {say().table.final}
        </p>
      )}
    </section>
  );
}

function Choice(props: {
  readonly table: GameTable;
  readonly areAllFinal: boolean;
  readonly help: ReturnType<typeof helpOn>;
  readonly move: CopenhagenSpoken;
  readonly label: string;
  readonly title: string;
  /** An explanation, shown if there is room for it. */
  readonly about?: string;
  readonly children: ComponentChildren;
}) {
  const { table, areAllFinal, help, move, label, title, about, children } = props;
  const text = spell(move);
  const trial = table.tryOut(text);
  const isFinal = trial.ok && trial.value.isFinal;
  return (
    <Button
      aria-disabled={!trial.ok}
      aria-label={moveName(title, isFinal)}
      title={moveName(title, isFinal)}
      onClick={() => act(table, text)}
      {...help}
    >
      {children}
      <ButtonWords isFinal={isFinal && !areAllFinal}>
        {label}
        {about && (
          <>
            {' '}
            <small class="coat-about">{about}</small>
          </>
        )}
      </ButtonWords>
    </Button>
  );
}

/** Some cell, to have the engine say why no white tile can lie anywhere. */
function firstCell({ supply }: Picture): string {
  return supply.W === 0 ? 'a1' : 'e9';
}
