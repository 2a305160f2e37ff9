import { describe, expect, it } from 'vitest';
import { check, only, set, swap } from '../testing/workbench.ts';

const visible = (condition: string) => set('/body/5/visible', condition);
const around = (outer: string, inner: string, key = 'body') =>
  swap(
    '{ "widget": "gift-series", "gifts": ["rose", "swan"] }',
    `{ "widget": "section", "visible": ${JSON.stringify(outer)}, "body": [{ "widget": "gift-series", "gifts": ["rose", "swan"], "visible": ${JSON.stringify(inner)} }] }`.replace(
      '"body"',
      `"${key}"`,
    ),
  );

describe('check never-holds', () => {
  it.each([
    ["phase == 'live' && phase == 'ended'", 'one phase at a time'],
    ['day > 9', 'days 1 to 7'],
    ['day == 0', 'days 1 to 7'],
    ["phase == 'live' && day > 7", 'days 1 to 7'],
    ["phase == 'preview' && day == 2", 'days 1 to 7'],
    ["lang == 'th'", 'languages cn, en'],
    ['state.turn == 1 && state.turn == 2', 'exclude each other'],
    ['state.turn > 2', 'exclude each other'],
    ['signedIn && !signedIn', 'exclude each other'],
    ['data.charm.total > 10 && data.charm.total < 5', 'exclude each other'],
    ['count(data.charm.rows) > 3 && count(data.charm.rows) == 0', 'exclude each other'],
    ["phase in ['live'] && phase in ['preview', 'ended']", 'one phase at a time'],
    ['false', 'it asks nothing'],
  ])('%s can never hold', (condition, why) => {
    expect(only(visible(condition))).toMatchObject({
      rule: 'never-holds',
      severity: 'warning',
      pointer: '/body/5/visible',
      message: expect.stringContaining(why),
    });
  });

  it.each([
    "phase == 'live'",
    'day == 7',
    'day <= 7',
    "phase == 'ended' && day == 7",
    "lang == 'en'",
    'state.turn == 2',
    'state.turn == day',
    'signedIn || inApp',
    'data.charm.total > 10 && data.charm.total < 12',
    'data.charm.total > 10 && data.charm.total < 11',
    'count(data.charm.rows) > 3',
    "data.charm.rows.exists(row, row.name == 'x')",
    'orElse(data.shop.balance, 0) > 5 || data.shop.balance == 5',
  ])('%s may hold', (condition) => {
    expect(check(visible(condition)).filter((one) => one.rule === 'never-holds')).toEqual([]);
  });

  it('true asks nothing, and is left out', () => {
    expect(only(visible('true'))).toMatchObject({
      rule: 'never-holds',
      severity: 'warning',
      pointer: '/body/5/visible',
      message: 'this always holds: it asks nothing',
      expected: "no `visible`, or a condition such as `phase == 'live'`",
    });
  });

  it.each(["phase != 'live' || phase != 'ended'", 'signedIn || !signedIn', 'day < 5 || day > 3'])(
    '%s always holds',
    (condition) => {
      expect(only(visible(condition))).toMatchObject({ message: expect.stringContaining('always holds') });
    },
  );

  it('a part inside one that shows at other times is told, with the part around it', () => {
    const finding = only(around("phase == 'ended'", "phase == 'live'"));
    expect(finding).toMatchObject({
      rule: 'never-holds',
      message: expect.stringContaining('never holds here'),
    });
    expect(finding.related).toHaveLength(1);
    expect(check(around("phase != 'preview'", "phase == 'live'"))).toEqual([]);
    // Told once: what stands in a part that is never shown is not shown either.
    expect(only(around("phase == 'live' && day == 9", "phase == 'live'")).pointer).toBe('/body/5/visible');
  });

  it('steps of an `if` are asked together with it', () => {
    const press = (inner: string) =>
      set('/body/6/press', [
        // biome-ignore lint/suspicious/noThenProperty: a key of the step
        { do: 'if', test: "phase == 'live'", then: [{ do: 'if', test: inner, then: [{ do: 'share' }] }] },
      ]);
    expect(only(press("phase == 'ended'"))).toMatchObject({ rule: 'never-holds' });
    expect(check(press('day == 2'))).toEqual([]);
  });

  it('without a settling time there is no such phase', () => {
    const text = swap(',\n    "settle": "2025-05-28T00:00:00+08:00"', '', visible("phase == 'settling'"));
    expect(only(text).message).toContain('without `settle`');
  });
});
