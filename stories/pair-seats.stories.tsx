import type { Meta } from '@storybook/react-vite';
import type { PairingsAnswer } from '../schemas/generated/types.gen.ts';
import { campaign, full, mine, person, round, told } from './pair-halls.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Pair seats' } satisfies Meta;
export default meta;

const story = (answer: PairingsAnswer, more: object = {}): Story =>
  storyOf('pair-seats', { campaign, answer, ...more });
const sides = (taken: number, waiting: number, reason: 'ROUND_FULL' | 'TOKEN_EXPIRED' | 'OVER') =>
  ['moon', 'tide'].map((id) => ({ id, seats: 6, taken, waiting, reason }));
const next = round({ id: 'second', state: 'next', nextAt: '2025-05-21T04:00:00.000Z', people: [] });
const revealed = (own: object) =>
  round({ state: 'revealed', people: [], mine: { ...mine, leave: {}, choose: {}, ...own } });

export const Open: Story = story(told(round()));
export const Seated: Story = story(told(round({ mine })));
export const Chosen: Story = story(told(round({ mine: { ...mine, chosen: ['100006', '100005'] } })));
export const Waiting: Story = story(
  told(
    round({
      ...full,
      sides: sides(6, 3, 'ROUND_FULL'),
      mine: { ...mine, seat: null, ahead: 2, choose: { reason: 'NO_SEAT' } },
    }),
  ),
);
export const Full: Story = story(told(round({ ...full, sides: sides(6, 10, 'ROUND_FULL') })));
export const Locked: Story = story(
  told(
    round({
      ...full,
      state: 'locked',
      sides: sides(6, 0, 'OVER'),
      mine: { ...mine, leave: { reason: 'SEATS_LOCKED' } },
    }),
  ),
);
export const Drawing: Story = story(told(round({ state: 'drawing', people: [], mine })));
export const ChoseEachOther: Story = story(
  told(revealed({ match: { user: person(3), mutual: true } }), next),
);
export const MetByLot: Story = story(told(revealed({ match: { user: person(1), mutual: false } }), next));
export const FreeEvening: Story = story(told(revealed({}), next));
export const NoSeat: Story = story(told(revealed({ seat: null, ahead: 1 }), round({ id: 'second' })));
export const BeforeItOpens: Story = story(told({ ...next, id: 'first' }));
export const AllRevealed: Story = story(told(round({ state: 'revealed', people: [] })));
export const Visitor: Story = story(told(round({ sides: sides(4, 0, 'TOKEN_EXPIRED') })));
export const Loading: Story = storyOf('pair-seats', { campaign, show: 'loading' });
export const Empty: Story = storyOf('pair-seats', { campaign, show: 'empty' });
export const Failed: Story = storyOf('pair-seats', { campaign, show: 'error' });
export const Stale: Story = story(told(round({ mine })), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowVietnamese: Story = story(told(round({ mine })), narrow('vi'));
export const NarrowThai: Story = story(
  told(revealed({ match: { user: person(3), mutual: true } }), round({ id: 'second' })),
  narrow('th'),
);
