import { createHash } from 'node:crypto';

/** What the database keeps of a redemption code. People type codes by hand: case does not matter. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase()).digest('hex');
}
