/** ISTP, neon dusk. */
import { circle, fill, line, oval } from '../../draw.ts';
import { star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A tinkerer in dungarees: goggles in choppy hair, plaster on the cheek, a wrench over the shoulder. */
export function istp(): Figure {
  const gold = tone('g', '#ffb932');
  const cream = tone('w', '#fff3de');
  const steel = tone('m', '#b9c4d8');
  const [hair, shirt, denim, boots, strap, glass] = [
    tone('h', '#9c3348'),
    tone('c', '#fff0d6'),
    tone('p', '#6b57cc'),
    tone('k', '#6b4030'),
    tone('r', '#4a3040'),
    tone('l', '#58c7d8'),
  ];
  const skin = SKIN.tan;
  return {
    code: 'istp',
    temperament: 'SP',
    face: {
      skin,
      iris: '#3fa088',
      lash: '#3a0f24',
      lids: ['half', 'half'],
      mouth: 'smirk',
      brows: [0, -1],
      quirk: 6,
      look: [3, 0],
    },
    tones: [hair, shirt, denim, boots, strap, glass, gold, steel, cream],
    tilt: -3,
    behind: `<g transform="rotate(38 214 206)">${part('M207 118H221V262H207Z', steel)}${part('M214 128C196 128 188 114 192 100C194 92 198 88 203 86L204 102L214 108L224 102L225 86C230 88 234 92 236 100C240 114 232 128 214 128Z', steel)}${line('M211 134V250', '#fff', 3, 'opacity=".7"')}</g>`,
    backHair: part(
      'M160 56C114 56 88 88 88 132L78 156L92 158L84 182L104 180L108 194H212L216 180L236 182L228 158L242 156L232 132C232 88 206 56 160 56Z',
      hair,
    ),
    body:
      leg([147, 270], [142, 320], denim, boots, -1) +
      leg([173, 270], [179, 320], denim, boots, 1) +
      bell(262, 36, shirt, 6) +
      part('M124 252C136 258 184 258 196 252L200 290H164L160 278L156 290H120Z', denim) +
      part('M138 224H182L188 262H132Z', denim) +
      line('M140 226L134 202M180 226L186 202', denim.edge, 10) +
      line('M140 226L134 202M180 226L186 202', denim.base, 6) +
      circle(141, 229, 4, '~g', `stroke="${gold.edge}"`) +
      circle(179, 229, 4, '~g', `stroke="${gold.edge}"`) +
      part('M148 238H172V254H148Z', denim) +
      line('M153 234V246M160 232V246', '#4a3040', 3) +
      part('M122 300H156V308H121ZM164 300H198L199 308H164Z', cream) +
      line('M126 268H140M180 268H194', denim.light, 2.4),
    hair:
      part(
        'M160 54C112 54 86 88 88 132L84 156L98 152L96 172L108 156C104 140 106 126 112 116L122 128L132 110L142 126L154 106L168 128L178 110L190 128L200 114C210 126 216 140 212 156L224 172L222 152L236 156L232 132C234 88 208 54 160 54Z',
        hair,
      ) +
      line(
        'M116 104C110 112 106 122 104 132M204 104C210 112 214 122 216 132M140 106L138 116M182 106L184 116',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      part('M86 114C104 96 216 96 234 114L230 96C210 78 110 78 90 96Z', strap) +
      [132, 188]
        .map(
          (x) =>
            part(
              `M${x - 25} 84C${x - 25} 66 ${x + 25} 66 ${x + 25} 84C${x + 25} 106 ${x - 25} 106 ${x - 25} 84Z`,
              gold,
            ) +
            oval(x, 85, 18, 13, '~l', `stroke="${gold.edge}"`) +
            line(`M${x - 10} 88L${x - 2} 77M${x - 2} 92L${x + 8} 78`, '#fff', 3.4, 'opacity=".85"'),
        )
        .join('') +
      part('M153 82H167V90H153Z', strap) +
      gloss(72, 108, '', 122) +
      `<g transform="rotate(-20 118 170)">${fill('M105 165H131Q134 165 134 170Q134 175 131 175H105Q102 175 102 170Q102 165 105 165Z', '#ffe3b0', 'stroke="#8a4a2c" stroke-width="2"')}${fill('M113 166H123V174H113Z', '#f0b87a')}</g>`,
    front:
      arm({
        line: [
          [132, 214],
          [102, 244],
          [118, 264],
        ],
        sleeve: shirt,
        skin,
        bare: true,
        thumb: 70,
      }) +
      arm({
        line: [
          [190, 216],
          [214, 248],
          [200, 238],
        ],
        sleeve: shirt,
        skin,
        bare: true,
        thumb: -60,
      }) +
      `<g transform="rotate(38 214 206)">${part('M206 214H222V264H206Z', strap)}</g>` +
      circle(192, 233, 10, '~s', `stroke="${skin.edge}"`),
    air: `<g stroke="#7a4a1c" stroke-width="2.2">${fill(star(62, 96, 17, 0.74, 8), '~g')}${circle(62, 96, 6, '#fff3de')}${fill(star(84, 68, 10, 0.74, 8), '~m')}${circle(84, 68, 3.6, '#fff3de')}</g>`,
  };
}
