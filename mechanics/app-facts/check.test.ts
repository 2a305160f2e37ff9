import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../../check/testing/workbench.ts';
import { appKinds } from './rules.ts';

const counting = (...counts: object[]) =>
  set('/campaign/milestones/1/counts', counts, set('/body/3/milestones', ['first']));

describe('what counts facts of the app', () => {
  it.each(Object.keys(appKinds))('%s is known in every campaign', (fact) => {
    expect(told('campaign', counting({ fact, measure: 'amount', weight: 3 }))).toEqual([]);
  });

  it('the fixture is sound as it is', () => expect(check(sound)).toEqual([]));

  it('a kind that there is not is told with the nearest', () => {
    expect(only(counting({ fact: 'wach', measure: 'amount' }))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/milestones/1/counts/0/fact',
      nearest: 'watch',
      allowed: expect.arrayContaining(['gift', 'room-open']),
    });
  });

  it('points are told where a kind has none, and what counts instead', () => {
    expect(only(counting({ fact: 'watch', measure: 'points' }))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/milestones/1/counts/0/measure',
      message: '`watch` has no points',
      expected: '`"measure": "amount"`, which counts its minutes',
      got: '`points`',
    });
    expect(only(counting({ fact: 'speak' }))).toMatchObject({
      pointer: '/campaign/milestones/1/counts/0/fact',
      message: '`speak` has no points, which count where `measure` is left out',
      expected: '`"measure": "amount"`, which counts its messages',
      got: 'no `measure`',
    });
  });

  it('no document names what they are done with', () => {
    const counts = { fact: 'watch', measure: 'amount', things: ['room-1'] };
    expect(only(counting(counts))).toMatchObject({
      pointer: '/campaign/milestones/1/counts/0/things',
      message: '`watch` is done with nothing that this document names',
    });
  });
});
