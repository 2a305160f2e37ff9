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
  /** How many draws there are in all, sealed under the seed of the last; null where there is none. */
  readonly all: { readonly count: number; readonly blockHash: string; readonly proof: string } | null;
  /** Cursor of the next page. */
  readonly next: string | null;
}

export interface Wanted {
  /** Commitments that the user has seen before drawing, if they have kept them: others are refused. */
  readonly noted?: readonly string[];
  /** Some of the draws are enough: those that are there are proven. */
  readonly part?: boolean;
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

function isSealed(sealed: Buffer, proof: string): boolean {
  const told = Buffer.from(proof, 'hex');
  return told.length === sealed.length && timingSafeEqual(told, sealed);
}

function verifyDraw(receipt: Receipt, opened: Opened, draw: Draw): void {
  const { number, at, blockHash, prize, gone, since, proof } = draw;
  const { key, block } = opened;
  const sealed = hmac(key, [METHOD, 'draw', receipt.user, number, at, blockHash, prize, gone, since]);
  if (!isSealed(sealed, proof)) fail(`draw ${number}: its proof does not fit what is told of it`);
  if (since.length !== block.pity.length) fail(`draw ${number}: it counts another pity than its rules have`);
  for (const id of gone) {
    const one = block.prizes.find((other) => other.id === id);
    if (one === undefined || (one.stock === null && one.dailyStock === null && one.pace.length === 0))
      fail(`draw ${number}: ${id} cannot have run out`);
  }
  const outcome = outcomeOf(opened, receipt.user, draw);
  if (outcome !== prize) fail(`draw ${number}: seed, user and number give ${outcome}, not ${prize}`);
}

/** Draws follow each other: none is left out, and none is earlier than the one before. */
function verifyOrder(before: Draw | undefined, draw: Draw): void {
  if (before === undefined) return;
  if (draw.number !== before.number + 1) fail(`draw ${before.number + 1} is missing`);
  if (draw.at < before.at) fail(`draw ${draw.number}: it is told to be earlier than the one before`);
}

/**
 * Pity counts the draws since a prize of at least its rarity, over all rules that the draws were made by: rules that were
 * changed take nothing from anybody.
 */
class PityCount {
  /** The last draw with a prize of at least a rank; where the draws before are not there, what the first that is says. */
  readonly #last = new Map<number, number>();

  constructor(first: Draw | undefined) {
    if (first?.number === 1) for (const rank of RARITIES.keys()) this.#last.set(rank, 0);
  }

  verify({ pity, prizes }: Block, { number, since, prize }: Draw): void {
    for (const [i, { rarity }] of pity.entries()) {
      const told = Number(since[i]);
      const last = this.#last.get(rankOf(rarity)) ?? number - 1 - told;
      this.#last.set(rankOf(rarity), last);
      const expected = number - 1 - last;
      if (told !== expected) fail(`draw ${number}: pity of ${rarity} counts ${told}, and was at ${expected}`);
    }
    const rank = rankOf(prizes.find(({ id }) => id === prize)?.rarity ?? '');
    for (let reached = 0; reached <= rank; reached += 1) this.#last.set(reached, number);
  }
}

/** The count of all draws is what was sealed, and they are there: all of them, or as many as were asked for. */
function verifyCount(
  { user, draws, all, next }: Receipt,
  opened: ReadonlyMap<string, Opened>,
  part: boolean,
) {
  const [first, last] = [draws[0], draws.at(-1)];
  if (first === undefined || last === undefined) return fail('there is no draw in it');
  if (all === null) return fail('it does not say how many draws there are');
  const key =
    opened.get(all.blockHash)?.key ?? fail('nothing was committed to for the rules of the last draw');
  if (!isSealed(hmac(key, [METHOD, 'all', user, all.count]), all.proof))
    fail(`the proof of how many draws there are does not fit ${all.count}`);
  if (last.number > all.count) fail(`draw ${last.number} is there, of ${all.count} in all`);
  if (last.number === all.count && last.blockHash !== all.blockHash)
    fail('the last draw was made by other rules than it is told of it');
  if (part) return;
  if (next !== null)
    fail(
      `these are draws ${first.number} to ${last.number} of ${all.count}, and more pages exist: give them all, or say --part`,
    );
  if (first.number !== 1) fail('draw 1 is missing');
  if (last.number !== all.count) fail(`draw ${last.number + 1} is missing: there are ${all.count} in all`);
}

/** Puts the pages of one receipt together, in their order. @returns what is wrong with them where they are not of one */
export function joinPages(pages: readonly Receipt[]): Receipt | string {
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined) return 'there is no page';
  const ofOne = (page: Receipt) => JSON.stringify([page.method, page.activity, page.draw, page.user]);
  const other = pages.findIndex((page) => ofOne(page) !== ofOne(first));
  if (other >= 0)
    return `page ${other + 1} is of ${ofOne(pages[other] ?? first)}, and page 1 of ${ofOne(first)}`;
  return {
    ...last,
    commitments: pages.flatMap(({ commitments }) => commitments),
    draws: pages.flatMap(({ draws }) => draws),
  };
}

/**
 * Proves all draws of a receipt, and that none is left out.
 *
 * @returns null where all is proven, else what is not
 */
export function verifyReceipt(receipt: Receipt, { noted = [], part = false }: Wanted = {}): string | null {
  try {
    if (receipt.method !== METHOD) fail(`this program knows ${METHOD}, not ${receipt.method}`);
    const opened = new Map(receipt.commitments.map((one) => [one.blockHash, open(receipt, one)]));
    const other = receipt.commitments.find(
      ({ commitment }) => noted.length > 0 && !noted.includes(commitment),
    );
    if (other !== undefined) fail(`commitment ${other.commitment} is not one that was noted before`);
    verifyCount(receipt, opened, part);
    const pity = new PityCount(receipt.draws[0]);
    for (const [nth, draw] of receipt.draws.entries()) {
      const rules = opened.get(draw.blockHash);
      if (rules === undefined) return `draw ${draw.number}: nothing was committed to for its rules`;
      verifyDraw(receipt, rules, draw);
      verifyOrder(receipt.draws[nth - 1], draw);
      pity.verify(rules.block, draw);
    }
    return null;
  } catch (error) {
    if (error instanceof Unproven) return error.message;
    if (error instanceof TypeError || error instanceof SyntaxError)
      return `this is no receipt: ${error.message}`;
    throw error;
  }
}
