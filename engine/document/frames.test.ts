import { describe, expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import { testSchemas } from '../testing.tsx';
import { hrefOf } from './anywhere/href.ts';
import type { ActivityDocument } from './document.ts';
import { compileFramed, joinFrames } from './frames.ts';
import type { OpenApi } from './open-api.ts';

const text = (words: string) => [{ widget: 'rich-text', text: words }];
const page = (keys: Partial<ActivityDocument>): ActivityDocument => ({
  version: 1,
  title: 'Trial',
  languages: ['en'],
  theme: { preset: 'carnival' },
  body: [],
  ...keys,
});
const documents = [
  {
    route: 'rank',
    document: page({
      title: 'Ranking',
      frame: {
        pages: [{ to: '/rank/all', label: 'All' }, { to: '/rank/rule', label: 'Rules' }, { to: '/quiet' }],
      },
      state: { shade: { type: 'string', initial: "'dark'" } },
      body: [...text('around'), { widget: 'outlet' }],
    }),
  },
  {
    route: 'rank/all',
    document: page({
      title: 'Season',
      state: { day: { type: 'number', initial: '1' } },
      data: { board: { get: '/v2/activities/{id}/boards/players' } },
      body: text('inside'),
    }),
  },
  { route: 'rank/rule', document: page({ title: 'Rules', body: text('rules') }) },
  { route: 'quiet', document: page({ title: 'Quiet' }) },
  { route: 'alone', document: page({ title: 'Alone', body: text('alone') }) },
];
const joined = joinFrames(documents);
const compile = (route: string) => {
  const one = joined.find((found) => found.route === route);
  if (!one) throw new Error(route);
  return compileFramed(one.document, route, 'en', {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: (path) => path,
    media: (path) => path,
    href: hrefOf,
  });
};

describe('§2 nested routes: frames', () => {
  it('the address of a frame leads to its first page (T09)', () => {
    proves('T09');
    expect(joined.find(({ route }) => route === 'rank')?.document.redirect).toBe('/rank/all');
  });

  it('a page is drawn inside its frame, and keys of its nodes are its own', () => {
    const { body } = compile('rank/all');
    expect(body.map((node) => node.key)).toEqual(['b0', 'b1']);
    const inside = body[1]?.props.body as { $n: { key: string }[] };
    expect(inside.$n.map((node) => node.key)).toEqual(['o0']);
  });

  it('links lead to the pages with a label, and the open one is marked', () => {
    expect(compile('rank/rule').body[1]?.props).toMatchObject({
      name: 'Ranking',
      title: 'Rules',
      links: [
        { href: '/h5_ac/rank/all', label: 'All', current: false },
        { href: '/h5_ac/rank/rule', label: 'Rules', current: true },
      ],
    });
  });

  it('title, address and campaign are the page’s, state is of both', () => {
    const model = compile('rank/all');
    expect(model).toMatchObject({
      id: 'rank/all',
      route: '/rank/all',
      title: 'Season',
      tracking: 'rank_all',
    });
    expect(model.data.board?.get).toBe('/v2/activities/rank%2Fall/boards/players');
    expect(Object.keys(model.state).sort()).toEqual(['day', 'shade']);
    expect(model.frame).toEqual({
      pages: ['/h5_ac/rank/all', '/h5_ac/rank/rule', '/h5_ac/quiet'],
      data: [],
      state: ['shade'],
    });
  });

  it('a page without a frame stays as it is', () => {
    expect(joined.find(({ route }) => route === 'alone')).toBe(documents.at(-1));
    expect(compile('alone').frame).toBeUndefined();
  });
});
