import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Code redeem' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-21T20:15:00+08:00');
const answer = {
  items: [
    { id: '8', code: 'lamp', at },
    { id: '7', code: 'lamp', at: at - 86_400_000 },
  ],
  tries: 5,
  refused: null,
  checker: false,
  can: 'redeemCode',
};
const story = (more: StoryOverrides = {}): Story =>
  storyOf('code-redeem', { token: 'story', answer, ...more });
const shut = (reason: string) => story({ answer: { ...answer, can: undefined, reason, tries: 0 } });
const narrow = (language: Language) => story({ globals: { language, viewport: { value: 'w320' } } });
const check = { check: [{ do: 'toast', text: 'valid' }] };

export const Filled: Story = story();
export const NothingYet: Story = story({ show: 'empty' });
export const FewTries: Story = story({ answer: { ...answer, tries: 2 } });
export const Locked: Story = shut('CODES_LOCKED');
export const Over: Story = shut('OVER');
export const Checker: Story = story({ answer: { ...answer, checker: true }, node: check });
export const Visitor: Story = story({
  token: '',
  answer: { ...answer, items: [], tries: null, can: undefined, reason: 'TOKEN_EXPIRED' },
});
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
