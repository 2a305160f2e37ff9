import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownLanguage } from '../../engine/i18n/language.ts';
import { sharedRoute } from '../../engine/platform/attribution/index.ts';
import { proves } from '../../tools/testing/proves.ts';
import { growthOf } from '../fixtures/growth-of.ts';
import { documents, get, openPages, page, shown, site, title } from '../fixtures/open-pages.ts';
import { createPages, match } from './pages.ts';

openPages(sharedRoute);

describe('the document of an address', () => {
  it.each([
    ['', 'index'],
    ['activity_20250520', 'activity_20250520'],
    ['activity_five_twenty', 'activity_20250520'],
    ['starlight_hall/entrance', 'starlight_hall/entrance'],
    ['activity_testing', 'activity_testing/[[activity_id]]'],
    ['activity_testing/77', 'activity_testing/[[activity_id]]'],
    ['test_tt/77', 'test_tt/[activity_id]/[[tt]]'],
    ['test_tt/77/8', 'test_tt/[activity_id]/[[tt]]'],
    ['test_tt', undefined],
    ['test_tt/77/8/9', undefined],
    ['activity_testing/77/8', undefined],
    ['xactivity_testing/77', undefined],
    ['starlight_hall', undefined],
    ['activity_2025052', undefined],
    ['ACTIVITY_20250520', undefined],
    ['__proto__', undefined],
  ])('%j is %s', (path, route) => {
    expect(match(documents, path)?.route).toBe(route);
  });

  it('an exact route wins over one with parameters', () => {
    const both = [page('tt/[activity_id]'), page('tt/rule')];
    expect(match(both, 'tt/rule')?.route).toBe('tt/rule');
    expect(match(both, 'tt/other')?.route).toBe('tt/[activity_id]');
  });

  it('a page’s own route wins over an alias, whichever document comes first', () => {
    const [own, other] = [page('rule'), page('fair', { aliases: ['/rule', '/feast'] })];
    for (const both of [
      [own, other],
      [other, own],
    ]) {
      expect(match(both, 'rule')?.route).toBe('rule');
      expect(match(both, 'feast')?.route).toBe('fair');
    }
  });

  it('an address full of slashes is looked at once', async () => {
    expect((await get(`/h5_ac/activity_20250520${'/'.repeat(15_000)}`)).statusCode).toBe(200);
    const ask = (slashes: number) => async (): Promise<void> => {
      for (const path of ['x', 's/en/x', 'test_tt/x', 'y', 'z', 'activity_20250520'])
        expect((await get(`/h5_ac/${path}${'/'.repeat(slashes)}x`)).statusCode).toBe(404);
    };
    // Looked at from each slash to the last, ten times as many took some sixty times as long.
    expect(await growthOf(ask(1500), ask(15_000))).toBeLessThan(20);
  });

  it('a dot in a route is a dot', () => {
    expect(match([page('a.b/[x]')], 'aXb/1')).toBeUndefined();
    expect(match([page('a.b/[x]')], 'a.b/1')?.route).toBe('a.b/[x]');
  });

  it('T14: is nothing where the page is for those who build the pages, but for who holds the tools', async () => {
    proves('T14');
    expect((await get('/h5_ac/ac_test')).statusCode).toBe(404);
    expect(site.drawn).not.toContain('ac_test cn');
    const leading = await get('/h5_ac/test_collection');
    expect([leading.statusCode, leading.headers.location], 'nor what leads there').toEqual([404, undefined]);
    expect((await get('/h5_ac/test_collection', { cookie: 'tools=1' })).headers.location).toBe(
      '/h5_ac/ac_test',
    );
    const page = await get('/h5_ac/ac_test', { cookie: 'tools=1' });
    expect([page.statusCode, title(page.body)]).toEqual([200, 'ac_test cn']);
  });

  it('is served with and without a slash at the end, by its alias and with parameters', async () => {
    expect(await shown('/h5_ac/')).toBe('index cn');
    expect(await shown('/h5_ac/activity_20250520/')).toBe('activity_20250520 cn');
    expect(await shown('/h5_ac/activity_five_twenty?lang=en')).toBe('activity_20250520 en');
    expect(await shown('/h5_ac/test_tt/5?lang=th')).toBe('test_tt/[activity_id]/[[tt]] th');
  });
});

describe('T34 the language of a page: the query, else what this browser used last, else cn', () => {
  beforeEach(() => proves('T34'));
  const cookie = { cookie: 'a=1; gala_lang=th; b=2' };

  it.each([
    ['/h5_ac/activity_20250520', {}, 'cn'],
    ['/h5_ac/activity_20250520', cookie, 'th'],
    ['/h5_ac/activity_20250520?lang=vi', cookie, 'vi'],
    ['/h5_ac/activity_20250520?lang=zh-TW', cookie, 'tw'],
    ['/h5_ac/activity_20250520?lang=fr', cookie, 'cn'],
    ['/h5_ac/activity_20250520?lang=', cookie, 'cn'],
    ['/h5_ac/activity_20250520?lang=en&lang=th', cookie, 'en'],
    ['/h5_ac/activity_20250520', { cookie: 'gala_lang=fr' }, 'cn'],
    ['/h5_ac/activity_20250520', { cookie: 'xgala_lang=th' }, 'cn'],
    ['/h5_ac/thai_only?lang=en', {}, 'en'],
    ['/h5_ac/thai_only?lang=vi', {}, 'th'],
  ])('%s with %j is in %s', async (url, headers, lang) => {
    expect((await shown(url, headers))?.split(' ').at(-1)).toBe(lang);
  });
});

describe('share links', () => {
  const lead = async (path: string) => {
    const { statusCode, headers } = await site.server.inject({ url: `/h5_ac/${path}` });
    return [statusCode, headers.location];
  };

  it('§7 share (T03, T68): leads to the page in the language of the link, marked as shared', async () => {
    proves('T03', 'T68');
    expect(await lead('s/vi/starlight_hall/entrance')).toEqual([
      302,
      '/h5_ac/starlight_hall/entrance?lang=vi&gala_shared=1',
    ]);
    expect(
      await lead('s/vi~3H7K9MPACDEFGHJ4/starlight_hall/entrance'),
      'with the code of whoever invites',
    ).toEqual([302, '/h5_ac/starlight_hall/entrance?lang=vi&gala_shared=1&gala_invite=3H7K9MPACDEFGHJ4']);
    expect(await lead('s/en~%3Cb%3E/'), 'what is no code is left out').toEqual([
      302,
      '/h5_ac/?lang=en&gala_shared=1',
    ]);
    expect(await lead('s/en/')).toEqual([302, '/h5_ac/?lang=en&gala_shared=1']);
    expect(await lead('s/th/activity_five_twenty?utm_pid=mail')).toEqual([
      302,
      '/h5_ac/activity_five_twenty?lang=th&gala_shared=1&utm_pid=mail',
    ]);
  });

  it('§7 share: to a page or in a language that is not there is not found, and nowhere else', async () => {
    for (const path of [
      's/vi/nowhere',
      's/xx/index',
      // For those who build the pages alone: a link tells nobody else that it is there.
      's/en/ac_test',
      's/en/test_collection',
      's/en//evil.example',
      's/en/https://evil.example',
      's/en',
      's',
    ])
      expect((await lead(path))[0], path).toBe(path === 's/en' ? 302 : 404);
  });
});

describe('redirects', () => {
  it.each([
    ['/h5_ac/wx_page?token=t&lang=th&x=a?b', '/h5_ac/wx_page/withdrawal?token=t&lang=th&x=a?b'],
    ['/h5_ac/wx_page', '/h5_ac/wx_page/withdrawal'],
    ['/h5_ac?lang=th', '/h5_ac/?lang=th'],
    ['/?token=t', '/h5_ac/?token=t'],
    ['/', '/h5_ac/'],
  ])('%s leads to %s, with its query', async (url, to) => {
    const response = await get(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(to);
  });
});

describe('a page that there is not', () => {
  it('is 404, with the page for it in the reader’s language, and kept by nobody', async () => {
    const response = await get('/h5_ac/activity_2099?lang=vi');
    expect(response.statusCode).toBe(404);
    expect(title(response.body)).toBe('not_found vi');
    const small = await get('/h5_ac/activity_2099?lang=vi', { 'accept-encoding': 'br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Cookie' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(response.body);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('says so in plain words where no document does', async () => {
    const bare = Fastify();
    const options = {
      basePath: '/h5_ac/',
      clientFolder: site.folder,
      settingsFile: join(site.folder, 'settings.json'),
      language: knownLanguage,
      freshFor: () => 1,
    };
    const render = async () => ({ html: '', hashes: { styles: [], scripts: [] } });
    await bare.register(createPages({ ...options, documents: () => [], render }).plugin);
    const response = await bare.inject('/h5_ac/x%3Cscript%3E');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toBe('Not found');
    await bare.close();
  });
});

describe('an address that says who comes', () => {
  it.each(['token=t', 'lang=en&user_id=7', 'device_id=d', 'uid=7', 'live_obj_id=1', 'bundle_id=b'])(
    'is kept by no cache: ?%s',
    async (query) => {
      const plain = await get('/h5_ac/');
      expect(plain.headers['cache-control']).toBe('no-cache');
      const told = await get(`/h5_ac/?${query}`);
      expect(told.statusCode).toBe(200);
      expect(told.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('§2 environment (T18): the settings file', () => {
  beforeEach(() => proves('T18'));
  it('is read for every request: a change reaches the next page without a build', async () => {
    writeFileSync(join(site.folder, 'settings.json'), '{"webDomain":"a.example"}');
    const first = await get('/h5_ac/settings.json');
    expect(first.json()).toEqual({ webDomain: 'a.example' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    expect((await get('/h5_ac/settings.json', { 'if-none-match': etag })).statusCode).toBe(304);
    writeFileSync(join(site.folder, 'settings.json'), '{"webDomain":"b.example"}');
    expect((await get('/h5_ac/settings.json', { 'if-none-match': etag })).json()).toEqual({
      webDomain: 'b.example',
    });
  });

  it('§7 API base: pages may call the API where it lies on another host, and no other one', async () => {
    const policy = (await get('/h5_ac/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' data: https://api.gala.example.com;");
    expect(policy).toContain("img-src 'self' data: https://avatars.gala.example.com;");
  });
});
