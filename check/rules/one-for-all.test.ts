import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const GRID = '/body/2';
const two = set(
  '/campaign/exchange/1',
  {
    id: 'veil',
    name: { cn: '纱', en: 'Veil' },
    icon: 'art/rose/icons/petal.svg',
    cost: 5,
    limits: { total: 1 },
  },
  set(`${GRID}/items`, ['halo', 'veil']),
);

describe('check one-for-all', () => {
  it('one prize for every prize', () => {
    expect(check(two)).toEqual([]);
    expect(only(set(`${GRID}/redeem/0/to`, '/v2/activities/{id}/exchange/halo', two))).toMatchObject({
      rule: 'one-for-all',
      severity: 'error',
      nearest: '/v2/activities/{id}/exchange/{item.id}',
    });
  });

  it('one goal for every goal', () => {
    expect(only(set('/body/3/claim/0/to', '/v2/activities/{id}/milestones/first'))).toMatchObject({
      rule: 'one-for-all',
      message: expect.stringContaining('every one of the 2 milestones'),
    });
  });

  it('one sentence for every sentence', () => {
    const text = set(
      '/campaign/wall/messages/1',
      { id: 'well-done', text: { cn: '好', en: 'Well' } },
      set('/body/4/messages', ['thank-you', 'well-done']),
    );
    expect(only(set('/body/4/send/0/body/message', "'thank-you'", text))).toMatchObject({
      rule: 'one-for-all',
      nearest: 'item.id',
    });
    expect(check(text)).toEqual([]);
  });

  it('a list of one may name it', () => {
    expect(check(set(`${GRID}/redeem/0/to`, '/v2/activities/{id}/exchange/halo'))).toEqual([]);
  });
});
