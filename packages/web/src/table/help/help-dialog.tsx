/** The answer to a question: what it is, what it does now, and where it stands in the rules. */
import './help-dialog.css';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HelpWords } from '../../words/en/help.ts';
import { say } from '../../words/index.ts';
import { type GameText, ruleLink } from '../../words/rules-text.ts';
import { KeyList, type Keys } from '../key-help.tsx';
import type { HelpAnswer } from './answer.ts';
import type { HelpDesk } from './desk.ts';
import { topicIn } from './topic.ts';

/** The dialog in which a table's questions are answered. */
export function HelpDialog(props: {
  readonly desk: HelpDesk;
  readonly game: string;
  /** Keys of this table besides those of all. */
  readonly keys: Keys;
}) {
  const { desk, game, keys } = props;
  const { common, table } = say();
  const question = desk.question.value;
  if (!desk.isOpen.value || !question) return null;
  const words = desk.words.say();
  const rules = desk.rules.say();
  const help = desk.help.value;
  const answer = words && help?.answer(words, question.topic);
  return (
    <Dialog key={question.number} title={answer?.title ?? table.ask} isOpen={question.isOpen}>
      {() => (
        <>
          {words && answer && rules ? (
            <Answered key={answer.title} {...{ words, answer, desk, game, rules }} />
          ) : (
            <p class="help">{common.loading}</p>
          )}
          {question.isByKey && (
            <section class="help-keys">
              <h3>{table.keys}</h3>
              <KeyList more={keys} />
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}

interface AnsweredParts {
  readonly words: HelpWords;
  readonly answer: HelpAnswer;
  readonly desk: HelpDesk;
  readonly game: string;
  /** The titles of sections of the rules. */
  readonly rules: GameText;
}

/** False for the first answer in a dialog, when the dialog itself has the focus. */
let isFollowing = false;

function Answered({ words, answer, desk, game, rules }: AnsweredParts) {
  const { what, now, isPossible, rules: places } = answer;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFollowing) text.current?.focus();
    isFollowing = false;
  }, []);
  return (
    <div class="help" ref={text} tabIndex={-1}>
      <p class="help-what">{what}</p>
      {(now.length > 0 || isPossible !== undefined) && (
        <section class="help-now">
          <h3>
            {words.now}
            {isPossible !== undefined && (
              <span class={isPossible ? 'chip' : 'chip bad'}>
                <Icon name={isPossible ? 'check' : 'close'} />
                {isPossible ? words.possible : words.impossible}
              </span>
            )}
          </h3>
          <ul class="help-sentences">
            {now.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section class="help-rules">
        <h3>{words.inRules}</h3>
        <ul class="help-links">
          {places.map((place) => (
            <li key={place}>
              <Button icon="book" href={ruleLink(game, place)}>
                {rules.sections[place]?.title ?? words.ruling(place)}
              </Button>
            </li>
          ))}
          {places.length === 0 && (
            <li>
              <Button icon="book" href={`/rules/${game}`}>
                {words.allRules}
              </Button>
            </li>
          )}
        </ul>
      </section>
      <More {...{ words, answer, desk }} />
    </div>
  );
}

/** Related questions; without a pointer they are the way to every part of a house. */
function More({ words, answer, desk }: Omit<AnsweredParts, 'game' | 'rules'>) {
  const help = desk.help.value;
  const more = answer.more ?? [];
  if (!help || more.length === 0) return null;
  return (
    <section class="help-more">
      <h3>{words.more}</h3>
      <ul class="help-links">
        {more.map((text) => (
          <li key={text}>
            <Button
              look="quiet"
              onClick={() => {
                isFollowing = true;
                desk.follow(topicIn(text));
              }}
            >
              {help.answer(words, topicIn(text)).title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
