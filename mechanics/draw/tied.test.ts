import { describe, expect, it } from 'vitest';
import { check, set } from '../../check/testing/workbench.ts';

const points = (count: number) => [{ kind: 'points', points: count }];
const name = { cn: '奖品', en: 'Prize' };
const drawOf = (id: string) => ({
  id,
  name,
  cost: { single: points(1), ten: points(9) },
  exhausted: 'reweight',
  prizes: ['one', 'two'].map((prize) => ({
    id: prize,
    name,
    icon: 'art/rose/icons/petal.svg',
    weight: 1,
  })),
});
const press = (step: object = {}) => [
  {
    do: 'post',
    to: '/v2/activities/{id}/draws/wheel',
    body: { count: 'item.count' },
    spends: true,
    refresh: ['wheel'],
    ...step,
  },
];
const sources = set(
  '/data/wheel',
  { get: '/v2/activities/{id}/draws/wheel' },
  set('/data/moon', { get: '/v2/activities/{id}/draws/moon' }),
);
const draws = set('/campaign/draws', [drawOf('wheel'), drawOf('moon')], sources);
const node = (step: object = {}, from = 'wheel') =>
  set('/body/6', { widget: 'lucky-draw', from, draw: 'wheel', press: press(step) }, draws);
const errors = (text: string) => check(text).filter(({ severity }) => severity === 'error');

describe('the widget of one draw', () => {
  it('draws what it shows', () => {
    expect(errors(node())).toEqual([]);
  });

  it('is fed by the source of its draw', () => {
    expect(errors(node({}, 'moon'))).toMatchObject([
      { rule: 'one-for-all', pointer: '/body/6/from', nearest: 'wheel' },
    ]);
  });

  it.each([
    ['another draw', '/v2/activities/{id}/draws/moon'],
    ['a call of something else', '/v2/activities/{id}/exchange/halo'],
  ])('asks for its draw, not for %s', (_what, to) => {
    expect(errors(node({ to, body: { count: 'item.count' } }))).toMatchObject([
      { rule: 'one-for-all', pointer: '/body/6/press/0/to', nearest: '/v2/activities/{id}/draws/wheel' },
    ]);
  });

  it.each(['10', '5', 'item.cost', '1 + 0'])('draws as often as its button says, not %s', (count) => {
    expect(errors(node({ body: { count } }))).toMatchObject([
      { rule: 'one-for-all', pointer: '/body/6/press/0/body/count', nearest: 'item.count' },
    ]);
  });

  it.each([{ body: undefined }, { body: {} }])('says to the server how often: %o', (step) => {
    expect(errors(node(step))).toMatchObject([
      { rule: 'one-for-all', expected: expect.stringContaining('"count": "item.count"') },
    ]);
  });

  it('leaves a misspelt name to the rules of names', () => {
    expect(errors(node({ body: { count: 'item.cuont' } })).map(({ rule }) => rule)).toEqual(['expressions']);
    expect(errors(node({ body: { cuont: 'item.count' } })).map(({ rule }) => rule)).toEqual([
      'api-arguments',
    ]);
    const to = '/v2/activities/{id}/draws/whel';
    expect(errors(node({ to })).map(({ rule }) => rule)).toEqual(['api-paths']);
  });
});

describe('a button that draws by itself', () => {
  const button = (count: string) =>
    set('/body/6', { widget: 'button', label: name, press: press({ body: { count } }) }, draws);

  it.each(['5', '1.5'])('never draws %s times', (count) => {
    expect(errors(button(count))).toMatchObject([{ rule: 'api-arguments', expected: '1 or 10', got: count }]);
  });

  it('may draw ten times', () => {
    expect(errors(button('10'))).toEqual([]);
  });
});
