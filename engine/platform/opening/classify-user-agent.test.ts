import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { classifyUserAgent, type Os } from './index.ts';

const { socialApps } = settings;
const classify = (userAgent: string) => classifyUserAgent(userAgent, socialApps);

interface Recorded {
  name: string;
  ua: string;
  os: string;
  embedded: boolean;
  marker: string | null;
}
const folder = process.env.GALA_CONFORMANCE ?? '../shared/conformance';
const file = join(folder, 'ua-cases.json');
const recorded = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: Recorded[] }).cases
  : [];

describe.skipIf(recorded.length === 0)(
  '§4 user agents as recorded (ua-cases.json in the folder of GALA_CONFORMANCE; skipped without it)',
  () => {
    it.each(recorded)('§4 §2 (T60) $name', ({ ua, os, embedded, marker }) => {
      proves('T60');
      expect(classify(ua)).toEqual({ os, embedded, marker });
    });
  },
);

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('§4 (T60) the six embedded browsers', () => {
  beforeEach(() => proves('T60'));
  it.each([
    ['wechat', `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/4G Language/th`],
    ['wechat', `${android} MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI`],
    ['wechat', `${android} MicroMessenger/7.0.1 wxwork/4.1.20 NetType/WIFI`],
    ['wechat', `${mac} MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.8 XWEB/11581 Flue`],
    ['wechat', `${windows} safari/537.36 micromessenger/7.0.20.1781(0x6700143b) windowswechat`],
    ['wechat', `${android}MicroMessenger/8.0.1`],
    ['qq', `${android} V1_AND_SQ_9.0.60_6478_YYB_D QQ/9.0.60.17095 NetType/WIFI`],
    ['qq', `${iphone} Mobile/15E148 QQ/9.0.60.618 V1_IPH_SQ_9.0.60_1_APP_A`],
    ['qq', `${android} MQQBrowser/6.2 TBS/046805 QQ/9.0.60.17095`],
    ['weibo', `${android} Weibo (Google-Pixel 8__weibo__14.5.1__android__android14)`],
    ['weibo', `${iphone} Mobile/15E148 Weibo (iPhone15,2__weibo__14.5.1__iphone__os17.5)`],
    ['weibo', `${iphone} Mobile/15E148 iPhone15,2__weibo_intl__6.2.1__iphone__os17.5`],
    ['facebook', `${android} [FB_IAB/FB4A;FBAV/465.0.0.63.83;IABMV/1;]`],
    ['facebook', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0.30.108]`],
    ['facebook', `${android}[FBAN/EMA;FBLC/th_TH;FBAV/417.0.0.9.97;]`],
    ['instagram', `${android} Instagram 334.0.0.42.95 Android (34/14; 420dpi; 1080x2400; Google; Pixel 8)`],
    ['instagram', `${iphone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5) [FBAN/FBIOS]`],
    ['line', `${android} Line/14.8.0/IAB`],
    ['line', `${iphone} Mobile/15E148 Safari Line/14.8.0 LIFF`],
  ])('§4 (T60) %s: %s', (marker, userAgent) => {
    proves('T60');
    expect(classify(userAgent)).toMatchObject({ embedded: true, marker });
  });

  it.each([
    `${android} MQQBrowser/14.6 COVC/046801`,
    `${android} MQQBrowser/5.0 QQ-URL-Manager`,
    `${mac} QQBrowserLite/1.2.5`,
    `${windows} QQBrowser/9.5 QBCore/3.70 QQMusic/18.9`,
    `${android} Airline/2.1 Online/3 Pipeline/7 Off-Line/1 base_Line/2`,
    `${iphone} Mobile/15E148 (see https://example.com/line/1 or https://example.com/QQ/2)`,
    `${android} (compatible; Instagrammer/1.0; weiboish; xFBAN/1)`,
    'facebookexternalhit/1.1;line-poker/1.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; FacebookBot/1.0; +https://developers.facebook.com/docs/)',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
    'Twitterbot/1.0',
    `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
    '',
  ])('§4 (T60) none of them: %s', (userAgent) => {
    proves('T60');
    expect(classify(userAgent)).toMatchObject({ embedded: false, marker: null });
  });

  it('§4 (T60) other social apps are told apart, without a mask', () => {
    proves('T60');
    const others = socialApps.filter(({ embedded }) => !embedded);
    expect(others.length).toBeGreaterThan(0);
    for (const { name, markers } of others) {
      for (const marker of markers) {
        expect(classify(`${android} ${marker}1.2`)).toEqual({ os: 'android', embedded: false, marker: name });
      }
    }
  });
});

describe('§4 what a browser runs on', () => {
  it.each<[Os, string]>([
    ['iphone', `${iphone} Mobile/15E148 Safari/604.1`],
    ['iphone', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/604.1'],
    ['iphone', 'Mozilla/5.0 (iPhone 84; CPU iPhone OS 10_3_3 like Mac OS X) MQQBrowser/7.8.0'],
    ['iphone', '[FBAN/FBIOS;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/13.6.1]'],
    ['iphone', `${iphone} Mobile/15E148 Android/14 Windows NT Macintosh`],
    ['ipad', 'Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) Mobile/19H12 Twitter for iPhone/10.34'],
    ['ipad', `${mac} Mobile/15E148 [FBAN/FBIOS;FBDV/iPad13,8;FBMD/iPad;FBSN/iPadOS]`],
    [
      'android',
      'Mozilla/5.0 (Linux; Android 10; iPhone 15 Pro Max Build/QP1A; wv) Chrome/83.0 Mobile Safari/537.36',
    ],
    [
      'android',
      'Mozilla/5.0 (Linux; Android 12; moto g 5G (2022) Build/S1SAS32; wv) Chrome/111.0 Safari/537.36',
    ],
    ['android', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
    [
      'android',
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.1) Chrome/92.0 HuaweiBrowser/12.0',
    ],
    ['android', 'Instagram 334.0.0.42.95 Android (34/14; 420dpi; 1080x2400; Google; Pixel 8)'],
    ['android', '[FBAN/FB4A;FBAV/237.0.0.44.120;FBPN/com.facebook.katana;FBDV/SM-S367VL;FBSV/9]'],
    ['mac', `${mac} Version/17.5 Safari/605.1.15`],
    ['mac', `${mac} Chrome/39.0 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat`],
    ['windows', `${windows} Safari/537.36 Edg/126.0`],
    [
      'windows',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone OS 7_0_3 Mac OS X',
    ],
    [
      'windows',
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0) like iPhone OS 7_0_3 Mac OS X',
    ],
    [
      'linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
    ],
    ['linux', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'],
    ['other', 'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
    ['other', 'Twitterbot/1.0'],
    ['other', ''],
  ])('§4 %s: %s', (os, userAgent) => {
    expect(classify(userAgent).os).toBe(os);
  });

  it('§4 lives with 2,000 random user agents', () => {
    const names = fc.constantFrom(
      ...socialApps.flatMap(({ markers }) => markers),
      '(',
      ')',
      ';',
      iphone,
      android,
      mac,
    );
    const agents = fc.array(fc.oneof(names, fc.string(), fc.string({ unit: 'binary' })), { maxLength: 12 });
    const six = new Set(socialApps.filter(({ embedded }) => embedded).map(({ name }) => name));
    fc.assert(
      fc.property(agents, fc.constantFrom('', ' '), (parts, gap) => {
        const { os, embedded, marker } = classify(parts.join(gap));
        expect(['iphone', 'ipad', 'android', 'mac', 'windows', 'linux', 'other']).toContain(os);
        expect(embedded).toBe(marker !== null && six.has(marker));
      }),
      { numRuns: 2000 },
    );
  });

  it('§4 answers a very long user agent at once', () => {
    const long = `${android} ${'(xLine/'.repeat(100_000)}`;
    const before = performance.now();
    expect(classify(long).marker).toBeNull();
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
