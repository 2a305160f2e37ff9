/** The note on a wall of the snow globe: a felt tag stitched all round, snow on its upper edge, holly at its corner. */
import { circle, defs, fill, line, picture, use } from '../draw.ts';
import { BERRY, PINE } from './paints.ts';
import { holly } from './parts.ts';

const tag = 'M14 6H114L124 16V84Q124 92 116 92H12Q4 92 4 84V16Z';
export const note = picture(
  128,
  96,
  defs(holly('h')) +
    fill(tag, '#17352e', 'opacity=".26" transform="translate(1 3.4)"') +
    fill(tag, '#f8efdd') +
    line(tag, '#d8c6a4', 1.4) +
    fill('M4 80Q16 82 24 92H12Q4 92 4 84ZM124 80Q112 82 104 92H116Q124 92 124 84Z', PINE) +
    line('M4 80Q16 82 24 92M124 80Q112 82 104 92', '#e8c98a', 1.2, 'stroke-dasharray="3 2"') +
    line('M8 24V76M120 24V76', PINE, 1.2, 'stroke-dasharray="5 3.4" opacity=".7"') +
    line('M28 88.4H100', PINE, 1.2, 'stroke-dasharray="4.6 3.4" opacity=".7"') +
    fill(
      'M12 7C16 2 28 2 36 3C42 4 46 3 48 3H80C84 3 90 2 96 3C106 2 112 3 116 7C122 12 112 10 104 8C98 8 92 12 86 9C84 8 82 8 80 8H48C46 8 42 11 36 9C28 7 22 12 16 10C8 15 6 12 12 7Z',
      '#fff',
    ) +
    line('M14 11C20 12 26 8 36 10C42 12 46 9 48 9H80C84 8 86 11 92 10C98 9 106 9 112 10', '#c4d5df', 0.9) +
    use('h', 20, 15, 0.74, -20) +
    circle(116, 84, 2, BERRY),
);
