import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { phone, world } from './personality.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Short test' } satisfies Meta;
export default meta;

const short = (test: string, globals?: NonNullable<Parameters<typeof storyOf>[1]>['globals']): Story =>
  storyOf('mbti-short', { before: phone(), world, node: { test }, ...(globals ? { globals } : {}) });

export const Gift: Story = short('gift');
export const Night: Story = short('night');
export const NightThaiNarrow: Story = short('night', { language: 'th', viewport: { value: 'w320' } });
export const Question: Story = {
  ...short('gift'),
  play: async ({ canvasElement }) => {
    const start = canvasElement.querySelector<HTMLElement>('.mbti-short__stage button');
    if (start) await userEvent.click(start);
    await within(canvasElement).findAllByRole('button');
  },
};
export const Unknown: Story = short('nosuch');
