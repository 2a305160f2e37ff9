import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notTested, resultOf } from '../modules/mbti/testing.ts';
import { inLargeText, partedWords } from './large-text.ts';
import { phone, token, world } from './personality.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Match' } satisfies Meta;
export default meta;

const match = (pair: string, overrides: StoryOverrides = {}): Story =>
  storyOf('mbti-match', {
    before: phone(),
    world,
    node: { pair: `'${pair}'` },
    answer: notTested,
    ...overrides,
  });

export const Begin: Story = match('', { token, answer: resultOf('ENTJ') });
export const BeginWithoutAType: Story = match('');
export const Invited: Story = match('infp', { token, answer: resultOf('ENFJ') });
export const InvitedWithoutAType: Story = match('istp');
export const Pair: Story = match('infp-enfj');
export const PairVietnameseNarrow: Story = match('esfp-istj', {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const PairThaiNarrow: Story = match('intj-estp', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
const largeText = (story: Story): Story =>
  inLargeText({
    ...story,
    play: async ({ canvasElement }) => expect(partedWords(canvasElement)).toEqual([]),
  });
export const PairLargeText: Story = largeText(match('infp-enfj'));
export const InvitedLargeText: Story = largeText(match('infp', { token, answer: resultOf('ENFJ') }));
export const Garbled: Story = match('inf-x');

/** What is written on the canvases of a story, in the browser's own fonts. */
const written: string[] = [];
const listen = (): void => {
  phone()();
  written.length = 0;
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place): void {
    written.push(text.replaceAll('\u2060', ''));
    fillText.call(this, text, ...place);
  };
};
/** The browser takes this line's last phrase for three words, and parts none of them rightly. */
export const PictureInThai: Story = {
  ...match('infp-enfj', { before: listen, globals: { language: 'th' } }),
  play: async () => {
    await waitFor(() => expect(written).toContain('แต่มองโลกเหมือนกันเป๊ะ'), { timeout: 5000 });
  },
};
