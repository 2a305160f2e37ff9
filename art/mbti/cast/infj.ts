/** INFJ, rose dawn. */
import { circle, fill, line, rad } from '../../draw.ts';
import { sparkle } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import type { Figure } from '../figure.ts';
import { LEAVES, leaves } from '../flora.ts';
import { SKIN, tone } from '../tones.ts';

/** A listener under a hood, eyes closed, with a lantern of fireflies. */
export function infj(): Figure {
  const gold = tone('g', '#f4bd4a');
  const cream = tone('w', '#fff6e6');
  const [hair, cloak, inner, robe, shoe] = [
    tone('h', '#c9a6e0'),
    tone('c', '#b04475'),
    tone('l', '#74234d'),
    tone('p', '#ffeef0'),
    tone('k', '#7a4b3a'),
  ];
  const skin = SKIN.tan;
  return {
    code: 'infj',
    temperament: 'NF',
    face: { skin, iris: '#3a9c86', lash: '#4a1f38', lids: ['calm', 'calm'], mouth: 'calm', brows: [2, 2] },
    tones: [hair, cloak, inner, robe, shoe, gold, cream],
    paints: rad('q', ['#fffbd0@0/.95', '#ffe98a@.4/.5', '#c8f58a@1/0']) + LEAVES,
    tilt: -4,
    backHair:
      part(
        'M160 36C126 34 74 66 74 138C74 170 88 204 104 214H216C232 204 246 170 246 138C246 66 194 34 160 36Z',
        cloak,
      ) +
      part(
        'M160 50C112 50 88 88 88 136C88 168 96 190 108 204H212C224 190 232 168 232 136C232 88 208 50 160 50Z',
        inner,
      ),
    body:
      leg([150, 290], [148, 321], shoe, shoe, -1) +
      leg([170, 290], [172, 321], shoe, shoe, 1) +
      bell(308, 38, robe, 6) +
      part(
        'M136 200C116 212 96 262 88 306C102 316 126 318 142 310C146 276 150 240 154 212ZM184 200C204 212 224 262 232 306C218 316 194 318 178 310C174 276 170 240 166 212Z',
        cloak,
      ) +
      fill(
        'M206 226C220 252 228 282 232 306C226 310 218 313 210 314C212 284 210 254 206 226ZM106 236C98 262 92 284 88 306C92 309 98 311 102 312C102 286 104 262 106 236Z',
        cloak.edge,
        'opacity=".3"',
      ) +
      line('M90 299C104 308 126 311 142 303M178 303C194 311 216 308 230 299', gold.light, 2.4),
    hair:
      part(
        'M160 58C126 60 98 90 96 132C90 156 104 172 96 198C90 220 106 236 116 240C110 222 124 210 120 190C116 170 106 158 114 138C132 130 152 108 160 84C168 108 188 130 206 138C214 158 204 170 200 190C196 210 210 222 204 240C214 236 230 220 224 198C216 172 230 156 224 132C222 90 194 60 160 58Z',
        hair,
      ) +
      line(
        'M124 88C112 102 106 120 106 136M196 88C208 102 214 120 214 136M104 160C112 178 106 194 106 208M216 160C208 178 214 194 214 208M148 70C142 86 134 100 126 110M172 70C178 86 186 100 194 110',
        hair.edge,
        2,
        'opacity=".4"',
      ) +
      fill(
        'M160 36C126 34 74 66 74 138C74 150 78 164 84 178C82 120 104 58 160 54C216 58 238 120 236 178C242 164 246 150 246 138C246 66 194 34 160 36Z',
        '~c',
        `stroke="${cloak.edge}"`,
      ) +
      line('M84 146C88 98 116 62 160 60C204 62 232 98 236 146', gold.light, 2.4, 'stroke-dasharray="1 7"') +
      fill('M92 92C104 66 126 50 148 46C128 56 110 74 100 96Z', '#fff', 'opacity=".28"') +
      leaves(160, 56, 0, 0.8) +
      circle(160, 54, 5, '~g', `stroke="${gold.edge}"`),
    fringe: 2,
    front:
      leaves(160, 218, 180, 0.7) +
      circle(160, 216, 7, '~g', `stroke="${gold.edge}"`) +
      circle(222, 268, 46, '~q') +
      arm({
        line: [
          [122, 226],
          [98, 262],
          [136, 258],
        ],
        sleeve: cloak,
        skin,
        cuff: gold,
        thumb: 60,
        w: [24, 24],
      }) +
      arm({
        line: [
          [198, 226],
          [218, 242],
          [216, 228],
        ],
        sleeve: cloak,
        skin,
        cuff: gold,
        thumb: -10,
        w: [24, 24],
      }) +
      line('M214 224C206 238 238 238 230 224', gold.edge, 2.6) +
      line('M222 234V244', gold.edge, 3) +
      part('M208 252C210 240 234 240 236 252Z', gold) +
      fill('M208 252H236L240 284H204Z', '#fff7c4', `stroke="${gold.edge}" fill-opacity=".82"`) +
      line('M218 253L216 283M227 253L229 283', gold.edge, 1.6, 'opacity=".6"') +
      part('M202 284H242V292H202Z', gold) +
      fill(sparkle(222, 266, 11) + sparkle(213, 276, 5) + sparkle(231, 273, 5), '#f7a93b'),
    air: fill(sparkle(262, 226, 5) + sparkle(252, 304, 4) + sparkle(188, 250, 4), '#f7c04b'),
  };
}
