import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

// Proves draws from a receipt alone. It shares no code with the server: whoever reads this file knows how winners are found.

const METHOD = 'gala-draw/1';
const RARITIES = ['common', 'rare', 'epic', 'legendary'];
const SPAN = 2 ** 48;

interface Prize {
  readonly id: string;
  readonly rarity: string;
  readonly weight: number;
  readonly stock: number | null;
  readonly dailyStock: number | null;
  readonly pace: readonly { readonly until: number; readonly most: number }[];
}

/** The rules of a draw, as the text whose hash is committed to holds them. */
interface Block {
  readonly method: string;
  readonly activity: string;
  readonly draw: string;
  readonly exhausted: string;
  readonly consolation: string | null;
  readonly pity: readonly { readonly rarity: string; readonly after: number }[];
  readonly prizes: readonly Prize[];
}

interface Commitment {
  readonly blockHash: string;
  readonly commitment: string;
  readonly block: string | null;
  readonly seed: string | null;
}

interface Draw {
  readonly number: number;
  readonly at: number;
  readonly blockHash: string;
  readonly prize: string;
  readonly gone: readonly string[];
  readonly since: readonly number[];
  readonly proof: string;
}

/** What GET /v2/activities/{id}/draws/{draw}/receipt answers. */
export interface Receipt {
  readonly method: string;
  readonly activity: string;
  readonly draw: string;
  readonly user: string;
  readonly commitments: readonly Commitment[];
  readonly draws: readonly Draw[];
}

/** The rules with the key that chance came from. */
interface Opened {
  readonly key: Buffer;
  readonly block: Block;
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

const hmac = (key: Buffer, value: unknown): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(value)).digest();

const rankOf = (rarity: string): number => RARITIES.indexOf(rarity);

/** Seed and rules are those that were committed to. */
function open(receipt: Receipt, { blockHash, commitment, block, seed }: Commitment): Opened {
  const short = `commitment ${commitment.slice(0, 12)}`;
  if (block === null || seed === null)
    return fail(`${short}: the seed is not shown before the campaign is settled; ask for the receipt then`);
  if (sha256(block) !== blockHash) fail(`${short}: the rules are not those of its hash`);
  const key = Buffer.from(seed, 'hex');
  if (key.length !== 32 || sha256(key, Buffer.from(blockHash, 'hex')) !== commitment)
    fail(`${short}: seed and rules are not what was committed to`);
  const rules = JSON.parse(block) as Block;
  if (rules.method !== METHOD) fail(`${short}: this program knows ${METHOD}, not ${rules.method}`);
  if (rules.activity !== receipt.activity || rules.draw !== receipt.draw)
    fail(`${short}: it is for ${rules.activity}/${rules.draw}, not for ${receipt.activity}/${receipt.draw}`);
  return { key, block: rules };
}

/** A number below `sum`, all equally likely: numbers beyond the last whole multiple of it are thrown away. */
function numberBelow(sum: number, key: Buffer, user: string, number: number): number {
  const limit = SPAN - (SPAN % sum);
  for (let turn = 0; ; turn += 1) {
    const digest = hmac(key, [METHOD, user, number, turn]);
    for (let at = 0; at + 6 <= digest.length; at += 6) {
      const value = digest.readUIntBE(at, 6);
      if (value < limit) return value % sum;
    }
  }
}

/** Where pity asks for a rarity that is left: its rank, else 0. */
function dueOf({ pity, prizes }: Block, { since, gone }: Draw): number {
  const kept = pity.filter(
    ({ rarity, after }, i) =>
      Number(since[i]) >= after &&
      prizes.some((prize) => !gone.includes(prize.id) && rankOf(prize.rarity) >= rankOf(rarity)),
  );
  return Math.max(0, ...kept.map(({ rarity }) => rankOf(rarity)));
}

/** The prize that follows from seed, user and number. */
function outcomeOf({ key, block }: Opened, user: string, draw: Draw): string {
  const due = dueOf(block, draw);
  const whole = due === 0 && block.exhausted === 'consolation';
  const pool = block.prizes.filter(
    ({ id, rarity }) => whole || (!draw.gone.includes(id) && rankOf(rarity) >= due),
  );
  const sum = pool.reduce((all, { weight }) => all + weight, 0);
  if (sum === 0) return fail(`draw ${draw.number}: there was nothing to win`);
  let rest = numberBelow(sum, key, user, draw.number);
  const chosen = pool.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const id = chosen?.id ?? '';
  return draw.gone.includes(id) ? String(block.consolation) : id;
}

/** Counts of pity after a draw. */
function sinceAfter({ pity, prizes }: Block, { since, prize }: Draw): readonly number[] {
  const rank = rankOf(prizes.find(({ id }) => id === prize)?.rarity ?? '');
  return pity.map(({ rarity }, i) => (rank >= rankOf(rarity) ? 0 : Number(since[i]) + 1));
}

function verifyDraw(receipt: Receipt, opened: Opened, draw: Draw): void {
  const { number, at, blockHash, prize, gone, since, proof } = draw;
  const { key, block } = opened;
  const sealed = hmac(key, [METHOD, 'draw', receipt.user, number, at, blockHash, prize, gone, since]);
  const told = Buffer.from(proof, 'hex');
  if (told.length !== sealed.length || !timingSafeEqual(told, sealed))
    fail(`draw ${number}: its proof does not fit what is told of it`);
  if (since.length !== block.pity.length) fail(`draw ${number}: it counts another pity than its rules have`);
  for (const id of gone) {
    const one = block.prizes.find((other) => other.id === id);
    if (one === undefined || (one.stock === null && one.dailyStock === null && one.pace.length === 0))
      fail(`draw ${number}: ${id} cannot have run out`);
  }
  const outcome = outcomeOf(opened, receipt.user, draw);
  if (outcome !== prize) fail(`draw ${number}: seed, user and number give ${outcome}, not ${prize}`);
}

/** Draws follow each other, and pity counts on from one to the next. */
function verifyOrder(before: Draw | undefined, draw: Draw, block: Block): void {
  if (before === undefined) {
    if (draw.number === 1 && draw.since.some((count) => count !== 0))
      fail('draw 1: pity counts from nothing');
    return;
  }
  if (draw.number !== before.number + 1) fail(`draw ${before.number + 1} is missing`);
  if (draw.at < before.at) fail(`draw ${draw.number}: it is told to be earlier than the one before`);
  // Rules that were changed count their own pity.
  if (draw.blockHash !== before.blockHash) return;
  const expected = sinceAfter(block, before);
  if (expected.some((count, i) => count !== draw.since[i]))
    fail(`draw ${draw.number}: pity counts ${draw.since.join()}, and was at ${expected.join()}`);
}

/**
 * Proves all draws of a receipt.
 *
 * @param noted commitments that the user has seen before drawing, if they have kept them: others are refused
 * @returns null where all is proven, else what is not
 */
export function verifyReceipt(receipt: Receipt, noted: readonly string[] = []): string | null {
  try {
    if (receipt.method !== METHOD) fail(`this program knows ${METHOD}, not ${receipt.method}`);
    const opened = new Map(receipt.commitments.map((one) => [one.blockHash, open(receipt, one)]));
    const other = receipt.commitments.find(
      ({ commitment }) => noted.length > 0 && !noted.includes(commitment),
    );
    if (other !== undefined) fail(`commitment ${other.commitment} is not one that was noted before`);
    for (const [nth, draw] of receipt.draws.entries()) {
      const rules = opened.get(draw.blockHash);
      if (rules === undefined) return `draw ${draw.number}: nothing was committed to for its rules`;
      verifyDraw(receipt, rules, draw);
      verifyOrder(receipt.draws[nth - 1], draw, rules.block);
    }
    return null;
  } catch (error) {
    if (error instanceof Unproven) return error.message;
    if (error instanceof TypeError || error instanceof SyntaxError)
      return `this is no receipt: ${error.message}`;
    throw error;
  }
}
