/** A note on a broken record: the line, what is wrong with it, and its text. */
import './fault-note.css';
import type { ComponentChildren } from 'preact';
import { say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import type { TextFault } from './reading.ts';

/** Names the line and says in plain words what is wrong with it. */
export function FaultNote(props: {
  readonly fault: TextFault;
  readonly children?: ComponentChildren;
}) {
  const { line, code, text } = props.fault;
  const words = replayWords.say();
  if (!words) return null;
  return (
    <div class="fault panel">
      <p>
        <strong>{words.broken(line, words.faults[code] ?? say().refusals[code])}</strong>
      </p>
      {text !== '' && (
        <p>
          {words.brokenLine} <code>{text}</code>
        </p>
      )}
      {props.children}
    </div>
  );
}
