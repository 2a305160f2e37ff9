import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { proves } from '../../../scripts/test/proves.ts';
import { sensitiveKeys } from '../identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import settings from '../settings.json' with { type: 'json' };
import {
  type AppLinkWish,
  buildAppLink,
  buildDirectLink,
  isSharedVisit,
  rememberArrival,
  sharedRoute,
  shareLink,
} from './index.ts';
import { slotValue } from './slots.ts';

const log = { error: vi.fn(), debug: vi.fn() };
const wish = (changes: Partial<AppLinkWish> = {}): AppLinkWish => ({
  variant: 'domestic',
  shared: false,
  query: '',
  referrer: '',
  settings,
  clean: cleanerOf({ keys: sensitiveKeys }),
  log,
  ...changes,
});
const queryOf = (link: string | null) =>
  Object.fromEntries(new URL(link ?? 'https://none.invalid').searchParams);

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
  });
});

// Ways to leave a page for somewhere else, each in several disguises: well over 200 addresses.
const schemes = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc',
  'intent://x#Intent;end',
  'about:blank',
  'http://evil.example',
  'https://evil.example',
  '//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://gala@evil.example',
  'https://evil.example:8443',
  'https://xn--evl-1ma.example',
  'gala-evil://x',
  'weixin:abc',
  'gala:\\evil',
  'ftp://evil.example',
];
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => ` ${text}`,
  (text) => `\t${text}`,
  (text) => `${text}\n`,
  (text) => text.replace(':', '\u0000:'),
  (text) => text.replace(':', '\n:'),
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => `\u200b${text}`,
  (text) => `gala://cn@${text}`,
  (text) => `${text}#gala://cn`,
];
const hostile = schemes.flatMap((one) => disguises.map((disguise) => disguise(one)));

describe('hostile addresses', () => {
  it('are more than 200', () => expect(new Set(hostile).size).toBeGreaterThan(200));

  it.each(['utm_scheme', 'utm_dp_value', 'utm_dp_sub1', 'utm_pid', 'utm_c', 'utm_ad'])(
    '§5 base link: %s never leads the link elsewhere, nor the app to another scheme',
    (name) => {
      proves('5.3', 'T43');
      const { oneLinkBase } = settings.variants.domestic;
      for (const address of hostile) {
        const link = buildAppLink(wish({ query: `?${new URLSearchParams({ [name]: address })}` }));
        if (link === null) continue;
        const url = new URL(link);
        expect(url.origin + url.pathname).toBe(oneLinkBase);
        expect(url.searchParams.get('af_dp')?.startsWith('gala://cn'), `${address} as ${link}`).toBe(true);
      }
    },
  );

  it('§5 direct click: no hostile landing page', () => {
    proves('5.6');
    for (const redirect of hostile) {
      const link = buildDirectLink({ ...wish(), platform: 'android', appId: 'id1', redirect });
      if (link === null) continue;
      const landing = new URL(new URL(link).searchParams.get('af_r') ?? '');
      expect(landing.protocol, redirect).toBe('https:');
      expect(landing.username + landing.password, redirect).toBe('');
    }
  });
});

/** A browser of a test: an address, a referrer, a storage. */
function browserOf(href: string, referrer = '', storage = new Map<string, string>()) {
  return {
    storage,
    location: { href },
    document: { referrer },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  };
}

describe('§3 §4 what stays in the browser', () => {
  const clean = cleanerOf({
    keys: sensitiveKeys,
    values: ['canary-token-1', 'canary-user-2', 'canary-device-3'],
  });
  const canary = /canary-(?:token|user|device)/;

  it('§4 incoming parameters (T50): nothing of the visitor enters storage or a link, however it is wrapped', () => {
    proves('3.3', 'T50');
    const secret = 'token=canary-token-1&user_id=canary-user-2&device_id=canary-device-3';
    const addresses = [
      `?${secret}&utm_c=may`,
      `?next=${encodeURIComponent(`https://h5.example.com/?${secret}`)}`,
      `?next=${encodeURIComponent(encodeURIComponent(secret))}`,
      `?TOKEN=canary-token-1`,
      `?a=${encodeURIComponent('{"token":"canary-token-1"}')}`,
      `?utm_c=canary-token-1`,
      `?utm_pid=x${encodeURIComponent('#token=canary-token-1')}`,
    ];
    for (const query of addresses) {
      const browser = browserOf(`https://h5.example.com/h5_ac/x${query}`, `https://other.example/${query}`);
      const visit = rememberArrival(browser, 1, clean)();
      const link = buildAppLink(
        wish({
          query,
          referrer: `https://other.example/${query}`,
          sets: visit.sets,
          clean,
        }),
      );
      expect(`${[...browser.storage.values()].join()} ${link}`, query).not.toMatch(canary);
    }
    // The same without the cleaner would tell: the check can fail.
    const browser = browserOf(`https://h5.example.com/h5_ac/x?${secret}`);
    rememberArrival(browser, 1, cleanerOf({ keys: [] }));
    expect([...browser.storage.values()].join()).toMatch(canary);
  });

  it('§4 incoming parameters (T48): kept for two hours, dropped at exactly two hours, on page load alone', () => {
    proves('3.3', '9.3', 'T48');
    const hour = 3_600_000;
    const storage = new Map<string, string>();
    rememberArrival(browserOf('https://a.example/?utm_c=one', '', storage), 0, clean);
    expect(
      rememberArrival(browserOf('https://a.example/', '', storage), 2 * hour - 1, clean)().sets,
    ).toHaveLength(2);
    const again = new Map<string, string>();
    rememberArrival(browserOf('https://a.example/?utm_c=one', '', again), 0, clean);
    expect(rememberArrival(browserOf('https://a.example/', '', again), 2 * hour, clean)().sets).toHaveLength(
      1,
    );
  });

  it('§4 referrer (T49): of another origin is kept, of our own is not, none overwrites', () => {
    proves('3.4', 'T49');
    const storage = new Map<string, string>();
    const at = (referrer: string, inside = false) =>
      rememberArrival(browserOf('https://a.example/x', referrer, storage), 1, clean, inside)().webReferrer;
    expect(at('https://news.example/')).toBe('https://news.example/');
    expect(at('https://a.example/other')).toBe('https://news.example/');
    expect(at('')).toBe('');
    at('https://news.example/');
    expect(at('', true), 'a page of ours leads to the next without a referrer').toBe('https://news.example/');
    expect(at('https://shop.example/', true)).toBe('https://shop.example/');
  });

  it('§3 web referrer: a stored text that is no address is dropped', () => {
    for (const kept of ['just words', '', 'undefined', '//x', 'x.example']) {
      const storage = new Map([['ss_webReferrer', JSON.stringify(kept)]]);
      expect(
        rememberArrival(browserOf('https://a.example/', '', storage), 1, clean, true)().webReferrer,
      ).toBe('');
    }
    const app = new Map([['ss_webReferrer', '"android-app://com.example.mail/"']]);
    expect(rememberArrival(browserOf('https://a.example/', '', app), 1, clean, true)().webReferrer).toBe(
      'android-app://com.example.mail/',
    );
  });

  it('lives with a browser that keeps nothing', () => {
    const closed = {
      location: { href: 'https://a.example/?utm_c=one' },
      document: { referrer: '' },
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    expect(rememberArrival(closed, 1, clean)().sets[0]).toMatchObject({ utm_c: 'one' });
  });

  it('§4 incoming parameters: 1,000 random queries and stored texts: no throw, and no parameter lost', () => {
    proves('3.3');
    const stored = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{oops', 'null', '[null]', '[1,"2",{}]'),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}_x$/), fc.string({ unit: 'grapheme' })),
        stored,
        (query, text) => {
          const storage = new Map([
            ['ss_incoming_params', text],
            ['ss_webReferrer', text],
          ]);
          const href = `https://a.example/?${new URLSearchParams(query)}`;
          const visit = rememberArrival(browserOf(href, text, storage), 1, clean)();
          const first = visit.sets[0] ?? {};
          for (const [key, value] of Object.entries(query)) {
            if (key === '__proto__') continue;
            expect(decodeURIComponent(String(first[key]))).toBe(value);
          }
          expect(typeof visit.webReferrer).toBe('string');
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('§5 base link: 1,000 random queries, referrers and bases: no throw, and a link stays on its base', () => {
    proves('5.3', 'T43');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.webUrl(), (query, referrer, oneLinkBase) => {
        const variants = { ...settings.variants, domestic: { ...settings.variants.domestic, oneLinkBase } };
        const link = buildAppLink(wish({ query, referrer, settings: { ...settings, variants } }));
        if (link !== null) expect(new URL(link).origin).toBe(new URL(oneLinkBase).origin);
      }),
      { numRuns: 1000 },
    );
  });
});
