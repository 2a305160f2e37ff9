import { describe, expect, it } from 'vitest';
import { check, only, set, sound } from '../../../check/testing/workbench.ts';

const prizes = [{ id: 'halo', name: { cn: '光环', en: 'Halo' } }];
const named = set('/campaign/prizes', prizes, set('/campaign/boards/0/size', 50));
const board = '/campaign/boards/0';
const tier = (
  id: string,
  from: number,
  to: number,
  gives: object = { kind: 'prize', prize: 'halo', days: 7 },
) => {
  return { id, from, to, gives: [gives] };
};
const withTiers = (...tiers: object[]) => set(`${board}/rewards`, tiers, named);
const steps = (...rows: [participants: number, places: number][]) =>
  set(
    `${board}/rewarded`,
    rows.map(([participants, places]) => ({ participants, places })),
    withTiers(tier('first', 1, 10)),
  );

describe('rewards of a board', () => {
  it('rise from tier to tier within what people see', () => {
    expect(check(sound)).toEqual([]);
    expect(check(withTiers(tier('first', 1, 1), tier('next', 2, 50)))).toEqual([]);
  });

  it.each([
    ['no place is in two', [tier('first', 1, 3), tier('next', 3, 5)], '1/from', 'more than 3', '3'],
    ['they rise', [tier('next', 4, 5), tier('first', 1, 3)], '1/from', 'more than 5', '1'],
    ['each ends after it begins', [tier('first', 3, 2)], '0/to', '3 or more', '2'],
    ['none is beyond the board', [tier('first', 1, 51)], '0/to', "at most the board's size, 50", '51'],
    ['ids are their own', [tier('first', 1, 1), tier('first', 2, 3)], '1/id', 'an id of its own', 'first'],
  ])('%s', (_, tiers, at, expected, got) => {
    expect(only(withTiers(...tiers))).toMatchObject({
      rule: 'campaign',
      pointer: `${board}/rewards/${at}`,
      expected,
      got,
    });
  });

  it('a tier that ends too late is told by itself, and not those behind it', () => {
    const tiers = [tier('first', 1, 1), tier('second', 2, 33), tier('fourth', 4, 10), tier('top', 11, 50)];
    expect(only(withTiers(...tiers))).toMatchObject({
      pointer: `${board}/rewards/1/to`,
      expected: 'less than 4',
      got: '33',
    });
    expect(only(steps([1, 3], [200, 5], [20, 10], [50, 20]))).toMatchObject({
      pointer: `${board}/rewarded/1/participants`,
      expected: 'more than 1 and less than 20',
    });
  });

  it('a tier whose end cannot be read says nothing about the next one', () => {
    const unread = { ...tier('first', 1, 1), to: 'ten' };
    expect(only(withTiers(unread, tier('next', 1, 3)))).toMatchObject({
      rule: 'schema',
      pointer: `${board}/rewards/0/to`,
    });
  });

  it.each([
    ['begins with a word', { ...tier('first', 1, 3), from: 'one' }, '/from'],
    ['begins before the first place', tier('first', 0, 3), '/from'],
    ['begins nowhere', { id: 'first', to: 3, gives: tier('first', 1, 3).gives }, ''],
    ['ends nowhere', { id: 'first', from: 1, gives: tier('first', 1, 3).gives }, ''],
  ])('a tier that %s is told once', (_, one, at) => {
    expect(only(withTiers(one))).toMatchObject({ rule: 'schema', pointer: `${board}/rewards/0${at}` });
  });

  it('that are of no use as a whole are told once', () => {
    const none = set(`${board}/rewarded`, [], named);
    expect(only(none)).toMatchObject({ rule: 'schema', pointer: `${board}/rewarded` });
  });

  it('name a prize that there is', () => {
    expect(only(withTiers(tier('first', 1, 1, { kind: 'prize', prize: 'hallo' })))).toMatchObject({
      rule: 'references',
      pointer: `${board}/rewards/0/gives/0/prize`,
    });
  });

  it('adjust to how many take part, more places for more people', () => {
    expect(check(steps([1, 3], [20, 10]))).toEqual([]);
    expect(only(steps([20, 3], [20, 10]))).toMatchObject({ pointer: `${board}/rewarded/1/participants` });
    expect(only(steps([1, 3], [20, 3]))).toMatchObject({ pointer: `${board}/rewarded/1/places` });
    const alone = set(`${board}/rewarded`, [{ participants: 1, places: 3 }], named);
    expect(only(alone)).toMatchObject({ rule: 'campaign', pointer: `${board}/rewarded` });
    const twice = [1, 20].map((participants) => ({ id: 'few', participants, places: participants }));
    const repeated = set(`${board}/rewarded`, twice, withTiers(tier('first', 1, 10)));
    expect(only(repeated)).toMatchObject({
      pointer: `${board}/rewarded/1/id`,
      message: 'two steps have one id',
    });
    // Who has misspelt one key has not forgotten it.
    const misspelt = steps([1, 3]).replace('"rewards"', '"rewads"');
    expect(only(misspelt)).toMatchObject({ rule: 'schema', nearest: 'rewards' });
  });
});
