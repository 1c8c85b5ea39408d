/** For those who have the box on the table: real dice, score pads, sheets to print. */
import './real-table-panel.css';
import { GAME_IDS } from '../../games/fronts.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';

/** The part of the quay for games at a real table. */
export function RealTable() {
  const { common, home } = say();
  const words = home.realTable;
  return (
    <section class="real-table panel" aria-labelledby="real-table">
      <h2 id="real-table">{words.title}</h2>
      <p>{words.about}</p>
      <ul class="real-table-list">
        <li>
          <a class="button" href="/new/roll-and-write?dice=real">
            <Icon name="dice" />
            {words.dice}
          </a>
        </li>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a class="button" href={`/score/${game}`}>
              <Icon name="pencil" />
              {words.score(common.games[game] ?? game)}
            </a>
          </li>
        ))}
        <li>
          <a class="button" href="/print">
            <Icon name="print" />
            {words.print}
          </a>
        </li>
      </ul>
    </section>
  );
}
