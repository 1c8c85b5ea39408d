/** The way from the quay to tables with people elsewhere. */
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/index.ts';

/** The part of the quay for games over the network. */
export function TogetherPanel() {
  const words = say().home.together;
  return (
    <section class="together-panel panel" aria-labelledby="together">
      <div>
        <h2 id="together">{words.title}</h2>
        <p>{words.about}</p>
      </div>
      <Button look="primary" icon="people" href="/together">
        {words.go}
      </Button>
    </section>
  );
}
