import { describe, expect, it } from 'vitest';
import { check, set, sound, told } from '../../check/testing/workbench.ts';
import { at, crown, points, thanks, withDraw } from './check/testing.ts';

/** The one error of a draw. */
const fault = (changes: object, prizes?: object[]) => {
  const errors = check(withDraw(changes, prizes)).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule, pointer }) => [rule, pointer])).toHaveLength(1);
  return errors[0];
};

describe('a lucky draw', () => {
  it('that is sound has no error', () => {
    const pity = [
      { rarity: 'rare', after: 4 },
      { rarity: 'epic', after: 9 },
    ];
    expect(check(withDraw({ pity })).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('promises nothing so soon that its weight says nothing', () => {
    // One of ten by weight: within four draws it comes three times as often, within three more than that.
    const hasty = (after: number) =>
      told('campaign-sense', withDraw({ pity: [{ rarity: 'epic', after }] })).filter(
        ({ pointer }) => pointer === at('pity/0/after'),
      );
    expect(hasty(1)).toMatchObject([{ expected: 'at least 3, or a larger weight', got: '1' }]);
    expect(hasty(2)).toHaveLength(1);
    expect(hasty(3)).toEqual([]);
  });

  it('has each prize once', () => {
    expect(fault({}, [crown, { ...thanks, id: 'crown', stock: undefined }])).toMatchObject({
      rule: 'campaign',
      pointer: at('prizes/1/id'),
      got: 'crown',
    });
  });

  it('has one prize at least that cannot run out', () => {
    expect(fault({}, [crown, { ...thanks, dailyStock: 3 }])).toMatchObject({
      pointer: at('prizes'),
      got: 'crown, thanks',
    });
  });

  it('consoles by a prize that is there, where it says so', () => {
    expect(fault({ exhausted: 'consolation' })).toMatchObject({ pointer: at('exhausted') });
    const instead = { exhausted: 'consolation' };
    expect(fault({ ...instead, consolation: 'crown' })).toMatchObject({
      pointer: at('consolation'),
      expected: 'thanks',
      message: '`crown` can run out itself',
    });
    expect(fault({ ...instead, consolation: 'thank' })).toMatchObject({
      message: 'the draw has no prize `thank`',
      nearest: 'thanks',
    });
    expect(fault({ consolation: 'thanks' })).toMatchObject({ pointer: at('consolation') });
  });

  it('has in a day no more than in all', () => {
    expect(fault({}, [{ ...crown, dailyStock: 10 }, thanks])).toMatchObject({
      pointer: at('prizes/0/dailyStock'),
      expected: 'at most 9, the `stock`',
    });
    const all = check(withDraw({}, [{ ...crown, dailyStock: 9 }, thanks]));
    expect(all.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each([
    [{ daily: { opens: '20:00', locks: '18:00' } }, 'window/daily/locks'],
    [{ opens: '2026-01-01T00:00:00+08:00' }, 'window/opens'],
    [{ locks: '2025-01-01T00:00:00+08:00' }, 'window/locks'],
    [{ opens: '2025-05-23T00:00:00+08:00', locks: '2025-05-22T00:00:00+08:00' }, 'window/locks'],
    [{ until: '2025-05-28T00:00:00+08:00' }, 'window/until'],
  ])('opens while the campaign is live, and gives at once: %o', (window, pointer) => {
    expect(fault({ window })).toMatchObject({ rule: 'campaign', pointer: at(pointer) });
  });

  it('holds back by steps that rise, inside of the campaign', () => {
    const first = { until: '2025-05-21T00:00:00+08:00', most: 2 };
    const pace = (...steps: object[]) => [{ ...crown, pace: steps }, thanks];
    expect(fault({}, pace(first, { ...first, most: 3 }))).toMatchObject({
      pointer: at('prizes/0/pace/1/until'),
    });
    expect(fault({}, pace(first, { ...first, until: '2025-05-22T00:00:00+08:00' }))).toMatchObject({
      pointer: at('prizes/0/pace/1/most'),
      expected: 'more than 2',
    });
    expect(fault({}, pace({ ...first, most: 9 }))).toMatchObject({
      pointer: at('prizes/0/pace/0/most'),
      expected: 'less than 9, the `stock`',
    });
    expect(fault({}, pace({ ...first, until: '2024-05-21T00:00:00+08:00' }))).toMatchObject({
      pointer: at('prizes/0/pace/0/until'),
    });
  });

  it('gives each prize at last, while somebody draws', () => {
    const paced = (until: string, most: number) => [{ ...crown, pace: [{ until, most }] }, thanks];
    const errorsOf = (changes: object, prizes: object[]) =>
      check(withDraw(changes, prizes)).filter(({ severity }) => severity === 'error');
    const { end } = (JSON.parse(sound) as { schedule: { end: string } }).schedule;
    expect(fault({}, paced(end, 0))).toMatchObject({
      pointer: at('prizes/0/pace/0/until'),
      expected: 'an earlier moment, or `most` of 1 at least',
      got: end,
    });
    expect(errorsOf({}, paced(end, 1))).toEqual([]);
    expect(errorsOf({}, paced('2025-05-22T00:00:00+08:00', 0))).toEqual([]);
    // It closes before the campaign does: nobody draws in what is left of it.
    const window = { locks: '2025-05-22T00:00:00+08:00' };
    expect(fault({ window }, paced('2025-05-22T00:00:00+08:00', 0))).toMatchObject({
      pointer: at('prizes/0/pace/0/until'),
    });
    expect(errorsOf({ window }, paced('2025-05-21T23:00:00+08:00', 0))).toEqual([]);
    const hours = { ...window, daily: { opens: '18:00', locks: '20:00' } };
    expect(fault({ window: hours }, paced('2025-05-21T20:00:00+08:00', 0))).toMatchObject({
      pointer: at('prizes/0/pace/0/until'),
    });
    expect(errorsOf({ window: hours }, paced('2025-05-21T19:00:00+08:00', 0))).toEqual([]);
  });

  it.each([
    [{ opens: '2025-02-30T00:00:00+08:00' }, 'opens'],
    [{ locks: '2025-02-30T00:00:00+08:00' }, 'locks'],
  ])('tells of a day that the calendar has not once: %o', (window, key) => {
    expect(fault({ window })).toMatchObject({ rule: 'schedule', pointer: at(`window/${key}`) });
  });

  it('tells of a day of a pace that the calendar has not once', () => {
    const pace = [{ until: '2025-02-30T00:00:00+08:00', most: 1 }];
    expect(fault({}, [{ ...crown, pace }, thanks])).toMatchObject({
      rule: 'schedule',
      pointer: at('prizes/0/pace/0/until'),
    });
  });

  it('promises what there is, and the rarer later', () => {
    const promise = (...pity: object[]) => fault({ pity });
    expect(promise({ rarity: 'legendary', after: 3 })).toMatchObject({
      pointer: at('pity/0/rarity'),
      expected: 'rare, epic',
    });
    expect(promise({ rarity: 'epic', after: 3 }, { rarity: 'rare', after: 3 })).toMatchObject({
      pointer: at('pity/0/after'),
      expected: 'more than 3',
    });
    expect(promise({ rarity: 'epic', after: 3 }, { rarity: 'epic', after: 4 })).toMatchObject({
      pointer: at('pity/1/rarity'),
    });
  });

  it('takes no more for ten at once than for ten', () => {
    expect(fault({ cost: { single: points(1), ten: points(11) } })).toMatchObject({
      pointer: at('cost/ten'),
      expected: 'at most 10 points',
    });
  });

  it('promises nothing to whoever may draw less often, and no ten at once: warnings', () => {
    const limited = withDraw({ limits: { total: 9 }, pity: [{ rarity: 'epic', after: 9 }] });
    const doubts = told('campaign-sense', limited).map(({ pointer }) => pointer);
    expect(doubts).toContain(at('pity/0/after'));
    expect(doubts).toContain(at('limits/total'));
    const enough = withDraw({ limits: { total: 10 }, pity: [{ rarity: 'epic', after: 9 }] });
    expect(told('campaign-sense', enough).filter(({ pointer }) => pointer.startsWith(at('')))).toEqual([]);
  });

  it('names the limit by which ten at once are refused: that of a day, or of the whole campaign', () => {
    const told10 = (limits: object) =>
      told('campaign-sense', withDraw({ limits }))
        .filter(({ pointer }) => pointer.startsWith(at('limits')))
        .map(({ pointer, got }) => [pointer, got]);
    expect(told10({ total: 20, day: 9 })).toEqual([[at('limits/day'), '9']]);
    expect(told10({ total: 9 })).toEqual([[at('limits/total'), '9']]);
    expect(told10({ total: 9, day: 8 })).toEqual([[at('limits/day'), '8']]);
    expect(told10({ total: 20, day: 10 })).toEqual([]);
  });

  describe('that gives more points than it takes', () => {
    const purse = (count: number, more: object = {}) => ({ ...thanks, gives: points(count), ...more });
    const both = (count: number) => [purse(count), purse(count, { id: 'other' })];
    const worth = (changes: object, prizes: object[]) =>
      told('campaign-sense', withDraw({ cost: { single: points(10) }, ...changes }, prizes)).filter(
        ({ pointer }) => pointer.startsWith(at('cost')),
      );

    it('is told with the figures: what has a stock runs out, and counts no more', () => {
      const jackpot = { ...crown, weight: 1, gives: points(1000) };
      expect(worth({}, [jackpot, purse(10)])).toEqual([]);
      expect(worth({}, [jackpot, purse(12), { ...thanks, id: 'nothing', weight: 1 }])).toMatchObject([
        {
          severity: 'warning',
          pointer: at('cost/single'),
          message:
            '`wheel` gives more points than it takes: 10.8 on average for 10; nothing says how often one person draws, so they grow without end',
          expected: 'at least 11, or fewer points among its prizes',
          got: '10',
        },
      ]);
    });

    it('where it is limited, so are they', () => {
      expect(worth({ limits: { total: 50, day: 5 } }, both(12))[0]?.message).toContain(
        'one person draws 50 times and has 100 more by then',
      );
    });

    it('is judged by its cheapest way, with what pity promises, and with what stands in for what is gone', () => {
      const cost = { single: points(10), ten: points(90) };
      expect(worth({ cost }, both(9))).toEqual([]);
      expect(worth({ cost }, both(10))).toMatchObject([{ pointer: at('cost/ten'), got: '90' }]);
      const rich = purse(95, { id: 'rich', rarity: 'rare', weight: 1 });
      const dry = { ...thanks, weight: 9 };
      expect(worth({}, [rich, dry])).toEqual([]);
      expect(worth({ pity: [{ rarity: 'rare', after: 5 }] }, [rich, dry])).toHaveLength(1);
      const instead = { exhausted: 'consolation', consolation: 'rich' };
      expect(worth(instead, [crown, rich, { ...dry, weight: 1 }])).toHaveLength(1);
      expect(worth({ exhausted: 'close' }, [crown, purse(50)])).toEqual([]);
    });
  });

  it('points that are not numbers are told once', () => {
    expect(fault({ cost: { single: points(1.5) } })).toMatchObject({ pointer: at('cost/single/0/points') });
    const ten = [{ kind: 'points', points: '11' }];
    expect(fault({ cost: { single: points(1), ten } })).toMatchObject({ pointer: at('cost/ten/0/points') });
  });

  it('has a cost, of which ten at once may be missing', () => {
    expect(fault({ cost: undefined })).toMatchObject({ rule: 'schema', pointer: at('').slice(0, -1) });
    expect(fault({ cost: 'free' })).toMatchObject({ rule: 'schema', pointer: at('cost') });
    const errors = check(withDraw({ cost: { single: points(1) } })).filter((one) => one.severity === 'error');
    expect(errors).toEqual([]);
  });
});

describe('a page with a lucky draw', () => {
  const widget = (name: string, more: object = {}) => ({
    widget: name,
    from: 'wheel',
    draw: 'wheel',
    ...more,
  });
  const press = [
    {
      do: 'post',
      to: '/v2/activities/{id}/draws/wheel',
      body: { count: 'item.count' },
      spends: true,
      refresh: ['wheel', 'shop'],
    },
  ];
  const draw = widget('lucky-draw', { press });
  const { body } = JSON.parse(sound) as { body: object[] };
  const page = (...more: object[]) =>
    set(
      '/body',
      [...body, ...more],
      set('/data/wheel', { get: '/v2/activities/{id}/draws/wheel' }, withDraw()),
    );
  const lonely = (text: string) =>
    told('unused', text).filter(({ message }) => message.includes('draw-odds'));

  it('says how likely its prizes are, on the page or in a popup', () => {
    expect(lonely(page(draw))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/body/8/draw',
        message: expect.stringContaining('nobody learns how likely its prizes are'),
        expected: expect.stringContaining('"widget": "draw-odds", "draw": "wheel"'),
      },
    ]);
    expect(lonely(page(draw, widget('draw-odds')))).toEqual([]);
    expect(lonely(set('/popups/thanks/body', [widget('draw-odds')], page(draw)))).toEqual([]);
  });
});
