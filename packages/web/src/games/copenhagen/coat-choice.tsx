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
        {ABILITIES.filter((ability) => house.abilities[ability] === undefined).map((ability) => (
          <Choice
            key={ability}
            table={table}
            help={helpOn('coat-take', ability)}
            move={{ verb: 'coatTake', ability }}
            label={abilities.names[ability]}
            title={`${coat.take(abilities.names[ability])}. ${abilities.abouts[ability]}`}
          >
            <AbilityTile name={ability} />
          </Choice>
        ))}
        <Choice
          table={table}
          help={helpOn('coat-turn')}
          move={{ verb: 'coatTurn' }}
          label={coat.turn}
          title={used === '' ? coat.turn : coat.turnWhat(used)}
        >
          <Icon name="again" />
        </Choice>
        <Choice
          table={table}
          help={helpOn('coat-skip')}
          move={{ verb: 'coatSkip' }}
          label={coat.skip}
          title={coat.skip}
        >
          <Icon name="right" />
        </Choice>
      </div>
    </section>
  );
}

function Choice(props: {
  readonly table: GameTable;
  readonly help: ReturnType<typeof helpOn>;
  readonly move: CopenhagenSpoken;
  readonly label: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  const { table, help, move, label, title, children } = props;
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
      <ButtonWords isFinal={isFinal}>{label}</ButtonWords>
    </Button>
  );
}

/** Some cell, to have the engine say why no white tile can lie anywhere. */
function firstCell({ supply }: Picture): string {
  return supply.W === 0 ? 'a1' : 'e9';
}
