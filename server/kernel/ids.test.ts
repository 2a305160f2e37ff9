// By turns, 10 s: seals and opens thousands of ids.
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openFair } from '../fixtures/open-fair.ts';
import { openEmptyDatabase } from '../fixtures/test-database.ts';
import { roomTables } from '../tables.ts';
import { idsOfDatabase, idsUnder } from './ids.ts';

const ids = idsUnder('a1'.repeat(32));
const posts = ids.of('posts');
const many = Array.from({ length: 2000 }, (_, n) => n + 1);

describe('ids that are told', () => {
  it('are always the same, come back as the number, and are no two alike', () => {
    expect(posts.told(7)).toBe(posts.told(7));
    expect(many.map((n) => posts.meant(posts.told(n)))).toEqual(many);
    expect(new Set(many.map((n) => posts.told(n))).size).toBe(many.length);
    expect(posts.meant(posts.told(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('tell neither the number nor which came first: of each bit, those of a number and the next differ half of the time', () => {
    const bits = (id: string) =>
      [...Buffer.from(id, 'base64url')].flatMap((byte) =>
        Array.from({ length: 8 }, (_, n) => (byte >> n) & 1),
      );
    const changed = Array.from({ length: 128 }, () => 0);
    for (const n of many) {
      const [one, next] = [bits(posts.told(n)), bits(posts.told(n + 1))];
      for (const place of changed.keys())
        if (one[place] !== next[place]) changed[place] = (changed[place] ?? 0) + 1;
    }
    // Six standard deviations of a fair coin.
    for (const times of changed)
      expect(Math.abs(times - many.length / 2)).toBeLessThan(6 * Math.sqrt(many.length / 4));
    const sorted = many.map((n) => [posts.told(n), n] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    const rising = sorted.filter(([, n], place) => n > (sorted[place - 1]?.[1] ?? 0)).length;
    expect(Math.abs(rising - many.length / 2)).toBeLessThan(6 * Math.sqrt(many.length / 12));
  });

  it('of one table are none of another, nor under another key', () => {
    expect(ids.of('orders').meant(posts.told(7))).toBeNull();
    expect(ids.of('orders').told(7)).not.toBe(posts.told(7));
    expect(idsUnder('b2'.repeat(32)).of('posts').meant(posts.told(7))).toBeNull();
  });

  it('that nobody was told are none: changed by a bit, spelt in another way, too short, too long, a plain number', () => {
    const told = posts.told(7);
    const bytes = Buffer.from(told, 'base64url');
    for (const at of bytes.keys()) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 1;
      expect(posts.meant(other.toString('base64url'))).toBeNull();
    }
    // The last of 22 letters has four bits to spare.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...letters]
      .filter((last) => last !== told.at(-1))
      .map((last) => told.slice(0, -1) + last);
    for (const one of [...others, '', '7', told.slice(1), `${told}A`, `${told}=`, 'n'.repeat(22)])
      expect(posts.meant(one), one).toBeNull();
  });
});

describe('texts that are sealed', () => {
  it('come back as they are, and their length tells nothing of the numbers in them', () => {
    const seals = ['1.2', '999999999.123456789.3.5'].map((text) => ids.sealed('up to', text));
    expect(seals.map((seal) => ids.opened('up to', seal))).toEqual(['1.2', '999999999.123456789.3.5']);
    expect(new Set(seals.map(({ length }) => length)).size).toBe(1);
    expect(ids.sealed('up to', '1.2')).toBe(seals[0]);
  });

  it('are opened by nobody else, and not where a bit is another', () => {
    const seal = ids.sealed('up to', '1.2');
    expect(ids.opened('other', seal)).toBeNull();
    const bytes = Buffer.from(seal, 'base64url');
    for (const at of bytes.keys()) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 128;
      expect(ids.opened('up to', other.toString('base64url'))).toBeNull();
    }
    for (const one of ['', 'soon', '1.2']) expect(ids.opened('up to', one)).toBeNull();
  });
});

describe('the key', () => {
  const { h } = openFair();

  it('is the database’s own: another one has another, all processes of one have the same, and a second row is refused', async () => {
    const tell = async (db: Parameters<typeof idsOfDatabase>[0]) =>
      (await idsOfDatabase(db)).of('posts').told(7);
    const others = [await openEmptyDatabase(), await openEmptyDatabase()];
    for (const db of others) await migrate(db, roomTables);
    const told = await Promise.all([h.db, h.db, ...others].map(tell));
    expect(told[0]).toBe(told[1]);
    expect(new Set(told).size).toBe(3);
    await expect(h.db.query(`INSERT INTO id_key (key) VALUES ('${'c'.repeat(64)}')`)).rejects.toThrow(
      /id_key/,
    );
    for (const db of others) await db.close();
  });
});
