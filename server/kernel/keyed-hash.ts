import { createHmac } from 'node:crypto';

/** What a server keeps of something that it must know again and never tell: a hash under its secret, for each purpose another. */
export type Keyed = (purpose: string, text: string) => string;

/**
 * The hash by which things are known again: HMAC-SHA256, in hex. Whoever has the database alone cannot try out what they are.
 *
 * @param secret null: this server has none
 * @throws Error, when it is used, where there is no secret
 */
export const keyedBy =
  (secret: string | null): Keyed =>
  (purpose, text) => {
    if (secret === null) throw new Error('GALA_SECRET is missing: what is known by a keyed hash needs it');
    return createHmac('sha256', secret)
      .update(JSON.stringify([purpose, text]))
      .digest('hex');
  };
