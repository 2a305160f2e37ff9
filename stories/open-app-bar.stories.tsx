import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import { inLargeText } from './large-text.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Open-app bar' } satisfies Meta;
export default meta;

const stores = async () => [
  { name: 'app-market', href: '#market' } as const,
  { name: 'app-store', href: '#apple' } as const,
];
const story = (more: StoryOverrides = {}): Story =>
  storyOf('open-app-bar', { before: () => sessionStorage.clear(), world: { app: { stores } }, ...more });
const narrow = (language: Language, more = {}): Story =>
  story({ globals: { language, viewport: { value: 'w320' }, ...more } });
const fits = (root: HTMLElement): void => {
  for (const one of root.querySelectorAll('.open-app-bar :is(button, a, p)'))
    expect(one.scrollWidth, one.textContent ?? '').toBeLessThanOrEqual(one.clientWidth);
  const [words, way] = ['words', 'none'].map((part) => letters(root.querySelector(`.open-app-bar__${part}`)));
  if (words && way)
    expect(words.bottom, 'words lie on the way to the stores').toBeLessThanOrEqual(way.top + 1);
};
/** Where an element's letters are, however large its box. */
function letters(element: Element | null): DOMRect | undefined {
  if (element === null) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
const withStores = (one: Story): Story => ({
  ...one,
  play: async ({ canvasElement: root }) => {
    await userEvent.click(root.querySelector('.open-app-bar__none') as HTMLElement);
    await waitFor(() => expect(root.querySelectorAll('.open-app-bar__store').length).toBe(2));
    fits(root);
  },
});

export const Filled: Story = story();
export const WordsAlone: Story = story({ example: 1 });
export const WithStores: Story = withStores(story());
/** Put away, it leaves nothing. */
export const PutAway: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    await userEvent.click(root.querySelector('.open-app-bar__hide') as HTMLElement);
    await waitFor(() => expect(root.querySelector('.open-app-bar')).toBeNull());
  },
};
/** In the app nothing of it is seen. */
export const InTheApp: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    document.documentElement.dataset.app = '';
    const bar = root.querySelector('.open-app-bar') as HTMLElement;
    await expect(bar.checkVisibility()).toBe(false);
    delete document.documentElement.dataset.app;
    await expect(bar.checkVisibility()).toBe(true);
  },
};
/** At the edge while the page scrolls, and below all of it at its end. */
export const AtTheEdge: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    const main = root.querySelector('.page') as HTMLElement;
    const tall = document.createElement('p');
    tall.style.height = '2000px';
    main.prepend(tall);
    const bar = root.querySelector('.open-app-bar') as HTMLElement;
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() =>
      expect(Math.abs(innerHeight - 8 - bar.getBoundingClientRect().bottom)).toBeLessThan(1),
    );
    window.scrollTo({ top: 9999, behavior: 'instant' });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(tall.getBoundingClientRect().bottom),
    );
    tall.remove();
  },
};
export const ByKeyboard: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    for (const button of within(root).getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};
export const LargeText: Story = inLargeText(narrow('vi'));
/** Low enough for a phone: the page is read beside it. */
const low = (one: Story, most: number): Story => ({
  ...one,
  play: async ({ canvasElement: root }) => {
    const bar = root.querySelector('.open-app-bar') as HTMLElement;
    await waitFor(() => expect(bar.offsetHeight).toBeLessThanOrEqual(most));
    fits(root);
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe(
        `${bar.offsetHeight + 16}px`,
      ),
    );
    const none = root.querySelector('.open-app-bar__none') as HTMLElement;
    await expect(none.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
export const Low: Story = low(story({ globals: { viewport: { value: 'w390' }, textSize: '100' } }), 84);
export const LowThai: Story = low(narrow('th', { textSize: '100' }), 120);
export const NarrowVietnamese: Story = withStores(narrow('vi'));
export const NarrowThai: Story = withStores(narrow('th'));
