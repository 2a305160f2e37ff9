import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../schemas.ts';
import { createJudge } from './judge.ts';
import type { Verdict } from './trial.ts';

describe('a trial', () => {
  const judge = createJudge();
  afterAll(() => judge.close());
  const file = 'scripts/mutate/random.ts';
  const test = 'scripts/mutate/mutants.test.ts';
  const other = 'scripts/mutate/score.test.ts';
  const text = readFileSync(join(root, file), 'utf8').replace('a.at - b.at', 'Math.random() - 0.5');

  it('is of its own test and text alone, whatever failed before', async () => {
    const verdicts: Verdict[] = [];
    for (const trial of [{ file, text, test }, { file, text, test: other }, { test: other }, { test }])
      verdicts.push(await judge.judge(trial, 60_000));
    expect(verdicts).toEqual(['failed', 'passed', 'passed', 'passed']);
  });
});
