import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { fetchOf, plainOf, type Rival } from '../../tools/bench/rivals.ts';
import type { Product } from '../product/product.ts';

/** A server before the product: all rivals come from it, over the same connections and with the same answers. */
export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

const API = '/api-server';
const squeeze = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Answers are marked (e2e/bench/probe.js), so that the page shows when the live one is there, and not the pre-rendered one. */
function marked(path: string, text: string): string {
  const answer = JSON.parse(text) as { data?: { amount?: number; rows?: { user: { nickname: string } }[] } };
  const [first] = answer.data?.rows ?? [];
  if (path.includes('/boards/') && first) first.user.nickname = 'Bench ★';
  if (path.endsWith('/balance') && answer.data) answer.data.amount = 54_321;
  return JSON.stringify(answer);
}

/**
 * @param route the document's
 * @param board the board that is first on its page
 */
export async function openFront({ url }: Pick<Product, 'url'>, route: string, board: string): Promise<Front> {
  const pageUrl = `${url}/h5_ac/${route}?lang=en`;
  const html = await (await fetch(pageUrl, { headers: { accept: 'text/html' } })).text();
  const paths = {
    board: `${API}/v2/activities/${route}/boards/${board}?size=20`,
    balance: `${API}/v2/activities/${route}/balance`,
  };
  const pages: Record<Exclude<Rival, 'gala'>, Buffer> = {
    plain: squeeze(plainOf(html)),
    fetch: squeeze(fetchOf(html, paths.board, paths.balance)),
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', url);
    const rival = pathname.startsWith('/rival/') ? pathname.slice('/rival/'.length) : undefined;
    if (rival === 'plain' || rival === 'fetch') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(pages[rival]);
      return;
    }
    const isMarked = incoming.method === 'GET' && /\/(boards\/[\w-]+|balance)$/.test(pathname);
    const headers = { ...incoming.headers, ...(isMarked ? { 'accept-encoding': 'identity' } : {}) };
    const passed = ask(new URL(incoming.url ?? '/', url), { method: incoming.method, headers }, (found) => {
      const { 'content-length': length, ...others } = found.headers;
      if (!isMarked) {
        response.writeHead(found.statusCode ?? 500, found.headers);
        found.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      found.on('data', (part: Buffer) => parts.push(part));
      found.on('end', () => {
        const body = squeeze(marked(pathname, Buffer.concat(parts).toString()));
        response.writeHead(found.statusCode ?? 500, { ...others, 'content-encoding': 'br' }).end(body);
      });
    });
    passed.on('error', () => response.socket?.destroy());
    incoming.pipe(passed);
  };
  const server = createServer((incoming, response) => {
    void answer(incoming, response).catch(() => response.socket?.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
