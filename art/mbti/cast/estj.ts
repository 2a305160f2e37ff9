/** ESTJ, hearth. */
import { fill, line, oval } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { curls, type Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A stage manager with freckles, headset and clipboard: three, two, one, and the light is on. */
export function estj(): Figure {
  const gold = tone('g', '#f0b84a');
  const cream = tone('w', '#fff7e6');
  const [hair, shirt, headset, pants, shoe, board] = [
    tone('h', '#f4b94e'),
    tone('c', '#4c3b3a'),
    tone('r', '#d2552e'),
    tone('p', '#6e5346'),
    tone('k', '#d2552e'),
    tone('l', '#b8794a'),
  ];
  const skin = SKIN.fair;
  return {
    code: 'estj',
    temperament: 'SJ',
    face: {
      skin,
      iris: '#7a5a2c',
      lash: '#6b3420',
      brow: '#b0702c',
      lids: ['open', 'open'],
      mouth: 'grin',
      brows: [2, -3],
      look: [2, 0],
      plain: true,
    },
    tones: [hair, shirt, headset, pants, shoe, board, gold, cream],
    tilt: 4,
    backHair: part(curls(160, 118, 70, 62, 12), hair),
    body:
      leg([147, 272], [142, 320], pants, shoe, -1) +
      leg([173, 272], [178, 320], pants, shoe, 1) +
      bell(280, 44, shirt, 8) +
      part('M124 262H196L201 280Q160 290 119 280Z', board) +
      part('M128 266H142V282H128ZM178 266H192V282H178Z', pants) +
      line('M140 202L158 244M180 202L162 244', headset.base, 4) +
      part('M149 240H171V264H149Z', cream) +
      line('M153 247H167M153 253H163', headset.base, 2.4),
    hair:
      part(
        `${curls(160, 116, 68, 60, 8, 184, 356)}C232 134 226 152 219 158C220 146 216 132 208 122C198 126 188 124 182 116C172 126 158 128 148 118C138 128 124 128 116 120C106 130 100 144 101 158C92 150 88 132 92.2 111.800Z`,
        hair,
      ) +
      line(
        'M112 100a15 15 0 0 1 20-16M142 86a16 16 0 0 1 28-6M186 84a16 16 0 0 1 22 14M152 106a14 14 0 0 1 20-6',
        hair.edge,
        2,
        'opacity=".5"',
      ) +
      line('M108 86a16 16 0 0 1 14-13M138 64a17 17 0 0 1 18-7', '#fff', 5, 'opacity=".55"') +
      fill(
        'M106 158h0M114 156h0M122 158h0M198 158h0M206 156h0M214 158h0',
        'none',
        'stroke="#c9784a" stroke-width="3"',
      ) +
      line('M90 152C74 76 112 42 160 42C208 42 246 76 230 152', shirt.edge, 10) +
      line('M90 152C74 76 112 42 160 42C208 42 246 76 230 152', headset.base, 5) +
      [92, 228]
        .map((x) =>
          part(
            `M${x - 11} 136H${x + 11}Q${x + 15} 152 ${x + 11} 168H${x - 11}Q${x - 15} 152 ${x - 11} 136Z`,
            headset,
          ),
        )
        .join('') +
      line('M92 168C96 188 116 194 134 187', shirt.edge, 4.4) +
      oval(138, 185, 7, 5.5, '~c', `stroke="${shirt.edge}"`),
    fringe: 2,
    front:
      `<g transform="rotate(-8 122 254)">${part('M96 224H150Q153 224 153 227V287Q153 290 150 290H96Q93 290 93 287V227Q93 224 96 224Z', board)}${fill('M99 231H147V284H99Z', '~w', `stroke="${cream.edge}" stroke-width="1.6"`)}${part('M113 219H133V230H113Z', gold)}${line('M105 244l4 4 7-8M105 258l4 4 7-8M105 272l4 4 7-8', '#2fa66a', 3)}${line('M122 245H141M122 259H141M122 273H136', '#7c92b8', 3)}</g>` +
      arm({
        line: [
          [132, 216],
          [94, 238],
          [98, 264],
        ],
        sleeve: shirt,
        skin,
        cuff: headset,
        thumb: 90,
      }) +
      arm({
        line: [
          [188, 216],
          [230, 238],
          [240, 202],
        ],
        sleeve: shirt,
        skin,
        cuff: headset,
        thumb: -60,
      }) +
      fill('M239 190C237 178 238 166 242 165C247 164 248 174 247 188Z', '~s', `stroke="${skin.edge}"`),
    air: fill(
      'M262 150L292 138M264 166L296 166M262 182L290 194',
      'none',
      'stroke="#ffb04a" stroke-width="5" stroke-linecap="round"',
    ),
  };
}
