/** Refusals of the server and of the rules, in words. */
import type { AnyRefusal } from '@nyhavn/protocol';
import { say } from '../../words/index.ts';
import { together } from '../../words/together.ts';

/** Why something was refused, in a sentence. */
export function refusalInWords(code: AnyRefusal | 'unreachable'): string {
  const { common, refusals } = say();
  const ours: Readonly<Record<string, string>> = together.say()?.refusals ?? {};
  const ofRules: Readonly<Record<string, string>> = refusals;
  return ours[code] ?? ofRules[code] ?? common.failed;
}
