// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { layPage } from './testing.ts';

let stand: () => void = () => undefined;
vi.mock('../core/core.ts', () => ({ openCore: () => ({}) }));
vi.mock('../hydrate/hydrate.tsx', () => ({
  hydrate: () =>
    new Promise<void>((resolve) => {
      stand = resolve;
    }),
}));

it('§8 a script that comes after the page has loaded lays far parts out once the live parts stand', async () => {
  expect(document.readyState).toBe('complete');
  document.documentElement.dataset.opening = '';
  layPage({ a: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const nobody = stand;
  await import('./kernel.ts');
  const opening = (): boolean => 'opening' in document.documentElement.dataset;
  await vi.waitFor(() => expect(stand).not.toBe(nobody));
  await new Promise((done) => setTimeout(done, 20));
  expect(opening(), 'the live parts do not stand yet').toBe(true);
  stand();
  await vi.waitFor(() => expect(opening()).toBe(false));
});
