/** For those who have the box on the table: real dice, score pads, sheets to print. */
import './real-table-panel.css';
import { GAME_IDS, moduleOf } from '../../games/registry.ts';
import { Button } from '../../ui/button.tsx';
import { gameName, say } from '../../words/index.ts';

/** The part of the quay for games at a real table. */
export function RealTable() {
  const { home } = say();
  const words = home.realTable;
  return (
    <section class="real-table panel" aria-labelledby="real-table">
      <h2 id="real-table">{words.title}</h2>
      <p>{words.about}</p>
      <ul class="real-table-list">
        {GAME_IDS.filter((game) => moduleOf(game)?.told).map((game) => (
          <li key={game}>
            <Button icon="dice" href={`/new/${game}?dice=real`}>
              {words.dice}
            </Button>
          </li>
        ))}
        {GAME_IDS.filter((game) => moduleOf(game)?.scorePad).map((game) => (
          <li key={game}>
            <Button icon="pencil" href={`/score/${game}`}>
              {words.score(gameName(game))}
            </Button>
          </li>
        ))}
        {GAME_IDS.flatMap((game) => moduleOf(game)?.sheets ?? []).map(({ path }) => (
          <li key={path}>
            <Button icon="print" href={path}>
              {words.print}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
