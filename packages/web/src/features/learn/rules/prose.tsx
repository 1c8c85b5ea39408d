/** Text with terms and links, and with what is searched for marked in it. */
import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { Prose as ProseText } from '../../../words/rules-text.ts';
import { type Run, runsOf } from './markup.ts';
import { markedParts } from './search.ts';

/** The words that are searched for, folded. */
export const Sought = createContext<readonly string[]>([]);

/** A text with its terms and links. */
export function Prose({ text }: { readonly text: ProseText }) {
  return (
    <>
      {runsOf(text).map((run, index) => (
        <RunArt key={index} {...run} />
      ))}
    </>
  );
}

function RunArt({ text, isTerm, to }: Run) {
  if (isTerm) {
    return (
      <strong>
        <Marked text={text} />
      </strong>
    );
  }
  if (to !== undefined) {
    return (
      <a href={`#${to}`}>
        <Marked text={text} />
      </a>
    );
  }
  return <Marked text={text} />;
}

/** A text without links, with what is searched for marked. */
export function Marked({ text }: { readonly text: string }) {
  const sought = useContext(Sought);
  if (sought.length === 0) return <>{text}</>;
  return (
    <>
      {markedParts(text, sought).map(({ from, text: part, isHit }) =>
        isHit ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>,
      )}
    </>
  );
}
