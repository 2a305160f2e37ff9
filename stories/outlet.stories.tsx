import type { Meta } from '@storybook/react-vite';
import { outlet } from '../widgets/outlet/outlet.tsx';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Outlet' } satisfies Meta;
export default meta;

/** What the build fills in: the pages of a frame, of which the first is open. */
const filled = (labels: readonly string[]): Story => ({
  render: () => (
    <>
      {outlet.Component({
        name: 'Game ranking',
        title: labels[0],
        links: labels.map((label, i) => ({ href: `#page-${i}`, label, current: i === 0 })),
        body: <p>{labels[0]}</p>,
      })}
    </>
  ),
});

export const Filled: Story = filled(['Season', 'Last one', 'Rules']);
export const Many: Story = filled(['Centre', 'Profile', 'Mine', 'Cars', 'Voices', 'Frames']);
export const ThaiNarrow: Story = {
  ...filled(['ซีซันนี้', 'ซีซันก่อน', 'กติกา']),
  globals: { language: 'th', viewport: { value: 'w320' } },
};
export const Bare: Story = storyOf('outlet');
