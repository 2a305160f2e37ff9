import { createHash, createHmac } from 'node:crypto';

// Proves how a round was paired from its receipt alone, as far as a receipt that names nobody who was left can prove it. It shares no code
// with the server: whoever reads this file knows how lots are drawn.

const METHOD = 'gala-pairing/1';

interface Pair {
  readonly first: string;
  readonly second: string;
  /** Both chose each other. */
  readonly mutual: boolean;
  readonly lots: readonly string[];
}

/** What GET /v2/activities/{id}/pairings/{pairing}/{round}/receipt answers. */
export interface PairingReceipt {
  readonly activity: string;
  readonly pairing: string;
  readonly held: string;
  readonly round: string;
  readonly revealedAt: number | null;
  readonly rules: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly pairs: readonly Pair[];
  /** How many pairs all pages have; a receipt from before there were pages is whole. */
  readonly total?: number;
  readonly hash: string | null;
}

/** Pages of one receipt as one. @returns what does not fit together */
export function joinPairings(pages: readonly PairingReceipt[]): PairingReceipt | string {
  const [first, ...more] = pages;
  if (first === undefined) return 'there is no page';
  const headOf = ({ pairs: _, total = 0, ...head }: PairingReceipt) => {
    const { activity, pairing, held, round, rules, commitment, seed, hash } = head;
    return JSON.stringify([activity, pairing, held, round, rules, commitment, seed, hash, total]);
  };
  if (more.some((page) => headOf(page) !== headOf(first))) return 'the pages are of different receipts';
  const pairs = pages.flatMap((page) => page.pairs);
  const { total = pairs.length } = first;
  if (pairs.length !== total)
    return `there are ${pairs.length} of ${total} pairs: name all pages, in their order`;
  return { ...first, pairs };
}

class Unproven extends Error {}

const fail = (message: string): never => {
  throw new Unproven(message);
};

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Seed and rules are those that were committed to, and of this round. */
function keyOf(receipt: PairingReceipt): Buffer {
  const { activity, pairing, held, round, rules, commitment, seed } = receipt;
  if (rules === null || commitment === null || seed === null)
    return fail('the seed is not shown before the round is revealed; ask for the receipt then');
  const key = Buffer.from(seed, 'hex');
  if (key.length !== 32 || sha256(key, Buffer.from(sha256(rules), 'hex')) !== commitment)
    fail('seed and rules are not what was committed to');
  const told = JSON.parse(rules) as Record<string, unknown>;
  if (told.method !== METHOD) fail(`this program knows ${METHOD}, not ${told.method}`);
  const of = [told.activity, told.pairing, told.held, told.round].join('/');
  const here = [activity, pairing, held, round].join('/');
  if (of !== here) fail(`the commitment is for ${of}, not for ${here}`);
  return key;
}

/** Each lot follows from the seed and whose it is, and nobody is in two pairs. */
function verifyLots(key: Buffer, pairs: readonly Pair[]): void {
  const seen = new Set<string>();
  for (const { first, second, lots } of pairs)
    for (const [nth, user] of [first, second].entries()) {
      if (seen.has(user)) fail(`${user} is in two pairs`);
      seen.add(user);
      const lot = createHmac('sha256', key)
        .update(JSON.stringify([METHOD, 'lot', user]))
        .digest('hex');
      if (lots.length !== 2 || lots[nth] !== lot) fail(`the lot of ${user} is ${lot}, not ${lots[nth]}`);
    }
}

/**
 * Those who chose each other come first; the lots of all others rise on both sides: the lowest is with the lowest, and in a pool each with the
 * next.
 */
function verifyOrder(pairs: readonly Pair[]): void {
  const chance = pairs.findIndex(({ mutual }) => !mutual);
  const byLot = chance < 0 ? [] : pairs.slice(chance);
  const late = byLot.find(({ mutual }) => mutual);
  if (late !== undefined)
    fail(`${late.first} and ${late.second} chose each other, and stand behind those of the lot`);
  for (const [nth, { first, second, lots }] of byLot.entries()) {
    const before = byLot[nth - 1]?.lots;
    if (before === undefined) continue;
    for (const side of [0, 1] as const)
      if (!(String(before[side]) < String(lots[side])))
        fail(`${[first, second][side]} has a lower lot than who stands before on that side`);
  }
}

/**
 * Proves a round: that its chance was committed to, that each lot follows from it, that lots decided wherever wishes did not, and that the
 * hash that was shown is of these pairs.
 *
 * @param noted commitments that somebody has seen before the round, if they have kept them: another one is refused
 * @returns null where all is proven, else what is not
 */
export function verifyPairing(receipt: PairingReceipt, noted: readonly string[] = []): string | null {
  try {
    const { activity, pairing, held, round, commitment, pairs, hash } = receipt;
    const key = keyOf(receipt);
    if (noted.length > 0 && !noted.includes(String(commitment)))
      fail(`commitment ${commitment} is not one that was noted before`);
    verifyLots(key, pairs);
    verifyOrder(pairs);
    const lines: readonly (readonly unknown[])[] = [
      [activity, 'pairing', pairing, held, round, commitment],
      ...pairs.map(({ first, second, mutual }) => [first, second, mutual]),
    ];
    if (sha256(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) !== hash)
      fail('the hash is not of these pairs');
    return null;
  } catch (error) {
    if (error instanceof Unproven) return error.message;
    if (error instanceof TypeError || error instanceof SyntaxError)
      return `this is no receipt: ${error.message}`;
    throw error;
  }
}
