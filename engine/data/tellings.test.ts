import { beforeEach, describe, expect, it } from 'vitest';
import type { NodeValue } from '../document/document.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { openTestPage } from '../page/test-page.ts';
import { tellingsOf } from './tellings.ts';

const data = {
  balance: { get: '/v2/activities/{id}/balance' },
  shop: { get: '/v2/activities/{id}/exchange' },
};
const list = (from: string, visible?: string): NodeValue => ({
  widget: 'activity-list',
  from,
  show: ['live'],
  ...(visible ? { visible } : {}),
});
const section = (...body: NodeValue[]): NodeValue => ({ widget: 'section', title: 'group', body });

let page: Page;
let shared: ReturnType<typeof tellingsOf>;
const open = (...body: NodeValue[]): void => {
  page = openTestPage({
    body,
    data,
    state: { open: { type: 'boolean', initial: 'true' } },
  });
  shared = tellingsOf(page, page.model.body);
};
const put = (name: 'balance' | 'shop', state: DataState): void => {
  const source = page.data[name];
  if (source) page.store.set(source, state);
};
const tellings = (): unknown => Object.fromEntries(page.store.get(shared));
const failed: DataState = { status: 'error', message: 'Back at nine' };
const stale: DataState = { status: 'ready', data: {}, stale: true };
const both = { by: 'b0.body.0', sources: ['balance', 'shop'] };

beforeEach(() => open(section(list('balance'), list('shop'))));

describe('a failure that parts of a section share', () => {
  it.each([
    ['failed', failed],
    ['is stale', stale],
    ['is slow', { status: 'loading', slow: true, message: 'Takes long' } as const],
  ])('is told by the first of them, where each %s, until one of them heals', (_, state) => {
    put('shop', state);
    expect(tellings(), 'alone').toEqual({});
    put('balance', state);
    expect(tellings()).toEqual({ 'b0.body.0': both, 'b0.body.1': both });
    put('balance', { status: 'ready', data: {} });
    expect(tellings()).toEqual({});
  });

  it('is one where one source feeds both', () => {
    open(section(list('shop'), list('shop')));
    put('shop', failed);
    expect(tellings()).toMatchObject({ 'b0.body.1': { by: 'b0.body.0', sources: ['shop'] } });
  });

  it('is none where the words differ, or one shows earlier data', () => {
    put('balance', { status: 'error', message: 'Closed' });
    put('shop', failed);
    expect(tellings()).toEqual({});
    put('balance', { ...stale, message: 'Back at nine' });
    expect(tellings()).toEqual({});
  });

  it('is not told by what is not seen: another phase, another section, a part that is not shown', () => {
    for (const body of [
      [section(list('balance', "phase == 'live'"), list('shop', "phase != 'live'"))],
      [section(list('balance')), section(list('shop'))],
      [list('balance'), list('shop')],
    ]) {
      open(...body);
      put('balance', failed);
      put('shop', failed);
      expect(tellings()).toEqual({});
    }
    open(section(list('balance', 'state.open'), list('shop')));
    put('balance', failed);
    put('shop', failed);
    expect(Object.keys(tellings() as object)).toHaveLength(2);
    page.store.set(page.state.open as never, false as never);
    expect(tellings()).toEqual({});
  });

  it('does not change while what is told stays the same', () => {
    put('balance', failed);
    put('shop', failed);
    const before = page.store.get(shared);
    put('shop', { ...failed });
    expect(page.store.get(shared)).toBe(before);
  });
});
