// By turns, 60 s: mends documents with planted mistakes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { readContext } from '../disk/read-context.ts';
import { fixTexts } from '../fix.ts';
import { checkTexts } from '../index.ts';
import { lists } from './mistakes/index.ts';
import { type Mistake, plant } from './mistakes/mistake.ts';

const ROUNDS = 8;

/** Mistakes in rounds, one a document in each: the same ones every time. */
function roundsOf(mistakes: readonly Mistake[]): Map<string, Mistake>[] {
  let seed = 20_250_520;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const left = mistakes.map((mistake) => ({ mistake, order: next() })).sort((a, b) => a.order - b.order);
  const rounds = Array.from({ length: ROUNDS }, () => new Map<string, Mistake>());
  for (const { mistake } of left)
    rounds.find((round) => !round.has(mistake.document))?.set(mistake.document, mistake);
  return rounds;
}

const context = readContext(root);
const sound = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

function errorsOf(texts: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map([...texts.keys()].map((path) => [path, 0]));
  for (const { file, severity } of checkTexts(texts, context).findings)
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

it('--fix never leaves a document with more errors than it had, and has nothing to do a second time', {
  timeout: 600_000,
}, () => {
  let planted = 0;
  let mended = 0;
  for (const round of roundsOf(lists.flat())) {
    const texts = new Map(sound);
    for (const [path, mistake] of round) texts.set(path, plant(texts.get(path) ?? '', mistake).text);
    const before = errorsOf(texts);
    mended += fixTexts(texts, context).size;
    planted += round.size;
    for (const [path, after] of errorsOf(texts))
      expect(after, `${path}: ${JSON.stringify(round.get(path))}`).toBeLessThanOrEqual(before.get(path) ?? 0);
    expect([...fixTexts(texts, context)]).toEqual([]);
  }
  expect(planted).toBeGreaterThan(40);
  expect(mended).toBeGreaterThan(5);
});
