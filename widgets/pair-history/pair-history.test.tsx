// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { pairHistory } from './pair-history.tsx';

const user = (id: string) => ({ user_id: id, nickname: `N${id}`, avatar: '' });
const campaign = {
  pairings: [{ id: 'moonlit', seats: 3, rounds: [{ id: 'first', opens: '', locks: '', reveals: '' }] }],
};
const at = Date.parse('2025-05-20T21:00:00+08:00');
const pair = (id: string, mutual: boolean, round = 'first') => {
  return { id, round, first: user('1'), second: user('2'), mutual, at };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (pairs: unknown) => {
  page = await renderNode(
    { widget: 'pair-history', from: 'pairs', pairing: 'moonlit' },
    { widgets: { 'pair-history': pairHistory }, data: { pairs }, campaign },
  );
};

it('shows both names, the round, and what brought them together', async () => {
  await render({ items: [pair('2', true), pair('1', false, 'gone')], next: null });
  expect([...page.container.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'N1 ♥ N2Round 1 · May 20 · Picked each other',
    'N1 ♥ N2May 20 · Paired by luck',
  ]);
  expect(page.container.querySelectorAll('.is-mutual')).toHaveLength(1);
});

it('loads more by tap', async () => {
  await render({ status: 'ready', data: { items: [pair('2', true)], next: '2' }, more: 'idle' });
  expect(page.container.querySelector('.pair-history__foot button')).not.toBeNull();
});
