import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOMENT_COOKIE } from '../../product/moments.ts';
import type { Product } from '../product/product.ts';
import type { Fault, Good } from './faults.ts';

/** The product behind a server of its own, which answers as a fault says: real sockets, so that a silent one is silent. */
export interface Lane {
  readonly url: string;
  /** What is done to data from now on; nothing when it is undefined. What keeps silent then goes on keeping silent. */
  fault: Fault | undefined;
  /** When a page first asked for data, in ms since 1970. */
  asked: number | undefined;
  /** Pages are drawn without the answers of the moment. */
  bare: boolean;
  close(): Promise<void>;
}

/** Reading data: what a fault is done to. The clock, the region and what is sent are left alone. */
const isData = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith('/api-server/v2/') && !url.startsWith('/api-server/v2/time');

export async function openLane({ url, control }: Pick<Product, 'url' | 'control'>): Promise<Lane> {
  const server = createServer((incoming, response) => {
    void answer(incoming, response).catch(() => response.socket?.destroy());
  });
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { fault, bare } = lane;
    if (isData(incoming)) lane.asked ??= Date.now();
    const page = new URL(incoming.url ?? '/', url);
    if (fault?.answer && isData(incoming)) {
      const good = await fetched(incoming, url);
      fault.answer(response, { text: good, envelope: JSON.parse(good) as Good['envelope'] });
      return;
    }
    const isBare = bare && incoming.headers.accept?.includes('text/html') === true;
    const passed = ask(
      new URL(incoming.url ?? '/', url),
      { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      (found) => {
        const { 'content-length': _, etag: _tag, ...headers } = found.headers;
        const status = found.statusCode ?? 500;
        if (!isBare) {
          response.writeHead(status, found.headers);
          found.pipe(response);
          return;
        }
        found.resume();
        drawnBare(page, aheadOf(found)).then(
          ({ html, policy }) => response.writeHead(status, { ...headers, ...policy }).end(html),
          () => response.socket?.destroy(),
        );
      },
    );
    passed.on('error', () => response.socket?.destroy());
    incoming.pipe(passed);
  };
  const drawnBare = async (
    page: URL,
    ahead: string,
  ): Promise<{ html: string; policy: Record<string, string> }> => {
    const route = page.pathname.replace('/h5_ac/', '');
    const drawn = await fetch(
      `${control}/bare?route=${route}&lang=${page.searchParams.get('lang')}&ahead=${ahead}`,
    );
    const policy = drawn.headers.get('content-security-policy') ?? '';
    return { html: await drawn.text(), policy: { 'content-security-policy': policy } };
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const lane: Lane = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: undefined,
    asked: undefined,
    bare: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return lane;
}

/** How far the moment is ahead that a page's address has chosen, ms. */
const aheadOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`^${MOMENT_COOKIE}=(-?\\d+)`).exec(headers['set-cookie']?.join() ?? '')?.[1] ?? '0';

/** The good answer, as the server has it now. */
async function fetched({ url = '', headers }: IncomingMessage, origin: string): Promise<string> {
  const { authorization, cookie, lang } = headers;
  const response = await fetch(origin + url, {
    headers: {
      lang: String(lang ?? 'en'),
      ...(authorization ? { authorization } : {}),
      // The moment that its browser has chosen.
      ...(cookie ? { cookie } : {}),
    },
  });
  return response.text();
}
