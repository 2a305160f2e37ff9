import { createHash, createHmac } from 'node:crypto';

// Proves how the pairs of a battle were drawn from its receipt alone. It shares no code with the server: whoever reads this file knows how
// lots are drawn.

const METHOD = 'gala-battle/1';

interface Lots {
  readonly round: string;
  readonly odd: string;
  readonly rules: string;
  readonly seed: string;
  readonly commitment: string;
  readonly pairs: readonly (readonly string[])[];
  readonly lots: readonly string[];
  readonly hash: string;
}

interface Ended {
  readonly round: string;
  readonly sides: readonly { readonly side: string; readonly outcome: string }[];
  readonly plunders: readonly { readonly from: string; readonly to: string }[];
}

/** What GET /v2/activities/{id}/battles/{battle}/receipt answers, as far as lots go. */
export interface BattleReceipt {
  readonly activity: string;
  readonly battle: string;
  readonly held: string;
  readonly lots: readonly Lots[];
  readonly rounds: readonly Ended[];
  /** How many rounds all pages have; a receipt from before there were pages is whole. */
  readonly total?: number;
}

/** Pages of one receipt as one. @returns what does not fit together */
export function joinBattles(pages: readonly BattleReceipt[]): BattleReceipt | string {
  const [first, ...more] = pages;
  if (first === undefined) return 'there is no page';
  const headOf = ({ activity, battle, held, total = 0 }: BattleReceipt) =>
    JSON.stringify([activity, battle, held, total]);
  if (more.some((page) => headOf(page) !== headOf(first))) return 'the pages are of different receipts';
  const [lots, rounds] = [pages.flatMap((page) => page.lots), pages.flatMap((page) => page.rounds)];
  const there = new Set([...lots, ...rounds].map(({ round }) => round)).size;
  const { total = there } = first;
  if (there !== total) return `there are ${there} of ${total} rounds: name all pages, in their order`;
  return { ...first, lots, rounds };
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
function keyOf(
  { activity, battle, held }: BattleReceipt,
  { round, odd, rules, seed, commitment }: Lots,
): Buffer {
  const key = Buffer.from(seed, 'hex');
  if (key.length !== 32 || sha256(key, Buffer.from(sha256(rules), 'hex')) !== commitment)
    fail('seed and rules are not what was committed to');
  const told = JSON.parse(rules) as Record<string, unknown>;
  if (told.method !== METHOD) fail(`this program knows ${METHOD}, not ${told.method}`);
  const of = [told.activity, told.battle, told.held, told.round].join('/');
  const here = [activity, battle, held, round].join('/');
  if (of !== here) fail(`the commitment is for ${of}, not for ${here}`);
  if (told.odd !== undefined && told.odd !== odd)
    fail(`whoever stays alone has \`${String(told.odd)}\` by the commitment, not \`${odd}\``);
  return key;
}

/** Each lot follows from the seed, they rise from side to side, and the last one alone has no opponent. */
function verifyPairs(key: Buffer, { pairs, lots }: Lots): void {
  const sides = pairs.flat();
  if (new Set(sides).size !== sides.length) fail('a side is in two pairs');
  if (lots.length !== sides.length) fail(`there are ${lots.length} lots of ${sides.length} sides`);
  for (const [nth, side] of sides.entries()) {
    const lot = createHmac('sha256', key)
      .update(JSON.stringify([METHOD, 'lot', side]))
      .digest('hex');
    if (lots[nth] !== lot) fail(`the lot of ${side} is ${lot}, not ${lots[nth]}`);
    if (nth > 0 && !(String(lots[nth - 1]) < lot)) fail(`${side} has a lower lot than who stands before`);
  }
  for (const [nth, pair] of pairs.entries())
    if (pair.length !== 2 && !(pair.length === 1 && nth === pairs.length - 1))
      fail(`pair ${nth + 1} has ${pair.length} sides`);
}

/** What became of a round fits who stood against whom. */
function verifyEnd({ pairs, odd }: Lots, { sides, plunders }: Ended): void {
  const outcomeOf = (side: string) => sides.find((one) => one.side === side)?.outcome;
  for (const { from, to } of plunders)
    if (!pairs.some((pair) => pair.includes(from) && pair.includes(to)))
      fail(`${to} took of ${from}, whom it did not stand against`);
  for (const { side, outcome } of sides) {
    const pair = pairs.find((one) => one.includes(side)) ?? [];
    const alone = pair.length === 1 && odd === 'bye' ? 'won' : 'rested';
    if (pair.length < 2 ? outcome !== alone : outcome === 'rested')
      fail(`${side} ${outcome}, which its pair does not allow`);
  }
  for (const pair of pairs)
    if (pair.filter((side) => outcomeOf(side) === 'won').length > 1) fail(`${pair.join(' and ')} both won`);
}

/** Rounds whose commitment, from before it did, does not say what becomes of whoever stays alone. */
export const unboundOdd = ({ lots }: BattleReceipt): readonly string[] =>
  lots.flatMap(({ round, rules }) =>
    (JSON.parse(rules) as { odd?: unknown }).odd === undefined ? [round] : [],
  );

/**
 * Proves the pairs of all rounds that are drawn.
 *
 * @param noted commitments that somebody has seen before, if they have kept them: one that is of none of these rounds is refused
 * @returns null where all is proven, else what is not
 */
export function verifyBattle(receipt: BattleReceipt, noted: readonly string[] = []): string | null {
  let of = '';
  try {
    const { activity, battle, held } = receipt;
    for (const drawn of receipt.lots) {
      const { round, odd, commitment, pairs, hash } = drawn;
      of = `round ${round}: `;
      const key = keyOf(receipt, drawn);
      verifyPairs(key, drawn);
      const lines = [[activity, 'battle pairs', battle, held, round, commitment, odd], ...pairs];
      if (sha256(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) !== hash)
        fail('the hash is not of these pairs');
      const ended = receipt.rounds.find((one) => one.round === round);
      if (ended !== undefined) verifyEnd(drawn, ended);
    }
    of = '';
    const undrawn = receipt.rounds.find(({ round }) => !receipt.lots.some((one) => one.round === round));
    if (undrawn !== undefined) fail(`round ${undrawn.round} has ended, and its pairs are not in the receipt`);
    const missing = noted.find((one) => !receipt.lots.some(({ commitment }) => commitment === one));
    if (missing !== undefined)
      fail(`commitment ${missing}, which was noted before, is of none of these rounds`);
    return null;
  } catch (error) {
    if (error instanceof Unproven) return of + error.message;
    if (error instanceof TypeError || error instanceof SyntaxError)
      return `this is no receipt: ${error.message}`;
    throw error;
  }
}
