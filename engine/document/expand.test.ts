import { describe, expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../testing.tsx';
import { compilePage } from './compile.ts';
import type { ActivityDocument } from './document.ts';
import { expandDocument } from './expand.ts';
import type { OpenApi } from './open-api.ts';

const set = () => testSchemas;
const document: ActivityDocument = {
  version: 1,
  title: { en: 'Rookies of {{ params.city }}', vi: '{{ params.city == "hanoi" ? "Hà Nội" : "Sài Gòn" }}' },
  languages: ['en', 'vi'],
  params: { city: ['hanoi', 'saigon'] },
  theme: { preset: 'rose-night' },
  data: { charm: { get: '/v2/activities/{id}/boards/charm', query: { day: 'day' } } },
  body: [
    { widget: 'hero', title: { en: 'In {{ params.city }}', vi: 'Ở {{ params.city }}' } },
    { widget: 'rich-text', text: { en: 'The north', vi: 'Bắc' }, visible: "params.city == 'hanoi'" },
    {
      widget: 'rich-text',
      text: { en: 'Soon', vi: 'Sắp' },
      visible: "phase == 'live' && params.city == 'saigon'",
    },
    {
      widget: 'button',
      label: { en: '{{ params.city }} on day {{ day }}', vi: 'x' },
      press: [{ do: 'share' }],
    },
  ],
};
const compiled = (route: string, one: ActivityDocument) =>
  compilePage(one, route, 'en', {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: (path) => path,
    media: (path) => path,
    href: (link) => link,
  });

describe('a document with values for its parameters', () => {
  const all = expandDocument({ route: 'rookie/[city]', document }, set);

  it('is one document for each value, with a title of its own', () => {
    expect(all.map(({ route, document: { title, params } }) => ({ route, title, params }))).toEqual([
      { route: 'rookie/hanoi', title: { en: 'Rookies of hanoi', vi: 'Hà Nội' }, params: { city: ['hanoi'] } },
      {
        route: 'rookie/saigon',
        title: { en: 'Rookies of saigon', vi: 'Sài Gòn' },
        params: { city: ['saigon'] },
      },
    ]);
    expect(document.title).toMatchObject({ en: 'Rookies of {{ params.city }}' });
  });

  it('asks the API for the campaign of its address', () => {
    const models = all.map(({ route, document: one }) => compiled(route, one));
    expect(models.map(({ id, params, data }) => [id, params, data.charm?.get])).toEqual([
      ['rookie/hanoi', { city: 'hanoi' }, '/v2/activities/rookie%2Fhanoi/boards/charm'],
      ['rookie/saigon', { city: 'saigon' }, '/v2/activities/rookie%2Fsaigon/boards/charm'],
    ]);
  });

  it('needs no script for what the address decides', () => {
    const [hanoi, saigon] = all.map(({ route, document: one }) => compiled(route, one).body);
    expect(hanoi?.map(({ live, phases }) => [live, phases])).toEqual([
      [undefined, undefined],
      [undefined, ['preview', 'live', 'settling', 'ended']],
      [undefined, []],
      [true, undefined],
    ]);
    expect(saigon?.map(({ phases }) => phases)).toEqual([undefined, [], ['live'], undefined]);
    expect(hanoi?.[0]?.props.title).toBe('In hanoi');
  });

  it('needs it for what the address decides only in part', () => {
    const visible = "params.city == 'hanoi' && signedIn";
    const own = { ...document, body: [{ widget: 'rich-text', text: 'The north', visible }] };
    for (const { route, document: one } of expandDocument({ route: 'rookie/[city]', document: own }, set)) {
      const [node] = compiled(route, one).body;
      expect(node).toMatchObject({ live: true, when: expect.anything() });
      expect(node).not.toHaveProperty('phases');
    }
  });

  it('§2 an optional one may be absent', () => {
    const text = "{{ has(params.city) ? params.city : 'anywhere' }}";
    const optional = { ...document, title: text, body: [] };
    const found = expandDocument({ route: 'rookie/[[city]]', document: optional }, set);
    expect(found.map(({ route, document: one }) => [route, one.title, one.params])).toEqual([
      ['rookie', 'anywhere', { city: [] }],
      ['rookie/hanoi', 'hanoi', { city: ['hanoi'] }],
      ['rookie/saigon', 'saigon', { city: ['saigon'] }],
    ]);
    for (const { route, document: one } of found) expect(() => compiled(route, one)).not.toThrow();
    const [start] = expandDocument({ route: '[[city]]', document: optional }, set);
    expect(start?.route).toBe('index');
  });

  it('what cannot be worked out leaves nothing in a text', () => {
    const title = '{{ params.city }}{{ 1 / (1 - 1) }}!';
    const [one] = expandDocument({ route: '[city]', document: { ...document, title, body: [] } }, set);
    expect(one?.document.title).toBe('hanoi!');
  });

  it('one without `params` is left as it is', () => {
    const { params: _, ...rest } = document;
    expect(expandDocument({ route: 'trip/[city]', document: rest }, set)).toEqual([
      { route: 'trip/[city]', document: rest },
    ]);
  });
});
