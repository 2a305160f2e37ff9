// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePicture, sharePicture } from './hand-on-picture.ts';

const image = 'data:image/png;base64,AAAA';
const words = { shareTitle: 'Rose week', content: 'Come', url: 'https://x.test/s/en/rose' };
const asked: unknown[] = [];
const app = (takes: boolean) => ({
  ask: async (method: string, payload: object) => {
    asked.push([method, payload]);
    return takes;
  },
});
/** What the browser's own sheet is and does. */
const browser = (parts: { canShare?: () => boolean; share?: (data: ShareData) => Promise<void> }): void => {
  Object.assign(navigator, { canShare: undefined, share: undefined, ...parts });
};
beforeEach(() => {
  asked.length = 0;
  URL.createObjectURL ??= () => '';
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
});
afterEach(() => {
  vi.restoreAllMocks();
  browser({});
});

describe('a picture that is handed on', () => {
  it('is saved by the app where it does it, else as a file', async () => {
    expect(await savePicture(app(true), image, 'a.png')).toBe('app');
    expect(asked).toEqual([['saveImage', { image }]]);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    expect(await savePicture(app(false), image, 'a.png')).toBe('file');
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('a.png');
  });

  it('is shared by the app, with its words and its address', async () => {
    expect(await sharePicture(app(true), image, 'a.png', words)).toBe('shared');
    expect(asked).toEqual([['share', { ...words, img: image, imgType: 'data' }]]);
  });

  it('has nothing in its words that joins them on a page', async () => {
    const thai = { ...words, shareTitle: 'ของ\u2060ขวัญ', content: 'วัน\u2060นี้', topic: 'ซี\u2060ซัน' };
    await sharePicture(app(true), image, 'a.png', thai);
    expect(asked[0]).toMatchObject(['share', { shareTitle: 'ของขวัญ', content: 'วันนี้', topic: 'ซีซัน' }]);
  });

  it('is no way for it where the browser takes no files', async () => {
    browser({ canShare: () => false });
    expect(await sharePicture(app(false), image, 'a.png', words)).toBe('no-way');
  });

  it.each([
    [undefined, 'shared'],
    ['AbortError', 'shared'],
    ['NotAllowedError', 'failed'],
  ])('is shared by the browser, the address in its words: %s is %s', async (refusal, says) => {
    const shared: ShareData[] = [];
    browser({
      canShare: () => true,
      share: async (data) => {
        shared.push(data);
        if (refusal) throw new DOMException('refused', refusal);
      },
    });
    expect(await sharePicture(app(false), image, 'a.png', words)).toBe(says);
    expect([shared[0]?.text, shared[0]?.files?.[0]?.name]).toEqual([`Rose week ${words.url}`, 'a.png']);
  });
});
