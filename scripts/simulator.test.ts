import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { describe, expect, it } from 'vitest';
import { root } from './schemas.ts';
import { buildSimulator, withSimulator } from './simulator.ts';

const html =
  '<!doctype html><html><head><script type="module" src="/h5_ac/assets/kernel.js"></script></head></html>';
const pages: FastifyPluginAsync = async (fastify) => {
  fastify.get('/h5_ac/*', async (_request, reply) =>
    reply.header('ETag', '"1"').type('text/html; charset=utf-8').send(Buffer.from(html)),
  );
};
const tools = { address: '/h5_ac/simulator.js', text: 'app()' };
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

describe('the simulator of a try-out', () => {
  it('comes with ?simulator, before the page’s own script, and with who its user is', async () => {
    const answer = await (await open()).inject('/h5_ac/x?simulator');
    expect(answer.body).toMatch(
      /<head><meta name="gala-demo" content="user_id=7&amp;token=t"><meta name="gala-moment" content="86400000"><script type="module"/,
    );
    expect(answer.body.indexOf('simulator.js')).toBeLessThan(answer.body.indexOf('kernel.js'));
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['phase=ended', 'at=day2', 'lang=en&at=2026-02-10'])('comes with ?%s too', async (query) => {
    expect((await (await open()).inject(`/h5_ac/x?${query}`)).body).toContain('simulator.js');
  });

  it('stays on the pages after that one, which have no query', async () => {
    const fastify = await open();
    const answer = await fastify.inject({ url: '/h5_ac/y', headers: { cookie: 'a=1; gala_simulator=1' } });
    expect(answer.body).toContain('simulator.js');
    expect((await fastify.inject('/h5_ac/simulator.js')).body).toBe('app()');
  });

  it('is on no other page: its bytes are as they were, without a token', async () => {
    const answer = await (await open()).inject('/h5_ac/x');
    expect(answer.body).toBe(html);
    expect(answer.headers.etag).toBe('"1"');
  });

  it('is one script', async () => {
    const { text } = await buildSimulator();
    expect(text).toContain('gala-simulator');
    expect(text).not.toMatch(/\bimport\s*[({"']|\beval\(|new Function/);
  });
});

/** Every file that a module of ours reaches, by static and dynamic imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
    reach(normalize(join(dirname(file), path)), seen);
  return seen;
}

describe('what a phone gets', () => {
  it('never reaches the simulator, whatever it loads', () => {
    const files = [...reach('app/kernel.ts')];
    expect(files).toContain('engine/platform/bridge/open-bridge.ts');
    expect(files.length).toBeGreaterThan(80);
    const isTool = (file: string): boolean => /simulat|try-out/.test(file);
    expect(files.filter(isTool)).toEqual([]);
    expect([...reach('app/simulator.ts')].filter(isTool)).toHaveLength(5);
  });
});
