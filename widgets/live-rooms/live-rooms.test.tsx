// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { LiveHostRoom } from '../../schemas/generated/types.gen.ts';
import { liveRooms } from './live-rooms.tsx';

const host = (id: string, more: Partial<LiveHostRoom> = {}): LiveHostRoom => ({
  id,
  live_obj_id: `room-${id}`,
  title: 'Songs',
  user: { user_id: id, nickname: `N${id}`, avatar: '' },
  live: true,
  viewers: 12_345,
  since: 1,
  following: false,
  ...more,
});
const asleep = host('2', { live: false, viewers: 0, since: null, following: true });
let page: RenderedNode;
afterEach(() => page.unmount());
const calls: unknown[] = [];
const render = async (items: readonly LiveHostRoom[], keys: object = {}, test: object = {}) => {
  calls.length = 0;
  page = await renderNode(
    { widget: 'live-rooms', from: 'rooms', enter: [{ do: 'toast', text: 'in' }], ...keys },
    {
      widgets: { 'live-rooms': liveRooms },
      data: { rooms: { items, next: null } },
      token: 'token',
      world: { live: { call: async (call: unknown) => void calls.push(call) } },
      ...test,
    },
  );
};
const button = (name: string) =>
  page.container.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const follow = (name: string) => button(`Follow: ${name}`) ?? button(`Following: ${name}`);

describe('rooms', () => {
  it('say who is live so that it is heard, how many watch, and lead in', async () => {
    await render([host('1'), asleep]);
    const [first, second] = page.container.querySelectorAll('li');
    expect(first?.querySelector('.sr-only')?.textContent).toBe('Live now');
    expect(first?.querySelector('small')?.textContent).toContain('1.2w watching');
    expect(second?.textContent).toContain('Not live right now');
    expect(button('Watch: N2')).toBeNull();
    const looks = [follow('N1'), follow('N2')].map((one) => one?.className.match(/btn--\w+/)?.[0]);
    expect(looks, 'one button of a card is the one to press').toEqual(['btn--quiet', 'btn--secondary']);
    await page.click(button('Watch: N1'));
    expect(page.acts[0]?.item).toEqual({ live_obj_id: 'room-1', user: host('1').user });
  });

  it('as people they show the face and the name alone', async () => {
    await render([host('1'), host('3', { live: false, live_obj_id: null, title: '' })], { look: 'people' });
    expect(page.container.querySelector('small, .live-rooms__title')).toBeNull();
    expect(page.container.querySelectorAll('.live-rooms__follow')).toHaveLength(2);
  });
});

describe('following', () => {
  it('shows at once, is said as it shall stand, and can be ended', async () => {
    await render([host('1'), asleep]);
    expect(follow('N2')?.getAttribute('aria-pressed')).toBe('true');
    await page.click(follow('N1'));
    expect(follow('N1')?.getAttribute('aria-pressed')).toBe('true');
    await page.click(follow('N2'));
    expect(follow('N2')?.textContent).toBe('Follow');
    const call = { method: 'put', path: '/idol_carnival_to_join' };
    expect(calls).toEqual([
      { ...call, body: { idol_id: '1', follow: true } },
      { ...call, body: { idol_id: '2', follow: false } },
    ]);
  });

  it('is taken back when it is refused', async () => {
    const call = () => Promise.reject(new Error('no'));
    await render([host('1')], {}, { world: { live: { call } } });
    await page.click(follow('N1'));
    expect(follow('N1')?.getAttribute('aria-pressed')).toBe('false');
    expect(document.body.textContent).toContain('Try again');
  });

  it('asks visitors into the app, and sends nothing', async () => {
    await render([host('1')], {}, { token: undefined });
    await page.click(follow('N1'));
    expect(follow('N1')?.getAttribute('aria-pressed')).toBe('false');
    expect(calls).toEqual([]);
    expect(document.body.textContent).toContain('Open the app to follow');
  });
});
