// Every third day, 24 s: plants every mistake of its lists, one by one.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lists } from './mistakes/index.ts';
import { type Mistake, NotPlanted, plant } from './mistakes/mistake.ts';
import { describeMistakes, describeOutcome, runMistakes } from './mistakes.ts';

const mistakes = lists.flat();

it('a mistake as people make it is one finding, on its line', { timeout: 120_000 }, () => {
  const figures = runMistakes(mistakes);
  console.log(describeMistakes(figures));
  expect(figures.unsound).toEqual([]);
  expect(figures.unplanted.map((one) => `${one.mistake.kind}: ${one.why}`)).toEqual([]);
  expect(figures.outcomes.length).toBeGreaterThanOrEqual(150);
  expect(figures.outcomes.filter((one) => !one.one || !one.rightLine).map(describeOutcome)).toEqual([]);
});

it('the README says how many they are', () => {
  const [, said] =
    /\| ([\d,]+) mistakes as operators make them/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(said).toBe(mistakes.length.toLocaleString('en'));
});

describe('how a mistake is planted', () => {
  const text = 'a: 1\nb: 2\nb: 3\nc: 4\n';
  const of = (edits: Mistake['edits'], line?: Mistake['line']): Mistake => ({
    document: 'x',
    kind: 'x',
    edits,
    ...(line === undefined ? {} : { line }),
  });

  it.each([
    ['replaces a text', { find: 'b: 3', replace: 'b: 9' }, 'a: 1\nb: 2\nb: 9\nc: 4\n', 3],
    ['replaces the nth', { find: 'b:', nth: 2, replace: 'd:' }, 'a: 1\nb: 2\nd: 3\nc: 4\n', 3],
    ['inserts before a line', { find: 'c: 4', insert: 'x\n' }, 'a: 1\nb: 2\nb: 3\nx\nc: 4\n', 4],
    ['deletes a line', { find: 'a: 1', lines: 'delete' }, 'b: 2\nb: 3\nc: 4\n', 1],
    ['deletes several', { find: 'b: 2', lines: 'delete', count: 2 }, 'a: 1\nc: 4\n', 2],
    ['deletes up to a text', { find: 'a: 1', lines: 'delete', to: '3\n' }, 'c: 4\n', 1],
    ['doubles a line', { find: 'c: 4', lines: 'double' }, `${text}c: 4\n`, 5],
    ['cuts the rest', { find: 'b: 2', lines: 'cut' }, 'a: 1\nb: 2\n', 2],
    ['takes a line by its number', { line: 4, lines: 'delete' }, 'a: 1\nb: 2\nb: 3\n', 3],
  ] as const)('%s', (_name, edit, planted, line) => {
    expect(plant(text, of([edit]))).toEqual({ text: planted, from: line, to: line });
  });

  it('the line may be told', () => {
    const edits = [{ find: 'a: 1', replace: 'a: 9' }];
    expect(plant(text, of(edits, 2))).toMatchObject({ from: 2, to: 2 });
    expect(plant(text, of(edits, { from: 2, to: 3 }))).toMatchObject({ from: 2, to: 3 });
    expect(plant(text, of(edits, { find: 'b:', nth: 2, count: 2 }))).toMatchObject({ from: 3, to: 4 });
  });

  it.each([
    ['a text that stands there twice', { find: 'b:', replace: 'd:' }],
    ['a text that is not there', { find: 'e:', replace: 'd:' }],
    ['an edit that changes nothing', { find: 'a:', replace: 'a:' }],
    ['an edit without a change', { find: 'a:' }],
    ['a line that is not there', { line: 40, lines: 'delete' }],
  ] as const)('%s is told', (_name, edit) => {
    expect(() => plant(text, of([edit]))).toThrow(NotPlanted);
  });
});
