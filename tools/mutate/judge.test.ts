// By turns, 10 s: runs tests of tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { createJudge } from './judge.ts';
import { Leavings } from './leavings.ts';
import type { Verdict } from './trial.ts';

describe('a trial', () => {
  const judge = createJudge();
  afterAll(() => judge.close());
  const file = 'tools/mutate/random.ts';
  const test = 'tools/mutate/mutants.test.ts';
  const other = 'tools/mutate/score.test.ts';
  const text = readFileSync(join(root, file), 'utf8').replace('a.at < b.at', 'Math.random() < 0.5');

  it('is of its own test and text alone, whatever failed before', async () => {
    const verdicts: Verdict[] = [];
    for (const trial of [{ file, text, test }, { file, text, test: other }, { test: other }, { test }])
      verdicts.push(await judge.judge(trial, 60_000));
    expect(verdicts).toEqual(['failed', 'passed', 'passed', 'passed']);
  });

  it('is of tests with a window as well', async () => {
    const own = 'engine/platform/opening/show-mask';
    const mask = readFileSync(join(root, `${own}.ts`), 'utf8');
    const silent = mask.replace('before.focus();', 'void 0;');
    expect(silent).not.toBe(mask);
    expect(await judge.judge({ test: `${own}.test.ts` }, 60_000)).toBe('passed');
    expect(await judge.judge({ file: `${own}.ts`, text: silent, test: `${own}.test.ts` }, 60_000)).toBe(
      'failed',
    );
  });

  it('tells which lines a test leaves out, as long as the texts are the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gala-leavings-'));
    try {
      const leavings = new Leavings(folder);
      const missing = 'tools/mutate/score.ts';
      expect(leavings.get(other)).toBeUndefined();
      await judge.judge({ test: other, unreached: leavings.path(other) }, 60_000);
      expect(leavings.keep(other, 5)).toMatchObject({ unreached: { [missing]: [] }, took: 5 });
      await judge.judge({ test, unreached: leavings.path(test) }, 60_000);
      const { unreached } = leavings.keep(test, 5);
      expect(unreached[missing], 'not loaded').toBeUndefined();
      expect(unreached['tools/mutate/random.ts'], 'all of it runs').toEqual([]);
      const rooms = readFileSync(join(root, 'tools/mutate/rooms.ts'), 'utf8').split('\n');
      const left = unreached['tools/mutate/rooms.ts']?.map((line) => rooms[line - 1]?.trim());
      expect(left?.join(), 'unitTests').toContain('testedFolders.flatMap(below)');
      const ran = 'helping.test(file)';
      expect(rooms.filter((line) => line.includes(ran))).toHaveLength(1);
      expect(left?.join(), 'sourcesOf').not.toContain(ran);
      expect(new Leavings(folder).get(test)).toEqual({ unreached, took: 5 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
