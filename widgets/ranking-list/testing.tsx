// Door for tests of boards: rows that an answer brings, and a board in a page of its own.
import { renderNode } from '../../engine/testing.tsx';
import type { BoardAnswer, BoardRow } from '../../schemas/generated/types.gen.ts';
import { rankingList } from './ranking-list.tsx';

export const row = (rank: number, score: number): BoardRow => ({
  rank,
  user: { user_id: `u${rank}`, nickname: `Name ${rank}`, avatar: `/h5_ac/avatars/${rank}.svg` },
  score,
});
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => row(index + 1, 100_000 - index));
export const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  rows: [row(1, 25_200), row(2, 10_000), row(3, 9_999), row(4, 9_000), row(5, 9_000)],
  me: null,
  total: 5,
  next: null,
  settled: false,
  ...changes,
});

/** An address whose answer no receipt lies below, or beside. */
const noReceipt = { paths: { board: '/v2/activities' } };

/** A board in a page. @param answer or a state of its source @param keys of the widget @param test of the page */
export const renderBoard = (answer: unknown, keys: object = {}, test: object = noReceipt) =>
  renderNode(
    { widget: 'ranking-list', from: 'board', ...keys },
    { widgets: { 'ranking-list': rankingList }, data: { board: answer }, ...test },
  );
