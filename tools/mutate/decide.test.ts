import { describe, expect, it } from 'vitest';
import { Decider } from './decide.ts';
import { isLate } from './late.ts';
import type { Trial, Verdict } from './trial.ts';

const change = { file: 'in/a.ts', text: 'changed' };

/** A judge that answers as told, by test; without a mutant by `test clean`. What is not told passes. Tests run line 1 alone. */
function judgeOf(
  told: Record<string, Verdict[]>,
  lines: Record<string, number[]> = {},
  tookBefore: Record<string, number> = {},
  most?: number,
) {
  const asked: string[] = [];
  const judge = ({ test, text }: Trial): Promise<Verdict> => {
    const key = text === undefined ? `${test} clean` : test;
    asked.push(key);
    return Promise.resolve(told[key]?.shift() ?? 'passed');
  };
  const known = new Map(
    Object.entries(tookBefore).map(([test, took]) => [
      test,
      { unreached: { 'in/a.ts': [2] } as Record<string, number[]>, took },
    ]),
  );
  const keep = (test: string) => {
    const unreached: Record<string, number[]> = test === 'elsewhere' ? {} : { 'in/a.ts': lines[test] ?? [2] };
    known.set(test, { unreached, took: 0 });
    return { unreached, took: 0 };
  };
  const leavings = { get: (test: string) => known.get(test), keep, path: (test: string) => test };
  return { asked, decider: new Decider({ judge, close: () => undefined }, leavings, most) };
}

describe('a mutant', () => {
  it('is seen by the first test that fails with it and passes without', async () => {
    const { asked, decider } = judgeOf({ b: ['failed'], c: ['failed'] });
    expect(await decider.decide(change, 1, ['a', 'b', 'c'])).toEqual({ failed: 'b' });
    expect(asked).toEqual(['a clean', 'a', 'b clean', 'b']);
  });

  it('survives where no test fails', async () => {
    expect(await judgeOf({}).decider.decide(change, 1, ['a', 'b'])).toEqual({});
  });

  it('is shown only to tests that run its line', async () => {
    const { asked, decider } = judgeOf({ b: ['failed'] }, { a: [1], b: [] });
    expect(await decider.decide(change, 1, ['a', 'elsewhere', 'b'])).toEqual({ failed: 'b' });
    expect(asked).toEqual(['a clean', 'elsewhere clean', 'b clean', 'b']);
  });

  it('is shown to the nearest first, then to the quickest of those that are known', async () => {
    const { asked, decider } = judgeOf({ quick: ['failed'] }, {}, { slow: 90, quick: 4 });
    expect(await decider.decide(change, 1, ['own', 'new', 'slow', 'quick'])).toEqual({ failed: 'quick' });
    expect(asked).toEqual(['own clean', 'own', 'quick']);
  });

  it('is shown to its folder’s before all others, however quick those are', async () => {
    const took = { 'in/near': 2, 'far/quick': 1, 'in/slow': 90 };
    const { asked, decider } = judgeOf({ 'in/slow': ['failed'] }, {}, took, 2);
    expect(await decider.decide(change, 1, Object.keys(took))).toEqual({ failed: 'in/slow' });
    expect(asked).toEqual(['in/near', 'in/slow']);
  });

  it('is shown to twelve tests, or to as many as are asked for', async () => {
    const tests = [...'abcdefghijklm'];
    expect(await judgeOf({ l: ['failed'] }).decider.decide(change, 1, tests)).toEqual({ failed: 'l' });
    expect(await judgeOf({ m: ['failed'] }).decider.decide(change, 1, tests)).toEqual({});
    const wider = judgeOf({ m: ['failed'] }, {}, {}, 13);
    expect(await wider.decider.decide(change, 1, tests)).toEqual({ failed: 'm' });
  });

  it('is not seen by a test that fails without it, and that test is told of', async () => {
    const { decider } = judgeOf({ a: ['failed'], 'a clean': ['failed', 'failed'] });
    expect(await decider.decide(change, 1, ['a', 'b'])).toEqual({});
    expect(decider.unsound).toEqual(['a']);
  });

  it('is seen by a test that failed without it once, as on a machine that is busy', async () => {
    const { decider } = judgeOf({ a: ['failed'], 'a clean': ['failed', 'passed'] });
    expect(await decider.decide(change, 1, ['a'])).toEqual({ failed: 'a' });
    expect(decider.unsound).toEqual([]);
  });

  it('is not shown to a test that takes too long without it', async () => {
    const { asked, decider } = judgeOf({ 'a clean': ['late'] });
    expect(await decider.decide(change, 1, ['a'])).toEqual({});
    expect([asked, decider.unsound]).toEqual([['a clean'], ['a']]);
  });

  it.each([
    [['late', 'passed'], {}],
    [['late', 'failed'], { failed: 'a' }],
    [['late', 'late'], { failed: 'a', late: true }],
  ] as const)('is judged again where a test was late: %j', async (verdicts, decision) => {
    expect(await judgeOf({ a: [...verdicts] }).decider.decide(change, 1, ['a'])).toEqual(decision);
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
