/** ENTJ, night observatory. */
import { circle, fill, line, oval } from '../../draw.ts';
import { sparkle } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import type { Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A captain of the night boat: gold anchor on the cap, spyglass up, the course set already. */
export function entj(): Figure {
  const gold = tone('g', '#f0b84a');
  const [hair, coat, navy, pants, shoe] = [
    tone('h', '#2f3c5c'),
    tone('c', '#f3ead2'),
    tone('l', '#12586a'),
    tone('p', '#12586a'),
    tone('k', '#f4f1e8'),
  ];
  const skin = SKIN.tan;
  return {
    code: 'entj',
    temperament: 'NT',
    face: {
      skin,
      iris: '#2f8fc0',
      lash: '#1c1430',
      lids: ['open', 'open'],
      mouth: 'grin',
      brows: [0, -4],
      quirk: 3,
      look: [3, -1],
    },
    tones: [hair, coat, navy, pants, shoe, gold],
    backHair: part(
      'M160 56C112 56 86 90 86 138C86 164 84 178 78 190C96 196 112 192 122 182H198C208 192 224 196 242 190C236 178 234 164 234 138C234 90 208 56 160 56Z',
      hair,
    ),
    body:
      leg([148, 270], [141, 320], pants, shoe, -1) +
      leg([172, 270], [179, 320], pants, shoe, 1) +
      arm({
        line: [
          [132, 216],
          [88, 236],
          [120, 262],
        ],
        sleeve: coat,
        skin,
        cuff: navy,
        thumb: 60,
      }) +
      bell(282, 40, coat, 6) +
      part('M146 200L160 236L174 200C168 206 152 206 146 200Z', navy) +
      part('M146 198L136 206L142 222L160 240L178 222L184 206L174 198L160 234Z', coat) +
      part('M156 214H164L166 232L160 238L154 232Z', gold) +
      line('M160 240V286', coat.edge, 2.2, 'opacity=".6"') +
      [246, 260, 274]
        .map(
          (y) =>
            circle(149, y, 3.6, '~g', `stroke="${gold.edge}"`) +
            circle(171, y, 3.6, '~g', `stroke="${gold.edge}"`),
        )
        .join('') +
      part('M116 210L142 203L146 211L120 220ZM204 210L178 203L174 211L200 220Z', navy) +
      line('M122 213L142 207M198 213L178 207', gold.light, 2.4),
    hair:
      part(
        'M92 96C86 118 84 150 88 172C92 184 100 186 104 180C98 158 100 136 110 118C140 118 176 112 196 100C204 108 212 116 214 124C222 144 222 162 216 180C220 186 228 184 232 172C236 150 234 118 228 96Z',
        hair,
      ) +
      line(
        'M104 110C96 128 94 148 96 168M216 112C224 128 226 148 224 168M128 104C140 104 152 102 164 98',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      part(
        'M88 106C84 98 88 92 92 88C112 76 208 76 228 88C232 92 236 98 232 106C210 92 110 92 88 106Z',
        navy,
      ) +
      fill('M92 88C112 76 208 76 228 88L230 96C208 82 112 82 90 96Z', '~g') +
      part('M92 89C70 72 84 44 160 40C236 44 250 72 228 89C208 76 112 76 92 89Z', coat) +
      fill(
        'M208 48C242 58 244 76 228 89C220 84 212 82 204 80C214 70 216 58 208 48Z',
        coat.edge,
        'opacity=".16"',
      ) +
      part('M106 100C124 88 196 88 214 100C204 116 116 116 106 100Z', navy) +
      fill('M114 101C132 94 156 93 176 94C152 98 130 102 118 107Z', '#fff', 'opacity=".45"') +
      circle(160, 66, 12, '~g', `stroke="${gold.edge}"`) +
      line('M160 58V74M154 68Q160 76 166 68M156 62H164', navy.base, 2.4) +
      circle(96, 176, 4, '~g', `stroke="${gold.edge}"`) +
      circle(224, 176, 4, '~g', `stroke="${gold.edge}"`),
    fringe: -2,
    front:
      `<g transform="rotate(-32 240 188)">${part('M214 180H246V198H214Z', navy)}${part('M246 177H272V201H246Z', gold)}${part('M272 174H282V204H272Z', navy)}${part('M208 182H214V196H208Z', gold)}${fill('M216 183H270V187H216Z', '#fff', 'opacity=".5"')}${oval(282, 189, 4, 14, '#bfe8ff', `stroke="${navy.edge}"`)}</g>` +
      arm({
        line: [
          [188, 216],
          [222, 244],
          [230, 212],
        ],
        sleeve: coat,
        skin,
        cuff: navy,
        thumb: -40,
      }),
    air: fill(sparkle(286, 130, 11) + sparkle(270, 112, 5), '#ffd66b'),
  };
}
