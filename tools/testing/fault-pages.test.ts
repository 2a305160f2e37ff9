import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { root } from '../../build/schemas.ts';
import { fedIn, pages, pagesOf } from '../../e2e/fault-table/pages.ts';

/** Widgets whose schema says that data feeds them. */
const fed = readdirSync(join(root, 'schemas/widgets')).flatMap((file) => {
  const { properties = {} } = JSON.parse(readFileSync(join(root, 'schemas/widgets', file), 'utf8')) as {
    properties?: object;
  };
  return 'from' in properties ? [file.replace('.schema.json', '')] : [];
});

/** What no page shows to people, and why. */
const unseen: Readonly<Record<string, string>> = {
  'draft-desk': 'on a page of a try-out’s tools',
  'route-list': 'on a page of a try-out’s tools',
};

it('every widget that data feeds is on a page of the table of faults, or says here why it cannot be', () => {
  // One that no document shows yet has no page to break.
  const documents = JSON.stringify(loadDocuments());
  const shown = fed.filter((widget) => documents.includes(`"widget":"${widget}"`));
  expect(shown.length).toBeGreaterThan(20);
  const tried = pages.flatMap(({ widgets }) => widgets);
  expect([...tried, ...Object.keys(unseen)].sort()).toEqual(shown.sort());
});

it('a new widget joins the table with the first document that shows it', () => {
  const body = [{ widget: 'tabs', tabs: [{ body: [{ widget: 'star-map', from: 'stars' }] }] }];
  expect(fedIn(body)).toEqual(['star-map']);
  const more = pagesOf([...loadDocuments(), { route: 'sky', document: { body } }]);
  expect(more.find(({ path }) => path === '/h5_ac/sky')).toEqual({
    path: '/h5_ac/sky',
    widgets: ['star-map'],
  });
});

it('what is seen only when a campaign is over is tried then, and nothing of what was seen before', () => {
  const body = [
    { widget: 'star-map', from: 'stars', visible: "phase == 'ended'" },
    { widget: 'sky', from: 'stars' },
  ];
  expect(pagesOf([{ route: 'a', document: { body } }])).toEqual([
    { path: '/h5_ac/a', widgets: ['sky'] },
    { path: '/h5_ac/a?phase=ended', widgets: ['star-map'] },
  ]);
});

it('a page of tools and one that leads elsewhere show nothing to people', () => {
  const body = [{ widget: 'star-map', from: 'stars' }];
  expect(pagesOf([{ route: 'a', document: { body, redirect: { to: 'b' } } }])).toEqual([]);
  expect(pagesOf([{ route: 'a', document: { body, access: { tools: true } } }])).toEqual([]);
});

it('what stands in a tab that is not chosen, or in a pop-up alone, is opened there', () => {
  const chosen = { body: [{ widget: 'sky', from: 'stars' }] };
  const tabs = [chosen, { body: [{ widget: 'moon', from: 'stars' }] }];
  const popups = { one: chosen, two: { body: [...chosen.body, { widget: 'star-map', from: 'stars' }] } };
  expect(pagesOf([{ route: 'a', document: { popups, body: [{ widget: 'tabs', tabs }] } }])).toEqual([
    { path: '/h5_ac/a', widgets: ['sky'] },
    { path: '/h5_ac/a', widgets: ['moon'], behind: true },
    { path: '/h5_ac/a', widgets: ['star-map'], behind: true },
  ]);
});
