/** The program in each language: its words come from the words of that language, and fit the screen. */
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { LANGUAGES, type TerminalSpeech, terminalWordsIn } from '@nyhavn/web/terminal-words';
import { afterAll, describe, expect, test } from 'vitest';
import { speak } from '../../src/words.ts';
import { nyhavn } from '../nyhavn.ts';
import { transcript, typed } from './script.ts';

const GAMES = [rollAndWrite, copenhagen];

afterAll(() => speak('en'));

/** Plays to the end by first choices, with everything that can be asked for on the way. */
function curious(): (prompt: string) => string | undefined {
  const asked = ['help', 'log', 'sheet', 'sheet 2', 'sheet 9', 'table', 'dance', '99', 'undo', '1'];
  let prompts = 0;
  return () => (prompts++ > 600 ? undefined : (asked.shift() ?? (prompts % 7 === 0 ? 'b' : '1')));
}

/** Letters and marks that a line of plain speech may have, in any of the languages. */
const PLAIN = /^[\n\x20-\x7eÀ-ÖØ-öø-ÿœŒ]*$/;

describe.each(LANGUAGES)('in %s', (language) => {
  let words: TerminalSpeech;

  test.each(GAMES)('$id is played to its end, within 80 columns', async (game) => {
    await speak(language);
    words = await terminalWordsIn(language);
    for (const people of [1, 4]) {
      const text = await transcript(curious(), { game, players: 4, people });
      const widest = text
        .split('\n')
        .filter((line) => !line.includes('.jsonl'))
        .toSorted((one, other) => one.length - other.length)
        .at(-1);
      expect(widest?.length, widest).toBeLessThanOrEqual(80);
      expect(text).toContain(words.terminal.unknown('dance'));
      expect(text).toContain(words.terminal.noPlayer(4));
      expect(text).not.toMatch(/undefined|\[object|function/);
    }
  });

  test('the first screen has at most 24 lines', async () => {
    await speak(language);
    const first = await transcript(typed(), { players: 4 });
    expect(first.split('(end)')[0]?.split('\n').length).toBeLessThanOrEqual(24);
  });

  test.each(GAMES)('$id is spoken plainly, with the letters of the language', async (game) => {
    await speak(language);
    words = await terminalWordsIn(language);
    const text = await transcript(curious(), { game, plain: true });
    expect(text).toMatch(PLAIN);
    expect(text).toContain(words.table.over.title);
    if (language !== 'en') expect(text).not.toMatch(/\b(Choose|Your turn|took|drew|squares)\b/);
  });
});

describe('the language is chosen', () => {
  const goodbye = async (language: (typeof LANGUAGES)[number]) =>
    (await terminalWordsIn(language)).terminal.goodbye;
  const play = (argv: readonly string[], locale: NodeJS.ProcessEnv) =>
    nyhavn(['play', '--plain', ...argv], 'quit\n\n', locale).stdout;

  test('by --language, whatever the locale is', async () => {
    expect(play(['--language', 'fr'], { LANG: 'nl_NL.UTF-8' })).toContain(await goodbye('fr'));
    expect(play(['--language=da'], {})).toContain(await goodbye('da'));
  });

  test('else by LC_ALL, LC_MESSAGES and LANG, in that order', async () => {
    const locale = { LC_ALL: 'da_DK.UTF-8', LC_MESSAGES: 'de_DE', LANG: 'nl_NL.UTF-8' };
    expect(play([], locale)).toContain(await goodbye('da'));
    expect(play([], { ...locale, LC_ALL: '' })).toContain(await goodbye('de'));
    expect(play([], { LANG: 'nl_BE.UTF-8' })).toContain(await goodbye('nl'));
  });

  test('else English', async () => {
    expect(play([], { LANG: 'pt_BR.UTF-8' })).toContain(await goodbye('en'));
    expect(play([], { LANG: '' })).toContain(await goodbye('en'));
  });

  test('and one that is not spoken is refused', () => {
    const { status, stderr } = nyhavn(['play', '--language', 'xx']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--language takes en, nl, de, fr or da\.\n/);
  });
});

describe.each(LANGUAGES)('the program itself in %s', (language) => {
  const run = (...argv: string[]) => nyhavn([...argv, '--language', language]);

  test('says what each command does, and no other language’s words', async () => {
    const { help } = (await terminalWordsIn(language)).commands;
    const { status, stdout } = run('help');
    expect(status).toBe(0);
    for (const summary of Object.values(help.summaries)) expect(stdout).toContain(summary);
    expect(run('verify', '--help').stdout).toContain(help.summaries.verify);
    expect(run('chess').stderr).toContain(help.unknown('chess'));
  });

  test('says what is wrong with a command line', async () => {
    const { options, help } = (await terminalWordsIn(language)).commands;
    const wrong = run('sim', '--speed', 'fast');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain(`${options.unknown('--speed')}\n${help.usage}`);
    expect(run('play', '--players', '9').stderr).toContain(options.number('--players', 2, 4));
    expect(nyhavn(['play', '--language', language, '--seed']).stderr).toContain(
      options.misused('--seed'),
    );
  });

  test('sums up simulated games', async () => {
    const { sim } = (await terminalWordsIn(language)).commands;
    const { stdout } = run('sim', '--game', 'copenhagen', '--players', '2', '--games', '2');
    expect(stdout).toContain(`\n${sim.seat(1)}  random`);
    expect(stdout.split(' ')[0]).toBe('2');
  });
});
