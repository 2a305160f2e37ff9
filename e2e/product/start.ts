import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../build/schemas.ts';
import { buildClient } from './build.ts';
import type { Product } from './product.ts';

const serve = (folder: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  join(folder, 'e2e/product/serve.ts'),
  ...args,
];

let prepared: Promise<string> | undefined;

/**
 * The data with which a product of the committed documents begins: seeded once a process, or, where
 * `GALA_PREPARED` names a folder, once for all processes that are told of it.
 */
export async function prepare(): Promise<string> {
  const kept = process.env.GALA_PREPARED;
  if (kept && existsSync(kept)) return kept;
  const dataDir = mkdtempSync(join(kept ? dirname(kept) : tmpdir(), 'gala-prepared-'));
  const seeding = spawn(process.execPath, serve(root, dataDir, 'prepare'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`The data of the product could not be made: ended with ${code}.`);
  if (!kept) {
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return dataDir;
  }
  renameSync(dataDir, kept);
  return kept;
}

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
  prepared ??= prepare();
  cpSync(await prepared, dataDir, { recursive: true });
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
  const server = spawn(process.execPath, serve(folder, dataDir, port, ...folders), {
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
