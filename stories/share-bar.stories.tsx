import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import { inLargeText } from './large-text.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Share bar' } satisfies Meta;
export default meta;

const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="328" height="328"><path fill="#fff" d="M0 0h328v328H0z"/><path d="M32 32h72v72H32zM224 32h72v72h-72zM32 224h72v72H32zM150 150h90v90h-90z"/></svg>',
)}`;
const links = {
  invite: async () => 'https://gala.example.com/h5_ac/s/en/activity_20250520',
  qr: async () => code,
  copy: async () => true,
};
const story = (more: StoryOverrides = {}): Story => storyOf('share-bar', { world: { links }, ...more });
const narrow = (language: Language): Story => story({ globals: { language, viewport: { value: 'w320' } } });

/** Opens the poster, looks at it, and leaves it open. */
const opens = (one: Story, inside: string): Story => ({
  ...one,
  play: async ({ canvasElement: root }) => {
    for (const old of document.querySelectorAll('dialog')) old.close();
    await userEvent.click(root.querySelector('[aria-haspopup]') as HTMLElement);
    await waitFor(() => expect(document.querySelector(`dialog[open] ${inside}`)).not.toBeNull(), {
      timeout: 5000,
    });
    const dialog = document.querySelector('dialog') as HTMLElement;
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(dialog.querySelector('.sheet__close') as HTMLElement);
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  },
});

export const Filled: Story = story();
export const WithoutPoster: Story = story({ example: 1 });
export const PosterOpened: Story = opens(story(), '.share-poster__picture');
export const PosterInThai: Story = opens(narrow('th'), '.share-poster__picture');
/** The reader's own place hangs from its upper edge. */
export const PosterWithOwnPlace: Story = opens(story({ example: 2 }), '.share-poster__picture[alt*="512"]');
export const PosterWithOwnPlaceInThai: Story = opens(
  storyOf('share-bar', {
    world: { links },
    example: 2,
    globals: { language: 'th', viewport: { value: 'w320' } },
  }),
  '.share-poster__picture[alt*="512"]',
);
export const PosterWithOwnPlaceInWords: Story = opens(
  story({ example: 2, world: { links: { ...links, qr: async () => null } } }),
  '.share-poster__words',
);
/** No code, no poster: its words and its link stand there. */
export const PosterInWords: Story = opens(
  story({ world: { links: { ...links, qr: async () => null } } }),
  '.share-poster__words',
);
/** The keyboard reaches all three, in their order. */
export const ByKeyboard: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    const buttons = within(root).getAllByRole('button');
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};
export const LargeText: Story = inLargeText({
  ...narrow('vi'),
  play: async ({ canvasElement: root }) => {
    for (const one of root.querySelectorAll('.share-bar button, .share-bar p'))
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
  },
});
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
