import { expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const step = (id: string, at: number) => ({ id, at, gives: [{ kind: 'points', points: 5 }] });
const whole = set('/campaign/invite', {
  counts: [{ fact: 'gift' }],
  limits: { total: 20, day: 5 },
  steps: [step('one', 1), step('three', 3)],
});
const at = (pointer: string, value: unknown) => set(`/campaign/invite${pointer}`, value, whole);
const faults = (text: string) => told('campaign', text);
const doubts = (text: string) =>
  told('campaign-sense', text).filter(
    ({ pointer }) => pointer.startsWith('/campaign/invite/') && !/steps\/\d$/.test(pointer),
  );

it('invitations that are right are not told', () => {
  expect(faults(whole)).toEqual([]);
  expect(doubts(whole)).toEqual([]);
});

it('steps rise', () => {
  expect(faults(at('/steps/1/at', 1))).toMatchObject([
    { pointer: '/campaign/invite/steps/1/at', expected: 'more than 1', got: '1' },
  ]);
});

it('what nobody can do brings nobody', () => {
  expect(doubts(at('/counts', [{ fact: 'invite' }]))).toMatchObject([
    {
      pointer: '/campaign/invite/counts',
      message: expect.stringContaining('nobody who is invited ever comes'),
    },
  ]);
});

it('a step beyond what one person may bring is never had', () => {
  expect(doubts(at('/limits', { total: 2 }))).toMatchObject([
    { pointer: '/campaign/invite/steps/1/at', expected: 'at most 2', got: '3' },
  ]);
});
