import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tooWide } from '../.storybook/too-wide.ts';

const meta = { title: 'Checks/Too wide', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** The check that ends every story: it must see what reaches over the side, and leave a row that scrolls alone. */
export const SeesWhatIsTooWide: StoryObj = {
  // What is wrong here is wrong on purpose.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <main className="page">
      <p className="fits">fits</p>
      <div className="row">
        <button type="button">scrolls</button>
      </div>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    const words = find('.fits');
    const inRow = find('button');
    const row = find('.row');
    if (!words || !inRow || !row) throw new Error('nothing was rendered');
    await expect(tooWide(canvasElement)).toEqual([]);
    words.style.width = inRow.style.width = `${window.innerWidth + 50}px`;
    await expect(tooWide(canvasElement)).toEqual(['p.fits', 'button.']);
    row.style.overflowX = 'auto';
    await expect(tooWide(canvasElement)).toEqual(['p.fits']);
    const pass = words.parentElement?.animate([{ opacity: 1 }], { duration: 1000, iterations: Infinity });
    await expect(tooWide(canvasElement)).toEqual([]);
    pass?.cancel();
    words.style.width = '';
  },
};
