import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

// A board of the whole campaign: tabs over days would need one for each.
const total = set('/campaign/boards/0/period', 'total');
const withTabs = (value: object): string =>
  set('/body/6', { widget: 'tabs', state: 'turn', ...value }, total);
const tabs = (first: unknown, second: unknown) =>
  withTabs({
    tabs: [first, second].map((key, at) => ({
      key,
      label: { cn: at ? '次日' : '首日', en: at ? 'Second day' : 'First day' },
    })),
  });

describe('check state-values', () => {
  it('values are of the type of their key', () => {
    expect(only(set('/state/turn/values', [1, 2, '3']))).toMatchObject({
      rule: 'state-values',
      pointer: '/state/turn/values/2',
      expected: 'a number, without quotes',
    });
  });

  it('values that are all of another type are told once, and not beside a type that is wrong', () => {
    expect(only(set('/state/turn/values', ['1', '2']))).toMatchObject({
      pointer: '/state/turn/values/0',
      message: '`turn` is a number, these values are not',
      got: '"1", "2"',
    });
    const both = set('/state/turn/type', 'string', set('/state/turn/values', ['1', '2']));
    expect(only(both)).toMatchObject({
      rule: 'state-values',
      pointer: '/state/turn/type',
      nearest: 'number',
    });
  });

  it('keys of tabs are values of the state key', () => {
    expect(check(tabs(1, 2))).toEqual([]);
    expect(only(tabs(1, 3))).toMatchObject({
      rule: 'state-values',
      pointer: '/body/6/tabs/1/key',
      allowed: ['1', '2'],
    });
    expect(only(tabs('1', 2))).toMatchObject({
      rule: 'state-values',
      pointer: '/body/6/tabs/0/key',
      got: '"1"',
    });
  });

  it('tabs without a state key, inside tabs with one, have keys of their own', () => {
    const inner = {
      widget: 'tabs',
      tabs: ['sent', 'got'].map((key, at) => ({
        key,
        label: { cn: at ? '收礼' : '送礼', en: at ? 'Received' : 'Sent' },
        body: [],
      })),
    };
    const day = (key: number) => ({
      key,
      label: key === 1 ? { cn: '首日', en: 'First day' } : { cn: '次日', en: 'Second day' },
      body: [inner],
    });
    expect(check(withTabs({ tabs: [day(1), day(2)] }))).toEqual([]);
  });

  it('tabs are not told for a value that is of another type', () => {
    const text = set('/state/turn/values', ['1', 2], tabs(1, 2));
    expect(only(text)).toMatchObject({ rule: 'state-values', pointer: '/state/turn/values/0' });
  });

  it('a type that neither the first value nor the uses have is told where it stands', () => {
    const open = set('/state/turn', { type: 'string', initial: '1' });
    expect(only(open)).toMatchObject({
      rule: 'state-values',
      pointer: '/state/turn/type',
      nearest: 'number',
    });
  });

  it('a first value of another type than the uses is told where it stands', () => {
    const text = set('/state/turn', { type: 'number', initial: "'1'" });
    expect(only(text)).toMatchObject({ rule: 'expressions', pointer: '/state/turn/initial' });
  });
});

describe('a prop that names a state key', () => {
  const report = (chosen: string): string =>
    set(
      '/body/7',
      { widget: 'mbti-report', mine: 'mine', chosen },
      set(
        '/state',
        {
          turn: { type: 'number', values: [1, 2], initial: '1' },
          kind: { type: 'string', initial: "''" },
        },
        set('/data/mine', { get: '/v2/mbti' }),
      ),
    ).replace('{ "do": "scroll", "to": "rules" }', '{ "do": "set", "key": "kind", "value": "\'a\'" }');

  it('names one of the type that it needs', () => {
    expect(check(report('kind'))).toEqual([]);
    expect(only(report('turn'))).toMatchObject({
      rule: 'state-values',
      pointer: '/body/7/chosen',
      nearest: 'kind',
      allowed: ['kind'],
    });
  });
});
