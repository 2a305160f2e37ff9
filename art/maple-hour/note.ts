/** The note on a wall of the maple hour: a page of a recipe book, bound at the left and stitched along its foot, leaves pressed in its corner. */
import { defs, fill, line, picture } from '../draw.ts';
import { leafAt, leafShape } from './parts.ts';

const PAGE = '#52331f';
const page = 'M6 4H124V92H6Z';
export const note = picture(
  128,
  96,
  defs(leafShape('lf')) +
    fill(page, '#180a04', 'opacity=".5" transform="translate(1 3)"') +
    fill(page, PAGE) +
    fill('M6 4H13V92H6Z', '#3a2216') +
    line('M9.6 4V92', '#f0b06a', 1.2) +
    line('M20 86.4H116', '#c98a4e', 1.2, 'stroke-dasharray="2 2"') +
    line(page, '#b9793f', 1.6) +
    line('M120 8V88', '#7a4a26', 1) +
    leafAt('lf', 30, 24, 0.2, -38, '#f5894a') +
    leafAt('lf', 20, 25, 0.14, 24, '#d24a24'),
);
