import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import schema from '../../schemas/settings.schema.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import type { EnvironmentSettings } from './environment/environment-of.ts';
import type { GlobalSigns } from './environment/variant-of.ts';
import type { OpeningSettings } from './opening/index.ts';
import settings from './settings.json' with { type: 'json' };
import type { Settings } from './settings.ts';

const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
/** Paths of the mistakes in a copy of the settings that somebody has edited. */
function mistakes(edit: (copy: Settings) => void): string[] {
  const copy = structuredClone(settings);
  edit(copy);
  validate(copy);
  return (validate.errors ?? []).map((one) => one.instancePath);
}
const set = (target: object, key: string, value: unknown): void => void Reflect.set(target, key, value);

describe('§2 §7 the settings file', () => {
  it('§2 settings: is of its form', () => {
    expect(mistakes(() => undefined)).toEqual([]);
  });

  it('§2 settings: every key says to an operator what it is for', () => {
    type Node = {
      type?: string;
      description?: string;
      properties?: Record<string, Node>;
      $ref?: string;
      items?: Node;
      allOf?: Node[];
    };
    const silent: string[] = [];
    const visit = (node: Node, path: string): void => {
      for (const [key, one] of Object.entries(node.properties ?? {})) {
        const target = Object.entries(schema.definitions as Record<string, Node>).find(([name]) =>
          one.$ref?.endsWith(`/${name}`),
        )?.[1];
        if (!one.description && !target?.description) silent.push(`${path}/${key}`);
        visit(one, `${path}/${key}`);
      }
      if (node.items) visit(node.items, `${path}/items`);
    };
    visit(schema as Node, '');
    for (const name of ['environment', 'stores'] as const) visit(schema.definitions[name] as Node, name);
    expect(silent).toEqual([]);
  });

  it.each<[string, (copy: Settings) => void, string]>([
    ['a name that nobody knows', (one) => set(one, 'appMarker', ['x']), ''],
    ['a part that is missing', (one) => void Reflect.deleteProperty(one, 'socialApps'), ''],
    ['an app without a name', (one) => set(one, 'appMarkers', []), '/appMarkers'],
    ['a marker that half the browsers carry', (one) => set(one, 'appMarkers', ['A']), '/appMarkers/0'],
    ['a domain with a scheme', (one) => set(one, 'webDomain', 'https://gala.example.com'), '/webDomain'],
    [
      'an API without encryption',
      (one) => set(one.environments.test, 'apiBase', 'http://api.example.com'),
      '/environments/test/apiBase',
    ],
    [
      'an API with a path',
      (one) => set(one.environments.production, 'apiBase', 'https://api.example.com/v2'),
      '/environments/production/apiBase',
    ],
    [
      'an API for one’s own machine',
      (one) => set(one.environments.local, 'apiBase', 'https://api.example.com'),
      '/environments/local/apiBase',
    ],
    [
      'a prefix of production',
      (one) => set(one.environments.production, 'hostPrefix', 'h5'),
      '/environments/production/hostPrefix',
    ],
    [
      'no prefix of test',
      (one) => set(one.environments.test, 'hostPrefix', ''),
      '/environments/test/hostPrefix',
    ],
    ['a fourth host', (one) => set(one.testApp, 'testHost', ''), '/testApp'],
    [
      'a host with a port',
      (one) => set(one.testApp, 'productionHost', 'a.example.com:1'),
      '/testApp/productionHost',
    ],
    [
      'a store that is a script',
      (one) => set(one.variants.global.stores, 'android', 'javascript:alert(1)'),
      '/variants/global/stores/android',
    ],
    [
      'a store with somebody’s name before the host',
      (one) => set(one.variants.global.stores, 'apple', 'https://apps.apple.com@evil.example/app'),
      '/variants/global/stores/apple',
    ],
    [
      '§5 a base link without a path',
      (one) => set(one.variants.domestic, 'oneLinkBase', 'https://gala.onelink.example.com'),
      '/variants/domestic/oneLinkBase',
    ],
    [
      '§5 a base link without a subdomain',
      (one) => set(one.variants.domestic, 'oneLinkBase', 'https://example.com/GaCn'),
      '/variants/domestic/oneLinkBase',
    ],
    ...['https://cn', 'javascript://cn', 'data://cn', 'Gala://cn', 'gala:cn', 'gala://cn?token=1'].map(
      (link): [string, (copy: Settings) => void, string] => [
        `a deep link ${link}`,
        (one) => set(one.variants.domestic, 'deepLink', link),
        '/variants/domestic/deepLink',
      ],
    ),
    [
      'a social app without a sign',
      (one) => set(one.socialApps[0] ?? {}, 'markers', []),
      '/socialApps/0/markers',
    ],
    [
      'a skip list that skips all',
      (one) => set(one.attribution, 'skipReferrers', ['']),
      '/attribution/skipReferrers/0',
    ],
    [
      'a click endpoint that is a path',
      (one) => set(one.attribution.clickEndpoints, 'ios', '/click'),
      '/attribution/clickEndpoints/ios',
    ],
    [
      'events sent to another host',
      (one) => set(one.analytics, 'eventsPath', 'https://a.example.com/e'),
      '/analytics/eventsPath',
    ],
    [
      'reports sent to nobody',
      (one) => set(one.analytics, 'reportsPath', '//evil.example/e'),
      '/analytics/reportsPath',
    ],
  ])('§2 settings: refuses %s', (_name, edit, path) => {
    expect(mistakes(edit)).toContain(path);
  });

  it('§1 settings: the rooms find in it what they ask for', () => {
    const parts: [EnvironmentSettings, OpeningSettings, GlobalSigns] = [
      settings,
      settings,
      settings.variants.global.recognisedBy,
    ];
    expect(parts).toHaveLength(3);
  });

  it('§7 settings (T01, T02): domestic goes with campaign and deep link cn, global with ww and global', () => {
    proves('T01', 'T02');
    const { domestic, global } = settings.variants;
    expect([domestic.campaign, domestic.deepLink]).toEqual(['cn', 'gala://cn']);
    expect([global.campaign, global.deepLink]).toEqual(['ww', 'gala://global']);
  });

  it('§7 settings (T03): the media source is officialsite, share_app when shared', () => {
    proves('T03');
    expect(settings.attribution).toMatchObject({
      mediaSource: 'officialsite',
      sharedMediaSource: 'share_app',
    });
  });

  it('§7 settings (T17): development has the API of test', () => {
    proves('T17');
    expect(settings.environments.development.apiBase).toBe(settings.environments.test.apiBase);
  });

  it('§3 settings (T75): production has an analytics id of its own, all others the test id', () => {
    proves('T75');
    const { production, ...others } = settings.environments;
    const ids = new Set(Object.values(others).map((one) => one.analyticsAppId));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(production.analyticsAppId);
  });

  it('§2 settings (T60): six embedded browsers', () => {
    proves('T60');
    const six = settings.socialApps.filter(({ embedded }) => embedded).map(({ name }) => name);
    expect(six.sort()).toEqual(['facebook', 'instagram', 'line', 'qq', 'wechat', 'weibo']);
  });
});

describe('§2 settings at run time (T18)', () => {
  beforeEach(() => proves('T18'));
  afterEach(() => vi.resetModules());
  const answer = (body: string, status = 200): typeof fetch =>
    vi.fn(async () => new Response(body, { status }));

  it('§2 settings (T18): are read from the public file once', async () => {
    proves('T18');
    const { loadSettings } = await import('./settings.ts');
    const read = answer(JSON.stringify(settings));
    expect(await loadSettings('/h5_ac/settings.json', read)).toEqual(settings);
    expect(await loadSettings('/h5_ac/settings.json', read)).toEqual(settings);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('§2 settings (T18): a failure is said and not kept', async () => {
    proves('T18');
    const { loadSettings } = await import('./settings.ts');
    await expect(loadSettings('/h5_ac/settings.json', answer('', 404))).rejects.toThrow('404');
    await expect(loadSettings('/h5_ac/settings.json', answer('<html>'))).rejects.toThrow();
    expect(await loadSettings('/h5_ac/settings.json', answer('{}'))).toEqual({});
  });
});
