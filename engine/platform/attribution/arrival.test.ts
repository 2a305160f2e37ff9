import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import { buildAppLink, rememberArrival } from './index.ts';
import { wish } from './testing.ts';

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

  it('a storage that is full keeps the newest, and gives up no more than half of what it had', () => {
    const browser = (most: number, storage = new Map<string, string>()) => {
      const one = browserOf('https://a.example/', '', storage);
      const setItem = (key: string, value: string): void => {
        if (value.split('utm_c').length - 1 > most) throw new Error('The storage is full.');
        storage.set(key, value);
      };
      return { ...one, localStorage: { ...one.localStorage, setItem } };
    };
    const { storage, ...roomy } = browser(99);
    const visit = (n: number, where: typeof roomy) =>
      rememberArrival({ ...where, location: { href: `https://a.example/?utm_c=v${n}` } }, n, clean)();
    for (const n of [1, 2, 3, 4, 5, 6, 7]) visit(n, roomy);
    expect(visit(8, browser(4, storage)).sets.map((set) => set.utm_c)).toEqual(['v8', 'v7', 'v6', 'v5']);
    // Where it takes nothing, the page knows its own.
    expect(visit(9, browser(0, storage)).sets.map((set) => set.utm_c)).toEqual(['v9']);
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
            expect(decodeURIComponent(String(first[key]))).toBe(value);
          }
          expect(typeof visit.webReferrer).toBe('string');
        },
      ),
      { numRuns: 1000 },
    );
  });
});
