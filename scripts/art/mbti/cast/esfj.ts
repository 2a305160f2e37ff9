/** ESFJ, harbour. */
import { circle, fill, line, oval } from '../../draw.ts';
import { star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import { curls, type Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A neighbour with freckles and golden curls who never comes without a cake. */
export function esfj(): Figure {
  const gold = tone('g', '#f0b84a');
  const cream = tone('w', '#fff7e6');
  const [hair, shirt, scarf, pants, shoe, cake] = [
    tone('h', '#f4b94e'),
    tone('c', '#fffaf0'),
    tone('r', '#ee5f5a'),
    tone('p', '#3f7fc0'),
    tone('k', '#ee5f5a'),
    tone('l', '#ffc9cf'),
  ];
  const skin = SKIN.fair;
  return {
    code: 'esfj',
    temperament: 'SJ',
    face: {
      skin,
      iris: '#3f8fd0',
      lash: '#6b3420',
      brow: '#b0702c',
      lids: ['happy', 'happy'],
      mouth: 'laugh',
      brows: [5, 2],
      plain: true,
    },
    tones: [hair, shirt, scarf, pants, shoe, cake, gold, cream],
    tilt: 4,
    backHair: part(curls(160, 118, 70, 62, 12), hair),
    body:
      leg([147, 272], [142, 320], pants, shoe, -1) +
      leg([173, 272], [178, 320], pants, shoe, 1) +
      bell(280, 44, shirt, 8) +
      line('M126 226Q160 240 194 226M124 242Q160 256 196 242M120 258Q160 272 200 258', '#4f8fd0', 5) +
      part(
        'M132 202L160 240L188 202C196 206 198 214 196 222L168 246H152L124 222C122 214 124 206 132 202Z',
        pants,
      ) +
      line('M128 214L156 240M192 214L164 240', '#fff', 2.4) +
      part(
        'M160 236C150 234 144 246 140 262L154 256L160 242L166 256L180 262C176 246 170 234 160 236Z',
        scarf,
      ) +
      circle(160, 238, 6, '~r', `stroke="${scarf.edge}"`),
    hair:
      part(
        `${curls(160, 116, 68, 60, 8, 184, 356)}C232 134 226 152 219 158C220 146 216 132 208 122C198 126 188 124 182 116C172 126 158 128 148 118C138 128 124 128 116 120C106 130 100 144 101 158C92 150 88 132 92.2 111.800Z`,
        hair,
      ) +
      line(
        'M112 100a15 15 0 0 1 20-16M142 86a16 16 0 0 1 28-6M186 84a16 16 0 0 1 22 14M152 106a14 14 0 0 1 20-6',
        hair.edge,
        2,
        'opacity=".5"',
      ) +
      line('M108 86a16 16 0 0 1 14-13M138 64a17 17 0 0 1 18-7', '#fff', 5, 'opacity=".55"') +
      fill(
        'M106 158h0M114 156h0M122 158h0M198 158h0M206 156h0M214 158h0',
        'none',
        'stroke="#c9784a" stroke-width="3"',
      ) +
      `<g transform="rotate(18 212 62)">${part('M190 66C188 56 198 50 212 50C226 50 236 56 234 66Z', shirt)}${part('M188 64H236Q239 64 239 69Q239 74 236 74H188Q185 74 185 69Q185 64 188 64Z', pants)}</g>`,
    fringe: 2,
    front:
      arm({
        line: [
          [130, 218],
          [94, 246],
          [126, 276],
        ],
        sleeve: shirt,
        skin,
        cuff: pants,
        thumb: 80,
      }) +
      arm({
        line: [
          [190, 218],
          [226, 246],
          [194, 276],
        ],
        sleeve: shirt,
        skin,
        cuff: pants,
        thumb: -80,
      }) +
      oval(160, 282, 46, 7, '~w', `stroke="${cream.edge}"`) +
      part('M124 252C124 244 196 244 196 252V278C196 286 124 286 124 278Z', cream) +
      part(
        'M124 250C124 240 196 240 196 250V260C192 268 186 262 182 260C178 270 170 270 166 262C162 268 154 270 150 262C146 268 138 270 134 260C130 264 126 264 124 260Z',
        cake,
      ) +
      oval(160, 249, 34, 6, '#fff', 'opacity=".45"') +
      line('M130 273H190', '#7cc1ee', 4, 'stroke-dasharray="1 8"') +
      [136, 184].map((x) => circle(x, 244, 5.5, '#ee4f5a', 'stroke="#7a1c34"')).join('') +
      part('M157 226H163V246H157Z', shirt) +
      line('M157 234L163 230M157 241L163 237', '#4f8fd0', 2) +
      fill(
        'M160 210C166 217 166 225 160 225C154 225 154 217 160 210Z',
        '#ffb33c',
        'stroke="#b8561c" stroke-width="1.8"',
      ) +
      fill(star(160, 221, 3, 0.5), '#fff6c8'),
  };
}
