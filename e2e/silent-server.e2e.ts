// By turns, 20 s: waits for answers that never come.
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pause, phone, product, somebody, until, withBrowser } from './product/visit.ts';

withBrowser();

// In front of the product, because a request that a test takes over needs no connection, and a browser opens six to a host.
let front: Server;
let origin: string;
let silent = false;
/** Of what was asked of the silent server, in order: whether it has been given up. */
let givenUp: boolean[] = [];
beforeAll(async () => {
  const { hostname, port } = new URL(product.url);
  front = createServer((incoming, answer) => {
    if (silent && incoming.url?.startsWith('/api-server/')) {
      const at = givenUp.push(false) - 1;
      answer.on('close', () => {
        givenUp[at] = true;
      });
      return;
    }
    const onward = ask({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterAll(async () => {
  front.closeAllConnections();
  await new Promise((closed) => front.close(closed));
});

describe('a server that keeps silent', () => {
  test('§9 keeps no connection: what left early is given up, and the page heals within 15 s of it', async () => {
    const as = somebody(12);
    const { page } = await phone({ expects: ['console'] });
    givenUp = [];
    silent = true;
    await page.goto(`${origin}/h5_ac/activity_anniversary?lang=en&user_id=${as.userId}&token=${as.token}`, {
      waitUntil: 'commit',
    });
    // Two silent requests are waited for to their end (decision 0037); of four that left early, two are free.
    const freed = () => givenUp.slice(0, 4).filter(Boolean).length;
    await until(() => freed() > 0, 20_000);
    await pause();
    expect(freed()).toBe(2);
    silent = false;
    await until(async () => /\d/.test(await page.locator('.balance-bar__amount').innerText()), 15_000);
    expect(await page.locator('.state--error').count()).toBe(0);
  });
});
