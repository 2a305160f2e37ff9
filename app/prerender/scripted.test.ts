import { expect, it } from 'vitest';
import type { ActivityDocument } from '../../engine/document/document.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { testSchemas } from '../../engine/testing.tsx';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { createRenderer } from './prerender.tsx';
import type { RendererParts } from './renderer.ts';

const renderer = createRenderer({
  set: testSchemas,
  api: openApi as unknown as OpenApi,
  assets: { asset: (path: string) => path },
  texts: { en: { common: {}, own: {} } },
} as unknown as RendererParts);

const share = { do: 'share' } as const;
const button = (visible?: string) => ({
  widget: 'button',
  label: 'Share',
  press: [share],
  ...(visible ? { visible } : {}),
});
const document = {
  version: 1,
  title: 'Fair',
  languages: ['en'],
  theme: { preset: 'rose-night' },
  schedule: {
    ...{ start: '2025-05-20T00:00:00+08:00', end: '2025-05-21T00:00:00+08:00' },
    settle: '2025-05-22T00:00:00+08:00',
  },
  body: [
    { widget: 'tabs', visible: "phase == 'preview'", tabs: [{ label: 'A', body: [] }] },
    { widget: 'countdown', visible: "phase == 'live'" },
    button(),
    { widget: 'share-bar', visible: "phase == 'settling'" },
  ],
} as unknown as ActivityDocument;

it('a build joins the widgets of the whole page, and of what each phase leaves of it', () => {
  const sets = renderer.scripted({ document, route: 'fair', lang: 'en' });
  const [whole = [], ...left] = sets;
  expect(whole).toContain('button');
  expect(left).toHaveLength(3);
  const has = (name: string) => sets.map((one) => one.includes(name));
  expect(has('button')).toEqual([true, true, true, true]);
  expect(has('tabs')).toEqual([true, false, false, false]);
  expect(has('share-bar')).toEqual([true, true, true, false]);
});
