import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { loadSchemas, root } from '../../build/schemas.ts';
import { readContext } from '../../check/disk/read-context.ts';
import { defineLists } from '../../check/model/definitions.ts';
import { Taint } from '../../check/model/taint.ts';
import { namePlaces, namesOf, offeredNames } from './names-of.ts';

const places = namePlaces(loadSchemas());

it('offers what the document defines, by the list that it is in', () => {
  const document = {
    data: { balance: {}, board: {} },
    state: { open: false },
    popups: {},
    campaign: { prizes: [{ id: 'frame' }, { id: 'badge' }], exchange: 'broken' },
    body: [{ widget: 'section', id: 'first', body: [{ widget: 'divider', id: 'second' }] }, { id: 'third' }],
  };
  expect(namesOf(places, document)).toMatchObject({
    data: ['balance', 'board'],
    state: ['open'],
    popups: [],
    prizes: ['frame', 'badge'],
    exchange: [],
    gifts: [],
    anchors: ['first', 'second'],
  });
});

it('offers what the check knows of each committed document', () => {
  const context = readContext(root);
  for (const { route, document } of loadDocuments()) {
    const known = defineLists(document as never, [], new Taint(), context);
    const { anchors: _, ...names } = namesOf(places, document as never);
    const expected = Object.keys(names).map((list) => [list, [...(known.get(list)?.names.keys() ?? [])]]);
    expect(names, route).toEqual(Object.fromEntries(expected));
  }
});

it('offers links to the parts of a document beside the addresses of all', () => {
  const known = { link: ['/activity_center'], bridge: ['chat'] };
  expect(offeredNames(known, { data: ['board'], anchors: ['rules'] })).toEqual({
    data: ['board'],
    anchors: ['rules'],
    bridge: ['chat'],
    link: ['/activity_center', '#rules'],
  });
  expect(offeredNames({}, {})).toEqual({ link: [] });
});
