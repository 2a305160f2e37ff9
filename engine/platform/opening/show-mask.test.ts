// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import texts from '../../i18n/product-texts.json' with { type: 'json' };
import { type OpeningHost, openApp } from './index.ts';

const all: Record<string, { en: string }> = texts;
const t = (key: string): string => all[key]?.en ?? key;
const link = 'https://h5.gala.example.com/h5_ac/activity_20250520';
const mask = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('dialog.open-mask');
const show = (copy?: OpeningHost['copy']): (() => void) =>
  openApp(
    { do: 'mask', app: 'wechat', os: 'android', link },
    { window, t, showQr: () => undefined, ...(copy ? { copy } : {}) },
  );

beforeEach(() => {
  document.body.innerHTML = '<button id="open">Open the app</button>';
  document.adoptedStyleSheets ??= [];
  // jsdom has dialogs without the method that opens them.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
});

describe('§2 the mask in embedded browsers', () => {
  it('§2 mask: tells what to do, by name and description', () => {
    proves('2.3');
    show();
    const dialog = mask();
    expect(dialog?.open).toBe(true);
    const named = (attribute: string): string | undefined =>
      document.getElementById(dialog?.getAttribute(attribute) ?? '')?.textContent ?? undefined;
    expect(named('aria-labelledby')).toBe('Open this page in your browser');
    expect(named('aria-describedby')).toContain("won't open from here");
    expect([...document.querySelectorAll('.open-mask li')].map((one) => one.textContent)).toEqual([
      'Tap the menu button in the corner',
      'Choose “Open in browser”',
    ]);
  });

  it('§2 mask: has focus while it is there, and gives it back', () => {
    proves('2.3');
    document.getElementById('open')?.focus();
    const hide = show();
    expect(document.activeElement?.closest('.open-mask')).not.toBeNull();
    hide();
    expect(mask()).toBeNull();
    expect(document.activeElement?.id).toBe('open');
  });

  it('§4 mask: and stops: it stays, whatever key or gesture closes dialogs', () => {
    show();
    const cancel = new Event('cancel', { cancelable: true });
    mask()?.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(mask()?.getAttribute('closedby')).toBe('none');
    const dialog = mask();
    if (dialog) dialog.open = false;
    dialog?.dispatchEvent(new Event('close'));
    expect(mask()?.open).toBe(true);
  });

  it('§2 mask: is one, however often it is asked for', () => {
    proves('2.3');
    show();
    show();
    expect(document.querySelectorAll('.open-mask')).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('§2 mask: copies the link and says so; without a way to copy there is no button', async () => {
    proves('2.3');
    show();
    expect(mask()?.querySelector('button')).toBeNull();
    const copy = vi.fn(async () => undefined);
    show(copy);
    mask()?.querySelector('button')?.click();
    expect(copy).toHaveBeenCalledWith(link);
    await vi.waitFor(() => expect(mask()?.querySelector('[role=status]')?.textContent).toBe('Copied'));
  });

  it('§2 mask: says that it could not copy', async () => {
    proves('2.3');
    show(async () => {
      throw new DOMException('denied', 'NotAllowedError');
    });
    mask()?.querySelector('button')?.click();
    await vi.waitFor(() => expect(mask()?.querySelector('[role=status]')?.textContent).toContain("Couldn't"));
  });

  it('§2 mask: passes a strict Content-Security-Policy: no inline style, no markup made of text', () => {
    proves('2.3');
    openApp(
      { do: 'mask', app: 'wechat', os: 'android', link },
      {
        window,
        t: () => '<img src=x onerror=alert(1)>',
        showQr: () => undefined,
        copy: async () => undefined,
      },
    );
    expect(document.querySelector('[style], style, img, script')).toBeNull();
  });
});
