import { describe, expect, it } from 'vitest';
import { CompileError } from './context.ts';
import { around, compile, nodeOf } from './testing.ts';

describe('what a document refers to', () => {
  const campaign = {
    exchange: [
      {
        id: 'halo',
        name: { en: 'Halo', cn: '光环' },
        icon: 'art/rose-night/prizes/halo.svg',
        cost: 100,
        limits: { total: 2 },
        stock: 50,
      },
    ],
  };

  it('stands in the place of its id, without its private keys', () => {
    const data = { shop: { get: '/v2/activities/{id}/exchange' } };
    const node = nodeOf(
      { widget: 'exchange-grid', from: 'shop', items: ['halo'], redeem: [] },
      { campaign, data },
    );
    expect(node.props.items).toEqual([
      {
        id: 'halo',
        name: 'Halo',
        icon: '/art/art/rose-night/prizes/halo.svg',
        cost: 100,
        limits: { total: 2 },
        rarity: 'common',
      },
    ]);
  });

  it('is an error where there is no such thing', () => {
    const data = { shop: { get: '/v2/activities/{id}/exchange' } };
    const grid = { widget: 'exchange-grid', from: 'shop', items: ['crown'], redeem: [] };
    expect(() => nodeOf(grid, { campaign, data })).toThrow(/no exchange named "crown"/);
    expect(() => nodeOf(grid, { data })).toThrow(CompileError);
    expect(() => nodeOf({ widget: 'caroussel' })).toThrow(/no widget named "caroussel"/);
    expect(() => nodeOf({ widget: 'section', title: 'x', body: [], visible: 'phse' })).toThrow(CompileError);
  });

  it('gets its address: assets, routes, {id} in paths', () => {
    const model = compile(
      around({
        data: { board: { get: '/v2/activities/{id}/boards/charm', every: '30s', paging: { size: 20 } } },
        share: { title: 'T', content: 'C', topic: 'Roses', image: 'art/x.svg' },
        body: [
          { widget: 'button', label: 'x', press: [{ do: 'navigate', to: '/seed_rule' }] },
          { widget: 'button', label: 'x', press: [{ do: 'post', to: '/v2/activities/{id}/wall' }] },
        ],
      }),
      'en',
      'starlight_hall/entrance',
    );
    expect(model.data.board).toMatchObject({
      get: '/v2/activities/starlight_hall%2Fentrance/boards/charm',
      every: 30_000,
      size: 20,
      public: true,
    });
    expect(model.share).toEqual({
      title: 'T',
      content: 'C',
      topic: 'Roses',
      image: '/art/art/x.svg',
    });
    expect(model.body[0]?.props.press).toEqual({ $a: [{ do: 'navigate', to: '/h5_ac/seed_rule' }] });
    expect(JSON.stringify(model.body[1]?.props.press)).toContain(
      '/v2/activities/starlight_hall%2Fentrance/wall',
    );
    expect(model.tracking).toBe('starlight_hall_entrance');
    expect(model.route).toBe('/starlight_hall/entrance');
    expect(compile(around({}), 'en', 'index').route).toBe('/');
  });

  it('answers that are one user’s own are never public: no page is drawn with them', () => {
    const { data } = compile(around({ data: { mine: { get: '/v2/activities/{id}/balance' } } }));
    expect(data.mine).not.toHaveProperty('public');
  });
});

describe('dates', () => {
  it('are moments, with the offset of the campaign’s days', () => {
    const model = compile(
      around({
        schedule: {
          preview: '2025-05-19T12:00:00-05:00',
          start: '2025-05-20T00:00:00-05:00',
          end: '2025-05-27T00:00:00-05:00',
          settle: '2025-05-28T00:00:00-05:00',
        },
      }),
    );
    expect(model.schedule).toEqual({
      preview: Date.UTC(2025, 4, 19, 17),
      start: Date.UTC(2025, 4, 20, 5),
      end: Date.UTC(2025, 4, 27, 5),
      settle: Date.UTC(2025, 4, 28, 5),
      offset: -300,
    });
  });
});
