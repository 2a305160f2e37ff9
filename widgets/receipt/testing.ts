// A receipt for the story and the tests of this widget: both kinds of ties, a prize that has left the document, a place that still waits.
import type {
  BoardReceiptAnswer,
  BoardReceiptRow,
  User,
  VoteReceiptAnswer,
} from '../../schemas/generated/types.gen.ts';

const reachedAt = Date.parse('2025-05-25T23:40:00+08:00');
const frozenAt = Date.parse('2025-05-26T00:10:00+08:00');
const nothing = { points: null, prize: null, days: null };

/** What its places name of the campaign. @param icon the picture of the prize */
export const prizesOf = (icon: string) => [
  {
    id: 'frame',
    name: { cn: '玫瑰头像框', tw: '玫瑰頭像框', en: 'Rose frame', th: 'กรอบกุหลาบ', vi: 'Khung hoa hồng' },
    icon,
  },
];

const scores = [252_000, 186_667, 186_667, 122_927, 122_927];

/** Somebody on a place: the third and the fifth are tied with the one before, the first three were given something. */
export const placeOf = (rank: number, user: User): BoardReceiptRow => ({
  ...{ rank, user, score: scores[rank - 1] ?? 100_000 - rank, reachedAt: reachedAt + rank * 1000 },
  tie: rank === 3 ? 'later' : rank === 5 ? 'id' : null,
  tier: rank === 1 ? 'first' : rank <= 3 ? 'next' : null,
  granted: rank <= 2,
});

/** How a board was settled that these people are in, from the first on. */
export const settledWith = (users: readonly User[]): BoardReceiptAnswer => ({
  ...{ activity: 'fair', subject: 'charm', round: '2025-05-18', participants: 1286 },
  ...{ frozenAt, paidAt: frozenAt + 60_000 },
  tiers: [
    {
      ...{ id: 'first', from: 1, to: 1 },
      gives: [
        { ...nothing, prize: 'frame', days: 30 },
        { ...nothing, points: 500 },
      ],
    },
    { id: 'next', from: 2, to: 3, gives: [{ ...nothing, prize: 'old-lantern' }] },
  ],
  rows: users.map((user, nth) => placeOf(nth + 1, user)),
  ...{ total: users.length, next: null },
  hash: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
});

/** The same of one that is not settled yet. */
export const unsettled: BoardReceiptAnswer = {
  ...{ ...settledWith([]), participants: 0, frozenAt: null, paidAt: null, tiers: [], hash: null },
};

/** How a poll ended: one option that is called in five languages, one that has left the document; votes have weights. */
export const poll: VoteReceiptAnswer = {
  ...{ activity: 'fair', poll: 'stall', round: '2025-05-18', frozenAt, ballots: 1204 },
  rows: [
    { place: 1, option: 'tea', votes: 1310, ballots: 802 },
    { place: 2, option: 'old-stall', votes: 402, ballots: 402 },
  ],
  hash: '89abcdef0123456789abcdef0123456789abcdef0123456789abcdef01234567',
};
export const optionNames = [
  { id: 'tea', name: { cn: '奶茶摊', tw: '奶茶攤', en: 'Tea stall', th: 'ซุ้มชานม', vi: 'Quầy trà sữa' } },
];
