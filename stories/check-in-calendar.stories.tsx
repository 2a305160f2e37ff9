import type { Meta } from '@storybook/react-vite';
import golden from '../activities/activity_20251001.json' with { type: 'json' };
import type { CheckInAnswer, CheckInEntry } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Check-in calendar' } satisfies Meta;
export default meta;

const { campaign } = golden;
const node = {
  days: campaign.checkIn.days.map(({ id }) => id),
  streaks: campaign.checkIn.streaks.map(({ id }) => id),
};
const states: Record<string, CheckInEntry['state']> = {
  D: 'done',
  M: 'missed',
  O: 'open',
  C: 'coming',
  P: 'past',
};

/** An answer for days as letters: `DDMOCCC`; the fourth day is the one that it is. */
function stamps(letters: string, changes: Partial<CheckInAnswer> = {}): CheckInAnswer {
  const days = campaign.checkIn.days.map(({ id }, index): CheckInEntry => {
    const state = states[letters[index] ?? 'C'] ?? 'coming';
    const can = state === 'missed' ? ({ can: 'makeUp' } as const) : {};
    return { id, date: `2025-10-0${index + 1}`, state, madeUp: false, ...can };
  });
  return {
    days,
    today: 'day-4',
    streak: 0,
    streaks: campaign.checkIn.streaks.map(({ id, length }) => ({ id, length, given: false })),
    makeUp: { cost: 9, left: 2, balance: 120 },
    can: 'checkIn',
    nextAt: '2025-10-04T16:00:00.000Z',
    ...changes,
  };
}
const { can: _, ...closed } = stamps('DDDDCCC', { streak: 4 });
const three = closed.streaks.map((one) => ({ ...one, given: one.id === 'three' }));
const done: CheckInAnswer = { ...closed, streaks: three, reason: 'CHECKED_IN' };
const story = (answer: CheckInAnswer, more: object = {}): Story =>
  storyOf('check-in-calendar', { campaign, node, answer, ...more });

export const Today: Story = story(stamps('DDMOCCC'));
export const Streak: Story = story(stamps('DDDOCCC', { streak: 3, streaks: three }));
export const DoneForToday: Story = story(done);
export const FirstDay: Story = story(stamps('OCCCCCC', { today: 'day-1' }));
export const BeforeItOpens: Story = story({
  ...done,
  days: stamps('DDMCCCC').days,
  streaks: stamps('').streaks,
  streak: 0,
  reason: 'NOT_OPEN',
});
export const AllStamped: Story = story({
  ...done,
  days: stamps('DDDDDDD').days,
  today: null,
  streak: 7,
  streaks: done.streaks.map((one) => ({ ...one, given: true })),
  reason: 'OVER',
});
export const Visitor: Story = story({
  ...done,
  days: stamps('PPPOCCC').days,
  streak: 0,
  streaks: stamps('').streaks,
  makeUp: { cost: 9, left: null, balance: null },
  reason: 'TOKEN_EXPIRED',
});
export const Loading: Story = storyOf('check-in-calendar', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('check-in-calendar', { campaign, node, show: 'error' });
export const Stale: Story = story(stamps('DDMOCCC'), { show: 'stale' });
export const NarrowVietnamese: Story = story(stamps('DDMOCCC'), {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story(stamps('DDMOCCC'), {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
