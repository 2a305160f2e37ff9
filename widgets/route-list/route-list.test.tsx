// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { RouteEntry } from '../../schemas/generated/types.gen.ts';
import { proves } from '../../tools/testing/proves.ts';
import { routeList } from './route-list.tsx';

const items: RouteEntry[] = [
  { id: 'fair', group: 'campaigns', href: '/fair', title: 'The fair', phase: 'live' },
  { id: 'mbti', group: '/mbti', href: '/mbti', title: 'The test' },
  { id: 'mbti/night', group: '/mbti', href: '/mbti/night', title: 'Tonight' },
  { id: 'index', group: 'pages', href: '/', title: 'On now' },
  { id: 'old', group: 'pages', href: '/old', title: '', redirect: '/fair' },
  { id: 'tt/[id]', group: 'pages', href: null, title: 'One of many' },
];
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (routes: unknown) => {
  page = await renderNode(
    { widget: 'route-list', from: 'routes' },
    { widgets: { 'route-list': routeList }, data: { routes } },
  );
};
const texts = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map((one) => one.textContent);

describe('the list of addresses', () => {
  it('T14: has every one below its group, in the order of the server', async () => {
    proves('T14');
    await render({ items, next: null });
    expect(texts('h3')).toEqual(['Events', '/mbti', 'Pages']);
    expect(texts('.route-list__entry')).toEqual([
      'The fair/fairLive',
      'The test/mbti',
      'Tonight/mbti/night',
      'On now/',
      'Leads to /fair/old',
      'One of many/tt/[id]',
    ]);
  });

  it('leads to each below the base path (§2); to none that needs what nobody said', async () => {
    await render({ items, next: null });
    const links = [...page.container.querySelectorAll('a')].map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/h5_ac/fair', '/h5_ac/mbti', '/h5_ac/mbti/night', '/h5_ac/', '/h5_ac/old']);
  });

  it('has the next page behind a button, and says its end', async () => {
    await render({ status: 'ready', data: { items, next: '6' }, more: 'idle' });
    await page.click(page.container.querySelector('.route-list__foot button'));
    expect(page.mores).toEqual(['routes']);
    await page.unmount();
    await render({ status: 'ready', data: { items, next: null }, more: 'end' });
    expect(texts('.route-list__foot')).toEqual(['Nothing More']);
  });
});
