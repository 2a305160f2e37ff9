import { describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import settings from '../settings.json' with { type: 'json' };
import {
  buildAppLink,
  buildDirectLink,
  invitedPlace,
  isSharedVisit,
  sharedRoute,
  shareLink,
} from './index.ts';
import { slotValue } from './slots.ts';
import { log, queryOf, wish } from './testing.ts';
import { texts } from './texts.ts';

describe('§7 §9 the link into the app', () => {
  it('§9 default attribution values (T01, T02): one switch by the app variant', () => {
    proves('7.7', '9.8', 'T01', 'T02');
    const domestic = buildAppLink(wish());
    expect(domestic).toMatch(new RegExp(`^${settings.variants.domestic.oneLinkBase}\\?`));
    expect(queryOf(domestic)).toMatchObject({
      pid: 'officialsite',
      c: 'cn',
      af_dp: 'gala://cn',
      af_ss_ui: 'true',
    });
    expect(queryOf(buildAppLink(wish({ variant: 'global' })))).toMatchObject({
      c: 'ww',
      af_dp: 'gala://global',
    });
  });

  it('§9 default attribution values (T03): the media source of a shared visit', () => {
    proves('7.7', '9.8', 'T03');
    expect(queryOf(buildAppLink(wish({ shared: true }))).pid).toBe('share_app');
    const visit = new Map<string, string>();
    const shares = (search: string, inside: boolean) =>
      isSharedVisit(
        {
          location: { search },
          sessionStorage: {
            getItem: (key) => visit.get(key) ?? null,
            setItem: (key, value) => void visit.set(key, value),
            removeItem: (key) => void visit.delete(key),
          },
        },
        inside,
      );
    expect(shares('?gala_shared=0', false)).toBe(false);
    expect(shares(`?${sharedRoute('s/vi/x')?.query}`, false)).toBe(true);
    expect(shares('', true), 'on the next page of the visit').toBe(true);
    expect(shares('?lang=en', true), 'and on the one after it').toBe(true);
    expect(shares('', false), 'until somebody arrives anew').toBe(false);
    expect(shares('', true)).toBe(false);
    const base = '/h5_ac/';
    const share = (address: string) => shareLink(address, base, 'vi', cleanerOf({ keys: ['token'] }));
    expect(share('https://h5.example.com/h5_ac/x/y?lang=en&token=1#rules')).toBe(
      'https://h5.example.com/h5_ac/s/vi/x/y',
    );
    expect(share('https://h5.example.com/h5_ac/')).toBe('https://h5.example.com/h5_ac/s/vi/');
    for (const foreign of ['https://h5.example.com/other', 'ftp://h5.example.com/h5_ac/x', 'x', ''])
      expect(share(foreign), foreign).toBeNull();
    expect(sharedRoute('s/vi/x/y')).toEqual({ route: 'x/y', lang: 'vi', query: 'lang=vi&gala_shared=1' });
    for (const other of ['x/y', 's', 's/', 'S/vi/x', '']) expect(sharedRoute(other), other).toBeUndefined();
  });

  it('carries the code of whoever has invited, with the place in the app and beside it; without one it is as ever', () => {
    const of = (changes: object) => queryOf(buildAppLink(wish(changes)));
    const invited = '3H7KQ2MWX9RTB';
    expect(of({ invited, shared: true })).toMatchObject({
      af_dp: `gala://cn?gala_invite=${invited}`,
      gala_invite: invited,
      pid: 'share_app',
    });
    expect(of({ invited, query: '?utm_scheme=gala%3A%2F%2Froom%2F7' })).toMatchObject({
      af_dp: 'gala://room/7',
      gala_invite: invited,
    });
    expect(of({ invited: null })).toEqual(of({}));
    expect(of({})).not.toHaveProperty('gala_invite');
    expect(invitedPlace('gala://room?id=7', invited)).toBe(`gala://room?id=7&gala_invite=${invited}`);
  });

  it('§7 attribution parameters (T52): the page’s query fills them', () => {
    proves('3.7', '7.8', 'T52');
    const query =
      '?utm_pid=mail&utm_c=may&utm_ad=a1&utm_adset=s1&utm_dp_value=room&utm_dp_sub1=12&gclid=G&fbclid=F';
    expect(queryOf(buildAppLink(wish({ query })))).toMatchObject({
      pid: 'mail',
      c: 'may',
      af_ad: 'a1',
      af_adset: 's1',
      deep_link_value: 'room',
      deep_link_sub1: '12',
      gclid: 'G',
      fbclid: 'F',
    });
  });

  it('§7 attribution parameters: of two keys the first that has a value counts', () => {
    proves('3.7', '7.8');
    const source = (set: Record<string, string>) =>
      slotValue({ keys: ['utm_pid', 'pid'], defaultValue: 'officialsite' }, set, log);
    expect(source({ utm_pid: '', pid: 'mail' })).toBe('mail');
    expect(source({ utm_pid: 'ad', pid: 'mail' })).toBe('ad');
    expect(source({ utm_pid: '', pid: '' })).toBe('officialsite');
  });

  it('§5 a value encoded six times is left out alone, the link stays', () => {
    let deep = 'a b';
    for (let round = 0; round < 6; round++) deep = encodeURIComponent(deep);
    const query = `?utm_pid=mail&utm_c=may&utm_ad=${deep}&utm_adset=s1`;
    const told = queryOf(buildAppLink(wish({ query })));
    expect(told).toMatchObject({ pid: 'mail', c: 'may', af_adset: 's1' });
    expect(told).not.toHaveProperty('af_ad');
    expect(queryOf(buildAppLink(wish({ query: `?utm_pid=${deep}` }))).pid, 'then the default counts').toBe(
      'officialsite',
    );
  });

  it('§3 (T50) a short user id is taken out where it stands as a value, never out of a longer name', () => {
    proves('T50');
    const clean = cleanerOf({ keys: sensitiveKeys, values: ['2025', '7'] });
    const query = '?utm_c=act_20251011&utm_ad=2025&utm_adset=7&utm_pid=mail7';
    const told = queryOf(buildAppLink(wish({ query, clean, referrer: 'https://news.example/2025-10-11' })));
    expect(told).toMatchObject({
      c: 'act_20251011',
      pid: 'mail7',
      af_channel: 'https://news.example/2025-10-11',
    });
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['af_ad']));
    expect(told).not.toHaveProperty('af_adset');
  });

  it('§7 referrer: follows as af_channel', () => {
    proves('7.8');
    const link = buildAppLink(wish({ referrer: 'https://news.example/a' }));
    expect(queryOf(link).af_channel).toBe('https://news.example/a');
  });

  it('§5 skip lists (T51): a listed string in the referrer or the address makes no link', () => {
    proves('5.4', 'T51');
    const skipping = (lists: object) =>
      wish({
        settings: { ...settings, attribution: { ...settings.attribution, ...lists } },
        referrer: 'https://BOT.example/',
        query: '?utm_c=Internal',
      });
    expect(buildAppLink(skipping({ skipReferrers: ['bot.'] }))).toBeNull();
    expect(buildAppLink(skipping({ skipAddresses: ['internal'] }))).toBeNull();
    expect(buildAppLink(skipping({ skipReferrers: [''] }))).not.toBeNull();
  });

  it.each(
    'smartcast tizen roku webos vidaa playstation steam quest battlenet epic switch xbox nativepc'.split(' '),
  )('§5 direct click: %s is a platform of the engagement service', (platform) => {
    proves('5.6');
    const link = buildDirectLink({
      ...wish(),
      platform,
      appId: 'id1',
      redirect: 'https://gala.example.com/x',
    });
    expect(link).toContain(`/v1.0/c2s/click/app/${platform}/id1?`);
  });

  it.each([
    ['gramophone', 'id1', 'https://gala.example.com/x', 'platform need'],
    ['ios', 'id1', 'http://gala.example.com/x', 'ClickURL is not valid'],
    ['ios', 'id1/../evil', 'https://gala.example.com/x', 'ClickURL is not valid'],
  ])(
    '§8 direct click: %s, %s and %s make no link, and the log says why',
    (platform, appId, redirect, text) => {
      proves('8.3');
      const error = vi.fn();
      expect(buildDirectLink({ ...wish(), log: { ...log, error }, platform, appId, redirect })).toBeNull();
      expect(error).toHaveBeenCalledOnce();
      expect(error).toHaveBeenCalledWith(expect.stringContaining(text));
    },
  );

  it('§5 direct click (T44, T45): phones and the engagement service, never without an https landing page', () => {
    proves('5.6', 'T44', 'T45');
    const direct = (changes: object) =>
      buildDirectLink({
        ...wish(),
        platform: 'ios',
        appId: 'id1',
        redirect: 'https://gala.example.com/x',
        ...changes,
      });
    expect(direct({})).toMatch(/^https:\/\/click\.attribution\.example\.com\/id1\?/);
    expect(direct({ platform: 'STEAM' })).toContain('/v1.0/c2s/click/app/steam/id1?');
    expect(direct({ platform: 'gramophone' })).toBeNull();
    expect(direct({ redirect: 'javascript:alert(1)' })).toBeNull();
    const told = direct({
      redirect: 'https://gala.example.com/x?token=SECRET&a=1',
      clean: cleanerOf({ keys: sensitiveKeys }),
    });
    expect(told).not.toContain('SECRET');
    expect(decodeURIComponent(told ?? '')).toContain('https://gala.example.com/x?a=1');
  });

  it('§7 places: of an address the app opens our own alone, other texts stay', () => {
    proves('7.7');
    const kept = (utm_dp_value: string) =>
      queryOf(buildAppLink(wish({ query: `?utm_dp_value=${encodeURIComponent(utm_dp_value)}` })))
        .deep_link_value;
    expect(kept('gala://room/7')).toBe('gala://room/7');
    expect(kept('spring')).toBe('spring');
    expect(kept('https://evil.example/')).toBeUndefined();
    expect(kept('gala://a b')).toBeUndefined();
    expect(kept('gala://a%5Cb')).toBeUndefined();
  });
});

it.each([
  ['carries somebody’s name before its host', (base: string) => base.replace('https://', 'https://gala@')],
  ['ends before its parameters', (base: string) => `${base}#x`],
])('§5 a link that %s is none, and the log says so once', (_, changed) => {
  proves('5.3');
  const { domestic } = settings.variants;
  const variants = {
    ...settings.variants,
    domestic: { ...domestic, oneLinkBase: changed(domestic.oneLinkBase) },
  };
  log.error.mockClear();
  expect(buildAppLink(wish())).not.toBeNull();
  expect(log.error).not.toHaveBeenCalled();
  expect(buildAppLink(wish({ settings: { ...settings, variants } }))).toBeNull();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(texts.clickInvalid);
});
