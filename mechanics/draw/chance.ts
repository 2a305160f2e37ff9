import type { CampaignBasics } from '../../engine/document/anywhere/mechanic.ts';
import type { GivenReward, Reward } from '../../schemas/generated/types.gen.ts';
import { sealUnder } from '../../server/kernel/commitment.ts';
import type { Draw, Prize } from './rules.ts';

/** Name and version of how outcomes come about: whatever changes them gets another. */
export const method = 'gala-draw/1';

/** A reward in the text of `gala-draw/1`, whatever else answers tell: a new kind has fields of its own, and leaves these alone. */
function committedReward(reward: Reward): GivenReward {
  if (reward.kind === 'points') return { points: reward.points, prize: null, days: null };
  if (reward.kind === 'card') return { points: null, prize: null, days: null, card: reward.card };
  if (reward.kind === 'ticket')
    return { points: null, prize: null, days: null, draw: reward.draw, tickets: reward.tickets };
  return { points: null, prize: reward.prize, days: reward.days ?? null };
}

/**
 * All of a draw that decides what people get, in one text: it is committed to before the first draw. Its fields are those
 * of `method`, in their order: one more is another text, and a commitment that nobody can open.
 *
 * @param round the holding of the campaign
 * @param nth how many seeds these rules have had before: a seed that was shown is not drawn from again
 */
export function blockText({ id: activity }: CampaignBasics, round: string, draw: Draw, nth: number): string {
  const { id, cost, exhausted, consolation, pity, prizes } = draw;
  return JSON.stringify({
    method,
    activity,
    round,
    ...(nth > 0 ? { again: nth } : {}),
    draw: id,
    cost,
    exhausted,
    consolation,
    pity: pity.map(({ rarity, after }) => ({ rarity, after })),
    prizes: prizes.map(({ id, weight, rarity, stock, dailyStock, pace, gives }) => ({
      id,
      weight,
      rarity,
      stock,
      dailyStock,
      pace: pace.map(({ until, most }) => ({ until, most })),
      gives: gives.map(committedReward),
    })),
  });
}

/** The numbers of one draw of a user: HMAC-SHA-256 under the seed, six bytes each, five of a digest. */
export function numbersOf(seed: string, user: string, number: number): () => number {
  let digest: Buffer = Buffer.alloc(0);
  let turn = 0;
  let at = 0;
  return () => {
    if (at + 6 > digest.length) {
      digest = sealUnder(seed, [method, user, number, turn]);
      turn += 1;
      at = 0;
    }
    at += 6;
    return digest.readUIntBE(at - 6, 6);
  };
}

/** What of a committed text tells what a prize gave, and whether it was owed. */
export interface Ruled extends Pick<Draw, 'pity'> {
  readonly prizes: readonly (Pick<Prize, 'id' | 'rarity'> & { readonly gives: readonly GivenReward[] })[];
}

/** The rules of a text that was committed to: those of a draw when it was made, whatever its document says today. */
export const ruledBy = (block: string): Ruled => JSON.parse(block) as Ruled;

/** One draw as it is kept. */
export interface Outcome {
  /** Of the user's draws, from 1. */
  readonly number: number;
  /** ms UTC. */
  readonly at: number;
  readonly blockHash: string;
  readonly prize: string;
  /** Prizes that had run out. */
  readonly gone: readonly string[];
  /** Draws since a prize of each rule of pity. */
  readonly since: readonly number[];
}

/** Seals a draw when it is made: nothing of it can be told otherwise later. */
export const proofOf = (seed: string, user: string, one: Outcome): string =>
  sealUnder(seed, [
    method,
    'draw',
    user,
    one.number,
    one.at,
    one.blockHash,
    one.prize,
    one.gone,
    one.since,
  ]).toString('hex');

/** Seals how many draws a user has made, so that none can be cut off. @param seed that of the last of them */
export const countProofOf = (seed: string, user: string, count: number): string =>
  sealUnder(seed, [method, 'all', user, count]).toString('hex');
