/** Opening a record from elsewhere: a file, a text that is pasted, or a link. */
import './open-record-screen.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { nameAt } from '../../../table/seat-names.ts';
import { Button, FileButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { gameName, say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import { carriedIn, isCarrying } from './carried.ts';
import { FaultNote } from './fault-note.tsx';
import { type FoundGame, type Reading, readText, rememberRecord } from './reading.ts';

/** In characters, or bytes of a file; the records of a whole evening are shorter. */
const MAX_RECORDS_LENGTH = 5_000_000;

type Trouble = 'nothing' | 'tooLarge' | 'badLink' | 'otherLink';

/** Ways to bring a game here. */
export function OpenScreen() {
  const words = replayWords.say()?.open;
  const { route } = useLocation();
  const reading = useSignal<Reading | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const isOver = useSignal(false);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble.value ?? reading.value) outcome.current?.scrollIntoView({ block: 'center' });
  }, [trouble.value, reading.value]);

  async function look(game: FoundGame, isReplacing = false) {
    route(`/game/${await rememberRecord(game)}`, isReplacing);
  }
  async function open(text: string, isReplacing = false) {
    trouble.value = undefined;
    reading.value = undefined;
    if (text.trim() === '') trouble.value = 'nothing';
    else if (text.length > MAX_RECORDS_LENGTH) trouble.value = 'tooLarge';
    else if (isLink(text)) await follow(new URL(text.trim()));
    else {
      const read = await readText(text);
      const [game] = read.games;
      if (game && read.games.length === 1 && !read.fault) await look(game, isReplacing);
      else reading.value = read;
    }
  }
  async function follow(link: URL) {
    const [, first = '', table = ''] = link.pathname.split('/');
    if (isCarrying(link.hash)) await unpack(link.hash);
    else if (link.origin === location.origin && (first === 'game' || first === 'table')) {
      route(`/game/${table}${first === 'game' ? link.hash : ''}`);
    } else trouble.value = 'otherLink';
  }
  async function unpack(fragment: string, isReplacing = false) {
    const record = await carriedIn(fragment);
    if (record.ok) await open(record.value, isReplacing);
    else trouble.value = 'badLink';
  }
  async function openFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_RECORDS_LENGTH) trouble.value = 'tooLarge';
    else await open(await file.text());
  }
  useEffect(() => {
    const begin = () => {
      if (isCarrying(location.hash)) unpack(location.hash, true).catch(sayTrouble);
    };
    begin();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, []);
  useLayoutEffect(
    () => listenForDrops(isOver, (file) => void openFile(file).catch(sayTrouble)),
    [],
  );
  if (!words) return <Loading />;
  return (
    <Page title={words.title}>
      <div class={isOver.value ? 'open-ways is-over' : 'open-ways'}>
        <p class="panel">{words.about}</p>
        <div class="panel open-file">
          <FileButton
            look="primary"
            icon="sheet"
            accept=".jsonl,.json,.ndjson,.txt,application/jsonl"
            onFile={(file) => void openFile(file).catch(sayTrouble)}
          >
            {words.file}
          </FileButton>
          <span>{words.drop}</span>
        </div>
        <form
          class="panel open-paste"
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('record');
            open(String(text ?? '')).catch(sayTrouble);
          }}
        >
          <Field label={words.paste}>
            <textarea
              name="record"
              rows={6}
              spellcheck={false}
              autocomplete="off"
              placeholder={EXAMPLE}
            />
          </Field>
          <Button look="primary" icon="right" type="submit">
            {words.open}
          </Button>
        </form>
        <div role="alert" class="open-outcome" ref={outcome}>
          {trouble.value && <p class="panel open-trouble">{words[trouble.value]}</p>}
          {reading.value?.fault && <FaultNote fault={reading.value.fault} />}
        </div>
        {reading.value && reading.value.games.length > 0 && (
          <Found reading={reading.value} onLook={(game) => void look(game).catch(sayTrouble)} />
        )}
      </div>
    </Page>
  );
}

/** Takes files that are dropped anywhere on the page, until the returned function is called. */
function listenForDrops(
  isOver: Signal<boolean>,
  take: (file: File | undefined) => void,
): () => void {
  const hover = (event: DragEvent) => {
    event.preventDefault();
    isOver.value = true;
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) isOver.value = false;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    isOver.value = false;
    take(event.dataTransfer?.files[0]);
  };
  document.addEventListener('dragover', hover);
  document.addEventListener('dragleave', leave);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', hover);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
  };
}

const EXAMPLE = '{"nyhavn":1,"game":"…","players":3,"startPlayer":0}\n{"by":"chance","move":"…"}';

function isLink(text: string): boolean {
  return /^https?:[/][/]\S+$/.test(text.trim());
}

/** The games of a file, or the good part of one. */
function Found(props: { readonly reading: Reading; readonly onLook: (game: FoundGame) => void }) {
  const { reading, onLook } = props;
  const said = replayWords.say();
  const { common } = say();
  const { games } = reading;
  if (!said) return null;
  const words = said.open;
  return (
    <section class="panel open-found" aria-label={words.several(games.length)}>
      {games.length > 1 && <h2>{words.several(games.length)}</h2>}
      <ol>
        {games.map((found, index) => {
          const { game, seats, moves } = found;
          const names = seats.map((_, seat) => nameAt(seats, seat));
          return (
            <li key={index}>
              <span>
                <strong>{said.title(gameName(game.id), common.list(names))}</strong>
                <br />
                <small>{words.moves(moves)}</small>
              </span>
              <Button look="primary" icon="eye" onClick={() => onLook(found)}>
                {games.length > 1 ? words.look(index + 1) : words.lookGood}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
