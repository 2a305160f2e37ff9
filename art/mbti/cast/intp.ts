/** INTP, night observatory. */
import { circle, fill, line, rad } from '../../draw.ts';
import { arm, bell, limb, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A thinker on a stack of books, pencil behind the ear, eyes on an idea that nobody else sees. */
export function intp(): Figure {
  const gold = tone('g', '#f2b53c');
  const white = tone('w', '#f4f0ff');
  const [hair, knit, pants, shoe, red, teal] = [
    tone('h', '#7b4f3a'),
    tone('c', '#3aa5a4'),
    tone('p', '#1a4a5a'),
    tone('k', '#e2f4f0'),
    tone('r', '#d9568c'),
    tone('t', '#3fa7c4'),
  ];
  const skin = SKIN.honey;
  return {
    code: 'intp',
    temperament: 'NT',
    face: {
      skin,
      iris: '#3f7fd0',
      lash: hair.edge,
      lids: ['open', 'open'],
      mouth: 'oh',
      brows: [7, -2],
      quirk: 4,
      look: [2, -4],
      plain: true,
    },
    tones: [hair, knit, pants, shoe, red, teal, gold, white],
    paints: rad('q', ['#fff7c8@0/.95', '#ffe07a@.35/.45', '#ffe07a@1/0']),
    tilt: 5,
    backHair: part(
      'M160 54C112 52 84 84 84 128L74 140L86 150L80 168L98 174L104 190H216L222 174L240 168L234 150L246 140L236 128C236 84 208 54 160 54Z',
      hair,
    ),
    body:
      part('M94 314H222C228 314 228 332 222 332H94C88 332 88 314 94 314Z', red) +
      fill('M98 318H226V328H98Z', '~w') +
      line('M102 321H224M102 325H224', white.dark, 1.2) +
      part('M106 298H228C233 298 233 315 228 315H106C100 315 100 298 106 298Z', teal) +
      fill('M104 302H222V311H104Z', '~w') +
      line('M108 305H220M108 308H220', white.dark, 1.2) +
      part(limb([150, 270], [116, 268], [112, 296], 27, 22), pants) +
      part(limb([172, 270], [206, 268], [208, 296], 27, 22), pants) +
      part(limb([112, 292], [130, 304], [160, 298], 22, 18), pants) +
      part(limb([208, 292], [190, 306], [166, 298], 22, 18), pants) +
      part('M146 290C160 286 172 292 172 300C172 308 150 308 142 304Z', shoe) +
      bell(280, 42, knit, 8) +
      line('M122 276C140 286 180 286 198 276', knit.edge, 2, 'opacity=".5"') +
      fill('M146 202L160 222L174 202C170 214 150 214 146 202Z', '~w', `stroke="${white.edge}"`) +
      line('M136 236l9 7 9-7 9 7 9-7 9 7', white.light, 3.4, 'opacity=".85"'),
    hair:
      part(
        'M160 54C138 46 112 56 104 72C88 82 82 104 84 126L76 134L92 140L98 152C100 136 104 124 112 114C116 122 118 128 124 130C124 120 128 112 136 106C138 116 144 122 152 126C150 116 154 108 162 104C164 114 172 122 180 124C178 116 180 110 186 104C192 116 202 124 212 128C220 136 222 144 222 154L230 142L246 136L236 126C240 100 228 80 214 72C206 56 182 46 170 54L186 34C172 34 162 42 160 54Z',
        hair,
      ) +
      line(
        'M112 86C106 96 104 104 104 112M134 72C126 82 124 92 124 102M166 72C160 80 158 90 158 98M196 78C196 88 198 98 204 106',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      gloss(60, 146) +
      `<g stroke="#3a2a5c" stroke-width="3.4" fill="#e8f4ff" fill-opacity=".22"><circle cx="130" cy="146" r="21"/><circle cx="190" cy="146" r="21"/></g>` +
      line('M151 144Q160 139 169 144M109 144L97 140M211 144L223 140', '#3a2a5c', 3.2) +
      line('M118 138L126 130M178 138L186 130', '#fff', 2.6, 'opacity=".8"') +
      `<g transform="rotate(-30 234 122)">${part('M218 118H256V126H218Z', gold)}${part('M256 118L266 122L256 126Z', white)}</g>`,
    front:
      arm({
        line: [
          [132, 222],
          [110, 258],
          [136, 262],
        ],
        sleeve: knit,
        skin,
        w: [23, 23],
        thumb: 30,
      }) +
      arm({
        line: [
          [188, 222],
          [212, 258],
          [184, 262],
        ],
        sleeve: knit,
        skin,
        w: [23, 23],
        thumb: -30,
      }) +
      part(
        'M160 252C150 244 134 242 122 246V276C134 272 150 274 160 282C170 274 186 272 198 276V246C186 242 170 244 160 252Z',
        white,
      ) +
      fill('M160 252C170 244 186 242 198 246V276C186 272 170 274 160 282Z', white.dark, 'opacity=".35"') +
      line(
        'M128 252C138 250 146 252 153 256M128 260C138 258 146 260 153 264M192 252C182 250 174 252 167 256M192 260C182 258 174 260 167 264',
        '#7d6bd0',
        2,
      ),
    air:
      circle(264, 74, 36, '~q') +
      `<g stroke-width="2.4" stroke-linejoin="round">${fill('M264 52C250 52 243 62 245 72C247 80 254 82 255 91H273C274 82 281 80 283 72C285 62 278 52 264 52Z', '#fff3b4', 'stroke="#7a4a1a"')}${line('M258 88L256 74L264 79L272 74L270 88', '#e08a1e', 2.2)}${fill('M255 92H273V100C268 106 260 106 255 100Z', '~w', 'stroke="#4a3a78"')}</g>`,
  };
}
