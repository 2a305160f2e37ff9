import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Receipt, verifyReceipt } from './verify.ts';

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const hmac = (seed: string, value: unknown) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(value));
const method = 'gala-draw/1';
const seed = sha('seed');
const prize = (id: string, rarity: string, weight: number, stock: number | null = null) => ({
  ...{ id, weight, rarity, stock, dailyStock: null, pace: [], gives: [] },
});
const block = JSON.stringify({
  method,
  activity: 'fair',
  round: '2025-06-10',
  draw: 'wheel',
  exhausted: 'reweight',
  consolation: null,
  pity: [{ rarity: 'epic', after: 2 }],
  prizes: [prize('crown', 'epic', 1, 5), prize('thanks', 'common', 3)],
});
const blockHash = sha(block);
const commitment = sha(Buffer.from(seed, 'hex'), Buffer.from(blockHash, 'hex'));

/** Four draws of u1, written down with what `numberOf` gives: 2 ** 48 is a multiple of 4, so nothing is thrown away. */
function honest(): Receipt {
  let since = 0;
  const draws = [1, 2, 3, 4].map((number) => {
    const value = hmac(seed, [method, 'u1', number, 0]).digest().readUIntBE(0, 6) % 4;
    const won = since >= 2 || value < 1 ? 'crown' : 'thanks';
    const one = { number, at: 1000 + number, blockHash, prize: won, gone: [] as string[], since: [since] };
    since = won === 'crown' ? 0 : since + 1;
    return sealed(one);
  });
  return {
    method,
    activity: 'fair',
    draw: 'wheel',
    user: 'u1',
    commitments: [{ blockHash, commitment, block, seed }],
    draws,
  };
}

type Unsealed = Omit<Receipt['draws'][number], 'proof'>;
const sealed = (one: Unsealed, user = 'u1') => {
  const { number, at, prize: won, gone, since } = one;
  return {
    ...one,
    proof: hmac(seed, [method, 'draw', user, number, at, one.blockHash, won, gone, since]).digest('hex'),
  };
};

/** The receipt with one draw told otherwise. */
const forged = (nth: number, change: Partial<Receipt['draws'][number]>): Receipt => {
  const receipt = honest();
  return { ...receipt, draws: receipt.draws.map((one, i) => (i === nth ? { ...one, ...change } : one)) };
};
/** The same by somebody who knows the seed, as all do in the end: sealed anew. */
const resealed = (nth: number, change: Partial<Unsealed>): Receipt => {
  const receipt = honest();
  return {
    ...receipt,
    draws: receipt.draws.map((one, i) => (i === nth ? sealed({ ...one, ...change }) : one)),
  };
};
const withCommitment = (change: object): Receipt => {
  const receipt = honest();
  return { ...receipt, commitments: receipt.commitments.map((one) => ({ ...one, ...change })) };
};

describe('a receipt', () => {
  it('that is true is proven', () => {
    expect(honest().draws.map((one) => one.prize)).toContain('thanks');
    expect(verifyReceipt(honest())).toBeNull();
    expect(verifyReceipt(honest(), [commitment])).toBeNull();
  });

  it('with any field of a draw forged is refused', () => {
    const other = { crown: 'thanks', thanks: 'crown' }[honest().draws[1]?.prize ?? ''] ?? '';
    const changes: Partial<Receipt['draws'][number]>[] = [
      { number: 7 },
      { at: 5 },
      { prize: other },
      { gone: ['crown'] },
      { since: [0, 0] },
      { proof: '0'.repeat(64) },
      { proof: '' },
    ];
    for (const change of changes)
      expect(verifyReceipt(forged(1, change)), JSON.stringify(change)).toContain('its proof does not fit');
    expect(verifyReceipt(forged(1, { blockHash: '0'.repeat(64) }))).toContain('nothing was committed to');
  });

  it('that is sealed anew with the seed is refused for what does not follow', () => {
    const other = { crown: 'thanks', thanks: 'crown' }[honest().draws[0]?.prize ?? ''] ?? '';
    expect(verifyReceipt(resealed(0, { prize: other }))).toContain('seed, user and number give');
    expect(verifyReceipt(resealed(0, { gone: ['thanks'] }))).toContain('cannot have run out');
    expect(verifyReceipt(resealed(0, { gone: ['wings'] }))).toContain('cannot have run out');
    expect(verifyReceipt(resealed(0, { since: [2] }))).toMatch(/seed, user and number give|pity counts/);
    expect(verifyReceipt(resealed(0, { since: [] }))).toContain('another pity');
    expect(verifyReceipt(resealed(2, { at: 1 }))).toContain('earlier than the one before');
    const wrong = honest().draws[1]?.since[0] === 0 ? 1 : 0;
    expect(verifyReceipt(resealed(1, { since: [wrong] }))).toContain(`draw 2: pity counts ${wrong}`);
  });

  it('with a draw left out is refused', () => {
    const receipt = honest();
    expect(verifyReceipt({ ...receipt, draws: receipt.draws.filter((_, i) => i !== 1) })).toContain(
      'draw 2 is missing',
    );
  });

  it('of another seed, other rules, another user, draw or method is refused', () => {
    expect(verifyReceipt(withCommitment({ seed: sha('other') }))).toContain('not what was committed to');
    expect(verifyReceipt(withCommitment({ seed: 'abc' }))).toContain('not what was committed to');
    expect(verifyReceipt(withCommitment({ commitment: '0'.repeat(64) }))).toContain(
      'not what was committed to',
    );
    expect(verifyReceipt(withCommitment({ block: block.replace('"weight":3', '"weight":2') }))).toContain(
      'the rules are not those of its hash',
    );
    expect(verifyReceipt(withCommitment({ seed: null }))).toContain('not shown before');
    expect(verifyReceipt({ ...honest(), user: 'u2' })).toContain('its proof does not fit');
    expect(verifyReceipt({ ...honest(), draw: 'other' })).toContain('it is for fair/wheel');
    expect(verifyReceipt({ ...honest(), activity: 'other' })).toContain('it is for fair/wheel');
    expect(verifyReceipt({ ...honest(), method: 'gala-draw/0' })).toContain('this program knows');
    expect(verifyReceipt(honest(), ['0'.repeat(64)])).toContain('not one that was noted');
    expect(verifyReceipt({} as Receipt)).not.toBeNull();
  });
});
