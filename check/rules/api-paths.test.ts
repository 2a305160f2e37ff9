import { describe, expect, it } from 'vitest';
import { check, drop, only, set } from '../testing/workbench.ts';

describe('check api-paths', () => {
  it('a path that the API does not have comes with the nearest', () => {
    const found = only(set('/data/shop/get', '/v2/activities/{id}/exchang'));
    expect(found).toMatchObject({
      rule: 'api-paths',
      pointer: '/data/shop/get',
      nearest: '/v2/activities/{id}/exchange',
    });
  });

  it('a path of one room is offered those of that room, and none of another with a name in the place of an id', () => {
    const found = only(set('/data/shop/get', '/v2/activities/{id}/teams/ranking'));
    expect(found.nearest).toBe('/v2/activities/{id}/teams/rankings/{ranking}');
    expect(found.allowed).toContain('/v2/activities/{id}/teams/board');
    expect(found.allowed?.filter((one) => !one.includes('/teams'))).toEqual([]);
  });

  it('a step that is left out in the middle is told where the next one stands, and its fields are not judged', () => {
    const step = {
      ...{ do: 'post', to: '/v2/activities/{id}/pairings/moonlit/choices', spends: true },
      body: { people: "'1'" },
    };
    const found = check(set('/body/2/redeem/0/success', [step])).filter(({ pointer }) =>
      pointer.includes('success/0'),
    );
    expect(found).toMatchObject([
      {
        rule: 'api-paths',
        message: 'the step before `choices` is left out: it says which round',
        expected: '/v2/activities/{id}/pairings/{pairing}/{round}/choices',
      },
    ]);
  });

  it('a board, prize or goal in a path is one of the campaign', () => {
    const found = only(set('/data/charm/get', '/v2/activities/{id}/boards/charn'));
    expect(found).toMatchObject({ rule: 'api-paths', nearest: 'charm', length: 5 });
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/hallo'))).toMatchObject({
      rule: 'api-paths',
      nearest: 'halo',
    });
    expect(check(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/halo'))).toEqual([]);
  });

  it('a path is asked as it can be', () => {
    expect(only(set('/data/shop/get', '/v2/activities/{id}/exchange/halo'))).toMatchObject({
      rule: 'api-paths',
      expected: 'post, or another path',
      got: 'get',
    });
  });

  it('two pairs of braces are told as one', () => {
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/{{item.id}}'))).toMatchObject({
      rule: 'api-paths',
      got: '`{{item.id}}`',
      nearest: '{item.id}',
      length: '{{item.id}}'.length,
    });
  });

  it('braces hold id, or a field of the item', () => {
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/{item.di}'))).toMatchObject({
      rule: 'api-paths',
      nearest: 'id',
    });
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/{prize}'))).toMatchObject({
      rule: 'api-paths',
    });
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/{item.id}s'))).toMatchObject({
      rule: 'api-paths',
    });
  });

  it.each(['nowhere', 'other'])('a campaign asks for no other: %s', (id) => {
    expect(only(set('/data/shop/get', `/v2/activities/${id}/exchange`))).toMatchObject({
      rule: 'api-paths',
      got: `\`/v2/activities/${id}/exchange\``,
      nearest: '{id}',
    });
    expect(only(set('/body/2/redeem/0/to', `/v2/activities/${id}/exchange/{item.id}`))).toMatchObject({
      rule: 'api-paths',
    });
  });

  it('a page without a campaign may show what another has', () => {
    const text = (id: string): string =>
      `{ "$schema": "../schemas/generated/activity.editor.gen.json", "version": 1, "title": "x", "languages": ["en"], "theme": { "preset": "rose" }, "data": { "charm": { "get": "/v2/activities/${id}/boards/charm" } }, "body": [{ "widget": "ranking-list", "from": "charm" }] }`;
    expect(check(text('sound'), 'activities/new.json')).toEqual([]);
    expect(only(text('nowhere'), 'activities/new.json')).toMatchObject({ rule: 'api-paths' });
  });

  it('data of a campaign needs a campaign, told once by rule campaign', () => {
    const text =
      '{ "$schema": "../schemas/generated/activity.editor.gen.json", "version": 1, "title": "x", "languages": ["en"], "theme": { "preset": "rose" }, "data": { "charm": { "get": "/v2/activities/{id}/boards/charm" }, "shop": { "get": "/v2/activities/{id}/exchange" } }, "body": [{ "widget": "ranking-list", "from": "charm" }, { "widget": "button", "label": "x", "press": [{ "do": "refresh", "data": ["shop"] }] }] }';
    expect(only(text, 'activities/new.json')).toMatchObject({
      rule: 'campaign',
      pointer: '',
      related: [{ message: 'it is asked for here' }, { message: 'it is asked for here' }],
    });
  });

  it('a campaign without boards has none to name', () => {
    expect(only(drop('/campaign/boards'))).toMatchObject({
      rule: 'api-paths',
      expected: expect.stringContaining('this document has none'),
    });
  });

  it('a step of the path that is an id takes the id of an item of that list', () => {
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/exchange/{item.name}'))).toMatchObject({
      rule: 'api-paths',
      got: '`{item.name}`',
      nearest: '{item.id}',
    });
    expect(only(set('/body/2/redeem/0/to', '/v2/activities/{id}/milestones/{item.id}'))).toMatchObject({
      rule: 'api-paths',
      message: expect.stringContaining('the id of a milestone'),
    });
  });
});
