import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../../check/testing/workbench.ts';

describe('check goal-order', () => {
  it('a track out of order is told at the first goal that falls', () => {
    expect(only(set('/body/3/milestones', ['second', 'first']))).toMatchObject({
      rule: 'goal-order',
      pointer: '/body/3/milestones/1',
      expected: 'first, second',
    });
  });

  it('what is no list is told by its schema alone, and what names one goal has no order', () => {
    expect(told('goal-order', set('/body/3/milestones', 'first'))).toEqual([]);
    expect(told('goal-order', set('/body/3/milestones', { a: 'second', b: 'first' }))).toEqual([]);
    expect(told('goal-order', set('/body/3/claim/0/to', '/v2/activities/{id}/milestones/second'))).toEqual(
      [],
    );
  });

  it('in order it is fine', () => {
    expect(check(sound)).toEqual([]);
  });

  it('goals that do not rise are told by the campaign alone', () => {
    expect(only(set('/campaign/milestones/0/at', 3000))).toMatchObject({ rule: 'campaign' });
    expect(only(set('/campaign/milestones/1/id', 'first'))).toMatchObject({ rule: 'campaign' });
  });
});

describe('a track of goals', () => {
  it('that do not count the same is told at the first that counts otherwise', () => {
    const apart = set('/campaign/milestones/1/counts', [{ fact: 'gift', measure: 'amount' }]);
    expect(told('goal-order', apart)).toMatchObject([
      {
        pointer: '/body/3/milestones/1',
        message: expect.stringContaining('`second` and `first` do not count the same'),
        expected: 'goals with the same `counts`, or a track for each',
        got: 'first, second',
      },
    ]);
    // Goals that there are not are told elsewhere.
    expect(told('goal-order', set('/body/3/milestones', ['first', 'none']))).toEqual([]);
  });

  it('says by how much a goal must rise, from the goals before that count the same', () => {
    expect(told('campaign', set('/campaign/milestones/1/at', 1))).toMatchObject([
      { pointer: '/campaign/milestones/1/at', got: '1', expected: expect.stringMatching(/^more than \d+$/) },
    ]);
  });
});

describe('what goals give', () => {
  it('is one of the prizes of the campaign', () => {
    const gives = [{ kind: 'prize', prize: 'hallo' }];
    const prizes = [{ id: 'halo', name: { cn: '光环', en: 'Halo' } }];
    const named = set('/campaign/prizes', prizes, set('/campaign/milestones/1/gives', gives));
    expect(told('references', named)).toMatchObject([
      { pointer: '/campaign/milestones/1/gives/0/prize', nearest: 'halo' },
    ]);
  });
});

describe('goals that are never reached', () => {
  it('are told where no gift has points', () => {
    const first = set('/campaign/gifts/0/points', 0);
    // The board counts roses alone, and says so by itself.
    const counted = set('/campaign/boards/0/gifts', ['swan'], first);
    expect(told('campaign-sense', counted)).toEqual([]);
    const none = set('/campaign/gifts/1/points', 0, counted);
    expect(told('campaign-sense', none)).toMatchObject([
      { pointer: '/campaign/boards/0/gifts' },
      {
        severity: 'warning',
        pointer: '/campaign/milestones',
        message: expect.stringContaining('no goal can ever be reached'),
      },
    ]);
  });
});
