import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../engine/document/href.ts';
import { root } from './schemas.ts';

/** Who the try-out's user is. */
interface Demo {
  readonly userId: string;
  readonly token: string;
}

const SCRIPT = `${BASE_PATH}simulator.js`;

/** What the head of a page begins with, so that the app is there before the page's own script. */
export const simulatorTags = (script: string, demo: Demo | undefined): string =>
  `<meta name="gala-demo" content="${demo ? `user_id=${demo.userId}&amp;token=${demo.token}` : ''}">` +
  `<script type="module" src="${script}"></script>`;

/** The simulator as one script: built apart from the client, so that no page's files hold any of it. */
export async function buildSimulator(): Promise<string> {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'app/simulator.ts' } },
  });
  const [result] = [made].flat();
  const chunk = result && 'output' in result ? result.output.find((one) => one.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The simulator was not built.');
  return chunk.code;
}

/** The pages of a try-out: one that is asked for with ?simulator has a host app over it, and so have those after it. */
export const withSimulator =
  (pages: FastifyPluginAsync, script: string, demo: () => Demo | undefined): FastifyPluginAsync =>
  async (fastify, options) => {
    fastify.addHook('onRequest', async (request) => {
      if (!asks(request)) return;
      // The page as text, and whole.
      request.headers['accept-encoding'] = 'identity';
      delete request.headers['if-none-match'];
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (!asks(request) || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
      reply.removeHeader('etag').removeHeader('content-length').header('Cache-Control', 'no-store');
      return String(payload).replace('<head>', () => `<head>${simulatorTags(SCRIPT, demo())}`);
    });
    fastify.get(SCRIPT, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(script),
    );
    await pages(fastify, options);
  };

const asks = ({ query, headers }: FastifyRequest): boolean =>
  Object.hasOwn(query as object, 'simulator') ||
  /(?:^|;\s*)gala_simulator=1(?:;|$)/.test(headers.cookie ?? '');
