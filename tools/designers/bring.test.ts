// By turns, 20 s: a page of each widget, judged with all that it brings.
import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { loadSchemas, root } from '../../build/schemas.ts';
import { checkText } from '../../check/check-text.ts';
import { readContext } from '../../check/disk/read-context.ts';
import { Site } from '../../check/model/site.ts';
import { propsSchemaPaths } from '../../engine/document/schema-set.ts';
import { samplesOf, withPart } from './bring.ts';
import { emptyPage } from './empty-page.ts';
import { knownByAddress } from './known-by-address.ts';
import { documentFiles } from './story-lists.ts';
import type { Values } from './values.ts';

const set = loadSchemas();
const loaded = loadDocuments();
const documents = loaded.map(({ document }) => document);
const context = {
  ...readContext(root),
  site: new Site(documentFiles().map(knownByAddress)),
};
const errorsOf = (page: Values) =>
  checkText('activities/new_page.json', JSON.stringify(page), context).filter(
    ({ severity }) => severity === 'error',
  );
const errors = (page: Values) => errorsOf(page).length;
const withWidget = (page: Values, widget: string, list: readonly (string | number)[] = ['body']) => {
  const schema = set.get(propsSchemaPaths(set).get(widget) ?? '') ?? {};
  return withPart(page, list, samplesOf(widget, schema, documents), errors);
};

it('begins with a page that the check takes', () => {
  expect(errorsOf(emptyPage)).toEqual([]);
});

it('leaves a page of any one widget without errors, with all that it names', () => {
  // A frame alone has an outlet.
  const names = [...propsSchemaPaths(set).keys()].filter((name) => name !== 'outlet');
  const left = names.flatMap((name) =>
    errorsOf(withWidget(emptyPage, name)).map(({ message }) => `${name}: ${message}`),
  );
  expect(left).toEqual([]);
}, 120_000);

it('brings what a part names, and nothing that it does not', () => {
  const page = withWidget(emptyPage, 'ranking-list');
  const [source] = Object.keys(page.data as object);
  expect((page.body as Values[])[0]?.from).toBe(source);
  expect(Object.keys(page.data as object)).toHaveLength(1);
  expect(page).not.toHaveProperty('popups');
  expect(page.title).toEqual(emptyPage.title);
});

it('brings the parts that a part names, once', () => {
  const widgetsOn = (page: Values) => (page.body as Values[]).map(({ widget, id }) => [widget, id]);
  const once = [
    ['anchor-bar', undefined],
    ['section', 'gifts'],
    ['section', 'rules'],
  ];
  const page = withWidget(emptyPage, 'anchor-bar');
  expect(widgetsOn(page)).toEqual(once);
  expect(widgetsOn(withWidget(page, 'anchor-bar'))).toEqual([...once, ['anchor-bar', undefined]]);
});

it('leaves what a page says already', () => {
  const first = withWidget(emptyPage, 'exchange-grid');
  const second = withWidget(first, 'ranking-list');
  expect((second.body as Values[]).map(({ widget }) => widget)).toEqual(['exchange-grid', 'ranking-list']);
  expect(second.campaign).toMatchObject(first.campaign as object);
  expect((second.body as Values[])[0]).toEqual((first.body as Values[])[0]);
});

it('adds to a list inside of a part', () => {
  const page = withWidget(withWidget(emptyPage, 'section'), 'divider', ['body', 0, 'body']);
  const [section] = page.body as { body: Values[] }[];
  expect(section?.body.at(-1)).toEqual({ widget: 'divider' });
  expect(errorsOf(page)).toEqual([]);
});

it('stands before the part that was chosen, and behind the last where that is gone', () => {
  const two = withWidget(withWidget(emptyPage, 'divider'), 'rich-text');
  const placed = (place: number) =>
    (withPart(two, ['body'], samplesOf('image', {}, documents), errors, place).body as Values[]).map(
      ({ widget }) => widget,
    );
  expect(placed(0)).toEqual(['image', 'divider', 'rich-text']);
  expect(placed(1)).toEqual(['divider', 'image', 'rich-text']);
  expect(placed(7)).toEqual(['divider', 'rich-text', 'image']);
});
