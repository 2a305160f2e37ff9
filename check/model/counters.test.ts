import { describe, expect, it } from 'vitest';
import { check, drop, only, set, sound, told } from '../testing/workbench.ts';

const at = '/campaign/boards/0/counts';
const counting = (counts: unknown, text = drop('/campaign/boards/0/gifts', sound)) => set(at, counts, text);

describe('what counts on a board', () => {
  it('is something that people do in the campaign, done with what it is done with', () => {
    expect(check(counting([{ fact: 'gift', things: ['rose'], measure: 'amount', weight: 3 }]))).toEqual([]);
  });

  it('an unknown kind is told with the nearest', () => {
    expect(only(counting([{ fact: 'gfit' }]))).toMatchObject({
      rule: 'campaign',
      severity: 'error',
      pointer: `${at}/0/fact`,
      got: '`gfit`',
      nearest: 'gift',
    });
  });

  it('an unknown thing is told with the nearest', () => {
    expect(only(counting([{ fact: 'gift', things: ['swan', 'rosee'] }]))).toMatchObject({
      rule: 'campaign',
      pointer: `${at}/0/things/1`,
      nearest: 'rose',
    });
  });

  it('a kind that stands twice is told', () => {
    expect(only(counting([{ fact: 'gift' }, { fact: 'gift', weight: 2 }]))).toMatchObject({
      rule: 'campaign',
      pointer: `${at}/1/fact`,
    });
  });

  it('is said once: by `gifts` or by `counts`', () => {
    expect(only(counting([{ fact: 'gift' }], sound))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/boards/0/gifts',
    });
  });

  it('follows from no block under another name', () => {
    const text = set('/campaign/lottery', [], counting([{ fact: 'draw', measure: 'amount' }]));
    expect(only(text)).toMatchObject({ rule: 'schema', pointer: '/campaign/lottery' });
  });

  it('follows from no mistake in the gifts', () => {
    const broken = set('/campaign/gifts/0/points', 'ten', counting([{ fact: 'gift', things: ['rosee'] }]));
    expect(only(broken)).toMatchObject({ rule: 'schema', pointer: '/campaign/gifts/0/points' });
  });
});

describe('what counts towards goals', () => {
  const second = (counts: object, text = sound) => set('/campaign/milestones/1/counts', [counts], text);
  const track = '/body/3/milestones';

  it('goals rise among those that count the same, and a track shows such alone', () => {
    const lower = second({ fact: 'gift', measure: 'amount' }, set('/campaign/milestones/1/at', 5));
    expect(only(lower)).toMatchObject({
      rule: 'goal-order',
      pointer: `${track}/1`,
      message: '`second` and `first` do not count the same: one track has one total',
    });
    expect(told('goal-order', set(track, ['first'], lower))).toEqual([]);
    expect(told('campaign', set(track, ['first'], lower))).toEqual([]);
  });

  it('one of several that can never be reached is told by itself', () => {
    const idle = second({ fact: 'gift', things: ['swan'] }, set('/campaign/gifts/1/points', 0));
    expect(told('campaign-sense', set(track, ['first'], idle))).toMatchObject([
      { pointer: '/campaign/milestones/1/counts', got: '`gift` with `swan`' },
    ]);
  });
});
