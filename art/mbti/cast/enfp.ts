/** ENFP, rose dawn. */
import { circle, fill, line } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A whirlwind in a yellow raincoat: twin tails fly, a pinwheel turns, both feet off the ground. */
export function enfp(): Figure {
  const cream = tone('w', '#fff6e6');
  const [hair, coat, tights, boots, blue, pink] = [
    tone('h', '#ff8fa6'),
    tone('c', '#ffd04a'),
    tone('p', '#58b8a0'),
    tone('k', '#ef5f7f'),
    tone('l', '#4fb3e0'),
    tone('r', '#ff6f8f'),
  ];
  const skin = SKIN.peach;
  const sail = (turn: number, colour: typeof blue): string =>
    `<g transform="rotate(${turn} 70 112)">${part('M70 112L70 78C88 78 98 94 96 104Z', colour)}</g>`;
  return {
    code: 'enfp',
    temperament: 'NF',
    face: {
      skin,
      iris: '#8a4fd0',
      lash: '#6b1f44',
      brow: '#c94a6c',
      lids: ['star', 'star'],
      mouth: 'laugh',
      brows: [6, 2],
    },
    tones: [hair, coat, tights, boots, blue, pink, cream],
    tilt: 5,
    lift: 18,
    backHair:
      part(
        'M92 96C64 70 30 84 22 118C34 112 42 116 44 124C32 132 30 150 36 162C48 146 62 150 74 146C92 140 102 122 100 108ZM228 96C256 70 290 84 298 118C286 112 278 116 276 124C288 132 290 150 284 162C272 146 258 150 246 146C228 140 218 122 220 108Z',
        hair,
      ) +
      line(
        'M90 108C70 96 48 100 36 112M92 120C76 122 60 126 48 142M230 108C250 96 272 100 284 112M228 120C244 122 260 126 272 142',
        hair.edge,
        2,
        'opacity=".4"',
      ) +
      part('M160 56C116 56 90 88 90 132L98 166H222L230 132C230 88 204 56 160 56Z', hair),
    body:
      leg([148, 268], [120, 300], tights, boots, -1, 38) +
      leg([172, 268], [204, 304], tights, boots, 1, -24) +
      arm({
        line: [
          [188, 216],
          [224, 222],
          [240, 190],
        ],
        sleeve: coat,
        skin,
        thumb: -40,
        w: [24, 24],
      }) +
      bell(280, 50, coat, 10) +
      line('M160 218V284', coat.edge, 2.2, 'opacity=".7"') +
      circle(153, 232, 3.4, '#fff') +
      circle(153, 250, 3.4, '#fff') +
      circle(153, 268, 3.4, '#fff') +
      part('M122 254L142 258L140 272L119 268ZM178 258L198 254L201 268L180 272Z', coat) +
      part('M130 202C140 192 180 192 190 202C196 214 180 222 160 222C140 222 124 214 130 202Z', coat) +
      line('M136 208Q160 220 184 208', coat.edge, 2, 'opacity=".5"'),
    hair:
      part(
        'M160 54C114 52 86 86 90 136C92 148 94 158 98 168C100 144 104 128 110 116C118 122 128 122 136 112C140 120 150 124 158 116C164 122 176 124 182 112C190 122 204 122 210 116C216 128 220 144 222 168C226 158 228 148 230 136C234 86 206 52 160 54Z',
        hair,
      ) +
      line(
        'M126 72C116 84 112 98 112 110M150 62C142 78 138 94 138 106M176 64C182 80 184 94 182 106M200 78C206 90 208 100 208 110',
        hair.edge,
        2,
        'opacity=".4"',
      ) +
      gloss(34, 146) +
      part(
        'M82 92C74 82 70 96 74 104C80 108 88 104 94 104C96 112 104 112 106 104C106 94 98 88 92 96ZM238 92C246 82 250 96 246 104C240 108 232 104 226 104C224 112 216 112 214 104C214 94 222 88 228 96Z',
        blue,
      ) +
      line('M150 56C146 42 154 34 164 38C158 42 158 48 160 54', hair.edge, 3),
    front:
      line('M80 196L70 112', '#8a5a3c', 5) +
      sail(0, pink) +
      sail(90, blue) +
      sail(180, coat) +
      sail(270, tights) +
      circle(70, 112, 5, '#fff', 'stroke="#6b1f44"') +
      arm({
        line: [
          [132, 216],
          [92, 226],
          [80, 190],
        ],
        sleeve: coat,
        skin,
        thumb: 50,
        w: [24, 24],
      }),
    air: [
      [272, 66, -14, '#58b8a0'],
      [276, 216, 22, '#ff8fa6'],
    ]
      .map(
        ([x, y, turn, wing]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})" stroke="#4a2a4c" stroke-width="2">${fill('M0 0C-6-14-22-14-20-2C-19 6-8 6 0 2ZM0 0C6-14 22-14 20-2C19 6 8 6 0 2ZM0 2C-12 4-14 14-8 15C-3 15 0 8 0 2ZM0 2C12 4 14 14 8 15C3 15 0 8 0 2Z', String(wing))}${line('M0-4V10M0-4L-4-10M0-4L4-10', '#4a2a4c', 2)}</g>`,
      )
      .join(''),
  };
}
