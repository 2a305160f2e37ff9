// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringParts } from './popup-parts.ts';

const replaced = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaced;
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  vi.stubGlobal('fetch', async (file: string) =>
    file.includes('gone')
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify({ css: `.${file.slice(1)}{}`, texts: { chance: file } })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  replaced.mockClear();
});

describe('what widgets of a popup bring along', () => {
  it('is what they say, and their style, which a page gets once', async () => {
    const texts = { close: 'Close' };
    expect(await bringParts(['odds', 'text'], { odds: '/odds' }, texts)).toEqual(['odds', 'text']);
    expect(texts).toEqual({ close: 'Close', chance: '/odds' });
    await bringParts(['odds'], { odds: '/odds' }, texts);
    expect(replaced.mock.calls).toEqual([['.odds{}']]);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('is not there where it cannot be loaded: then the widget is not either', async () => {
    const texts = {};
    expect(await bringParts(['odds', 'text'], { odds: '/gone' }, texts)).toEqual(['text']);
    expect(texts).toEqual({});
  });

  it('is waited for eight seconds: the popup opens without, and says so', async () => {
    const late = new AbortController();
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    vi.stubGlobal(
      'fetch',
      (_file: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const brought = bringParts(['odds', 'text'], { odds: '/silent' }, {});
    expect(patience).toHaveBeenCalledWith(8000);
    late.abort();
    expect(await brought).toEqual(['text']);
  });
});
