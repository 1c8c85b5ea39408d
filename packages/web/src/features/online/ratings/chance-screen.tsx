/** Statistics of chance on this server, beside the expected ones. */
import '../../../ui/figures.css';
import type { Statistics } from '@nyhavn/protocol';
import { GAME_IDS } from '../../../games/registry.ts';
import { Page } from '../../../ui/page.tsx';
import { gameWords, say } from '../../../words/index.ts';
import { decimal } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { together } from '../../../words/together.ts';
import { Replied, useReply } from '../reply.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { ChanceTable } from './chance-table.tsx';
import { verdictOn } from './verdict.ts';

/** Dice and cards, each as a picture, a table and a sentence. */
export function StatisticsScreen() {
  const words = ratings.say()?.chance;
  const asking = useReply('statistics');
  if (!words || !together.say())
    return <Page title={say().common.productName}>{say().common.loading}</Page>;
  return (
    <Page title={words.title}>
      <div class="ratings">
        <p class="panel">{words.about}</p>
        <Replied asking={asking}>
          {(games) =>
            games.length === 0 ? (
              <p class="panel">{words.empty}</p>
            ) : (
              inOrder(games).map((statistics) => (
                <OfGame key={statistics.game} {...{ statistics }} />
              ))
            )
          }
        </Replied>
        <p class="panel">{words.proof}</p>
      </div>
    </Page>
  );
}

/** The games as they stand on the quay. */
function inOrder(games: readonly Statistics[]): Statistics[] {
  const place = ({ game }: Statistics) => GAME_IDS.indexOf(game);
  return games.toSorted((one, other) => place(one) - place(other));
}

function OfGame({ statistics }: { readonly statistics: Statistics }) {
  const words = ratings.known().chance;
  const { game, games, faces, chiSquare, degrees, p } = statistics;
  const id = `chance-${game}`;
  const seen = faces.reduce((sum, face) => sum + face.seen, 0);
  return (
    <section class="panel chance" aria-labelledby={id}>
      <h2 id={id}>{gameWords(game)?.chance.title ?? game}</h2>
      <p>
        <strong>{verdictInWords(statistics)}</strong>
      </p>
      {seen > 0 && (
        <>
          <ChanceChart game={game} faces={faces} />
          <small>{words.legend}</small>
          <ChanceTable faces={faces} labelledBy={id} />
        </>
      )}
      <small>
        {[
          gameWords(game)?.chance.counted(decimal(seen, 0), decimal(games, 0)) ?? '',
          ...(chiSquare === null || p === null
            ? []
            : [words.numbers(decimal(chiSquare, 2), degrees, decimal(p, 3))]),
        ].join(' · ')}
      </small>
    </section>
  );
}

function verdictInWords(statistics: Statistics): string {
  const words = ratings.known().chance;
  const verdict = verdictOn(statistics);
  switch (verdict.kind) {
    case 'too-early':
      return words.tooEarly;
    case 'strange':
      return words.strange(decimal(verdict.cases, 0));
    default:
      return words[verdict.kind](verdict.cases);
  }
}
