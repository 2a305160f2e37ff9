/** ISTJ, hearth. */
import { circle, line } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** The keeper of the clock tower: parted hair, square glasses, a brown coat, the clock in one arm and its key in the other hand. */
export function istj(): Figure {
  const gold = tone('g', '#f0b84a');
  const cream = tone('w', '#fff7e6');
  const [hair, coat, pants, shoe] = [
    tone('h', '#41302c'),
    tone('c', '#8f4a2c'),
    tone('p', '#6b5346'),
    tone('k', '#6b4230'),
  ];
  const skin = SKIN.peach;
  const ink = '#3a1f14';
  return {
    code: 'istj',
    temperament: 'SJ',
    face: {
      skin,
      iris: '#7a5a34',
      lash: '#1c1c38',
      lids: ['open', 'open'],
      mouth: 'firm',
      brows: [-2, 0],
      look: [1, 1],
      plain: true,
    },
    tones: [hair, coat, pants, shoe, gold, cream],
    backHair: part(
      'M160 58C116 58 90 88 90 130C90 148 94 162 100 172H220C226 162 230 148 230 130C230 88 204 58 160 58Z',
      hair,
    ),
    body:
      leg([148, 276], [147, 320], pants, shoe, -1) +
      leg([172, 276], [173, 320], pants, shoe, 1) +
      arm({
        line: [
          [188, 216],
          [214, 244],
          [202, 268],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: -100,
      }) +
      bell(290, 42, coat, 6) +
      part('M142 196H178V214C178 222 142 222 142 214Z', cream) +
      line('M150 199V217M160 200V219M170 199V217', cream.dark, 2) +
      part('M142 202L126 212L138 238L160 256L182 238L194 212L178 202L170 226L160 240L150 226Z', coat) +
      line('M160 254V292', coat.edge, 2.2) +
      [262, 278]
        .map(
          (y) =>
            circle(151, y, 3.6, '~g', `stroke="${gold.edge}"`) +
            circle(170, y, 3.6, '~g', `stroke="${gold.edge}"`),
        )
        .join(''),
    hair:
      part(
        'M136 58C108 64 86 90 90 134C91 146 94 156 99 162C99 144 102 128 108 116C114 106 122 96 130 84C146 104 184 116 212 112C218 126 221 144 221 162C226 156 229 146 230 134C236 84 196 44 136 58Z',
        hair,
      ) +
      line(
        'M130 84C132 74 134 66 138 60M146 70C166 88 190 96 212 98M152 62C174 74 196 80 216 82M116 84C108 96 102 108 100 122',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      gloss(40, 104) +
      `<g stroke="${ink}" stroke-width="3.6" fill="#eaf6ff" fill-opacity=".25"><rect x="108" y="128" width="43" height="36" rx="8"/><rect x="169" y="128" width="43" height="36" rx="8"/></g>` +
      line('M151 142Q160 137 169 142M108 140L97 137M212 140L223 137', ink, 3.2) +
      line('M116 146L126 134M177 146L187 134', '#fff', 3, 'opacity=".75"'),
    fringe: -4,
    front:
      circle(118, 256, 38, '~g', `stroke="${gold.edge}"`) +
      circle(118, 256, 30, '~w', `stroke="${gold.edge}" stroke-width="1.8"`) +
      line('M118 230V235M118 277V282M92 256H97M139 256H144', ink, 3) +
      line(
        'M131 233.500L128.5 238M144 243L139.500 245.500M144 269L139.500 266.500M105 233.500L107.5 238M92 243L96.5 245.500',
        ink,
        2,
      ) +
      line('M118 256L101 263M118 256L113 234', ink, 3.6) +
      circle(118, 256, 3.6, ink) +
      part('M110 214H126V220H110Z', gold) +
      arm({
        line: [
          [132, 216],
          [96, 236],
          [98, 262],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: 90,
      }) +
      line('M206 272L240 218', gold.edge, 9) +
      line('M206 272L240 218', gold.base, 5) +
      line('M212 264L222 270M218 254L226 259', gold.edge, 8) +
      line('M212 264L222 270M218 254L226 259', gold.base, 4.4) +
      circle(246, 208, 11, 'none', `stroke="${gold.edge}" stroke-width="9"`) +
      circle(246, 208, 11, 'none', `stroke="${gold.base}" stroke-width="5"`) +
      circle(197, 274, 9, '~s', `stroke="${skin.edge}"`),
  };
}
