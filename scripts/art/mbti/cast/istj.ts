/** ISTJ, harbour. */
import { circle, fill, line } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A keeper of the log: parted hair, square glasses, pea coat, clipboard with every box ticked. */
export function istj(): Figure {
  const gold = tone('g', '#f0b84a');
  const cream = tone('w', '#fff7e6');
  const [hair, coat, pants, shoe, board] = [
    tone('h', '#3c4566'),
    tone('c', '#2f5a96'),
    tone('p', '#5b6784'),
    tone('k', '#6b4230'),
    tone('l', '#b8794a'),
  ];
  const skin = SKIN.peach;
  const ink = '#1f2f52';
  return {
    code: 'istj',
    temperament: 'SJ',
    face: {
      skin,
      iris: '#4a6fa8',
      lash: '#1c1c38',
      lids: ['open', 'open'],
      mouth: 'firm',
      brows: [-2, 0],
      look: [1, 1],
      plain: true,
    },
    tones: [hair, coat, pants, shoe, board, gold, cream],
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
      `<g transform="rotate(-8 122 254)">${part('M96 224H150Q153 224 153 227V287Q153 290 150 290H96Q93 290 93 287V227Q93 224 96 224Z', board)}${fill('M99 231H147V284H99Z', '~w', `stroke="${cream.edge}" stroke-width="1.6"`)}${part('M113 219H133V230H113Z', gold)}${line('M105 244l4 4 7-8M105 258l4 4 7-8M105 272l4 4 7-8', '#2fa66a', 3)}${line('M122 245H141M122 259H141M122 273H136', '#7c92b8', 3)}</g>` +
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
      `<g transform="rotate(34 196 276)">${part('M192 244H200V280L196 290L192 280Z', gold)}${line('M192 250H200', gold.edge, 2)}</g>` +
      circle(197, 274, 9, '~s', `stroke="${skin.edge}"`),
  };
}
