import type { TestProject } from 'vitest/node';
import { startProduct } from './start.ts';

/** Builds and starts the product once for all end-to-end tests; @returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { product, stop } = await startProduct();
  project.provide('product', product);
  return stop;
}
