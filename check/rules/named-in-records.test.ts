import { describe, expect, it } from 'vitest';
import { check, set, sound, told } from '../testing/workbench.ts';

const { exchange } = (JSON.parse(sound) as { campaign: { exchange: object[] } }).campaign;
const back = [{ do: 'scroll', to: 'top' }];
const records = (path: string) =>
  set('/data/had', { get: `/v2/activities/{id}/${path}`, paging: { size: 10 } });

describe('check named-in-records', () => {
  const shop = set('/body/2/items', ['halo', 'wings', 'crown'], records('exchange_records'));
  const three = set(
    '/campaign/exchange',
    ['halo', 'wings', 'crown'].map((id) => ({ ...exchange[0], id })),
    shop,
  );
  const history = (items: string[], text = three) =>
    set('/body/8', { widget: 'redeem-history', from: 'had', items, shop: back }, text);

  it('a history that leaves out what the shop has is a warning with the names', () => {
    expect(told('named-in-records', history(['wings']))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/body/8/items',
        message:
          'whoever has had `halo`, `crown` finds their ids here without name and picture, as if there were no such exchange item any more',
        expected: 'them in this list as well: `halo`, `crown`',
        got: 'wings',
      },
    ]);
    expect(told('named-in-records', history(['crown', 'wings', 'halo']))).toEqual([]);
  });

  it('what nobody can redeem is missed by nobody', () => {
    const hidden = history(['halo', 'wings'], set('/body/2/items', ['halo', 'wings'], three));
    expect(told('unused', hidden)).toMatchObject([{ pointer: '/campaign/exchange/2/id' }]);
    expect(told('named-in-records', hidden)).toEqual([]);
  });

  it('a name that leads nowhere is told alone: it may be meant for the one that is missing', () => {
    expect(check(history(['halo', 'wings', 'crwn'])).map(({ rule }) => rule)).toEqual(['references']);
  });

  it('a list of what was won names what anything gives', () => {
    const prizes = ['frame', 'cup', 'spare'].map((id, i) => ({
      id,
      name: { cn: `${i}框`, en: `Frame ${i}` },
    }));
    const given = ['frame', 'cup'].map((prize) => ({ kind: 'prize', prize }));
    const won = (...names: string[]) =>
      set(
        '/body/8',
        { widget: 'prize-records', from: 'had', prizes: names, win: back },
        set('/campaign/milestones/1/gives', given, set('/campaign/prizes', prizes, records('prize_records'))),
      );
    expect(told('named-in-records', won('frame'))).toMatchObject([
      { pointer: '/body/8/prizes', expected: 'it in this list as well: `cup`' },
    ]);
    expect(told('named-in-records', won('frame', 'cup'))).toEqual([]);
  });
});
