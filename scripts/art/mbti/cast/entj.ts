/** ENTJ, night observatory. */
import { circle, fill, line } from '../../draw.ts';
import { sparkle, star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A commander with a silver ponytail, cape in the wind and a baton that points the way. */
export function entj(): Figure {
  const gold = tone('g', '#f2b53c');
  const [hair, coat, cape, trim, boots] = [
    tone('h', '#d9d4f2'),
    tone('c', '#5a3fb8'),
    tone('l', '#c23a78'),
    tone('k', '#2c2568'),
    tone('p', '#f4f0ff'),
  ];
  const skin = SKIN.brown;
  return {
    code: 'entj',
    temperament: 'NT',
    face: {
      skin,
      iris: '#f0a52c',
      lash: '#2b1440',
      brow: '#6b5a94',
      lids: ['open', 'open'],
      mouth: 'grin',
      brows: [-1, -6],
      look: [1, 0],
    },
    tones: [hair, coat, cape, trim, boots, gold],
    fringe: -26,
    behind:
      part(
        'M134 206C110 226 84 268 62 300C78 300 84 306 94 318C108 308 118 312 128 322C150 312 176 312 196 320C206 310 214 308 226 312C214 280 204 230 186 206Z',
        cape,
      ) +
      fill(
        'M134 212C116 240 104 280 94 316C100 312 106 311 112 312C116 280 126 240 140 216ZM186 214C196 240 202 280 206 313C202 314 198 317 196 320C192 318 186 317 182 316C184 280 182 240 178 216Z',
        cape.edge,
        'opacity=".32"',
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
      part('M140 199L160 282L180 199C172 208 148 208 140 199Z', trim) +
      line('M150 222H170M151 236H169M153 250H167', gold.light, 3) +
      line('M124 262Q160 272 196 262', gold.edge, 8) +
      line('M124 262Q160 272 196 262', gold.base, 4.4) +
      part('M153 260H167V273H153Z', gold) +
      part(
        'M118 206C128 196 142 200 146 208L138 222H116C113 216 114 210 118 206ZM202 206C192 196 178 200 174 208L182 222H204C207 216 206 210 202 206Z',
        gold,
      ) +
      line(
        'M118 222V229M124 222V231M130 222V231M136 222V229M184 222V229M190 222V231M196 222V231M202 222V229',
        gold.dark,
        3,
      ),
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
      `<g transform="rotate(24 243 188)">${part('M240 200V96H247V200Z', trim)}${part('M238 200H249V210H238ZM238 118H249V110H238Z', gold)}${part(star(243.5, 92, 16, 0.48), gold)}${fill(sparkle(243.5, 92, 9), '#fff')}</g>`,
  };
}
