import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { BoardAnswer } from '../schemas/generated/types.gen.ts';
import { boardRows, person } from './festival.ts';
import { partedWords } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Ranking list' } satisfies Meta;
export default meta;

const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  rows: boardRows(10),
  me: { rank: 6, place: 6, score: 91_636, gap: 13_364, lead: 9_120, user: person(5) },
  total: 10,
  next: null,
  settled: false,
  ...changes,
});
const unlisted = { rank: null, place: 512, score: 120, gap: 60_628, lead: 3, user: person(11) };
const far = { rank: null, place: 1_048_576, score: 120, gap: 60_628, lead: 0, user: person(11) };
const token = 'story';

export const Filled: Story = storyOf('ranking-list', { token, answer: board() });
/** Scores of 10^8 and of 10^11 stand whole. */
export const HugeScoresNarrow: Story = {
  ...storyOf('ranking-list', {
    token,
    answer: board({
      rows: boardRows(6).map((row, index) => ({
        ...row,
        score: [987_654_321_000, 98_765_432_100, 1_234_567_890][index] ?? 123_456_789,
      })),
      me: { rank: 6, place: 6, score: 123_456_789, gap: 98_765_432, lead: 87_654_321, user: person(5) },
    }),
    // In letters of their own size.
    globals: { viewport: { value: 'w320' }, textSize: '100' },
  }),
  play: async ({ canvasElement }) => {
    for (const score of canvasElement.querySelectorAll(
      '.ranking-list__winner-score, .ranking-list__score, .ranking-list__gap',
    ))
      await expect(partedWords(score)).toEqual([]);
  },
};
/** Who wears a title: on a step, in rows, on the own plate; the widest that there may be. */
const titled = (words: string): BoardAnswer => {
  const rows = boardRows(8).map((row, index) =>
    index % 3 === 0 || index === 1 ? { ...row, user: { ...row.user, title: words } } : row,
  );
  const mine = { ...person(5), title: words };
  return board({ rows, me: { rank: 6, place: 6, score: 91_636, gap: 13_364, lead: 9_120, user: mine } });
};
export const Titles: Story = storyOf('ranking-list', { token, answer: titled('Queen of the Stage') });
export const TitlesNarrow: Story = {
  ...storyOf('ranking-list', {
    token,
    answer: titled('Twenty-four letters wide'),
    globals: { viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement }) => {
    const own = canvasElement.querySelector('.ranking-list__own');
    await expect(own?.scrollWidth ?? 0).toBeLessThanOrEqual((own?.clientWidth ?? 0) + 1);
    for (const name of canvasElement.querySelectorAll('.ranking-list__row .ranking-list__name'))
      await expect(name.clientWidth).toBeGreaterThanOrEqual(Math.min(40, name.scrollWidth));
  },
};
/** Who is live now: the face leads into the room, the rest of the row to them. */
const live = (): BoardAnswer =>
  board({
    rows: boardRows(8).map((row, index) =>
      index % 3 === 0 ? { ...row, live_obj_id: `room-${index}` } : row,
    ),
  });
const ways = { press: [{ do: 'toast', text: '{{ item.rank }}' }], enter: [{ do: 'toast', text: 'LIVE' }] };
export const Live: Story = {
  ...storyOf('ranking-list', { token, node: ways, answer: live() }),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('.ranking-list__live')];
    await expect(marks).toHaveLength(3);
    for (const mark of marks) {
      const { width, height } = mark.getBoundingClientRect();
      await expect(Math.min(width, height), 'as large as a finger').toBeGreaterThanOrEqual(44);
      // In the middle of the screen, so that the own row does not lie there; felt where it is: rows move to their places when they come.
      mark.scrollIntoView({ block: 'center' });
      await waitFor(() => {
        const { left, top } = mark.getBoundingClientRect();
        const at = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height - 6);
        return expect(at, 'nothing lies over it').toBe(mark);
      });
    }
  },
};
export const LiveNarrowVietnamese: Story = storyOf('ranking-list', {
  token,
  node: ways,
  answer: live(),
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const Unlisted: Story = storyOf('ranking-list', { token, answer: board({ me: unlisted }) });
/** Without points there is no place; far beyond the list there is one. */
export const WithoutPoints: Story = storyOf('ranking-list', {
  token,
  answer: board({ me: { ...unlisted, place: null, score: 0, lead: null } }),
});
export const FarAway: Story = storyOf('ranking-list', { token, answer: board({ me: far }) });
export const FarAwayNarrowThai: Story = {
  ...storyOf('ranking-list', {
    token,
    answer: board({ me: far }),
    globals: { language: 'th', viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('.ranking-list__own b, .ranking-list__own .tabular'))
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
  },
};
export const FarAwayListed: Story = storyOf('ranking-list', {
  token,
  answer: board({ rows: boardRows(20), total: 10_000, me: { ...far, rank: 8_431, place: 8_431, gap: 12 } }),
});
export const Visitor: Story = storyOf('ranking-list', { answer: board({ me: null }) });
export const VacantPlaces: Story = storyOf('ranking-list', {
  token,
  answer: board({ rows: boardRows(2), me: null }),
});
export const Settled: Story = storyOf('ranking-list', {
  token,
  phase: 'ended',
  answer: board({ settled: true }),
});
export const RowsAlone: Story = storyOf('ranking-list', { example: 1, answer: board({ me: null }) });
export const TenThousand: Story = storyOf('ranking-list', {
  token,
  answer: board({ rows: boardRows(10_000), total: 10_000, me: unlisted }),
});
export const Loading: Story = storyOf('ranking-list', { show: 'loading' });
export const Empty: Story = storyOf('ranking-list', { show: 'empty' });
export const Failed: Story = storyOf('ranking-list', { show: 'error' });
export const Stale: Story = storyOf('ranking-list', { show: 'stale', token, answer: board() });
