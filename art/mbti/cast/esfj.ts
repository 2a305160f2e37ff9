/** ESFJ, hearth. */
import { circle, fill, line, t } from '../../draw.ts';
import { arm, leg, part } from '../body.ts';
import { curls, type Figure } from '../figure.ts';
import { FLOWER, flower, LEAVES, leaves } from '../flora.ts';
import { SKIN, tone } from '../tones.ts';

/** The host of the garden party: two puffs of curls, a crown of flowers, arms open to everybody. */
export function esfj(): Figure {
  const gold = tone('g', '#f4bd4a');
  const [hair, dress, sash, shoe, wrap] = [
    tone('h', '#4a2a38'),
    tone('c', '#e8804a'),
    tone('l', '#2f9c7c'),
    tone('k', '#fff0dc'),
    tone('p', '#fff6e6'),
  ];
  const skin = SKIN.deep;
  const puff = (x: number): string =>
    part(curls(x, 82, 38, 36, 11), hair) +
    line(t`M${x - 20} 76a12 12 0 0 1 18-8M${x - 2} 96a10 10 0 0 1 16-6`, '#c98a7c', 2.4, 'opacity=".6"');
  return {
    code: 'esfj',
    temperament: 'SJ',
    face: { skin, iris: '#d98a2c', lash: '#2a0d1c', lids: ['open', 'open'], mouth: 'laugh', brows: [4, 3] },
    tones: [hair, dress, sash, shoe, wrap, gold],
    paints: LEAVES + FLOWER,
    backHair:
      puff(84) +
      puff(236) +
      part('M160 60C118 60 92 90 92 134L98 158H222L228 134C228 90 202 60 160 60Z', hair),
    body:
      arm({
        line: [
          [188, 216],
          [222, 236],
          [246, 212],
        ],
        sleeve: dress,
        skin,
        bare: true,
        thumb: -50,
      }) +
      leg([148, 276], [144, 320], tone('s', skin.base), shoe, -1) +
      leg([172, 276], [176, 320], tone('s', skin.base), shoe, 1) +
      part(
        'M138 199C126 202 124 214 128 236C116 258 104 274 98 292A13 13 0 0 0 120 296A14 14 0 0 0 146 300A14 14 0 0 0 174 300A14 14 0 0 0 200 296A13 13 0 0 0 222 292C216 274 204 258 192 236C196 214 194 202 182 199C172 208 148 208 138 199Z',
        dress,
      ) +
      fill(
        'M180 202C190 212 184 234 186 244C194 262 200 280 204 297A13 13 0 0 0 222 292C216 274 204 258 192 236C196 214 194 204 180 202Z',
        dress.edge,
        'opacity=".24"',
      ) +
      line(
        'M140 250C132 266 126 280 122 294M160 252V300M180 250C188 266 194 280 198 294',
        dress.edge,
        2,
        'opacity=".35"',
      ) +
      part('M127 236Q160 248 193 236L195 248Q160 260 125 248Z', sash) +
      part(
        'M176 246C190 240 204 246 204 254C204 262 190 262 178 254ZM176 250C184 262 188 274 186 286L176 280L168 286C170 272 170 260 172 252Z',
        sash,
      ) +
      circle(175, 250, 6, '~l', `stroke="${sash.edge}"`),
    hair:
      part(
        'M160 58C112 58 88 90 92 142C94 150 96 154 99 158C100 138 106 122 116 112C130 108 146 100 160 86C174 100 190 108 204 112C214 122 220 138 221 158C224 154 226 150 228 142C232 90 208 58 160 58Z',
        hair,
      ) +
      line('M118 88C108 98 104 112 102 126M202 88C212 98 216 112 218 126', '#c98a7c', 2.4, 'opacity=".5"') +
      line('M96 108C112 74 140 66 160 66C180 66 208 74 224 108', '#2f8a66', 5) +
      leaves(112, 84, -50, 0.62) +
      leaves(208, 84, 30, 0.62) +
      leaves(160, 64, -4, 0.6) +
      flower(100, 100, 8, '#ffb3c0', '#8a2446') +
      flower(132, 74, 9, '#fff2d6', '#a0682c') +
      flower(160, 66, 10, '#ff8ba2', '#8a2446') +
      flower(188, 74, 9, '#fff2d6', '#a0682c') +
      flower(220, 100, 8, '#ffb3c0', '#8a2446') +
      circle(97, 172, 5, '~g', `stroke="${gold.edge}"`) +
      circle(223, 172, 5, '~g', `stroke="${gold.edge}"`),
    fringe: -14,
    front:
      leaves(62, 188, -30, 1.1) +
      leaves(82, 182, 20, 1.1) +
      flower(56, 180, 10, '#ff8ba2', '#8a2446') +
      flower(78, 170, 11, '#fff2d6', '#a0682c') +
      flower(98, 184, 9, '#c7a6f0', '#4a2a78') +
      flower(74, 192, 9, '#ffc36b', '#8a4a1c') +
      arm({
        line: [
          [132, 216],
          [104, 244],
          [86, 222],
        ],
        sleeve: dress,
        skin,
        bare: true,
        thumb: 40,
      }) +
      part('M58 194L98 198L88 238C84 242 78 242 76 238Z', wrap) +
      fill('M82 197L98 198L88 238C86 240 84 241 82 241Z', '#d98a9a', 'opacity=".4"') +
      line('M70 220H92', '#e8804a', 5) +
      circle(84, 224, 9, '~s', `stroke="${skin.edge}"`),
  };
}
