import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { provenFrom } from './from-files.ts';
import { joinPairings, type PairingReceipt, verifyPairing } from './pairing.ts';

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const seed = sha('seed');
const place = { activity: 'fair', pairing: 'moonlit', held: '2025-06-10', round: 'first' };
const rules = JSON.stringify({ method: 'gala-pairing/1', ...place });
const commitment = sha(Buffer.from(seed, 'hex'), Buffer.from(sha(rules), 'hex'));
const lot = (user: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(JSON.stringify(['gala-pairing/1', 'lot', user]))
    .digest('hex');

type Pairs = PairingReceipt['pairs'];
const hashOf = (pairs: Pairs) =>
  sha(
    [
      ['fair', 'pairing', 'moonlit', '2025-06-10', 'first', commitment],
      ...pairs.map(({ first, second, mutual }) => [first, second, mutual]),
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
const pairOf = (first: string, second: string, mutual: boolean) => ({
  ...{ first, second, mutual, lots: [lot(first), lot(second)] },
});
const byLot = (...users: string[]) => users.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
const [one = '', two = '', three = ''] = byLot('a', 'b', 'c');
const [uno = '', due = '', tre = ''] = byLot('x', 'y', 'z');

/** One pair by wish, and two by lot. */
const pairs: Pairs = [pairOf('ann', 'ben', true), pairOf(one, uno, false), pairOf(two, due, false)];
const receipt = (changes: Partial<PairingReceipt> = {}): PairingReceipt => {
  const all = changes.pairs ?? pairs;
  return { ...place, revealedAt: 5, rules, commitment, seed, pairs: all, hash: hashOf(all), ...changes };
};
const said = (changes: Partial<PairingReceipt>, noted: readonly string[] = []) =>
  verifyPairing(receipt(changes), noted);

describe('the receipt of a round', () => {
  it('that is true is proven, with nobody in it as well', () => {
    expect(said({})).toBeNull();
    expect(said({}, [commitment])).toBeNull();
    expect(said({ pairs: [] })).toBeNull();
    // Of the sides, who has no pair is behind all others.
    expect(said({ pairs: [...pairs, pairOf(three, tre, false)] })).toBeNull();
  });

  it('before its moment proves nothing', () => {
    expect(said({ seed: null, rules: null, commitment: null })).toContain('not shown before');
  });

  it('of another chance, another round, or another commitment is refused', () => {
    expect(said({ seed: sha('other') })).toContain('not what was committed to');
    expect(said({ seed: 'abc' })).toContain('not what was committed to');
    expect(said({ rules: rules.replace('first', 'second') })).toContain('not what was committed to');
    expect(said({ round: 'second' })).toContain('not for fair/moonlit/2025-06-10/second');
    expect(said({}, [sha('noted')])).toContain('not one that was noted');
    const other = rules.replace('gala-pairing/1', 'gala-pairing/2');
    const bound = sha(Buffer.from(seed, 'hex'), Buffer.from(sha(other), 'hex'));
    expect(said({ rules: other, commitment: bound })).toContain('this program knows gala-pairing/1');
  });

  it('with a lot that chance did not give is refused', () => {
    const forged = { ...pairOf(one, uno, false), lots: [lot(one), lot(due)] };
    expect(said({ pairs: [forged] })).toContain(`the lot of ${uno} is`);
    expect(said({ pairs: [{ ...forged, lots: [lot(one)] }] })).toContain('the lot of');
  });

  it('where somebody was put before a lower lot, or with two, is refused', () => {
    expect(said({ pairs: [pairOf(two, uno, false), pairOf(one, due, false)] })).toContain(
      `${one} has a lower lot`,
    );
    expect(said({ pairs: [pairOf(one, due, false), pairOf(two, uno, false)] })).toContain(
      `${uno} has a lower lot`,
    );
    expect(said({ pairs: [pairOf(one, uno, false), pairOf(one, due, false)] })).toContain('in two pairs');
    expect(said({ pairs: [pairOf(one, uno, false), pairOf('ann', 'ben', true)] })).toContain('stand behind');
  });

  it('whose hash is of other pairs is refused', () => {
    expect(said({ hash: hashOf([]) })).toContain('the hash');
    expect(said({ pairs: pairs.map((pair) => ({ ...pair, mutual: true })), hash: hashOf(pairs) })).toContain(
      'the hash',
    );
  });

  it('that is none is told in a sentence', () => {
    expect(verifyPairing({ ...receipt(), pairs: null } as never)).toContain('this is no receipt');
    expect(
      said({ rules: '{', commitment: sha(Buffer.from(seed, 'hex'), Buffer.from(sha('{'), 'hex')) }),
    ).toContain('this is no receipt');
  });
});

it('the command knows it from that of draws', () => {
  const run = (answer: unknown, ...words: string[]) =>
    provenFrom(['one.json', ...words], () => JSON.stringify({ code: 0, data: answer }));
  expect(run(receipt())).toEqual({
    text: 'all 3 pairs of fair/moonlit/2025-06-10/first are proven',
    exitCode: 0,
  });
  expect(run(receipt(), commitment).exitCode).toBe(0);
  expect(run(receipt(), sha('noted')).exitCode).toBe(1);
  expect(run(receipt({ hash: '' }))).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('not proven'),
  });
});

it('pages are one receipt, and one that is missing or of another receipt is told', () => {
  const page = (nth: number) => ({ ...receipt(), pairs: pairs.slice(nth, nth + 1), total: 3 });
  const joined = joinPairings([page(0), page(1), page(2)]);
  expect(joined).toEqual({ ...receipt(), total: 3 });
  expect(verifyPairing(joined as PairingReceipt)).toBeNull();
  expect(joinPairings([page(0), page(2)])).toContain('there are 2 of 3 pairs');
  expect(
    verifyPairing(joinPairings([page(0), page(2), page(1)]) as PairingReceipt),
    'in another order',
  ).toContain('has a lower lot');
  expect(joinPairings([page(0), { ...page(1), seed: 'other' }, page(2)])).toContain('different receipts');
  expect(joinPairings([receipt()]), 'from before there were pages').toEqual(receipt());
});
