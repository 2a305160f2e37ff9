import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import recorded from './fixtures/onelink-cases.json' with { type: 'json' };
import type { ImpressionImage } from './impressions.ts';
import { openAttribution } from './index.ts';

interface Load {
  url: string;
  referrer?: string;
  now: number;
}
interface RecordedCase {
  name: string;
  env: Load & {
    userAgent: string;
    storage: Record<string, string>;
    before?: Load[];
    seen?: { referrer: string };
    uaData?: Record<string, unknown>;
    afterLoad?: { pushState?: string; removeStorage?: string[]; clearStorage?: boolean; now?: number };
  };
  call: 'generateOneLinkURL' | 'generateDirectClickURL';
  args: unknown[];
  post?: {
    qr?: { options?: object };
    impression?: boolean;
    firstCallOneLink?: unknown[];
    callAgain?: boolean;
  };
  expect: {
    url?: string | null;
    again?: string | null;
    error?: string;
    errors?: { message: string; values: string[] }[];
    skipped?: { message: string; key: string };
    storage: Record<string, string>;
    first?: string | null;
    qr?: { available: boolean; passed?: object };
    impression?: { available: boolean; image?: object };
  };
  judge: 'match' | 'null' | 'null-or-match' | 'no-throw';
  engineWording?: unknown;
}
const cases = recorded.cases as unknown as RecordedCase[];

/** As the recording printed what was logged beside a text. */
const printed = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A browser whose storage belongs to an origin, as the recording had one. */
function replay({ env, call, args, post }: RecordedCase) {
  const storages = new Map<string, Map<string, string>>();
  const storageOf = (origin: string): Map<string, string> => {
    const found = storages.get(origin) ?? new Map<string, string>();
    storages.set(origin, found);
    return found;
  };
  const here = storageOf(new URL(env.url).origin);
  for (const [key, value] of Object.entries(env.storage)) here.set(key, value);

  const errors: { message: string; values: string[] }[] = [];
  const debugs: unknown[][] = [];
  const images: ImpressionImage[] = [];
  const log = {
    error: (message: string, ...values: unknown[]) => errors.push({ message, values: values.map(printed) }),
    debug: (...values: unknown[]) => debugs.push(values),
  };
  const load = ({ url, referrer = '', now }: Load) => {
    const storage = storageOf(new URL(url).origin);
    const location = { href: new URL(url).href };
    const { uaData } = env;
    const browser = {
      location,
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      },
      document: {
        referrer,
        createElement: () => {
          const image: ImpressionImage = {
            width: 0,
            height: 0,
            src: '',
            style: { display: '', position: '', left: '', top: '' },
          };
          images.push(image);
          return image;
        },
      },
      navigator: {
        userAgent: env.userAgent,
        ...(uaData
          ? {
              userAgentData: {
                getHighEntropyValues: async () => {
                  if (uaData.reject) throw new Error('refused');
                  return uaData;
                },
              },
            }
          : {}),
      },
    };
    const attribution = openAttribution(browser, {
      endpoints: {
        ios: 'https://app.appsflyer.com',
        android: 'https://app.appsflyer.com',
        other: 'https://engagements.appsflyer.com',
      },
      impressions: 'https://impressions.onelink.me',
      // The recording knows nothing of ours to keep out of sight.
      sensitive: { keys: [] },
      now,
      log,
    });
    return { attribution, location };
  };
  for (const one of env.before ?? []) load(one);
  errors.length = 0;
  const { attribution, location } = load({ ...env, referrer: env.seen?.referrer ?? env.referrer ?? '' });
  const { pushState, removeStorage = [], clearStorage } = env.afterLoad ?? {};
  if (pushState !== undefined) location.href = new URL(pushState, location.href).href;
  for (const key of removeStorage) here.delete(key);
  if (clearStorage) here.clear();

  const first = post?.firstCallOneLink ? attribution.oneLink(post.firstCallOneLink[0] as never) : undefined;
  const [request] = args as never[];
  const ask = () =>
    call === 'generateOneLinkURL'
      ? attribution.oneLink(request)
      : { url: attribution.directClick(request), impression: null, qr: null };
  const link = ask();
  const again = post?.callAgain ? ask() : undefined;
  return { link, again, first, errors, debugs, images, storage: here };
}

describe('§5 §7 attribution links, as recorded', () => {
  it('holds every recorded case, and each says how it is judged', () => {
    expect(cases).toHaveLength(310);
    expect(new Set(cases.map((one) => one.judge))).toEqual(
      new Set(['match', 'null', 'null-or-match', 'no-throw']),
    );
  });

  it.each(cases.map((one): [string, string, RecordedCase] => [one.judge, one.name, one]))(
    '§5 attribution link (%s): %s',
    async (judge, _name, one) => {
      proves('3.7', '5.3', '5.5', '5.6', '7.8', '7.9', '7.10', '8.3', 'T46', 'T47', 'T41', 'T42');
      const { link, again, first, errors, debugs, images, storage } = replay(one);
      const url = link?.url ?? null;
      const wanted = one.expect;
      if (judge === 'no-throw') {
        expect(url === null || url.startsWith('https://') || url === wanted.url).toBe(true);
        return;
      }
      if (judge === 'null') expect(url).toBeNull();
      else if (judge === 'null-or-match') expect([null, wanted.url]).toContain(url);
      else expect(url).toBe(wanted.url);
      expect(Object.fromEntries(storage)).toEqual(wanted.storage);
      if (judge !== 'match') return;

      expect(errors).toEqual(wanted.errors ?? []);
      expect(debugs).toEqual(wanted.skipped ? [[wanted.skipped.message, wanted.skipped.key]] : []);
      if ('again' in wanted) expect(again?.url ?? null).toBe(wanted.again);
      if ('first' in wanted) expect(first?.url ?? null).toBe(wanted.first);
      if (wanted.qr) {
        expect(Boolean(link?.qr)).toBe(wanted.qr.available);
        if (wanted.qr.passed) expect(link?.qr?.(one.post?.qr?.options)).toEqual(wanted.qr.passed);
      }
      if (wanted.impression) {
        expect(Boolean(link?.impression)).toBe(wanted.impression.available);
        await link?.impression?.();
        expect(images).toEqual(wanted.impression.image ? [wanted.impression.image] : []);
      }
    },
  );
});
