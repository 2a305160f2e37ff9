/** ESFP, neon dusk. */
import { fill, line, oval } from '../../draw.ts';
import { sparkle, star } from '../../sparks.ts';
import { arm, leg, part } from '../body.ts';
import { curls, type Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** The dancer in the spotlight: a cloud of coral curls, a dress of sequins, both arms in the air. */
export function esfp(): Figure {
  const gold = tone('g', '#ffb932');
  const [hair, dress, frill, boots] = [
    tone('h', '#e8527f'),
    tone('c', '#a45cf0'),
    tone('r', '#3cc7c4'),
    tone('k', '#fff3de'),
  ];
  const skin = SKIN.honey;
  return {
    code: 'esfp',
    temperament: 'SP',
    face: {
      skin,
      iris: '#c0437f',
      lash: '#5a123c',
      brow: '#a32c58',
      lids: ['happy', 'star'],
      mouth: 'laugh',
      brows: [5, 1],
    },
    tones: [hair, dress, frill, boots, gold],
    tilt: -5,
    behind:
      fill('M128-30H192L286 330H34Z', '#fff6c4', 'opacity=".62"') +
      oval(160, 332, 126, 14, '#fff6c4', 'opacity=".8"'),
    backHair:
      part(curls(166, 132, 88, 78, 14), hair) +
      line(
        'M92 150a16 16 0 0 0 18 16M88 122a16 16 0 0 0 8 18M232 168a18 18 0 0 0 14-18M240 134a18 18 0 0 0 6-18M226 96a16 16 0 0 1 16 10',
        hair.edge,
        2.2,
        'opacity=".5"',
      ),
    body:
      leg([149, 262], [100, 298], tone('s', skin.base), boots, -1, 28) +
      leg([171, 262], [178, 320], tone('s', skin.base), boots, 1) +
      part('M167 294H190L189 322H167Z', boots) +
      arm({
        line: [
          [132, 216],
          [88, 232],
          [80, 192],
        ],
        sleeve: dress,
        skin,
        bare: true,
        thumb: 40,
      }) +
      part(
        'M124 252C110 262 100 274 96 288A14 14 0 0 0 120 292A15 15 0 0 0 146 297A15 15 0 0 0 174 297A15 15 0 0 0 200 292A14 14 0 0 0 224 288C220 274 210 262 196 252Z',
        frill,
      ) +
      part(
        'M128 240C116 252 108 262 104 272A13 13 0 0 0 126 278A14 14 0 0 0 148 282A14 14 0 0 0 172 282A14 14 0 0 0 194 278A13 13 0 0 0 216 272C212 262 204 252 192 240Z',
        dress,
      ) +
      part(
        'M140 200C126 202 124 214 127 230L128 248Q160 260 192 248L193 230C196 214 194 202 180 200C172 212 148 212 140 200Z',
        dress,
      ) +
      fill(
        'M180 202C192 214 186 236 184 252L192 248L193 230C196 214 192 204 180 202Z',
        dress.edge,
        'opacity=".24"',
      ) +
      fill(
        'M138 222h0M150 228h0M164 224h0M176 230h0M142 240h0M158 244h0M172 242h0M128 262h0M144 268h0M160 266h0M176 270h0M192 262h0',
        'none',
        'stroke="#fff6cf" stroke-width="4.4"',
      ) +
      line('M128 246Q160 258 192 246', '#d9405c', 6) +
      fill(star(160, 252, 9, 0.5), '#fff', `stroke="${dress.edge}" stroke-width="2"`),
    hair:
      part(
        `${curls(162, 118, 76, 68, 9, 176, 350)}C244 130 236 150 224 164C222 146 214 132 204 122A16 16 0 0 1 180 118A16 16 0 0 1 156 114C146 128 124 132 108 134C102 142 98 152 98 164C86 154 82 138 86.2 122.700Z`,
        hair,
      ) +
      line(
        'M104 106a16 16 0 0 1 20-18M138 84a17 17 0 0 1 28-6M186 82a18 18 0 0 1 26 12M148 106a15 15 0 0 1 20-8M196 108a14 14 0 0 1 22 4',
        hair.edge,
        2.2,
        'opacity=".5"',
      ) +
      line('M102 90a18 18 0 0 1 15-14M134 64a18 18 0 0 1 19-8', '#fff', 5, 'opacity=".5"') +
      part(star(112, 106, 17, 0.5), gold) +
      fill(sparkle(111, 104, 8), '#fff') +
      [96, 226]
        .map((x) => fill(star(x, 178, 8, 0.5), '~g', `stroke="${gold.edge}" stroke-width="2"`))
        .join(''),
    front: arm({
      line: [
        [188, 216],
        [232, 234],
        [244, 190],
      ],
      sleeve: dress,
      skin,
      bare: true,
      thumb: -50,
    }),
    air: `<g stroke="#6b1f34" stroke-width="2.2" stroke-linejoin="round">${fill('M270 96V124A7 6 0 1 1 265 118V92L286 86V114A7 6 0 1 1 281 108V98L270 101Z', '#ff7ab0')}${fill('M44 170V192A6 5 0 1 1 40 187V166L52 162V168Z', '#3cc7c4')}</g>`,
  };
}
