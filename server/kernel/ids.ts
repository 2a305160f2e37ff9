import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** Ids of the rows of one table, or of what one person has of it. */
export interface IdsOf {
  /** What people see in place of a row's number: always the same, and nothing of any other row can be told from it. */
  told(number: number): string;
  /** The number that was told so; null where none was. */
  meant(id: string): number | null;
}

/**
 * What leaves the server in place of numbers that count through everybody's rows: the one place where ids are made of them.
 *
 * An id is the number, enciphered: a permutation under a key that the database alone has, another one for each table. So tables keep
 * their keys, and an id that nobody was told is none: of all 2^128, one in 2^64 would be a number.
 */
export interface Ids {
  /** @param of the table, and whose rows, where each person's are numbered by themselves */
  of(of: string): IdsOf;
  /** A text that comes back as it is, and that nobody else can read or make. */
  sealed(of: string, text: string): string;
  /** The text that was sealed so; null where none was. */
  opened(of: string, sealed: string): string | null;
}

const [CHECK, BLOCK, IV, TAG] = [8, 16, 12, 16];

/** Sealed texts are filled up to a multiple of so many bytes, so that their length tells nothing of the numbers in them. */
const FILLED = 64;

/** @param key in hexadecimal */
export function idsUnder(key: string): Ids {
  const keyOf = (purpose: string, of: string) =>
    createHmac('sha256', Buffer.from(key, 'hex'))
      .update(JSON.stringify([purpose, of]))
      .digest();
  return {
    of(of) {
      const own = keyOf('id', of).subarray(0, BLOCK);
      return {
        told(number) {
          const block = Buffer.alloc(BLOCK);
          block.writeBigUInt64BE(BigInt(number), CHECK);
          const cipher = createCipheriv('aes-128-ecb', own, null).setAutoPadding(false);
          return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
        },
        meant(id) {
          const told = Buffer.from(id, 'base64url');
          // The same bytes can be written in several ways; one of them was told.
          if (told.length !== BLOCK || told.toString('base64url') !== id) return null;
          const cipher = createDecipheriv('aes-128-ecb', own, null).setAutoPadding(false);
          const block = Buffer.concat([cipher.update(told), cipher.final()]);
          const number = block.readBigUInt64BE(CHECK);
          return block.readBigUInt64BE() === 0n && number <= Number.MAX_SAFE_INTEGER ? Number(number) : null;
        },
      };
    },
    sealed(of, text) {
      const plain = Buffer.from(text);
      const filled = Buffer.concat([plain, Buffer.alloc(FILLED - (plain.length % FILLED), ' ')]);
      const own = keyOf('text', of);
      const iv = createHmac('sha256', own).update(filled).digest().subarray(0, IV);
      const cipher = createCipheriv('aes-256-gcm', own, iv);
      const body = Buffer.concat([cipher.update(filled), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
    },
    opened(of, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV + TAG) return null;
      const cipher = createDecipheriv('aes-256-gcm', keyOf('text', of), bytes.subarray(0, IV));
      cipher.setAuthTag(bytes.subarray(-TAG));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(IV, -TAG)), cipher.final()])
          .toString()
          .trimEnd();
      } catch {
        return null;
      }
    },
  };
}

/** Ids under the key of a migrated database. */
export async function idsOfDatabase(db: Queryable): Promise<Ids> {
  const { rows } = await db.query<{ key: string }>('SELECT key FROM id_key');
  const [kept] = rows;
  if (kept === undefined) throw new Error('The table id_key is empty: its migration fills it once');
  return idsUnder(kept.key);
}
