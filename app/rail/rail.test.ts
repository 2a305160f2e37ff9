// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { qrOf } from '../opening/open-in-app.ts';
// Here before the first test, so that none waits for it.
import '../share/share-url.ts';
import type { Kernel } from '../stages.ts';
import { startRail } from './rail.ts';

vi.mock('../../engine/platform/styles/adopt-style.ts', () => ({ adoptStyle: vi.fn() }));
vi.mock('../opening/open-in-app.ts', () => ({ qrOf: vi.fn() }));

/** A screen that can be made wider and narrower. */
class Screen extends EventTarget {
  matches = true;
  becomes(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** A page is open at a path, by somebody who is known. */
function start(screen = new Screen(), more: object = {}): { kernel: Kernel; screen: Screen } {
  const model = { lang: 'th', route: '/rose', title: 'คืนสารภาพรัก' };
  const identity = { user_id: 'u-7', token: 't-7', device_id: 'd-7' };
  const kernel = { identity, data: { model: { ...model, ...more } } } as unknown as Kernel;
  startRail(kernel, screen as unknown as MediaQueryList, (load) => load());
  return { kernel, screen };
}
const rail = () => document.querySelector<HTMLElement>('aside');
/** Seen where it stands. */
const stands = (): boolean => rail()?.hidden === false;
const appears = () => vi.waitFor(() => expect(stands()).toBe(true), { timeout: 5000 });
const settle = () => new Promise((done) => setTimeout(done, 20));
const drawn = () => vi.mocked(qrOf).mock.calls.map(([, address]) => address);
const goTo = (path: string): void => history.replaceState(null, '', path);

/** What listens to the world around the page: each test is a visit. */
let listening: MockInstance<EventTarget['addEventListener']>[];

beforeEach(() => {
  listening = [window, document].map((one) => vi.spyOn(one, 'addEventListener'));
  goTo('/h5_ac/rose?user_id=u-7&token=t-7#top');
  vi.mocked(qrOf)
    .mockReset()
    .mockImplementation(async (_page, address) => `data:image/svg+xml,${address}`);
  Object.assign(performance, { getEntriesByType: () => [{ responseStatus: 200 }] });
});
afterEach(() => {
  for (const [nth, { mock }] of listening.entries())
    for (const [type, listener] of mock.calls)
      [window, document][nth]?.removeEventListener(type, listener as EventListener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the code beside a page', () => {
  it('is of the page that is open, without anything of its reader, in the words of its language', async () => {
    start(undefined, { share: { to: '/h5_ac/elsewhere' } });
    await appears();
    const address = `${location.origin}/h5_ac/s/th/rose`;
    expect(drawn()).toEqual([address]);
    const picture = rail()?.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual([
      `data:image/svg+xml,${address}`,
      'คิวอาร์โค้ด: คืนสารภาพรัก',
    ]);
    expect(rail()?.getAttribute('aria-label')).toBe('สแกนเพื่อเปิดบนมือถือ');
    expect(rail()?.textContent).toBe('คืนสารภาพรักสแกนเพื่อเปิดบนมือถือ');
  });

  it('goes while the screen is narrow, and is not drawn anew when it is wide again', async () => {
    const { screen } = start();
    await appears();
    screen.becomes(false);
    expect(stands()).toBe(false);
    screen.becomes(true);
    expect(stands()).toBe(true);
    await settle();
    expect(drawn()).toHaveLength(1);
  });

  it('does not stand on a page that brings a code of its own', async () => {
    document.body.innerHTML = '<section data-beside="true"></section>';
    start();
    await settle();
    expect([rail(), drawn()]).toEqual([null, []]);
  });

  it('does not stand where the address leads to no page', async () => {
    Object.assign(performance, { getEntriesByType: () => [{ responseStatus: 404 }] });
    start();
    await settle();
    expect([rail(), drawn()]).toEqual([null, []]);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['somebody looks at the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('where it cannot be drawn nothing stands, until %s', async (_when, happens) => {
    vi.mocked(qrOf).mockRejectedValue(new Error('offline'));
    start();
    await settle();
    expect(rail()).toBeNull();
    vi.mocked(qrOf).mockResolvedValue('data:image/svg+xml,code');
    happens();
    await appears();
  });

  it('follows the page that comes inside a frame; until it is drawn, that of the page before is gone', async () => {
    const { kernel } = start();
    await appears();
    goTo('/h5_ac/rose/rules');
    Object.assign(kernel.data.model, { title: 'กติกา' });
    kernel.beside?.();
    expect(stands()).toBe(false);
    await appears();
    expect(drawn().at(-1)).toBe(`${location.origin}/h5_ac/s/th/rose/rules`);
    expect(rail()?.querySelector('img')?.alt).toContain('กติกา');
    expect(document.querySelectorAll('aside')).toHaveLength(1);
  });

  it('a drawing that comes when its page has gone is not shown', async () => {
    let come: (picture: string) => void = () => undefined;
    vi.mocked(qrOf).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    start();
    await vi.waitFor(() => expect(drawn()).toHaveLength(1), { timeout: 5000 });
    goTo('/h5_ac/rose/rules');
    come('data:image/svg+xml,late');
    await settle();
    expect(rail()).toBeNull();
  });
});
