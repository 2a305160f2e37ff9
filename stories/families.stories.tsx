import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Families' } satisfies Meta;
export default meta;

/** The same festival in another dress: what is unreadable in one family shows here. */
const dressed = (theme: string): Story =>
  storyOf('section', {
    globals: { theme },
    node: {
      body: [
        { widget: 'countdown' },
        { widget: 'button', label: 'Send a gift', press: [{ do: 'toast', text: 'Sent' }] },
        { widget: 'button', kind: 'secondary', label: 'See all', press: [{ do: 'toast', text: 'All' }] },
        { widget: 'button', kind: 'quiet', label: 'Learn more', press: [{ do: 'toast', text: 'More' }] },
        {
          widget: 'button',
          label: 'Over',
          disabled: "phase == 'live'",
          press: [{ do: 'toast', text: 'Over' }],
        },
        {
          widget: 'tabs',
          tabs: [
            {
              key: 'charm',
              label: 'Charm',
              note: 'received',
              body: [{ widget: 'rich-text', text: '**Charm** counts gifts.' }],
            },
            {
              key: 'wealth',
              label: 'Guardians',
              note: 'sent',
              body: [{ widget: 'rich-text', text: '> Who sends them.' }],
            },
          ],
        },
        {
          widget: 'rule-section',
          rules: [
            { title: 'Time', text: 'It lasts **7 days**: [more](/seed_rule).' },
            { text: '> Be kind.' },
          ],
        },
      ],
    },
  });

export const RoseNight: Story = dressed('rose-night');
export const GoldenWeek: Story = dressed('golden-week');
export const Carnival: Story = dressed('carnival');
export const Starlight: Story = dressed('starlight');
export const QuietPaper: Story = dressed('quiet-paper');
