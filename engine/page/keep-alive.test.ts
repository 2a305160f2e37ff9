// Every third day: a thousand random entries.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { type KeepingWindow, keepAlive } from './keep-alive.ts';
import { openTestPage } from './test-page.ts';

const open = () =>
  openTestPage({
    keepAlive: true,
    state: { side: { type: 'string', initial: "'left'" }, count: { type: 'number', initial: '1' } },
  });
function entry(state: unknown = null) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return { window: { history } as KeepingWindow, history };
}
const values = (page: ReturnType<typeof open>) => Object.values(page.state).map((one) => page.store.get(one));

describe('§2 kept alive when leaving (T12)', () => {
  beforeEach(() => proves('T12'));
  it('§2 keep-alive: a page that is loaded anew has the values that it was left with', async () => {
    proves('2.6');
    const left = entry({ sheets: 0 });
    const page = open();
    keepAlive(page, left.window)();
    if (page.state.side) page.store.set(page.state.side, 'right');
    // Written at most four times a second: browsers refuse more.
    await expect.poll(() => JSON.stringify(left.history.state)).toContain('right');
    const back = open();
    keepAlive(back, left.window)();
    expect(values(back)).toEqual(['right', 1]);
    expect(left.history.state).toMatchObject({ sheets: 0 });
  });

  it('§2 keep-alive: a page is kept as it is at first, before anything changes', () => {
    const { window, history } = entry({ sheets: 0 });
    keepAlive(open(), window)();
    expect(history.state).toEqual({ sheets: 0, 'gala.kept': { side: 'left', count: 1 } });
  });

  it('§2 keep-alive: writes nothing once another page has its place', () => {
    const { window, history } = entry({ sheets: 0 });
    const page = open();
    const closing = new AbortController();
    keepAlive(page, window, closing.signal)();
    closing.abort();
    history.state = { other: true };
    if (page.state.side) page.store.set(page.state.side, 'right');
    expect(history.state).toEqual({ other: true });
  });

  it('§2 keep-alive: 1,000 random entries: no throw, and each key keeps its type', () => {
    proves('2.6');
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (any, side, count) => {
        for (const state of [any, { 'gala.kept': any }, { 'gala.kept': { side, count, __proto__: any } }]) {
          const page = open();
          keepAlive(page, entry(state).window)();
          expect(values(page).map((one) => typeof one)).toEqual(['string', 'number']);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
