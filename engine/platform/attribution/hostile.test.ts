// By turns: thousands of hostile links.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { buildAppLink, buildDirectLink } from './index.ts';
import { wish } from './testing.ts';

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
