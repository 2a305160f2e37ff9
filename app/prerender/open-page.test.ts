// Every third day: opens pages as the build draws them.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../../engine/document/document.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { languages } from '../../engine/i18n/language.ts';
import { testSchemas } from '../../engine/testing.tsx';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { pageOpener } from './open-page.ts';
import type { RendererParts } from './renderer.ts';

const picture: ActivityDocument = {
  version: 1,
  title: 'Picture',
  languages: [...languages],
  theme: { preset: 'rose-night' },
  body: [{ widget: 'image', src: 'art/gift.svg', alt: 'A gift', width: 1, height: 1 }],
};

/** Opens pages, and counts how often a document was compiled by the pictures that it asked for. */
function opener() {
  const asked: string[] = [];
  const open = pageOpener({
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    assets: { asset: (path: string) => `/${asked.push(path)}` },
    texts: Object.fromEntries(languages.map((lang) => [lang, { common: {}, own: {} }])),
  } as unknown as RendererParts);
  return { asked, open };
}

describe('a page that is drawn', () => {
  it('is compiled once in each language, however often and for whichever moment it is drawn', () => {
    const { asked, open } = opener();
    const first = open({ document: picture, route: 'picture', lang: 'en', now: 0 });
    const second = open({ document: picture, route: 'picture', lang: 'en', now: 9, answers: {} });
    expect(asked).toEqual(['art/gift.svg']);
    expect(second.model).toBe(first.model);
    expect(second.page.store, 'what changes is of each drawing alone').not.toBe(first.page.store);
    expect(open({ document: picture, route: 'picture', lang: 'th', now: 0 }).model.lang).toBe('th');
    expect(asked).toHaveLength(2);
  });

  it('is without what is over where nobody comes from before, and that is put together once', () => {
    const { open } = opener();
    const times = ['start', 'end', 'settle'].map((name, nth) => [name, `2025-05-2${nth}T00:00:00+08:00`]);
    const [image] = picture.body;
    const document = {
      ...picture,
      schedule: Object.fromEntries(times),
      body: [{ ...image, visible: "phase == 'live'" }, { ...image }],
    } as ActivityDocument;
    const at = (now: string, onward?: boolean) =>
      open({ document, route: 'picture', lang: 'en', now: Date.parse(now), ...(onward ? { onward } : {}) })
        .model;
    expect(at('2025-05-20T00:00:00+08:00', true).body).toHaveLength(2);
    expect(at('2025-05-21T00:00:00+08:00', true).body).toHaveLength(1);
    expect(at('2025-05-21T00:00:00+08:00').body, 'who may come from before').toHaveLength(2);
    expect(at('2025-05-21T09:00:00+08:00', true)).toBe(at('2025-05-21T00:00:00+08:00', true));
  });

  it('is compiled anew when its document is another, or stands at another address', () => {
    const { asked, open } = opener();
    open({ document: picture, route: 'picture', lang: 'en', now: 0 });
    const moved = open({ document: picture, route: 'elsewhere', lang: 'en', now: 0 });
    const edited = open({ document: { ...picture, title: 'Edited' }, route: 'picture', lang: 'en', now: 0 });
    expect([moved.model.id, edited.model.title]).toEqual(['elsewhere', 'Edited']);
    expect(asked).toHaveLength(3);
  });

  it('is forgotten with its document: who saves one again and again fills no memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { open } = opener();
    /** A model of a document that is gone by then. */
    const opened = (title: string): WeakRef<object> =>
      new WeakRef(open({ document: { ...picture, title }, route: 'picture', lang: 'en', now: 0 }).model);
    const kept = open({ document: picture, route: 'picture', lang: 'en', now: 0 }).model;
    const before = Array.from({ length: 20 }, (_, nth) => opened(`Saved ${nth}`));
    await expect
      .poll(() => {
        collect();
        return before.filter((one) => one.deref() !== undefined).length;
      })
      .toBeLessThan(2);
    expect(open({ document: picture, route: 'picture', lang: 'en', now: 0 }).model).toBe(kept);
  });

  it('is compiled again where others have been asked for since, more than are kept', () => {
    const { asked, open } = opener();
    const one = { document: picture, lang: 'en', now: 0 } as const;
    open({ ...one, route: 'first' });
    for (let nth = 0; nth < 3_999; nth += 1) open({ ...one, route: `other-${nth}` });
    open({ ...one, route: 'first' });
    expect(asked).toHaveLength(4_000);
    open({ ...one, route: 'one-more' });
    open({ ...one, route: 'first' });
    expect(asked, 'what was asked for last is there').toHaveLength(4_001);
    open({ ...one, route: 'other-0' });
    expect(asked, 'what was not, is made anew').toHaveLength(4_002);
  });
});
