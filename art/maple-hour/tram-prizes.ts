/** Prizes of the tram of songs. */
import { box, circle, defs, fill, lin, line, many, oval, picture, use } from '../draw.ts';
import { avatarFrame, pedestal, pedestalPaints } from '../kit.ts';
import { BRASS, LEAVES } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

const on = (body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffc56e', '#e0a066', '#6b3d20', '#f6cf9a'),
      leafShape('l'),
      BRASS,
      lin('eg', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
      lin('bo', ['#f5894a', '#d9562a@.6', '#9c3418']),
      lin('wi', ['#ffe9ae', '#ffb24a']),
      ...paints,
    ) + pedestal(body, '#fff3cf'),
  );

/** The tram from its front, 52 wide, standing on (48 78). */
const front =
  fill('M24 74V36C24 22 34 14 48 14C62 14 72 22 72 36V74Z', '~bo') +
  fill('M24 54H72V60H24Z', '#fff4e0') +
  fill('M30 52V36C30 28 38 22 48 22C58 22 66 28 66 36V52Z', '~wi') +
  line('M48 22V52', '#9c3418', 2.4) +
  line('M24 74V36C24 22 34 14 48 14C62 14 72 22 72 36V74', '~br', 1.8) +
  circle(34, 66, 4.6, '#fff3cf') +
  circle(62, 66, 4.6, '#fff3cf') +
  box(26, 73, 44, 5, '#3a1a0d', 'rx="2"') +
  line('M40 14L44 6H52L56 14', '#3a1a0d', 2.4) +
  fill('M34 28L44 24L34 42Z', '#fff', 'opacity=".5"');

const ride = on(
  fill('M34 66L4 86H40ZM62 66L92 86H56Z', '#ffe6a8', 'opacity=".4"') +
    front +
    leafAt('l', 78, 82, 0.2, 40, LEAVES[2] ?? ''),
);

const bell = on(
  line('M48 18V26', '~br', 4) +
    circle(48, 16, 5, 'none', 'stroke="url(#~br)" stroke-width="3"') +
    fill('M48 22C66 22 66 46 72 62H24C30 46 30 22 48 22Z', '~br') +
    fill('M40 27C34 34 34 48 31 58H37C38 46 38 34 44 26Z', '#fff', 'opacity=".6"') +
    box(20, 61, 56, 6, '~br', 'rx="3"') +
    box(20, 61, 56, 2, '#fff', 'rx="1" opacity=".5"') +
    circle(48, 71, 5, '#6b4a1a') +
    line('M14 34q-6 8 0 18M82 34q6 8 0 18', '#ffe6bd', 2.4, 'stroke-linecap="round" opacity=".8"'),
);

const frame = on(
  avatarFrame(
    use('f', 48, 68, 0.36) +
      many(7, (i) => {
        const a = ((200 + i * 23.3) * Math.PI) / 180;
        return circle(48 + 27 * Math.cos(a), 42 + 27 * Math.sin(a), 3, i % 2 ? '#ffe6a8' : '#f5894a');
      }) +
      leafAt('l', 26, 68, 0.24, -50, LEAVES[1] ?? '') +
      leafAt('l', 70, 68, 0.24, 50, LEAVES[2] ?? ''),
  ),
  `<g id="~f"><g transform="translate(-48 -46)">${front}</g></g>`,
);

/** A strip of tickets with a hole punched for each stop. */
const ticket = on(
  `<g transform="rotate(-9 48 46)">${fill('M16 28H80V38A5 5 0 0 0 80 48V60H16V48A5 5 0 0 0 16 38Z', '#fff4e0')}${box(16, 28, 64, 8, '#d9512c')}${line('M60 30V58', '#c98f54', 1.4, 'stroke-dasharray="2 3"')}${line('M24 44H52M24 51H44', '#b98a5c', 2.4, 'stroke-linecap="round"')}${many(3, (i) => circle(66 + (i % 2) * 7, 43 + i * 5.4, 2.2, '#6b3d20'))}${oval(36, 32, 3, 2, '#fff4e0')}</g>` +
    leafAt('l', 22, 80, 0.22, -50, LEAVES[0] ?? ''),
);

export const tramPrizes = {
  'prizes/tram-ride.svg': ride,
  'prizes/tram-bell.svg': bell,
  'prizes/tram-frame.svg': frame,
  'prizes/tram-ticket.svg': ticket,
};
