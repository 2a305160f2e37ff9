import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Intents, KEY_LASTS, type KeyStorage } from './intent.ts';

function storageOf(slots: Record<string, string> = {}): KeyStorage & { slots: Record<string, string> } {
  return {
    slots,
    getItem: (key) => slots[key] ?? null,
    setItem: (key, value) => {
      slots[key] = value;
    },
  };
}

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

  it('outlive a reload until the server has answered, but not by long', () => {
    let now = 1_000_000_000_000;
    const storage = storageOf();
    const before = new Intents(storage, () => now);
    const [halo, wings] = [before.keyOf('redeem halo'), before.keyOf('redeem wings')];
    before.settle('redeem wings');
    const after = new Intents(storage, () => now + 1000);
    expect(after.keyOf('redeem halo')).toBe(halo);
    expect(after.keyOf('redeem wings')).not.toBe(wings);
    now += KEY_LASTS;
    expect(new Intents(storage, () => now).keyOf('redeem halo')).not.toBe(halo);
  });

  it('go on that lasted until the page was opened, however late something is first sent', () => {
    const [opened, late] = [1_000_000_000_000, 1_000_000_000_000 + KEY_LASTS];
    const storage = storageOf();
    const key = new Intents(storage, () => opened - 1000).keyOf('redeem halo');
    expect(new Intents(storage, () => late, opened).keyOf('redeem halo')).toBe(key);
    expect(new Intents(storage, () => late, late).keyOf('redeem halo')).not.toBe(key);
  });

  it.each([
    ['a key that is no key', { key: 'a b' }],
    ['a key that is no text', { key: 5 }],
    ['a key that would break the header', { key: `${'a'.repeat(31)}\n` }],
    ['a moment that is no number', { at: '1000000000000' }],
  ])('are made anew where the storage holds %s', (_, changes) => {
    const now = () => 1_000_000_000_000;
    const storage = storageOf();
    const key = new Intents(storage, now).keyOf('redeem halo');
    const [[name = '', text = ''] = []] = Object.entries(storage.slots);
    expect(new Intents(storage, now).keyOf('redeem halo')).toBe(key);
    const [[intent, open]] = JSON.parse(text) as [[string, object]];
    storage.slots[name] = JSON.stringify([[intent, { ...open, ...changes }]]);
    const fresh = new Intents(storage, now).keyOf('redeem halo');
    expect(fresh).toMatch(/^[\w-]{32,36}$/);
    expect(fresh).not.toBe(key);
  });

  it('keep no word of what was asked for: it may be what somebody has written about themselves', () => {
    const storage = storageOf();
    new Intents(storage).keyOf('/v2/forms {"answers":"Rain, +84912345678"}');
    expect(JSON.stringify(storage.slots)).not.toMatch(/Rain|84912345678|v2/);
  });

  it('end with the page where nothing can be kept', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const intents = new Intents({ getItem: refuse, setItem: refuse });
    expect(intents.keyOf('a')).toBe(intents.keyOf('a'));
  });

  it('1,000 slots of any kind: no throw, and a key that the server takes', () => {
    const entry = fc.tuple(
      fc.string(),
      fc.oneof(fc.anything(), fc.record({ key: fc.string(), at: fc.oneof(fc.integer(), fc.double()) })),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(entry).map((all) => JSON.stringify(all) ?? ''),
        ),
        (stored) => {
          const intents = new Intents(storageOf({ 'gala.intents': stored }), () => 5);
          expect(intents.keyOf('a')).toMatch(/^[\w-]{32,36}$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
