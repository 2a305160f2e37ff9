/** INFP, rose dawn. */
import { fill, line } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { curls, type Figure } from '../figure.ts';
import { LEAVES, leaves } from '../flora.ts';
import { SKIN, tone } from '../tones.ts';

/** A dreamer with strawberry curls, a scarf that is too long, a letter folded into a boat, and the moon that it is addressed to. */
export function infp(): Figure {
  const cream = tone('w', '#fff6e6');
  const [hair, knit, scarf, pants, shoe] = [
    tone('h', '#f2a08e'),
    tone('c', '#fff0dc'),
    tone('l', '#d8578a'),
    tone('p', '#8a77b8'),
    tone('k', '#d9667a'),
  ];
  const skin = SKIN.fair;
  return {
    code: 'infp',
    temperament: 'NF',
    face: {
      skin,
      iris: '#3f9fb8',
      lash: '#6b2b3c',
      brow: '#b8604f',
      lids: ['open', 'open'],
      mouth: 'calm',
      brows: [5, 4],
      look: [-1, -3],
      plain: true,
    },
    tones: [hair, knit, scarf, pants, shoe, cream],
    paints: LEAVES,
    tilt: 6,
    behind:
      part(
        'M176 212C206 216 232 232 250 262C256 274 270 276 280 272C278 284 270 296 258 300L252 312L244 300L236 308C222 282 200 252 172 240Z',
        scarf,
      ) + line('M214 228L206 246M236 252L226 268M254 278L244 294', '#ffe3ee', 4, 'opacity=".75"'),
    backHair: part(curls(160, 122, 76, 68, 12), hair),
    body:
      leg([148, 276], [145, 320], pants, shoe, -1) +
      leg([172, 276], [175, 320], pants, shoe, 1) +
      bell(286, 42, knit, 8) +
      line('M122 278Q160 292 198 278', knit.dark, 5, 'stroke-dasharray="2 4"'),
    hair:
      part(
        `${curls(160, 122, 72, 66, 7, 172, 368)}C226 150 222 158 219 164C216 146 210 132 203 124A15 15 0 0 1 180 121A15 15 0 0 1 155 122A15 15 0 0 1 131 122A13 13 0 0 1 113 128C106 138 103 150 101 164C96 156 92 146 88.7 131.200Z`,
        hair,
      ) +
      line(
        'M106 104a14 14 0 0 1 22-12M136 78a15 15 0 0 1 26-4M182 80a15 15 0 0 1 24 10M146 104a13 13 0 0 1 20-5M192 108a12 12 0 0 1 18 4',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      line('M102 92a14 14 0 0 1 15-14M133 66a15 15 0 0 1 18-6', '#fff', 5, 'opacity=".5"') +
      line('M164 56C164 44 166 38 170 32', '#2f8a66', 3) +
      leaves(169, 36, 12, 0.9),
    fringe: 6,
    front:
      part(
        'M124 200C136 190 184 190 196 200C204 210 202 224 192 228C170 236 150 236 128 228C118 224 116 210 124 200Z',
        scarf,
      ) +
      part('M136 224C134 240 132 254 134 268L142 264L148 270L154 264C152 250 154 238 158 230Z', scarf) +
      line('M128 206C150 216 176 216 194 206M136 244H153M135 255H153', '#ffe3ee', 4, 'opacity=".75"') +
      arm({
        line: [
          [128, 222],
          [104, 254],
          [134, 262],
        ],
        sleeve: knit,
        skin,
        w: [23, 22],
        thumb: 40,
      }) +
      arm({
        line: [
          [192, 222],
          [216, 254],
          [186, 262],
        ],
        sleeve: knit,
        skin,
        w: [23, 22],
        thumb: -40,
      }) +
      part('M124 244L142 246L160 218L178 246L196 244L182 268H138Z', cream) +
      fill('M160 218L178 246L196 244L182 268H160Z', '#8fb8d8', 'opacity=".38"') +
      line('M142 246L160 252L178 246M160 220V252', cream.edge, 1.8, 'opacity=".6"') +
      fill('M160 234C156 228 148 232 152 239L160 246L168 239C172 232 164 228 160 234Z', '#ff7f8f'),
    air: fill(
      'M44 92A30 30 0 1 0 82 120A25 25 0 0 1 44 92Z',
      '#ffe08a',
      'stroke="#c9803a" stroke-width="2.6" stroke-linejoin="round"',
    ),
  };
}
