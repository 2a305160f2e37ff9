import { defineDataWidget } from '../../engine/index.ts';
import type {
  BoardReceiptAnswer,
  BoardReceiptRow,
  ReceiptProps,
  VoteReceiptAnswer,
} from '../../schemas/generated/types.gen.ts';
import { Board } from './board.tsx';
import { Votes } from './votes.tsx';

/** Places that a page is expected to bring. */
const expected = 3;

const blank = (rank: number): BoardReceiptRow => ({
  ...{ rank, user: { user_id: `place-${rank}`, nickname: '— — — —', avatar: '' }, score: 10_000 - rank },
  ...{ reachedAt: 0, tie: null, tier: null, granted: false },
});

/** How a board was settled, or a poll, for whoever asks why: nothing in it can be pressed but what brings more of it. */
export const receipt = defineDataWidget<ReceiptProps, BoardReceiptAnswer | VoteReceiptAnswer>({
  placeholder: () => ({
    ...{ activity: '', subject: '', round: '', participants: expected, frozenAt: 0, paidAt: 0, tiers: [] },
    ...{ rows: Array.from({ length: expected }, (_, nth) => blank(nth + 1)), total: expected, next: null },
    hash: null,
  }),
  Component: ({ data, names, ...props }) =>
    'poll' in data ? (
      <Votes data={data} names={names} title={props.title} />
    ) : (
      <Board data={data} {...props} />
    ),
});
