import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { buildSimulator, withSimulator } from './simulator.ts';
import { holdsKey, keyCookie, newTryOutKey, withKey } from './try-out-key.ts';

const html =
  '<!doctype html><html><head></head><body><script>start()</script><script>kernel()</script></body></html>';
const pages: FastifyPluginAsync = async (fastify) => {
  fastify.get('/h5_ac/*', async (_request, reply) =>
    reply.header('ETag', '"1"').type('text/html; charset=utf-8').send(Buffer.from(html)),
  );
};
const tools = { address: '/h5_ac/simulator.js', text: 'app()', key: 'key-of-this-start' };
const cookie = `a=1; ${keyCookie(tools.key)}`;
const open = async () => {
  const fastify = Fastify();
  await fastify.register(
    withSimulator(
      pages,
      tools,
      () => ({ userId: '7', token: 't' }),
      () => '86400000',
    ),
  );
  return fastify;
};

describe('the tools of a try-out, in a browser with its key', () => {
  it('come with ?simulator, before the page’s own script, and with who its user is', async () => {
    const answer = await (await open()).inject({ url: '/h5_ac/x?simulator', headers: { cookie } });
    expect(answer.body).toMatch(
      /<head><meta name="gala-demo" content="user_id=7&amp;token=t"><meta name="gala-moment" content="86400000"><script type="module"/,
    );
    // Modules run in their order, once the page is read.
    expect(answer.body).toMatch(
      /simulator\.js.*<script type="module">start\(\)<\/script><script type="module">kernel\(\)<\/script>/,
    );
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['phase=ended', 'at=day2', 'lang=en&at=2026-02-10'])('come with ?%s too', async (query) => {
    const answer = await (await open()).inject({ url: `/h5_ac/x?${query}`, headers: { cookie } });
    expect(answer.body).toContain('simulator.js');
  });

  it('stay on the pages after that one, which have no query', async () => {
    const fastify = await open();
    const headers = { cookie: `${cookie}; gala_simulator=1` };
    expect((await fastify.inject({ url: '/h5_ac/y', headers })).body).toContain('simulator.js');
    expect((await fastify.inject({ url: '/h5_ac/simulator.js', headers })).body).toBe('app()');
  });

  it('are on no other page: its bytes are as they were, without a token', async () => {
    const answer = await (await open()).inject({ url: '/h5_ac/x', headers: { cookie } });
    expect(answer.body).toBe(html);
    expect(answer.headers.etag).toBe('"1"');
  });

  it.each([
    ['/h5_ac/x?simulator', ''],
    ['/h5_ac/x?simulator=1&at=day2&phase=ended', ''],
    ['/h5_ac/x?simulator', 'gala_simulator=1'],
    ['/h5_ac/x', 'gala_simulator=1'],
    ['/h5_ac/x?simulator', keyCookie('key-of-another')],
    ['/h5_ac/x?simulator', keyCookie('')],
    ['/h5_ac/x?simulator', `x${keyCookie(tools.key)}`],
    [`/h5_ac/x?simulator=${tools.key}`, ''],
  ])('without the key there are none: %s with %j', async (url, other) => {
    const answer = await (await open()).inject({ url, headers: { cookie: other } });
    expect(answer.body).toBe(html);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await (await open()).inject('/h5_ac/simulator.js')).statusCode).toBe(404);
  });

  it('is one script', async () => {
    const { text } = await buildSimulator();
    expect(text).toContain('gala-simulator');
    expect(text).not.toMatch(/\bimport\s*[({"']|\beval\(|new Function/);
  });
});

describe('the key of a try-out', () => {
  const keyed = async () => {
    const fastify = Fastify();
    await fastify.register(withKey(pages, tools.key));
    fastify.get('/told', async (request) => holdsKey(request, tools.key));
    return fastify;
  };

  it('is left in the browser that has its address, where nobody else gets at it, and leads to the same address without it', async () => {
    const fastify = await keyed();
    const answer = await fastify.inject(`/h5_ac/x?lang=en&token=a%2Bb&try=${tools.key}&at=day2`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/h5_ac/x?lang=en&token=a%2Bb&at=day2');
    expect((await fastify.inject(`/h5_ac/x?try=${tools.key}`)).headers.location).toBe('/h5_ac/x');
    const kept = String(answer.headers['set-cookie']);
    expect(kept).toBe(`${keyCookie(tools.key)}; Path=/; HttpOnly; SameSite=Strict`);
    const [told = ''] = kept.split(';');
    expect((await fastify.inject({ url: '/told', headers: { cookie: told } })).body).toBe('true');
  });

  it.each(['/h5_ac/x', '/h5_ac/x?try', '/h5_ac/x?try=', '/h5_ac/x?try=1', '/h5_ac//?try=1'])(
    'is given to nobody: %s',
    async (url) => {
      const answer = await (await keyed()).inject(url);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    },
  );

  it('is another one at each start', () => {
    expect(newTryOutKey()).toMatch(/^[\w-]{16}$/);
    expect(newTryOutKey()).not.toBe(newTryOutKey());
  });
});

/**
 * Every file that a module of ours reaches, by static and dynamic imports.
 * @param through which imports are followed
 */
function reach(
  file: string,
  seen = new Set<string>(),
  through = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g,
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(through))
    reach(normalize(join(dirname(file), path)), seen, through);
  return seen;
}

describe('production', () => {
  it('never reaches what is for a try-out alone', () => {
    const forTryOut = /simulator|try-out|scripts\/moments|demo-dates|server\/(seed|stream)|\/seed\.ts$/;
    // A room's life is loaded by `livesOf`, which lies in server/seed.
    const files = [...reach('scripts/serve.ts', new Set(), /from\s*'(\.[^']+\.tsx?)'/g)];
    expect(files).toContain('product/product.ts');
    expect(files).toContain('server/app.ts');
    expect(files.filter((file) => forTryOut.test(file))).toEqual([]);
    expect([...reach('product/try-out.ts')].filter((file) => forTryOut.test(file)).length).toBeGreaterThan(8);
  });
});

describe('what a phone gets', () => {
  it('never reaches the simulator, whatever it loads', () => {
    const files = [...reach('app/kernel/kernel.ts')];
    expect(files).toContain('engine/platform/bridge/open-bridge.ts');
    expect(files.length).toBeGreaterThan(80);
    const isTool = (file: string): boolean => /simulat|try-out/.test(file);
    expect(files.filter(isTool)).toEqual([]);
    expect([...reach('app/simulator/simulator.ts')].filter(isTool)).toHaveLength(5);
  });
});
