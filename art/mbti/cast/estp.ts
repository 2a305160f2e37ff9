/** ESTP, neon dusk. */
import { circle, fill, line } from '../../draw.ts';
import { star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import type { Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A surfer on the crest: cropped hair with bleached tips, sunglasses pushed up, fist in the air. */
export function estp(): Figure {
  const gold = tone('g', '#ffb932');
  const [hair, jacket, tee, pants, shoe, board] = [
    tone('h', '#f2b04a'),
    tone('c', '#7f52dc'),
    tone('w', '#fff3de'),
    tone('p', '#ff7a9c'),
    tone('k', SKIN.deep.base),
    tone('l', '#ffd24a'),
  ];
  const skin = SKIN.deep;
  const dark = tone('d', '#3c2530');
  return {
    code: 'estp',
    temperament: 'SP',
    face: {
      skin,
      iris: '#e0922c',
      lash: '#240a18',
      lids: ['open', 'happy'],
      mouth: 'grin',
      brows: [2, -4],
      quirk: -2,
      look: [2, 0],
      plain: true,
    },
    tones: [hair, jacket, tee, pants, shoe, board, dark, gold],
    tilt: -6,
    lift: 12,
    behind:
      fill(
        'M16 348C2 316 10 236 52 196C84 166 128 176 136 196C104 190 84 214 92 246C98 276 120 300 160 318Q230 336 286 324Q318 334 292 350Q160 362 16 348Z',
        '#35bfc4',
        'stroke="#125f78"',
      ) +
      fill(
        'M52 196C84 166 128 176 136 196C104 190 84 214 92 246C70 236 56 222 52 196Z',
        '#dffbfb',
        'stroke="#125f78"',
      ) +
      line('M28 320C40 290 34 262 52 236M52 330C60 304 62 280 76 262', '#c9f6f2', 4, 'opacity=".8"'),
    backHair: part(
      'M160 60C118 60 94 90 94 130C94 146 96 158 100 166H220C224 158 226 146 226 130C226 90 202 60 160 60Z',
      dark,
    ),
    body:
      leg([148, 266], [112, 306], tone('s', skin.base), shoe, -1, 6) +
      leg([172, 266], [206, 306], tone('s', skin.base), shoe, 1, -6) +
      part('M124 262H196L212 288L174 296L160 280L146 296L108 288Z', pants) +
      `<g transform="rotate(-7 160 322)">${part('M54 320C86 306 232 304 270 312C280 316 270 324 252 328C196 338 100 336 62 328C52 326 48 323 54 320Z', board)}${line('M66 322Q160 314 262 318', '#fff', 3, 'opacity=".7"')}${fill('M196 309H214L206 332H188Z', '#ff5f8f')}</g>` +
      fill(
        'M40 340Q66 324 92 338T150 338T208 338Q246 326 284 336Q296 346 276 350Q160 358 52 350Q36 348 40 340Z',
        '#8fe6e2',
        'opacity=".85"',
      ) +
      arm({
        line: [
          [188, 216],
          [226, 240],
          [214, 262],
        ],
        sleeve: jacket,
        skin,
        cuff: pants,
        thumb: -80,
        w: [24, 23],
      }) +
      bell(270, 36, tee, 8) +
      fill(star(160, 242, 13, 0.5), '#ffb932', 'stroke="#8a4a1c" stroke-width="2"') +
      part(
        'M142 198C124 202 118 214 122 234L116 274C126 282 138 282 146 278C142 252 140 226 142 198ZM178 198C196 202 202 214 198 234L204 274C194 282 182 282 174 278C178 252 180 226 178 198Z',
        jacket,
      ) +
      part(
        'M116 268C126 276 138 276 146 273V283C138 286 126 285 114 278ZM204 268C194 276 182 276 174 273V283C182 286 194 285 206 278Z',
        pants,
      ) +
      part(
        'M142 196C134 200 130 206 130 212L146 224L150 204ZM178 196C186 200 190 206 190 212L174 224L170 204Z',
        pants,
      ),
    hair:
      part(
        'M94 130C92 112 96 96 104 84H216C224 96 228 112 226 130C222 122 218 116 212 112C180 118 140 118 108 112C102 116 98 122 94 130Z',
        dark,
      ) +
      part(
        'M104 102L92 76L108 78L104 54L122 64L128 40L146 58L160 34L172 56L192 40L198 62L216 54L212 78L228 78L216 102L204 92L192 106L178 94L164 108L150 94L136 106L122 92Z',
        hair,
      ) +
      line(
        'M120 84L116 70M144 82L142 64M164 84V62M186 82L190 64M206 86L210 74',
        hair.edge,
        2,
        'opacity=".5"',
      ) +
      fill(
        'M112 74L110 64L122 72L130 52L142 66L120 84ZM150 62L160 44L168 62L158 72Z',
        '#fff',
        'opacity=".35"',
      ) +
      line('M92 112Q160 124 228 112', '#2c1830', 4) +
      [132, 188]
        .map(
          (x) =>
            fill(
              `M${x - 26} 98H${x + 26}C${x + 28} 118 ${x + 12} 124 ${x} 122C${x - 14} 124 ${x - 28} 116 ${x - 26} 98Z`,
              '#4a2a68',
              'stroke="#2c1830"',
            ) + line(`M${x - 16} 112L${x - 6} 102M${x - 8} 116L${x + 6} 102`, '#ff9d6b', 3.4),
        )
        .join('') +
      line('M156 104H164', '#2c1830', 4) +
      circle(98, 172, 4, '~g', `stroke="${gold.edge}"`),
    fringe: -4,
    front:
      arm({
        line: [
          [132, 216],
          [84, 232],
          [78, 186],
        ],
        sleeve: jacket,
        skin,
        cuff: pants,
        thumb: 40,
        w: [24, 23],
      }) +
      `<g stroke="${skin.edge}" stroke-width="2">${line('M70 176V168M76 174V166M82 174V167', skin.edge, 2)}</g>`,
    air:
      line('M48 300H20M44 314H8M52 286H34', '#f2573f', 5, 'stroke-linecap="round" opacity=".55"') +
      line('M54 158L42 150M64 144L58 130M82 142L86 128', '#ff8a3c', 5, 'stroke-linecap="round"'),
  };
}
