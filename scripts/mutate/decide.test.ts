import { describe, expect, it } from 'vitest';
import { Decider } from './decide.ts';
import { isLate } from './late.ts';
import type { Trial, Verdict } from './trial.ts';

const change = { file: 'a.ts', text: 'changed' };

/** A judge that answers as told, by test; without a mutant by `test clean`. What is not told passes. */
function judgeOf(told: Record<string, Verdict[]>) {
  const asked: string[] = [];
  const judge = ({ test, text }: Trial): Promise<Verdict> => {
    const key = text === undefined ? `${test} clean` : test;
    asked.push(key);
    return Promise.resolve(told[key]?.shift() ?? 'passed');
  };
  return { asked, decider: new Decider({ judge, close: () => undefined }) };
}

describe('a mutant', () => {
  it('is seen by the first test that fails with it and passes without', async () => {
    const { asked, decider } = judgeOf({ b: ['failed'], c: ['failed'] });
    expect(await decider.decide(change, ['a', 'b', 'c'])).toEqual({ failed: 'b' });
    expect(asked).toEqual(['a', 'b', 'b clean']);
  });

  it('survives where no test fails', async () => {
    const { decider } = judgeOf({});
    expect(await decider.decide(change, ['a', 'b'])).toEqual({});
  });

  it('is not seen by a test that fails without it, and that test is told of', async () => {
    const { decider } = judgeOf({ a: ['failed'], 'a clean': ['failed', 'failed'] });
    expect(await decider.decide(change, ['a', 'b'])).toEqual({});
    expect(await decider.unsound()).toEqual(['a']);
  });

  it('is seen by a test that failed without it once, as on a machine that is busy', async () => {
    const { decider } = judgeOf({ a: ['failed'], 'a clean': ['late', 'passed'] });
    expect(await decider.decide(change, ['a'])).toEqual({ failed: 'a' });
    expect(await decider.unsound()).toEqual([]);
  });

  it('is judged again where a test was late: by that alone it is not seen', async () => {
    expect(await judgeOf({ a: ['late', 'passed'] }).decider.decide(change, ['a', 'b'])).toEqual({});
    expect(await judgeOf({ a: ['late', 'failed'] }).decider.decide(change, ['a'])).toEqual({ failed: 'a' });
    expect(await judgeOf({ a: ['late', 'late'] }).decider.decide(change, ['a'])).toEqual({
      failed: 'a',
      late: true,
    });
  });
});

describe('late', () => {
  const test = new Error('Test timed out in 30000ms.\nIf this is a long-running test, pass a timeout value');
  const poll = new Error('expected 1 to be 2', { cause: new Error('Matcher did not succeed in time.') });

  it.each([
    ['tests and polls that waited', [test, poll], true],
    ['one that failed besides', [test, new Error('expected 1 to be 2')], false],
    ['nothing', [], false],
  ])('%s', (_, errors, late) => {
    expect(isLate(errors)).toBe(late);
  });
});
