import { expect, it } from 'vitest';
import type { Reward } from '../../schemas/generated/types.gen.ts';
import { hashOfReceipt } from './receipt.ts';

const gives: Reward[] = [
  { kind: 'points', points: 100 },
  { kind: 'prize', prize: 'halo', days: 30 },
  { kind: 'prize', prize: 'crown' },
];

// Receipts are published: this one has this hash for ever, whatever kinds of rewards there will be.
it('a receipt of today has the hash that it had', () => {
  const head = {
    activity: 'fair',
    mechanic: 'boards',
    subject: 'charm',
    round: '2025-06-10',
    participants: 5,
  };
  const places = [
    { place: 1, user_id: 'u1', score: 50, reached_at: 7, tier: 'champion' },
    { place: 2, user_id: 'u2', score: 30, reached_at: 9, tier: null },
  ];
  expect(hashOfReceipt(head, [{ id: 'champion', from: 1, to: 1, gives }], places)).toBe(
    'c8da1b435e81be9b4030392aba40a4f7aea899e3f659f925fc0cc92e5c0f1f29',
  );
});
