import { describe, expect, it, vi } from 'vitest';
import { Intents } from './intent.ts';

describe('idempotency keys', () => {
  it('one a user intent, kept until the server has given a definite answer', () => {
    const intents = new Intents();
    const key = intents.keyOf('redeem halo');
    expect(intents.keyOf('redeem halo')).toBe(key);
    expect(intents.keyOf('redeem wings')).not.toBe(key);
    intents.settle('redeem halo');
    expect(intents.keyOf('redeem halo')).not.toBe(key);
  });

  it('one in flight', () => {
    const intents = new Intents();
    expect(intents.begin('a')).toBe(true);
    expect(intents.begin('a')).toBe(false);
    expect(intents.begin('b')).toBe(true);
    intents.end('a');
    expect(intents.begin('a')).toBe(true);
  });

  it('are random where randomUUID is missing, as in old web views', () => {
    const uuid = vi.spyOn(crypto, 'randomUUID').mockReturnValue(undefined as never);
    const keys = new Set(Array.from({ length: 100 }, (_, i) => new Intents().keyOf(String(i % 2))));
    uuid.mockRestore();
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
