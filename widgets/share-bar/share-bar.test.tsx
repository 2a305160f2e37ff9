// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../engine/overlay/testing.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { shareBar } from './share-bar.tsx';

const link = 'https://x.test/h5_ac/s/en/test';
const poster = { art: ['art/a/sky.svg', 'art/a/lost.svg'], words: 'Come and see' };
let page: RenderedNode;
let draws: boolean;
let copies: boolean;
const did: unknown[] = [];
const links = {
  share: async () => void did.push('shared'),
  invite: async (route?: string) => (route === undefined ? link : 'another'),
  copy: async (text: string) => {
    did.push(text);
    return copies;
  },
  qr: async (address: string, side?: number) => {
    did.push([address, side]);
    return 'data:image/svg+xml,code';
  },
};
const overlay = { toast: (text: string) => void did.push(text) };
const app = {
  ask: async (method: string, payload: object) => {
    did.push([method, payload]);
    return true;
  },
};
const render = async (keys: object = {}, world: object = {}, data: Record<string, unknown> = {}) => {
  page = await renderNode(
    { widget: 'share-bar', poster, ...keys },
    { widgets: { 'share-bar': shareBar }, world: { links, overlay, app, ...world }, data },
  );
};
const button = (words: string, inside: ParentNode = document) =>
  [...inside.querySelectorAll('button')].find((one) => one.textContent === words);
const opened = async () => {
  // What draws and opens it is loaded first.
  await act(async () => {
    button('Make a poster')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), 10_000);
  });
  return document.querySelector('dialog') as HTMLDialogElement;
};
const press = (words: string, inside: ParentNode) =>
  act(async () => {
    button(words, inside)?.click();
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  did.length = 0;
  draws = copies = true;
  openDialogs();
  // jsdom loads no pictures and draws none.
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function set(
    this: HTMLImageElement,
    src: string,
  ) {
    this.setAttribute('src', src);
    queueMicrotask(() => this.dispatchEvent(new Event(src.includes('lost') ? 'error' : 'load')));
  });
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => (text: string) =>
      name === 'measureText' ? { width: text.length * 14 } : { addColorStop: () => undefined },
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => (draws ? pen : null) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
});
afterEach(async () => {
  for (const one of document.querySelectorAll('dialog')) one.close();
  vi.restoreAllMocks();
  await page.unmount();
});

describe('a bar to pass the page on', () => {
  it('shares as the page does, and copies the link of what a share leads to', async () => {
    await render({ title: 'Tell them' });
    expect(page.container.querySelector('section')?.getAttribute('aria-label')).toBe('Tell them');
    await page.click(button('Share'));
    await page.click(button('Copy link'));
    expect(did).toEqual(['shared', link]);
    expect(document.querySelector('.toast')?.textContent).toBe('Copied');
  });

  it('says nothing of a copy that was not made, and that a share failed', async () => {
    copies = false;
    document.querySelector('.toast')?.remove();
    await render({}, { links: { ...links, share: () => Promise.reject(new Error('no')) } });
    await page.click(button('Copy link'));
    expect(document.querySelector('.toast')).toBeNull();
    await page.click(button('Share'));
    expect(document.querySelector('.toast--failure')).not.toBeNull();
  });

  it('has no button for a poster that the document does not give', async () => {
    await render({ poster: undefined });
    expect([button('Make a poster'), page.container.querySelectorAll('button').length]).toEqual([
      undefined,
      2,
    ]);
  });
});

describe('its poster', () => {
  it('is drawn without a layer that does not load, with the code of the clean link, and named in a dialog', async () => {
    await render();
    const dialog = await opened();
    const picture = dialog.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('data:image/png;base64,AAAA');
    expect(picture?.alt).toMatch(/^Poster: Test, .+, with a QR code that opens this page$/);
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Make a poster',
    );
    expect(did).toEqual([[link, 264]]);
  });

  it('is saved and sent by the app, with its words and the link', async () => {
    await render();
    const dialog = await opened();
    await press('Save it', dialog);
    await press('Send it', dialog);
    expect(did).toContainEqual(['saveImage', { image: 'data:image/png;base64,AAAA' }]);
    const words = { shareTitle: 'Test', content: 'Come and see', url: link };
    expect(did).toContainEqual(['share', { ...words, img: 'data:image/png;base64,AAAA', imgType: 'data' }]);
    expect(did).toContain('Poster saved');
  });

  it('is the page’s own share where nobody takes pictures', async () => {
    await render({}, { app: { ask: async () => false } });
    await press('Send it', await opened());
    expect(did).toContain('shared');
  });

  describe('with the reader’s own number', () => {
    const user = { user_id: '7', nickname: 'Mika', avatar: '/a.svg' };
    const board = (me: object | null) => ({ charm: { rows: [], me, total: 9, next: null, settled: false } });
    const shown = async (me: object | null, own: object = {}) => {
      await render({ poster: { ...poster, own: { board: 'charm', ...own } } }, {}, board(me));
      return (await opened()).querySelector('img')?.alt ?? '';
    };
    const me = { rank: 3, place: 3, score: 12800, gap: 40, lead: 2, user };

    it('tells their place', async () => {
      expect(await shown(me)).toMatch(/opens this page · I'm no\. 3$/);
      expect(document.querySelector('dialog')?.innerHTML, 'and nothing else of them').not.toMatch(/Mika|"7"/);
    });

    it('tells the place of who is not listed', async () => {
      expect(await shown({ ...me, rank: null, place: 1512 })).toMatch(/I'm no\. 1,512$/);
    });

    it('tells what they have, every digit of it', async () => {
      expect(await shown(me, { show: 'score', unit: 'charm' })).toMatch(/ · I have 12,800 charm$/);
    });

    it.each([
      ['a visitor', null],
      ['who has nothing yet', { ...me, rank: null, place: null, score: 0 }],
      ['whose place nobody knows', { ...me, rank: null, place: null }],
    ])('has none of %s', async (_, nobody) => {
      expect(await shown(nobody)).toMatch(/opens this page$/);
    });

    it('is among the words where nothing is drawn', async () => {
      draws = false;
      await shown(me);
      expect(document.querySelector('dialog')?.textContent).toContain("I'm no. 3");
    });
  });

  it('is words, the code and the link where a canvas fails', async () => {
    draws = false;
    await render();
    const dialog = await opened();
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('data:image/svg+xml,code');
    for (const one of ["can't make the poster", 'Test', 'Come and see', link])
      expect(dialog.textContent).toContain(one);
    await press('Copy link', dialog);
    expect(did.at(-2)).toMatch(new RegExp(`^Test\n.+\nCome and see\n${link}$`));
  });

  it('is words and the link where no code may be drawn', async () => {
    await render({}, { links: { ...links, qr: async () => null } });
    const dialog = await opened();
    expect([dialog.querySelector('img'), dialog.textContent?.includes(link)]).toEqual([null, true]);
  });

  it('says so where not even the link is known', async () => {
    await render({}, { links: { ...links, invite: () => Promise.reject(new Error('no')) } });
    await act(async () => {
      button('Make a poster')?.click();
      await vi.waitFor(() => expect(document.querySelector('.toast--failure')).not.toBeNull(), 10_000);
    });
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
