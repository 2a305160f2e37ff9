// By turns: thousands of invented pages.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import settings from '../settings.json' with { type: 'json' };
import { type OpeningPlan, type OpeningWish, openingPlan } from './index.ts';
import { hostileLinks } from './testing.ts';

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36',
} as const;
const embedded = {
  wechat: `${agents.android} MicroMessenger/8.0.49`,
  qq: `${agents.iphone} QQ/9.0.60`,
  weibo: `${agents.android} Weibo (Pixel__weibo__14.5.1__android__android14)`,
  facebook: `${agents.iphone} [FBAN/FBIOS;FBSN/iOS]`,
  instagram: `${agents.android} Instagram 334.0.0`,
  line: `${agents.iphone} Line/14.8.0`,
};
const { domestic, global } = settings.variants;
const pageUrl = 'https://h5.gala.example.com/h5_ac/activity_20250520?utm_c=spring#rules';
const oneLink = `${domestic.oneLinkBase}?pid=officialsite&c=cn`;
const clean = cleanerOf({ keys: sensitiveKeys });
const plan = (wish: Partial<OpeningWish> = {}): OpeningPlan =>
  openingPlan({ userAgent: agents.android, variant: 'domestic', pageUrl, clean, ...wish }, settings);

describe('§4 opening the app from a visitor page', () => {
  it.each(Object.entries(embedded))(
    '§4 opening 1 (T60): in %s the mask is shown, and that is all',
    (app, userAgent) => {
      proves('T60');
      const asked = plan({ userAgent, oneLink, deepLink: 'gala://room/7' });
      expect(asked).toMatchObject({ do: 'mask', app, link: pageUrl });
    },
  );

  it('§4 nothing is opened in the app, whichever of its names it has', () => {
    const two = { ...settings, appMarkers: ['OurApp/', 'OurLite/'] };
    const wish = { variant: 'domestic', pageUrl, clean } as const;
    for (const name of two.appMarkers)
      expect(openingPlan({ ...wish, userAgent: `${agents.android} ${name}3.2` }, two)).toEqual({
        do: 'nothing',
      });
    expect(openingPlan({ ...wish, userAgent: agents.android }, two).do).not.toBe('nothing');
  });

  it('§4 opening 1: the mask is for desktops as well', () => {
    const userAgent = `${agents.windows} MicroMessenger/6.5.2.501 WindowsWechat`;
    expect(plan({ userAgent })).toMatchObject({ do: 'mask', os: 'windows' });
  });

  it.each([
    ['Google Play', 'global', global.stores.android, /^https:\/\/play\.google\.com\//],
    ['a Chinese app market', 'domestic', domestic.stores.android, /^(?!https:\/\/play\.google)/],
  ] as const)('§4 opening 2: on Android the app, else %s (%s)', (_name, variant, store, form) => {
    proves('4.4');
    expect(store).toMatch(form);
    expect(plan({ variant })).toEqual({ do: 'app', href: settings.variants[variant].deepLink, store });
  });

  it.each([
    ['iphone', 'global', global.stores.apple, 'the App Store'],
    ['ipad', 'global', global.stores.apple, 'the App Store'],
    ['mac', 'global', global.stores.apple, 'the App Store'],
    ['iphone', 'domestic', domestic.stores.apple, 'the Chinese App Store page'],
    ['ipad', 'domestic', domestic.stores.apple, 'the Chinese App Store page'],
    ['mac', 'domestic', domestic.stores.apple, 'the Chinese App Store page'],
  ] as const)('§4 opening 3: on %s (%s) the app, else %s, %s', (os, variant, store, _name) => {
    proves('4.4');
    expect(store).toMatch(
      variant === 'domestic' ? /^https:\/\/apps\.apple\.com\/cn\// : /^https:\/\/apps\.apple\.com\/us\//,
    );
    expect(plan({ userAgent: agents[os], variant })).toEqual({
      do: 'app',
      href: settings.variants[variant].deepLink,
      store,
    });
  });

  it.each(['android', 'iphone', 'ipad', 'mac'] as const)(
    '§4 opening 4: on %s the one-link route navigates to the attribution link instead',
    (os) => {
      proves('4.6');
      expect(plan({ userAgent: agents[os], oneLink })).toEqual({ do: 'link', href: oneLink });
    },
  );

  it('§4 opening 4: where no attribution link could be made, the app is tried', () => {
    proves('4.6');
    for (const none of [null, undefined, '']) {
      expect(plan(none === undefined ? {} : { oneLink: none })).toMatchObject({ do: 'app' });
    }
  });

  it.each(['windows', 'linux'] as const)('§4 opening (T59): on %s a QR code to scan with a phone', (os) => {
    proves('4.5', 'T59');
    expect(plan({ userAgent: agents[os] })).toEqual({ do: 'qr', text: pageUrl });
    expect(plan({ userAgent: agents[os], oneLink })).toEqual({
      do: 'qr',
      text: `${oneLink}&af_ss_qr=true`,
    });
  });

  it('§4 opening: in the app there is nothing to open', () => {
    expect(plan({ userAgent: `${agents.iphone} GalaApp/5.2`, oneLink })).toEqual({ do: 'nothing' });
  });

  it('§7 opening: a place in the app may be asked for, in the app’s own scheme alone', () => {
    expect(plan({ deepLink: 'gala://room/7?from=h5' })).toMatchObject({ href: 'gala://room/7?from=h5' });
    for (const deepLink of ['other://room/7', 'https://room/7', 'galax://room', 'room/7', '']) {
      expect(plan({ deepLink })).toMatchObject({ href: domestic.deepLink });
    }
  });
});

const everywhere = [...Object.values(agents), ...Object.values(embedded)];

describe('§4 hostile addresses', () => {
  const links = [...new Set(hostileLinks())];
  const allowed = (text: string): boolean => {
    const { protocol, host, username, password } = new URL(text);
    if (username !== '' || password !== '') return false;
    if (protocol === 'gala:') return true;
    const hosts = ['h5.gala.example.com', 'market.example.com', 'play.google.com', 'apps.apple.com'];
    const bases = [domestic, global].map((one) => new URL(one.oneLinkBase).host);
    return protocol === 'https:' && [...hosts, ...bases].includes(host);
  };
  const leaving = (one: OpeningPlan): string[] => {
    const { do: _, ...rest } = one;
    return Object.entries(rest).flatMap(([key, text]) =>
      key === 'app' || key === 'os' ? [] : [String(text)],
    );
  };

  it('§4 hostile: there are at least 200, and the test would see one', () => {
    expect(links.length).toBeGreaterThanOrEqual(200);
    expect(allowed('https://evil.example/')).toBe(false);
    expect(allowed('javascript:alert(1)')).toBe(false);
  });

  it('§4 hostile: none is navigated to, as a link or as a place in the app', () => {
    for (const link of links) {
      for (const userAgent of everywhere) {
        for (const text of leaving(plan({ userAgent, oneLink: link, deepLink: link }))) {
          expect(allowed(text), `${JSON.stringify(link)} gave ${text}`).toBe(true);
        }
      }
    }
  });

  it('§4 hostile: a page without a web address hands the store over', () => {
    for (const page of ['about:blank', 'javascript:1', 'file:///a.html', 'data:text/html,x', '', 'x']) {
      expect(plan({ userAgent: agents.windows, pageUrl: page })).toEqual({
        do: 'qr',
        text: domestic.stores.android,
      });
    }
  });

  it('§4 hostile: 2,000 random wishes: no throw, only our own schemes and hosts', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...links));
    fc.assert(
      fc.property(fc.constantFrom(...everywhere), text, text, (userAgent, link, deep) => {
        for (const one of leaving(plan({ userAgent, oneLink: link, deepLink: deep })))
          expect(allowed(one)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('§3 (T50) who somebody is never leaves', () => {
  beforeEach(() => proves('T50'));
  const canary = 'canary-7f3a';
  const encoded = (text: string): string => encodeURIComponent(text);
  const nested = `https://h5.gala.example.com/x?token=${canary}`;
  const queries = [
    ...sensitiveKeys.flatMap((key) => [
      `${key}=${canary}`,
      `${key.toUpperCase()}=${canary}`,
      `${encoded(` ${key} `)}=${canary}`,
      `%${key.charCodeAt(0).toString(16)}${key.slice(1)}=${canary}`,
      `${key}[]=${canary}`,
      `a=1&${key}=${canary}&${key}=${canary}2&b=2`,
    ]),
    `back=${encoded(nested)}`,
    `back=${encoded(encoded(nested))}`,
    `back=${encoded(encoded(encoded(nested)))}`,
    `state=${encoded(JSON.stringify({ token: canary }))}`,
    `state=${encoded(`token[0]=${canary}`)}`,
  ];
  const addresses = queries.flatMap((query) => [
    `https://h5.gala.example.com/h5_ac/a?${query}`,
    `https://h5.gala.example.com/h5_ac/a?keep=1&${query}#rules`,
    `https://h5.gala.example.com/h5_ac/a#${query}`,
    `https://h5.gala.example.com/h5_ac/a#/b?${query}`,
    `https://${canary}:${canary}@h5.gala.example.com/h5_ac/a`,
  ]);

  it('§3 (T50) not by the page’s address, in a mask, a QR code or a link', () => {
    proves('T50');
    for (const address of addresses) {
      for (const userAgent of everywhere) {
        expect(JSON.stringify(plan({ userAgent, pageUrl: address }))).not.toContain(canary);
      }
    }
  });

  it('§3 (T50) not by an attribution link or a place in the app', () => {
    proves('T50');
    for (const query of queries) {
      for (const userAgent of everywhere) {
        const link = { oneLink: `${domestic.oneLinkBase}?${query}`, deepLink: `gala://room?${query}` };
        expect(JSON.stringify(plan({ userAgent, ...link }))).not.toContain(canary);
        const { oneLink: _, ...alone } = link;
        expect(JSON.stringify(plan({ userAgent, ...alone }))).not.toContain(canary);
      }
    }
  });

  it('§3 (T50) and all else stays as it is', () => {
    proves('T50');
    const address =
      'https://h5.gala.example.com/h5_ac/a?utm_c=x&lang=th&n=%E4%BD%A0&token_kind=1&my_uid_x=2&a=b&a=c#rules';
    expect(plan({ userAgent: agents.windows, pageUrl: address })).toEqual({ do: 'qr', text: address });
    const dirty = address.replace('&lang', '&token=t&lang');
    const cleaned = plan({ userAgent: agents.windows, pageUrl: dirty });
    const text = cleaned.do === 'qr' ? cleaned.text : '';
    expect([...new URL(text).searchParams]).toEqual([...new URL(address).searchParams]);
  });
});
