import type { Meta } from '@storybook/react-vite';
import { last, resultOf, waiting } from '../modules/mbti/testing.ts';
import { phone, token } from './personality.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Visibility' } satisfies Meta;
export default meta;

export const Asked: Story = storyOf('mbti-visibility', {
  before: phone(),
  token,
  answer: resultOf('INFP'),
});
export const AskedOfAResultOfThisPhone: Story = storyOf('mbti-visibility', {
  before: phone({ last, pending: [waiting], own: [waiting.key] }),
  token,
  show: 'loading',
});
export const ThaiNarrow: Story = storyOf('mbti-visibility', {
  before: phone(),
  token,
  answer: resultOf('ESTJ'),
  globals: { language: 'th', viewport: { value: 'w320' } },
});
