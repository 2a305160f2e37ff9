// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { keepLanguage } from '../keep-language.ts';
import { takeIdentity } from '../take-identity.ts';
import { dropIdentity, SESSION_LASTS } from './identity.ts';

const nobody = { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' };
const open = (address: string): void => window.history.replaceState({ kept: 1 }, '', address);
const slot = (): string | null => window.sessionStorage.getItem('gala.session');

beforeEach(() => {
  window.sessionStorage.clear();
  open('/h5_ac/');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('identity from the query (§1, §3, T50)', () => {
  beforeEach(() => proves('T50'));
  it('takes every key, and leaves none of them in the address bar', () => {
    proves('1.1');
    open('/h5_ac/a?user_id=u1&token=t%2B1&device_id=d1&live_obj_id=l1&bundle_id=b1&lang=th#rules');
    expect(takeIdentity(window)).toEqual({
      user_id: 'u1',
      token: 't+1',
      device_id: 'd1',
      live_obj_id: 'l1',
      bundle_id: 'b1',
    });
    expect(window.location.href).toBe('http://localhost:3000/h5_ac/a?lang=th#rules');
    expect(window.history.state, 'and the history entry stays what it was').toEqual({ kept: 1 });
  });

  it('takes its own long values out under any name; short ones may be somebody else’s', () => {
    const token = 'a-token-of-enough-length';
    open(`/h5_ac/a?q=${token}&user_id=2025&token=${token}&page=2025&af_channel=x${token}#section-${token}`);
    expect(takeIdentity(window).token).toBe(token);
    expect(window.location.href).toBe('http://localhost:3000/h5_ac/a?page=2025');
  });

  it('takes uid where there is no user_id', () => {
    proves('1.1');
    open('/h5_ac/a?uid=u2&token=t');
    expect(takeIdentity(window).user_id).toBe('u2');
    open('/h5_ac/a?uid=u2&user_id=u1');
    expect(takeIdentity(window).user_id).toBe('u1');
    expect(window.location.search).toBe('');
  });

  it('removes a key that is said twice, wherever it stands', () => {
    open('/h5_ac/a?token=one&x=1&token=two&y=2');
    expect(takeIdentity(window).token).toBe('one');
    expect(window.location.search).toBe('?x=1&y=2');
  });

  it.each([
    ['?Token=c&x=1', '?x=1'],
    ['?token[]=c', ''],
    ['?a=1&token%5B0%5D=c;b=2', '?a=1;b=2'],
    ['?a[token]=c&x=1', '?x=1'],
    ['?amp;token=c', '?amp'],
    ['?access_token=c&userId=c&USER-ID=c&x', '?x'],
    ['#token=c', ''],
    ['?ｔｏｋｅｎ=c&x=1', '?x=1'],
    ['?to\u200bken=c&x=1', '?x=1'],
    ['#token=c&tab=2', '#tab=2'],
    ['#/r?token=c', '#/r'],
    ['#/r?token=c&tab=2', '#/r?tab=2'],
    ['?x=1#uid=c&y', '?x=1#y'],
    [`?next=${encodeURIComponent('https://a.example/?token=c')}&x=1`, '?x=1'],
    [`?state=${encodeURIComponent('{"userId":"c"}')}`, ''],
    ['?%74oken=c', ''],
  ])('leaves nothing of %s in the address bar, however it is written', (query, left) => {
    open(`/h5_ac/a${query}`);
    takeIdentity(window);
    expect(window.location.href).toBe(`http://localhost:3000/h5_ac/a${left}`);
  });

  it('leaves what only looks alike, byte for byte', () => {
    const address =
      '/h5_ac/a?token_kind=1&tokens=2&my_uid_x=3&liquid=4&n=%e4%BD%A0&q=a+b&lang=en#/rules?uids=5';
    open(address);
    takeIdentity(window);
    expect(window.location.href).toBe(`http://localhost:3000${address}`);
  });

  it('of a name that is said twice the first with a value counts', () => {
    open('/h5_ac/a?token=&token=t1&user_id=&uid=&uid=u2');
    expect(takeIdentity(window)).toMatchObject({ token: 't1', user_id: 'u2' });
  });

  it('an app that says nobody is signed in is believed', () => {
    open('/h5_ac/a?user_id=u1&token=t1');
    takeIdentity(window);
    open('/h5_ac/a?user_id=&token=');
    expect(takeIdentity(window)).toEqual(nobody);
    expect(slot()).toBeNull();
  });

  it('T50 is kept for two hours after the last page that used it, and no longer', () => {
    proves('T50');
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const later = (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      open('/h5_ac/b');
      return takeIdentity(window).token;
    };
    open('/h5_ac/a?token=t1');
    takeIdentity(window);
    expect(SESSION_LASTS).toBe(2 * 3_600_000);
    expect(later(SESSION_LASTS - 1)).toBe('t1');
    expect(later(SESSION_LASTS - 1), 'each page begins it anew').toBe('t1');
    expect(later(SESSION_LASTS)).toBe('');
    expect(slot(), 'and nothing is left of it').toBeNull();
    open('/h5_ac/a?token=t1');
    takeIdentity(window);
    expect(later(-1), 'a clock that was put back makes it no longer').toBe('');
  });

  it('leaves an address without identity alone', () => {
    const replace = vi.spyOn(window.history, 'replaceState');
    expect(takeIdentity(window)).toEqual(nobody);
    expect(replace).not.toHaveBeenCalled();
    expect(slot()).toBeNull();
  });

  it('has it again after a reload and on the next page of the visit', () => {
    proves('1.1');
    open('/h5_ac/a?user_id=u1&token=t1');
    takeIdentity(window);
    open('/h5_ac/b');
    expect(takeIdentity(window)).toEqual({ ...nobody, user_id: 'u1', token: 't1' });
  });

  it('keeps the session when a link of the app names only the room', () => {
    open('/h5_ac/a?user_id=u1&token=t1');
    takeIdentity(window);
    open('/h5_ac/b?live_obj_id=room9');
    expect(takeIdentity(window)).toEqual({ ...nobody, user_id: 'u1', token: 't1', live_obj_id: 'room9' });
  });

  it('never mixes two visitors: a new name has no old token', () => {
    open('/h5_ac/a?user_id=u1&token=t1&device_id=d1');
    takeIdentity(window);
    open('/h5_ac/a?user_id=u2');
    expect(takeIdentity(window)).toEqual({ ...nobody, user_id: 'u2' });
  });

  it('forgets the session when its token has expired', () => {
    open('/h5_ac/a?token=t1');
    takeIdentity(window);
    dropIdentity(window);
    expect(takeIdentity(window)).toEqual(nobody);
  });

  it('reads nothing but its own keys and texts from the slot', () => {
    window.sessionStorage.setItem(
      'gala.session',
      `{"token":"t1","user_id":7,"constructor":"x","__proto__":"y","toString":"z","lang":"th","until":${Date.now() + 1000}}`,
    );
    const identity = takeIdentity(window);
    expect(Object.entries(identity)).toEqual(Object.entries({ ...nobody, token: 't1' }));
  });

  it('lives with 1,000 random texts in the slot', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('null', '[]', '""', '{'),
    );
    fc.assert(
      fc.property(junk, (text) => {
        window.sessionStorage.setItem('gala.session', text);
        const identity = takeIdentity(window);
        expect(Object.keys(identity)).toEqual(Object.keys(nobody));
        for (const value of Object.values(identity)) expect(typeof value).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });

  it('lives with a hostile query', () => {
    proves('1.1');
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (name, value) => {
        open(`/h5_ac/a?${encodeURIComponent(name)}=${value.replaceAll(/[#\p{Cc}]/gu, '')}&token=secret#x`);
        takeIdentity(window);
        expect(new URLSearchParams(window.location.search).has('token')).toBe(false);
        expect(window.location.hash).toBe('#x');
      }),
      { numRuns: 300 },
    );
    open('/h5_ac/a?token=%3Cscript%3E&__proto__=1&user_id=%00');
    expect(takeIdentity(window)).toEqual({ ...nobody, token: '<script>', user_id: '\0' });
  });

  it('does without storage where the browser closes it', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(takeIdentity(window)).toEqual(nobody);
    open('/h5_ac/a?token=t1');
    expect(takeIdentity(window).token).toBe('t1');
    expect(window.location.search, 'the address bar is cleaned all the same').toBe('');
    expect(() => dropIdentity(window)).not.toThrow();
  });
});

describe('the language that this browser used last (T34)', () => {
  beforeEach(() => proves('T34'));
  it('is kept where the server can read it, and only one of ours', () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    keepLanguage(document, 'th');
    keepLanguage(document, 'th; domain=evil.example');
    keepLanguage(document, 'fr');
    expect(written).toEqual(['gala_lang=th; path=/h5_ac/; max-age=31536000; samesite=lax']);
  });

  it('is not kept where a frame has no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(() => keepLanguage(document, 'th')).not.toThrow();
  });
});
