import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { avatarsPlugin } from './avatars.ts';

describe('avatars of a try-out', () => {
  it('are kept for a year, and are only what they are', async () => {
    const app = fastify();
    await app.register(avatarsPlugin);
    const { statusCode, headers, body } = await app.inject('/h5_ac/avatars/24.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg /);
    for (const name of ['0', '25', '1x', '../app']) {
      expect((await app.inject(`/h5_ac/avatars/${name}.svg`)).statusCode).toBe(404);
    }
    await app.close();
  });
});
