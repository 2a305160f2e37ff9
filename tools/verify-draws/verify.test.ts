import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { joinPages, type Receipt, verifyReceipt } from './verify.ts';

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

const allOf = (count: number) => ({
  count,
  blockHash,
  proof: hmac(seed, [method, 'all', 'u1', count]).digest('hex'),
});

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
    all: allOf(4),
    next: null,
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
    expect(verifyReceipt(honest(), { noted: [commitment] })).toBeNull();
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
    expect(verifyReceipt(resealed(0, { since: [2] }))).toMatch(
      /seed, user and number give|pity of epic counts 2/,
    );
    expect(verifyReceipt(resealed(0, { since: [] }))).toContain('another pity');
    expect(verifyReceipt(resealed(2, { at: 1 }))).toContain('earlier than the one before');
    const wrong = honest().draws[1]?.since[0] === 0 ? 1 : 0;
    expect(verifyReceipt(resealed(1, { since: [wrong] }))).toContain(`draw 2: pity of epic counts ${wrong}`);
  });

  it('with a draw left out is refused', () => {
    const receipt = honest();
    expect(verifyReceipt({ ...receipt, draws: receipt.draws.filter((_, i) => i !== 1) })).toContain(
      'draw 2 is missing',
    );
  });

  it('with draws cut off is refused, before, behind, and all of them', () => {
    const cut = (from: number, to: number): Receipt => ({
      ...honest(),
      draws: honest().draws.slice(from, to),
    });
    expect(verifyReceipt(cut(1, 4))).toContain('draw 1 is missing');
    expect(verifyReceipt(cut(0, 3))).toContain('draw 4 is missing');
    expect(verifyReceipt(cut(0, 0))).toContain('there is no draw in it');
    expect(verifyReceipt({ ...cut(0, 0), commitments: [] })).toContain('there is no draw in it');
    for (const one of [cut(1, 4), cut(0, 3), cut(1, 3)])
      expect(verifyReceipt(one, { part: true })).toBeNull();
    expect(verifyReceipt(cut(0, 0), { part: true })).toContain('there is no draw in it');
  });

  it('that tells another number of draws is refused', () => {
    expect(verifyReceipt({ ...honest(), all: { ...allOf(4), count: 3 } })).toContain('does not fit 3');
    expect(verifyReceipt({ ...honest(), all: allOf(3) })).toContain('draw 4 is there, of 3 in all');
    expect(verifyReceipt({ ...honest(), all: allOf(5) })).toContain('draw 5 is missing');
    expect(verifyReceipt({ ...honest(), all: null })).toContain('how many draws there are');
  });

  it('in pages is proven where all of them are there', () => {
    const page = (from: number, to: number, next: string | null): Receipt => ({
      ...honest(),
      draws: honest().draws.slice(from, to),
      next,
    });
    expect(verifyReceipt(page(0, 2, '2'))).toContain('draws 1 to 2 of 4, and more pages exist');
    expect(verifyReceipt(page(0, 2, '2'), { part: true })).toBeNull();
    expect(verifyReceipt(joinPages([page(0, 2, '2'), page(2, 4, null)]) as Receipt)).toBeNull();
    expect(verifyReceipt(joinPages([page(0, 2, '2'), page(3, 4, null)]) as Receipt)).toContain(
      'draw 3 is missing',
    );
    expect(joinPages([page(0, 2, '2'), { ...page(2, 4, null), user: 'u2' }])).toContain('page 2 is of');
  });

  it('where rules change is refused where pity forgets what was drawn before', () => {
    const changed = block.replace('"weight":3', '"weight":5');
    const other = sha(changed);
    const later = {
      blockHash: other,
      commitment: sha(Buffer.from(seed, 'hex'), Buffer.from(other, 'hex')),
      block: changed,
      seed,
    };
    const before = honest();
    const [last] = before.draws.slice(-1);
    const since = last?.prize === 'crown' ? 0 : Number(last?.since[0]) + 1;
    const withFifth = (count: number): Receipt => {
      const value = hmac(seed, [method, 'u1', 5, 0]).digest().readUIntBE(0, 6) % 6;
      const won = count >= 2 || value < 1 ? 'crown' : 'thanks';
      const fifth = sealed({ number: 5, at: 2000, blockHash: other, prize: won, gone: [], since: [count] });
      const all = { ...allOf(5), blockHash: other };
      return { ...before, commitments: [...before.commitments, later], draws: [...before.draws, fifth], all };
    };
    expect(verifyReceipt(withFifth(since))).toBeNull();
    expect(verifyReceipt(withFifth(since + 1))).toContain(`draw 5: pity of epic counts ${since + 1}`);
    expect(verifyReceipt({ ...withFifth(since), all: allOf(5) })).toContain('made by other rules');
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
    expect(verifyReceipt({ ...honest(), user: 'u2' })).toContain('does not fit 4');
    expect(verifyReceipt({ ...honest(), draw: 'other' })).toContain('it is for fair/wheel');
    expect(verifyReceipt({ ...honest(), activity: 'other' })).toContain('it is for fair/wheel');
    expect(verifyReceipt({ ...honest(), method: 'gala-draw/0' })).toContain('this program knows');
    expect(verifyReceipt(honest(), { noted: ['0'.repeat(64)] })).toContain('not one that was noted');
    expect(verifyReceipt({} as Receipt)).not.toBeNull();
  });
});
