import { createHash } from 'node:crypto';
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

// Written out from the schema's words of `hash` (board-receipt-answer), not by the code that makes it.
it('each kind of reward is hashed as the description of the hash says', () => {
  const all: [Reward, unknown[]][] = [
    [{ kind: 'points', points: 7 }, [7, null, null]],
    [{ kind: 'prize', prize: 'halo', days: 30 }, [null, 'halo', 30]],
    [{ kind: 'prize', prize: 'crown' }, [null, 'crown', null]],
    [{ kind: 'card', card: 'moon' }, [null, null, null, 'moon']],
    [{ kind: 'ticket', draw: 'wheel', tickets: 2 }, [null, null, null, null, 'wheel', 2]],
  ];
  const head = { activity: 'fair', mechanic: 'team', subject: 'teams', round: 'r', participants: 1 };
  const tier = { id: 'all', from: 1, to: 9, gives: all.map(([reward]) => reward) };
  const lines = [
    ['fair', 'team', 'teams', 'r', 1],
    ['all', 1, 9, all.map(([, told]) => told)],
    [1, 'u1', 50, 7, 'all'],
  ];
  const place = { place: 1, user_id: 'u1', score: 50, reached_at: 7, tier: 'all' };
  expect(hashOfReceipt(head, [tier], [place])).toBe(
    createHash('sha256')
      .update(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      .digest('hex'),
  );
});
