import { describe, expect, it } from 'vitest';
import { hashOf } from '../../server/kernel/commitment.ts';
import { blockText, countProofOf, numbersOf, proofOf } from './chance.ts';
import { drawOf } from './testing.ts';

const seed = Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('hex');

// Computed by another program after the method of `gala-draw/1`: HMAC-SHA-256 of the JSON of method, user, number and
// turn, six bytes each. Who has kept a receipt recomputes it years later.
describe('the numbers of a draw, by its method', () => {
  it.each([
    [
      1,
      [17080288730267, 152899177254055, 127792023360407, 242078927828288, 266048067693607],
      [12708822991992, 95575757151406, 193224284201519, 46558143841542, 263759544249540],
      [98655227604748, 265975421421191, 30928598874835, 117887657987426, 117708691432940],
    ],
    [
      2,
      [118904020046403, 23180166009932, 201022073535080, 187423626579868, 235169249750141],
      [84980985006943, 155512482567656, 184678444299264, 10465083972436, 123396177499681],
      [274497237647519, 11231388677766, 188962213602022, 169320658093579, 166878363511691],
    ],
  ])('number %d: five of a digest, then those of the next turn', (number, ...turns) => {
    const next = numbersOf(seed, 'u1', number);
    expect(turns.map((turn) => turn.map(next))).toEqual(turns);
  });
});

// Commitments are published: the rules of today have this text, and this hash, for ever.
it('the text that is committed to has the hash that it had', () => {
  const draw = drawOf({
    prizes: [
      {
        id: 'crown',
        rarity: 'legendary',
        weight: 7,
        gives: [
          { kind: 'points', points: 100 },
          { kind: 'prize', prize: 'halo', days: 30 },
          { kind: 'prize', prize: 'crown' },
        ],
        stock: 3,
        dailyStock: 1,
        pace: [{ until: '2025-06-11T00:00:00Z', most: 1 }],
      },
      { id: 'petal', weight: 300 },
    ],
    pity: [{ rarity: 'epic', after: 49 }],
  });
  const schedule = { preview: 0, start: 0, end: 1, settle: 1 };
  expect(hashOf(blockText({ id: 'fair', schedule, offset: 0 }, '2025-06-10', draw, 1))).toBe(
    '2e9a66bbecfd56887f9712cb47194662387eea8497573ec9294969f231a417fe',
  );
});

describe('what a draw is sealed by', () => {
  const one = { number: 1, at: 5, blockHash: 'ab', prize: 'halo', gone: ['crown'], since: [3] };
  const proof = proofOf(seed, 'u1', one);

  it.each([
    ['its number', { ...one, number: 2 }],
    ['its moment', { ...one, at: 6 }],
    ['its rules', { ...one, blockHash: 'ac' }],
    ['its prize', { ...one, prize: 'petal' }],
    ['what had run out', { ...one, gone: [] }],
    ['how long pity had waited', { ...one, since: [4] }],
  ])('is another where %s is told otherwise', (_, other) => {
    expect(proofOf(seed, 'u1', other)).not.toBe(proof);
  });

  it('is another for somebody else, by another seed, and for another count', () => {
    const other = seed.replace(/^00/, '01');
    expect(new Set([proof, proofOf(seed, 'u2', one), proofOf(other, 'u1', one)]).size).toBe(3);
    const counts = [countProofOf(seed, 'u1', 2), countProofOf(seed, 'u1', 3), countProofOf(seed, 'u2', 2)];
    expect(new Set([...counts, countProofOf(other, 'u1', 2)]).size).toBe(4);
  });
});
