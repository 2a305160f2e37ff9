import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { root } from '../build/schemas.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { holdsKey } from './try-out-key.ts';

/** Who the try-out's user is. */
interface Demo {
  readonly userId: string;
  readonly token: string;
}

/** The tools' script: its address, and its text where it is not served by something else. */
export interface ToolsScript {
  readonly address: string;
  readonly text?: string;
}

/** The tools of a try-out, for browsers with its key alone: they hold the token of its user. */
export interface Tools extends ToolsScript {
  readonly key: string;
}

/** What the head of a page begins with, so that the app is there before the page's own script. */
const simulatorTags = (script: string, demo: Demo | undefined, moment: string): string =>
  `<meta name="gala-demo" content="${demo ? `user_id=${demo.userId}&amp;token=${demo.token}` : ''}">` +
  `<meta name="gala-moment" content="${moment}">` +
  `<script type="module" src="${script}"></script>`;

/** The simulator as one script: built apart from the client, so that no page's files hold any of it. */
export async function buildSimulator(): Promise<ToolsScript> {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'app/simulator/simulator.ts' } },
  });
  const [result] = [made].flat();
  const chunk = result && 'output' in result ? result.output.find((one) => one.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The simulator was not built.');
  return { address: `${BASE_PATH}simulator.js`, text: chunk.code };
}

/**
 * The pages of a try-out: in a browser with its key, one that is asked for with ?simulator, ?at or ?phase has its tools
 * over it, and so have those after it.
 * @param moment what a page is told of its moment
 */
export const withSimulator =
  (
    pages: FastifyPluginAsync,
    { address, text, key }: Tools,
    demo: () => Demo | undefined,
    moment: (request: FastifyRequest) => string,
  ): FastifyPluginAsync =>
  async (fastify, options) => {
    const asks = (request: FastifyRequest): boolean => holdsKey(request, key) && asksForTools(request);
    fastify.addHook('onRequest', async (request) => {
      if (!asks(request)) return;
      // The page as text, and whole.
      request.headers['accept-encoding'] = 'identity';
      delete request.headers['if-none-match'];
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (!asks(request) || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
      reply.removeHeader('etag').removeHeader('content-length').header('Cache-Control', 'no-store');
      // The page's own scripts run behind the tools, which want the whole page, and in their order.
      return String(payload)
        .replaceAll('<script>', '<script type="module">')
        .replace('<head>', () => `<head>${simulatorTags(address, demo(), moment(request))}`);
    });
    if (text !== undefined) {
      fastify.get(address, async (request, reply) => {
        if (!holdsKey(request, key)) return reply.callNotFound();
        return reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(text);
      });
    }
    await pages(fastify, options);
  };

const asksForTools = ({ query, headers }: FastifyRequest): boolean =>
  ['simulator', 'at', 'phase'].some((key) => Object.hasOwn((query ?? {}) as object, key)) ||
  /(?:^|;\s*)gala_simulator=1(?:;|$)/.test(headers.cookie ?? '');
