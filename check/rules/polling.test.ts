import { describe, expect, it } from 'vitest';
import { check, drop, only, set, told } from '../testing/workbench.ts';

describe('check polling', () => {
  it('each second is too often', () => {
    expect(only(set('/data/charm/every', '1s'))).toMatchObject({
      rule: 'polling',
      severity: 'warning',
      pointer: '/data/charm/every',
      nearest: '15s',
    });
  });

  it('for ever is too long on a page with a schedule', () => {
    expect(only(drop('/data/charm/while'))).toMatchObject({
      rule: 'polling',
      message: expect.stringContaining('for ever'),
    });
    expect(only(drop('/data/charm/while', set('/data/charm/every', '59s')))).toMatchObject({
      rule: 'polling',
    });
  });

  it('seldom, or while something holds, is fine', () => {
    expect(check(set('/data/charm/every', '5s'))).toEqual([]);
    expect(check(drop('/data/charm/while', set('/data/charm/every', '1m')))).toEqual([]);
    expect(check(drop('/data/charm/while', drop('/data/charm/every')))).toEqual([]);
  });

  it.each(["phase == 'preview'", "phase == 'ended'", "phase in ['preview', 'ended'] && signedIn"])(
    'asked again while %s alone, a board that is shown live stands still',
    (condition) => {
      expect(only(set('/data/charm/while', condition))).toMatchObject({
        rule: 'polling',
        severity: 'warning',
        pointer: '/data/charm/while',
        message: expect.stringContaining('`charm` stands still in `live`'),
        expected: expect.stringContaining("phase == 'live'"),
        got: `\`${condition}\``,
      });
    },
  );

  it('what is shown before the start or after the end alone may be asked for again then alone', () => {
    for (const phase of ['preview', 'ended']) {
      const shown = set('/body/1/visible', `phase == '${phase}'`);
      expect(told('polling', set('/data/charm/while', `phase == '${phase}'`, shown))).toEqual([]);
    }
    expect(check(set('/data/charm/while', "phase == 'settling'"))).toEqual([]);
    expect(check(set('/data/charm/while', 'signedIn'))).toEqual([]);
  });

  it('asked in one phase and again in another it stands still', () => {
    const settled = set('/body/1/visible', "phase == 'settling' && count(data.charm.rows) > 0");
    const text = set('/data/charm/when', "phase == 'settling'", settled);
    expect(only(text)).toMatchObject({
      rule: 'polling',
      message: expect.stringContaining('again never'),
      expected: expect.stringContaining("phase == 'settling'"),
    });
  });

  it('asked for too late and asked again too early is told once, where it is asked for', () => {
    expect(only(set('/data/charm/when', "phase == 'settling'"))).toMatchObject({
      rule: 'shown-in-time',
      pointer: '/data/charm/when',
    });
  });
});
