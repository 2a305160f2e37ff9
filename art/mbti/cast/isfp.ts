/** ISFP, neon dusk. */
import { circle, fill, line } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import type { Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A painter in a beret; the smock has had more colour than the canvas. */
export function isfp(): Figure {
  const gold = tone('g', '#ffb932');
  const [hair, smock, beret, pants, shoe, wood] = [
    tone('h', '#5c3430'),
    tone('c', '#fff0dc'),
    tone('r', '#8d55dc'),
    tone('p', '#3aa9ac'),
    tone('k', '#7a3f34'),
    tone('l', '#d99a58'),
  ];
  const skin = SKIN.brown;
  return {
    code: 'isfp',
    temperament: 'SP',
    face: {
      skin,
      iris: '#5aa05a',
      lash: '#2c0f1c',
      lids: ['open', 'open'],
      mouth: 'cat',
      brows: [4, 3],
      look: [3, 2],
    },
    tones: [hair, smock, beret, pants, shoe, wood, gold],
    tilt: 5,
    backHair: part(
      'M160 58C112 58 88 90 88 134C88 150 78 158 74 172C72 186 84 190 90 184C90 198 108 202 114 192H206C212 202 230 198 230 184C236 190 248 186 246 172C242 158 232 150 232 134C232 90 208 58 160 58Z',
      hair,
    ),
    body:
      leg([148, 276], [146, 320], pants, shoe, -1) +
      leg([172, 276], [175, 320], pants, shoe, 1) +
      bell(292, 46, smock, 8) +
      fill('M128 246C136 240 144 248 138 254C132 262 122 256 128 246ZM138 262h0', '#ff8a5c') +
      fill('M172 262C182 254 192 264 184 272C176 280 164 272 172 262Z', '#4fb8b0') +
      fill('M140 276C146 270 156 276 152 284C146 290 134 286 140 276Z', '#ffc23c') +
      fill('M146 262h0M166 284h0M124 268h0M190 282h0', 'none', 'stroke="#b85fc0" stroke-width="5"') +
      part('M140 200C148 210 172 210 180 200L188 210C176 222 144 222 132 210Z', beret) +
      part(
        'M160 214C150 210 142 220 146 228C152 230 158 224 160 220C162 224 168 230 174 228C178 220 170 210 160 214Z',
        beret,
      ),
    hair:
      part(
        'M94 96C84 122 90 150 82 168C78 180 90 184 98 174C102 166 98 148 108 124C126 124 146 116 158 102C170 116 194 126 212 124C222 148 218 166 222 174C230 184 242 180 238 168C230 150 236 122 226 96Z',
        hair,
      ) +
      line(
        'M104 112C98 130 100 150 94 166M216 112C222 130 220 150 226 166M134 100C128 108 122 112 114 116M186 100C192 108 200 112 208 116',
        hair.edge,
        2,
        'opacity=".5"',
      ) +
      part(
        'M86 104C64 92 66 52 118 42C178 30 240 50 242 82C242 96 234 102 228 106C198 86 118 86 86 104Z',
        beret,
      ) +
      fill(
        'M204 52C236 62 248 86 228 106C216 98 204 94 192 92C208 84 212 66 204 52Z',
        beret.edge,
        'opacity=".24"',
      ) +
      fill('M86 84C84 66 104 54 128 50C112 60 102 70 98 86Z', '#fff', 'opacity=".35"') +
      line('M148 42C146 34 150 28 156 26', beret.edge, 5) +
      line('M92 102C124 86 194 88 224 104', beret.dark, 4) +
      circle(223, 178, 4.5, '~g', `stroke="${gold.edge}"`),
    fringe: -4,
    front:
      part(
        'M60 218C66 198 100 194 118 210C132 224 126 252 106 258C98 260 96 252 100 246C104 238 94 234 86 240C70 250 54 240 60 218Z',
        wood,
      ) +
      circle(74, 222, 6.5, '#f0524a', 'stroke="#7a3420" stroke-width="1.6"') +
      circle(88, 211, 6.5, '#ffc23c', 'stroke="#7a3420" stroke-width="1.6"') +
      circle(105, 214, 6.5, '#4fb8b0', 'stroke="#7a3420" stroke-width="1.6"') +
      circle(114, 230, 6.5, '#7a6fe0', 'stroke="#7a3420" stroke-width="1.6"') +
      circle(80, 236, 5, '#fff', 'stroke="#7a3420" stroke-width="1.6"') +
      arm({
        line: [
          [132, 218],
          [112, 256],
          [108, 246],
        ],
        sleeve: smock,
        skin,
        cuff: beret,
        thumb: -30,
      }) +
      `<g transform="rotate(28 240 186)">${part('M237 150H243V222H237Z', wood)}${part('M236 140H244V152H236Z', gold)}${part('M236 140C230 130 236 120 240 112C244 120 250 130 244 140Z', beret)}</g>` +
      arm({
        line: [
          [188, 216],
          [216, 238],
          [228, 210],
        ],
        sleeve: smock,
        skin,
        cuff: beret,
        thumb: -40,
      }),
    air:
      line(
        'M264 110C270 88 302 90 300 114C298 132 274 130 280 112',
        '#f0624a',
        7,
        'stroke-linecap="round" opacity=".9"',
      ) + line('M268 104C274 92 292 92 296 108', '#ffd0a8', 2.4, 'stroke-linecap="round"'),
  };
}
