// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sender } from './sender.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return sender('', '/v2/reports')('{}', false);
};

it.each([200, 204, 400, 404, 413])(
  'is done with what is answered by %i: it would be answered so again',
  async (status) => {
    expect(await answered(status)).toBe(true);
  },
);

it.each([408, 429, 500, 503])('tries again what is answered by %i', async (status) => {
  expect(await answered(status)).toBe(false);
});
