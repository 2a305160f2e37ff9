/** ENFJ, rose dawn. */
import { circle, fill, line } from '../../draw.ts';
import { star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A conductor with a silver ponytail and a tailcoat; the baton is up, and everybody breathes in together. */
export function enfj(): Figure {
  const gold = tone('g', '#f2b53c');
  const [hair, coat, shirt, trim, boots] = [
    tone('h', '#f0dfe6'),
    tone('c', '#c8386f'),
    tone('l', '#fff4ea'),
    tone('k', '#6a1f46'),
    tone('p', '#6a1f46'),
  ];
  const skin = SKIN.brown;
  return {
    code: 'enfj',
    temperament: 'NF',
    face: {
      skin,
      iris: '#f0a52c',
      lash: '#2b1440',
      brow: '#9a6a84',
      lids: ['open', 'open'],
      mouth: 'grin',
      brows: [-1, -6],
      look: [1, 0],
    },
    tones: [hair, coat, shirt, trim, boots, gold],
    fringe: -26,
    behind: part(
      'M128 250C122 280 116 302 104 322L134 316L158 284L162 284L186 316L216 322C204 302 198 280 192 250Z',
      coat,
    ),
    backHair:
      part(
        'M176 60C204 26 262 40 276 92C286 132 274 168 288 204C262 200 250 186 246 166C240 186 232 192 222 194C236 160 236 110 196 84Z',
        hair,
      ) +
      line(
        'M206 66C240 60 258 92 256 126C255 150 262 176 272 192M224 84C240 104 242 132 238 160',
        hair.edge,
        2,
        'opacity=".4"',
      ) +
      part('M160 54C112 54 88 88 88 134L94 168H226L232 134C232 88 208 54 160 54Z', hair),
    body:
      leg([147, 270], [138, 318], boots, trim, -1) +
      leg([173, 270], [182, 318], boots, trim, 1) +
      part('M126 290H153L151 322H127Z', trim) +
      part('M167 290H194L193 322H169Z', trim) +
      line('M128 294H150M170 294H192', gold.light, 3) +
      arm({
        line: [
          [132, 216],
          [96, 240],
          [122, 262],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: 60,
      }) +
      bell(284, 42, coat, 8) +
      part('M140 199L160 262L180 199C172 208 148 208 140 199Z', shirt) +
      fill('M160 232h0M160 246h0', 'none', `stroke="${gold.base}" stroke-width="5"`) +
      part('M160 214L142 205V225ZM160 214L178 205V225Z', trim) +
      circle(160, 214, 4.4, '~k', `stroke="${trim.edge}"`),
    hair:
      part(
        'M164 54C112 48 82 86 88 142C90 152 92 160 96 166C98 142 102 124 110 114C136 110 156 96 168 80C180 100 200 112 216 116C224 128 226 142 226 160C238 104 218 58 164 54Z',
        hair,
      ) +
      part('M104 112C92 134 86 164 96 196C104 186 110 150 118 112Z', hair) +
      line(
        'M124 74C112 86 106 98 104 108M146 68C134 82 124 94 116 104M188 72C200 84 210 96 216 108M164 64C164 72 166 78 168 80',
        hair.edge,
        2,
        'opacity=".4"',
      ) +
      gloss(98, 150) +
      part('M176 66C190 50 210 52 214 64C206 76 190 82 178 78Z', gold) +
      fill(star(196, 66, 7, 0.5), '#fff') +
      circle(97, 172, 4, '~g', `stroke="${gold.edge}"`) +
      circle(224, 172, 4, '~g', `stroke="${gold.edge}"`),
    front:
      arm({
        line: [
          [188, 216],
          [226, 226],
          [240, 196],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: -70,
      }) +
      line('M246 196L282 112', trim.edge, 6) +
      line('M246 196L282 112', '#fff8ee', 3) +
      circle(245, 198, 6, '~g', `stroke="${gold.edge}"`),
    air: `<g stroke="#7a2450" stroke-width="2.2" stroke-linejoin="round">${fill('M54 118V146A7 6 0 1 1 49 140V114L70 108V136A7 6 0 1 1 65 130V120L54 123Z', '#f2749c')}${fill('M36 196V218A6 5 0 1 1 32 213V192L44 188V194Z', '#ffb35c')}${fill('M292 168V190A6 5 0 1 1 288 185V164L300 160V166Z', '#f2749c')}</g>`,
  };
}
