import { createHash, createHmac } from 'node:crypto';

/** SHA-256 of several parts behind each other, in hexadecimal. */
export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * What is shown before chance decides: it binds a secret seed and the rules it is for, and tells nothing of either.
 *
 * @param seed @param rulesHash in hexadecimal
 */
export const commitmentOf = (seed: string, rulesHash: string): string =>
  hashOf(Buffer.from(seed, 'hex'), Buffer.from(rulesHash, 'hex'));

/** HMAC-SHA-256 of some words under a seed: nobody can tell it without the seed, and everybody can make it again with it. @param seed in hexadecimal */
export const sealUnder = (seed: string, words: readonly unknown[]): Buffer =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(words)).digest();
