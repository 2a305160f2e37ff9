import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paleLetters } from '../.storybook/pale-letters.ts';

const meta = { title: 'Checks/Pale letters', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Grounds on which axe judges no letters. */
const grounds = {
  gradient: 'background-image: linear-gradient(#12030a, #5b1230)',
  picture: 'background-image: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
  before: '',
  beside: '',
} as const;

const style = `.planted p { position: relative; margin: 0; padding: 8px; color: #fff }
${Object.entries(grounds)
  .map(([name, css]) => `.planted .on-${name} { ${css} }`)
  .join('\n')}
.planted .on-before { isolation: isolate }
.planted .on-before::before { content: ''; position: absolute; inset: 0; z-index: -1; background: #12030a }
.planted .cut { width: 80px; overflow: hidden; white-space: nowrap; color: #12030a; background: #fff }
.planted .beside { position: absolute; inset: 0; background: #12030a }`;

/** The check that ends every story: it must see letters that stand out from nothing, where axe gives up. */
export const SeesLettersThatArePale: StoryObj = {
  // What is wrong here is wrong on purpose.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <main className="page planted">
      <style>{style}</style>
      {Object.keys(grounds).map((name) => (
        <div key={name} style={{ position: 'relative' }}>
          {name === 'beside' && <div className="beside" />}
          <p className={`on-${name}`}>{name}</p>
        </div>
      ))}
      <div className="cut">{'A name that goes on behind the edge of its ground '.repeat(9)}</div>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const letters = [...canvasElement.querySelectorAll<HTMLElement>('.planted p')];
    const told = () => paleLetters(canvasElement).map((one) => one.split(' ')[0]);
    await expect(told()).toEqual([]);
    for (const one of letters) one.style.color = 'rgb(255 255 255 / 22%)';
    await expect(told()).toEqual(Object.keys(grounds));
    for (const one of letters) one.style.color = '';
    for (const one of letters) one.style.opacity = '0.22';
    await expect(told()).toEqual(Object.keys(grounds));
    for (const one of letters) one.style.opacity = '';
    // Of the colour of neither stop, and yet too near to both; black is not seen on a dark ground, and may well be on a picture.
    for (const one of letters) one.style.color = '#3b1a26';
    await expect(told()).toEqual(['gradient', 'before', 'beside']);
    for (const one of letters) one.style.color = '';
    await expect(told()).toEqual([]);
  },
};
