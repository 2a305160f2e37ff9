/** ENTP, night observatory. */
import { circle, fill, line, many, rad, t } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** The firework maker: swept ginger hair, a bow tie, a rocket in hand, and what the last three did to the sky. */
export function entp(): Figure {
  const gold = tone('g', '#f2b53c');
  const [hair, vest, shirt, pants, shoe, tie] = [
    tone('h', '#f07a3a'),
    tone('c', '#17707a'),
    tone('w', '#f4f0ff'),
    tone('p', '#2f9aa0'),
    tone('k', '#0f3f4c'),
    tone('r', '#e8457f'),
  ];
  const skin = SKIN.peach;
  return {
    code: 'entp',
    temperament: 'NT',
    face: {
      skin,
      iris: '#2fa66a',
      lash: '#4a1a2a',
      brow: '#a1401c',
      lids: ['open', 'happy'],
      mouth: 'laugh',
      brows: [4, -3],
      quirk: -2,
      look: [3, 0],
      plain: true,
    },
    tones: [hair, vest, shirt, pants, shoe, tie, gold],
    paints: rad('q', ['#fff9d0@0/1', '#ffd95e@.35/.5', '#ff9de0@1/0']),
    tilt: -6,
    backHair: part(
      'M160 56C114 54 88 88 88 130L84 152L98 160L102 178H218L224 160L236 152L232 130C232 88 208 56 160 56Z',
      hair,
    ),
    body:
      leg([148, 268], [132, 318], pants, shoe, -1, 8) +
      leg([172, 268], [184, 320], pants, shoe, 1) +
      arm({
        line: [
          [188, 216],
          [226, 240],
          [224, 208],
        ],
        sleeve: shirt,
        skin,
        cuff: gold,
        thumb: -40,
      }) +
      bell(278, 38, shirt, 6) +
      part(
        'M140 199C126 202 122 212 125 232C126 250 124 264 122 276L150 284L160 268L170 284L198 276C196 264 194 250 195 232C198 212 194 202 180 199L160 250Z',
        vest,
      ) +
      fill(
        'M178 204C190 212 188 240 184 280L198 276C196 264 194 250 195 232C198 212 192 204 178 204Z',
        vest.edge,
        'opacity=".3"',
      ) +
      circle(160, 238, 2.6, gold.base) +
      circle(160, 252, 2.6, gold.base) +
      line('M130 256H144', gold.light, 3) +
      line('M137 257Q142 268 158 254', gold.base, 1.8) +
      part('M160 212L140 203V223ZM160 212L180 203V223Z', tie) +
      circle(160, 212, 5, '~r', `stroke="${tie.edge}"`),
    hair:
      part(
        'M96 158C90 140 92 124 98 112L82 116C86 96 98 82 110 74L98 66C116 54 138 50 154 52L160 32C182 36 194 46 200 54L216 46C220 58 220 66 218 74L238 82C232 90 230 96 230 102C236 120 232 142 226 158C222 140 218 126 212 116C200 120 188 118 180 110C176 116 172 120 166 122C150 122 138 114 132 104C122 114 104 128 96 158Z',
        hair,
      ) +
      line(
        'M112 92C120 84 130 80 140 80M150 62C164 64 176 72 184 84M196 66C206 74 214 86 218 98M132 104C130 96 132 90 136 86M180 110C180 102 178 96 174 90',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      gloss(52, 132),
    front:
      circle(76, 130, 40, '~q') +
      arm({
        line: [
          [132, 216],
          [94, 232],
          [86, 190],
        ],
        sleeve: shirt,
        skin,
        cuff: gold,
        thumb: 60,
      }) +
      line('M80 172L74 212', '#7a4a2c', 4) +
      `<g transform="rotate(-10 80 130)">${part('M68 116H92V168H68Z', tie)}${fill('M68 128H92V140H68ZM68 152H92V160H68Z', '#fff4d8')}${part('M62 118L80 86L98 118Z', gold)}${line('M73 122V164', '#fff', 3, 'opacity=".5"')}</g>` +
      circle(81, 182, 9, '~s', `stroke="${skin.edge}"`),
    air: bursts(),
  };
}

/** Three fireworks: a ring of strokes each, with its sparks. */
function bursts(): string {
  const ring = (x: number, y: number, r: number, colour: string): string =>
    line(
      many(12, (i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
        return t`M${x + c * r * 0.4} ${y + s * r * 0.4}L${x + c * r} ${y + s * r}`;
      }),
      colour,
      4,
      'stroke-linecap="round"',
    ) + circle(x, y, r * 0.16, '#fff8d8');
  return ring(270, 92, 34, '#ffc94a') + ring(282, 182, 22, '#ff7aa8') + ring(38, 60, 24, '#7fe8e0');
}
