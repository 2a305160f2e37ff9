import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { get, openPages, shown, site } from '../fixtures/open-pages.ts';
import { DrawnPages } from './drawn-pages.ts';

const noHashes = { scripts: [], styles: [] };

openPages();

describe('drawing', () => {
  it('happens once a page and language, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/h5_ac/activity_20250520')));
    await get('/h5_ac/activity_20250520?utm=1');
    await get('/h5_ac/activity_20250520?lang=en');
    expect(site.drawn).toEqual(['activity_20250520 cn', 'activity_20250520 en']);
  });

  it('an old page is served once more while it is drawn again', async () => {
    let version = 1;
    site.draw = async () => `<title>v${version}</title>`;
    expect(await shown('/h5_ac/')).toBe('v1');
    version = 2;
    expect(await shown('/h5_ac/')).toBe('v1');
    expect(site.drawn).toHaveLength(1);
    site.fresh = -1;
    expect(await shown('/h5_ac/'), 'nobody waits for it').toBe('v1');
    await vi.waitFor(() => expect(site.drawn).toHaveLength(2));
    site.fresh = 60_000;
    await vi.waitFor(async () => expect(await shown('/h5_ac/')).toBe('v2'));
  });

  it('a page that nobody has asked for in a long time is drawn before it is served', async () => {
    let version = 0;
    site.draw = async () => `<title>v${++version}</title>`;
    expect(await shown('/h5_ac/')).toBe('v1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(await shown('/h5_ac/')).toBe('v2');
  });

  it('a page is served until it is five minutes older than it may be, and not a moment longer', async () => {
    let version = 0;
    const drawing = {
      freshFor: () => 60_000,
      render: async () => ({ html: `v${++version}`, hashes: noHashes }),
    };
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    for (const [age, served] of [
      [360_000, 'v1'],
      [360_001, 'v2'],
    ] as const) {
      version = 0;
      const pages = new DrawnPages(drawing);
      vi.setSystemTime(start);
      await pages.page('index', 'cn');
      vi.setSystemTime(start + age);
      expect(String((await pages.page('index', 'cn')).body.identity)).toBe(served);
    }
  });

  it('keeps as many as there is room for, and draws the one again that nobody has asked for longest', async () => {
    const drawn: string[] = [];
    const render = async (route: string) => {
      drawn.push(route);
      // Nothing of it is alike, so that compressed it takes as much room.
      return { html: randomBytes(20_000).toString('latin1'), hashes: noHashes };
    };
    const pages = new DrawnPages({ freshFor: () => 60_000, render }, 160_000);
    for (const route of ['a', 'b', 'a', 'c']) await pages.page(route, 'cn');
    expect(drawn).toEqual(['a', 'b', 'c']);
    await pages.page('a', 'cn');
    expect(drawn, 'a was asked for after b').toHaveLength(3);
    await pages.page('b', 'cn');
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('a page that cannot be drawn again stays as it was, and is tried again later', async () => {
    await get('/h5_ac/');
    site.fresh = -1;
    site.draw = () => Promise.reject(new Error('database gone'));
    expect((await get('/h5_ac/')).statusCode).toBe(200);
    expect(await shown('/h5_ac/')).toBe('index cn');
    site.draw = async () => '<title>back</title>';
    await vi.waitFor(async () => expect(await shown('/h5_ac/')).toBe('back'));
  });

  it('a page that could never be drawn is an error, and is tried at the next request', async () => {
    site.draw = () => Promise.reject(new Error('no theme'));
    expect((await get('/h5_ac/')).statusCode).toBe(500);
    site.draw = async () => '<title>ok</title>';
    expect(await shown('/h5_ac/')).toBe('ok');
  });
});
