import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Passes a product on as a slow line does: pages arrive in pieces, which the phone paints one by one.
 *
 * @param ends texts of a page, in their order: behind each of them the line rests for as many ms
 * @returns where it stands, and what ends it
 */
export async function inPieces(
  origin: string,
  ends: readonly string[],
  rest: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(new URL(url, origin), {
      headers: {
        authorization: headers.authorization ?? '',
        lang: headers.lang?.toString() ?? '',
        cookie: headers.cookie ?? '',
      },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    let left = await answer.text();
    for (const end of ends) {
      const at = left.indexOf(end);
      if (at < 0) throw new Error(`${url} has no ${end}`);
      response.write(left.slice(0, at + end.length));
      left = left.slice(at + end.length);
      await new Promise((done) => setTimeout(done, rest));
    }
    response.end(left);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
