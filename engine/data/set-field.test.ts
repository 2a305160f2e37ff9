import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { setField } from './set-field.ts';

const set = (data: unknown, path: string, value: unknown): unknown =>
  produce(data, (draft: unknown) => setField(draft, path, value));

describe('setting a field of an answer', () => {
  it('changes that field alone, and not the answer that others hold', () => {
    const data = { balance: 100, mine: { rank: 3, score: 5 }, rows: [{ id: 'a' }] };
    const changed = set(data, 'mine.rank', 2);
    expect(changed).toEqual({ ...data, mine: { rank: 2, score: 5 } });
    expect(data.mine.rank).toBe(3);
    expect((changed as typeof data).rows).toBe(data.rows);
  });

  it.each(['nowhere', 'mine.nowhere', 'balance.x', 'nowhere.rank', '', 'mine.', 'rows.7'])(
    'a path that does not exist changes nothing: %j',
    (path) => {
      const data = { balance: 100, mine: { rank: 3 }, rows: [1] };
      expect(set(data, path, 9)).toBe(data);
    },
  );

  it.each(['__proto__.polluted', 'constructor.prototype.polluted', '__proto__'])(
    'reaches no prototype: %s',
    (path) => {
      set({ a: 1 }, path, { polluted: true });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});
