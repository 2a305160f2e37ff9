import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenFamily, paletteOf } from '../.storybook/themes.ts';
import '../tools/designers/pages/pages.css';
import { Colours } from './token-table.tsx';
import { wholeWidth } from './whole-width.ts';

const meta = { title: 'Tokens', tags: ['!test', '!autodocs'] } satisfies Meta;
export default meta;

/** The colours of the family that is chosen in the toolbar. */
export const OfTheChosenFamily: StoryObj = {
  globals: wholeWidth,
  render: (_, { globals }) => (
    <main className="designers">
      <h1>{chosenFamily(globals.theme)}</h1>
      <Colours palette={paletteOf(chosenFamily(globals.theme))} />
    </main>
  ),
};
