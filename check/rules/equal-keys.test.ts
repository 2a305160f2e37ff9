import { describe, expect, it } from 'vitest';
import { only, set } from '../testing/workbench.ts';

const label = { cn: '天', en: 'Day' };
const days = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const tabs = (keys: readonly unknown[], more: object = { state: 'turn' }) => ({
  widget: 'tabs',
  ...more,
  tabs: keys.map((key) => ({ key, label })),
});
const open = set('/state/turn/values', days(8));
const withTabs = (keys: readonly unknown[], text = open): string => set('/body/6', tabs(keys), text);

describe('check equal-keys', () => {
  it('a key stands once', () => {
    const own = tabs(['a', 'b', 'a'], {});
    expect(only(set('/body/6', own))).toMatchObject({
      rule: 'equal-keys',
      pointer: '/body/6/tabs/2/key',
      got: '"a"',
    });
    expect(only(withTabs([1, 2, 3, 4, 5, 6, 6]))).toMatchObject({
      rule: 'equal-keys',
      pointer: '/body/6/tabs/6/key',
    });
  });
});
