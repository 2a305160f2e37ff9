import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildClient } from './build.ts';
import { NOT_YET, type Product } from './product.ts';
import { startProduct } from './start.ts';

type Started = ReturnType<typeof startProduct>;

/** How long who asks for a product is kept waiting, ms: a request without an answer ends after minutes, and a busy machine needs more. */
const PATIENCE = 60_000;

/**
 * Builds the product once for all end-to-end tests, and starts one for each worker that asks for its own: files that
 * run side by side share no clock, no people and no stock. @returns what stops them
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildClient();
  const products = new Map<string, Started>();
  const productOf = async (worker: string): Promise<Product> => {
    const started = products.get(worker) ?? startProduct();
    products.set(worker, started);
    return (await started).product;
  };
  const desk = createServer((request, response) => {
    const later = setTimeout(() => response.writeHead(NOT_YET).end(), PATIENCE);
    const made = productOf(request.url ?? '').finally(() => clearTimeout(later));
    made.then(
      (product) => response.writableEnded || response.end(JSON.stringify(product)),
      (error) => response.writableEnded || response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('products', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    const running = await Promise.allSettled(products.values());
    await Promise.all(running.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
  };
}
