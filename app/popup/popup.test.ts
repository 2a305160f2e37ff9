// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTopSheet } from '../../engine/overlay/index.ts';
import { openDialogs } from '../../engine/overlay/testing.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import { openPopup } from './popup.tsx';

const page = openTestPage({
  data: { charm: { get: '/v2/activities/{id}/boards/charm' } },
  body: [{ widget: 'ranking-list', from: 'charm' } as never],
  popups: {
    help: { title: 'Help', body: [{ widget: 'rich-text', text: 'How **it** works' }] },
    odds: {
      title: 'Odds',
      body: [{ widget: 'section', title: 'In', body: [{ widget: 'rich-text', text: 'One in ten' }] }],
    },
  },
});
let widgets: Map<string, Widget>;

beforeEach(() => {
  document.body.innerHTML = '';
  widgets = new Map();
  openDialogs();
});
const open = async (name: string, text: string): Promise<HTMLDialogElement> => {
  await openPopup(page, widgets, name);
  await vi.waitFor(() => expect(document.body.textContent).toContain(text));
  const dialog = [...document.querySelectorAll('dialog')].at(-1);
  if (!dialog) throw new Error('no popup');
  return dialog;
};

describe('§4 a popup of a document', () => {
  it('opens with its title and its nodes, whose widgets are loaded for it', async () => {
    const dialog = await open('odds', 'One in ten');
    expect(dialog.open).toBe(true);
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Odds');
    expect([...widgets.keys()].sort()).toEqual(['rich-text', 'section']);
    dialog.close();
  });

  it('closes by its button and leaves nothing behind', async () => {
    const dialog = await open('help', 'works');
    dialog.querySelector<HTMLElement>('.sheet__close')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('closes by a tap beside it, and not by one inside', async () => {
    const dialog = await open('help', 'works');
    dialog.querySelector<HTMLElement>('strong')?.click();
    expect(document.querySelector('dialog')).not.toBeNull();
    dialog.click();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('the close step closes the one on top', async () => {
    await open('help', 'works');
    await open('odds', 'One in ten');
    await closeTopSheet();
    await vi.waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
    expect(document.body.textContent).toContain('works');
    await closeTopSheet();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(await closeTopSheet()).toBe(false);
  });

  it('has its name in the state key that it names, while it is open or on its way', async () => {
    const { shown = '' } = page.model.popups.charmReceipt ?? {};
    const key = page.state[shown];
    if (!key) throw new Error('no state key');
    const opens = openPopup(page, widgets, 'charmReceipt');
    expect(page.store.get(key)).toBe('charmReceipt');
    await opens;
    expect(page.store.get(key)).toBe('charmReceipt');
    await closeTopSheet();
    await vi.waitFor(() => expect(page.store.get(key)).toBe(''));
    const away = openPopup(page, null as never, 'charmReceipt');
    expect(page.store.get(key)).toBe('charmReceipt');
    await expect(away).rejects.toThrow();
    expect(page.store.get(key), 'it did not come').toBe('');
  });

  it('one whose parts did not come says so, and shows them once they are asked for again and come', async () => {
    const spy = vi.mocked(console.error).mockImplementation(() => undefined);
    const texts = {};
    let there = false;
    vi.stubGlobal('fetch', async () =>
      there ? Response.json({ css: '', texts: {} }) : new Response('', { status: 504 }),
    );
    await openPopup(page, widgets, 'help', { popupParts: { 'rich-text': '/popup-rich-text.json' }, texts });
    const sheet = document.querySelector('dialog .sheet__panel');
    const failure = () => sheet?.querySelector('.state--error');
    expect(failure()?.textContent).toContain('load.failed');
    there = true;
    failure()?.querySelector('button')?.click();
    await vi.waitFor(() => expect(sheet?.textContent).toContain('works'));
    expect(failure()).toBeNull();
    vi.unstubAllGlobals();
    spy.mockClear();
    await closeTopSheet();
  });

  it.each(['nowhere', 'constructor', '__proto__'])(
    'one that there is not opens nothing: %s',
    async (name) => {
      await openPopup(page, widgets, name);
      expect(document.querySelector('dialog')).toBeNull();
    },
  );
});
