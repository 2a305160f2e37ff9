import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Section' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('section');
export const Plain: Story = storyOf('section', { example: 1 });
export const Bare: Story = storyOf('section', { node: { frame: 'bare' } });
export const LongTitle: Story = storyOf('section', {
  node: { title: 'Thể lệ tham gia và phần thưởng của toàn bộ sự kiện' },
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
