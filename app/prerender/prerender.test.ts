import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../../engine/document/document.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { languages } from '../../engine/i18n/language.ts';
import { testSchemas } from '../../engine/testing.tsx';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { balanceBar } from '../../widgets/balance-bar/balance-bar.tsx';
import { button } from '../../widgets/button/button.tsx';
import { phaseBanner } from '../../widgets/phase-banner/phase-banner.tsx';
import { richText } from '../../widgets/rich-text/rich-text.tsx';
import type { PageData } from '../kernel/page-data.ts';
import { createRenderer } from './prerender.tsx';
import type { RendererParts, RenderInput } from './renderer.ts';

const theme = { name: 'rose-night', palette: { ground: '#101020' }, art: {} };
const renderer = createRenderer({
  set: testSchemas,
  api: openApi as unknown as OpenApi,
  widgets: new Map(
    Object.entries({ 'balance-bar': balanceBar, button, 'phase-banner': phaseBanner, 'rich-text': richText }),
  ),
  themes: { 'rose-night': theme },
  css: { base: '' },
  texts: Object.fromEntries(languages.map((lang) => [lang, { common: { 'mask.title': 'Open' }, own: {} }])),
  hosts: {},
  assets: {
    kernel: '/kernel.js',
    start: 'start()',
    hydrate: [],
    widgets: (names: readonly string[]) => [`/${names.join('+')}.js`],
    popupPart: (name: string, lang: string) => `/${name}.${lang}.js`,
    openingTexts: (lang: string) => `/opening.${lang}.json`,
    asset: (path: string) => `/h5_ac/${path}`,
  },
} as unknown as RendererParts);

const share = { widget: 'button', label: 'Share', press: [{ do: 'share' }] };
const page = (more: object = {}): ActivityDocument =>
  ({
    version: 1,
    title: 'Fair',
    languages: ['en'],
    theme: { preset: 'rose-night' },
    body: [share],
    ...more,
  }) as ActivityDocument;
const render = (document: ActivityDocument, more: Partial<RenderInput> = {}) => {
  const rendered = renderer.render({ document, route: 'fair', lang: 'en', now: 0, ...more });
  const { document: drawn } = new JSDOM(rendered.html).window;
  const data = JSON.parse(drawn.getElementById('gala')?.textContent ?? '') as PageData;
  const meta = (name: string) =>
    drawn.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { ...rendered, drawn, data, meta };
};

describe('what the scripts of a page are told', () => {
  it('is next to nothing where no script has anything to do', () => {
    const data = { shop: { get: '/v2/activities/{id}/exchange' } };
    const told = render(page({ body: [{ widget: 'rich-text', text: 'Rules' }], data })).data;
    expect([told.model.data, told.model.popups, told.texts, told.shapes, told.answers]).toEqual([
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(Object.keys(render(page({ data })).data.model.data)).toEqual(['shop']);
  });

  it('is how the answers must be of what is asked for by itself, and of no popup that asks when it opens', () => {
    const told = render(
      page({
        data: { purse: { get: '/v2/activities/{id}/balance' } },
        body: [share, { widget: 'balance-bar', from: 'purse' }],
      }),
    ).data;
    expect(Object.keys(told.shapes).some((call) => call.includes('/balance'))).toBe(true);
    expect(Object.keys(told.shapes).some((call) => call.includes('/query_location'))).toBe(true);
  });

  it('is where the widgets of popups lie, but for those that stand on the page', () => {
    const popups = { how: { title: 'How', body: [share, { widget: 'phase-banner' }] } };
    const told = render(page({ popups })).data;
    expect(Object.keys(told.popupFiles ?? {})).toEqual(['phase-banner']);
    expect(Object.keys(told.popupParts ?? {})).toEqual(['phase-banner']);
    expect(render(page()).data).not.toHaveProperty('popupFiles');
  });

  it('is where the words of opening the app lie, where something opens it', () => {
    expect(render(page()).data.openingTexts).toBeUndefined();
    const opens = render(page({ body: [{ ...share, press: [{ do: 'open-app' }] }] })).data;
    expect(opens.openingTexts).toBe('/opening.en.json');
  });

  it('is the picture of a currency that is not the family’s', () => {
    const coin = (icon: string) => render(page({ campaign: { currency: { icon } } })).data.coin;
    expect(coin('art/rose-night/currency.svg')).toBeUndefined();
    expect(coin('art/rose-night/petal.svg')).toBe('/h5_ac/art/rose-night/petal.svg');
  });
});

describe('the head of a page', () => {
  it('has the document’s own ground where it has one, and else the family’s', () => {
    expect(render(page()).meta('theme-color')).toBe('#101020');
    const own = page({ theme: { preset: 'rose-night', tokens: { ground: '#204060' } } });
    expect(render(own).meta('theme-color')).toBe('#204060');
  });

  it('says of a shared link what the document shares, and else what the page is called', () => {
    expect(render(page()).meta('og:title')).toBe('Fair');
    expect(render(page({ share: { title: 'Come along', content: 'Dance with us' } })).meta('og:title')).toBe(
      'Come along',
    );
  });

  it('has no sign in it that was there for the lines of the page', () => {
    const said = { th: 'ของขวัญวันนี้' };
    const { meta, drawn } = render(page({ languages: ['th'], title: said, summary: said }), { lang: 'th' });
    expect([drawn.title, meta('description'), meta('og:title'), meta('og:description')]).toEqual(
      Array(4).fill(said.th),
    );
  });

  it('keeps pages of tools out of search engines, and no other', () => {
    expect(render(page()).meta('robots')).toBeUndefined();
    expect(render(page({ access: { tools: true } })).meta('robots')).toContain('noindex');
  });

  it('lets run by hash what stands in it, and nothing else', () => {
    const { hashes, drawn } = render(page());
    const hashOf = (text: string | null | undefined) =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64');
    expect(hashes.scripts).toContain(hashOf('start()'));
    const styles = [...drawn.querySelectorAll('style')].map(({ textContent }) => hashOf(textContent));
    expect(hashes.styles).toEqual(styles);
  });

  it('a family that there is not is said with the page', () => {
    expect(() => render(page({ theme: { preset: 'nowhere' } }))).toThrow('fair: no theme named nowhere');
  });
});

it('the widgets of a page are named for the whole of it, and for what each phase leaves', () => {
  const times = ['start', 'end', 'settle'].map((name, nth) => [name, `2025-05-2${nth}T00:00:00+08:00`]);
  const document = page({
    schedule: Object.fromEntries(times),
    data: { purse: { get: '/v2/activities/{id}/balance' } },
    body: [
      { ...share, visible: "phase == 'live'" },
      { widget: 'balance-bar', from: 'purse', visible: "phase == 'settling'" },
    ],
  });
  const named = renderer.scripted({ document, route: 'fair', lang: 'en' });
  expect(named.map((one) => [...one].sort())).toEqual([
    ['balance-bar', 'button'],
    ['balance-bar', 'button'],
    ['balance-bar'],
    [],
  ]);
});
