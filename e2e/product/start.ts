import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../build/schemas.ts';
import { buildClient } from './build.ts';
import type { Product } from './product.ts';

/**
 * Builds the phone's scripts and starts the product with a database of its own; `stop` ends it and removes that.
 *
 * @param folders of documents that it serves beside the product's and the tests'
 */
export async function startProduct(
  folders: readonly string[] = [],
): Promise<{ product: Product; stop: () => Promise<void> }> {
  buildClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'gala-e2e-'));
  const { product, stop } = await startRelease(root, dataDir, '0', folders);
  return {
    product,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the product as a checkout has built it. One that was on the same data before left its people and its dates there.
 *
 * @param port to listen on; any that is free without
 * @param folders of documents beside the product's and the tests'
 */
export async function startRelease(
  folder: string,
  dataDir: string,
  port = '0',
  folders: readonly string[] = [],
): Promise<{ product: Product; stop: () => Promise<void> }> {
  const serve = join(folder, 'e2e/product/serve.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', serve, dataDir, port, ...folders], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const product = await Promise.race([
    new Promise<Product>((resolve) => {
      createInterface(server.stdout).on('line', (line) => {
        if (line.startsWith('{"url"')) resolve(JSON.parse(line) as Product);
        else console.log(line);
      });
    }),
    ended.then(([code]) => Promise.reject(new Error(`The product ended with ${code} before it was ready.`))),
  ]);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  };
  return { product, stop };
}
