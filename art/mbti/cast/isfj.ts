/** ISFJ, hearth. */
import { fill, line, oval } from '../../draw.ts';
import { arm, bell, leg, part } from '../body.ts';
import type { Figure } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A baker with a long braid and an apron; the loaf is out of the oven, and the light stays on for whoever comes late. */
export function isfj(): Figure {
  const gold = tone('g', '#f0b84a');
  const cream = tone('w', '#fff7e6');
  const [hair, dress, kerchief, shoe, crust] = [
    tone('h', '#96583a'),
    tone('c', '#d9714a'),
    tone('l', '#e7a83e'),
    tone('k', '#8a5a48'),
    tone('b', '#d98a3c'),
  ];
  const skin = SKIN.honey;
  return {
    code: 'isfj',
    temperament: 'SJ',
    face: {
      skin,
      iris: '#7a5230',
      lash: '#4a1f1c',
      lids: ['open', 'open'],
      mouth: 'smile',
      brows: [4, 5],
      look: [0, 2],
    },
    tones: [hair, dress, kerchief, shoe, crust, gold, cream],
    tilt: -5,
    backHair: part(
      'M160 56C114 56 88 88 88 134C88 158 96 178 108 190H212C224 178 232 158 232 134C232 88 206 56 160 56Z',
      hair,
    ),
    body:
      leg([149, 284], [147, 320], cream, shoe, -1) +
      leg([171, 284], [173, 320], cream, shoe, 1) +
      bell(302, 50, dress, 8) +
      part('M142 214H178L182 244C190 260 196 276 198 292Q160 308 122 292C124 276 130 260 138 244Z', cream) +
      line(
        'M122 292A8 8 0 0 0 137 296A8 8 0 0 0 152 299A8 8 0 0 0 168 299A8 8 0 0 0 183 296A8 8 0 0 0 198 292',
        cream.edge,
        2,
      ) +
      line('M134 244Q160 252 186 244', '#d9714a', 4) +
      part('M146 268H174V280C174 288 146 288 146 280Z', cream) +
      fill('M160 284C150 276 155 270 160 275C165 270 170 276 160 284Z', '#f7837c') +
      part('M138 200C146 212 174 212 182 200L190 208C180 222 140 222 130 208Z', cream),
    hair:
      part(
        'M88 134C88 88 114 54 160 54C206 54 232 88 232 134C232 148 228 160 222 168C222 148 218 132 210 120C194 118 176 108 164 90C150 108 128 120 110 122C102 134 98 150 98 168C92 160 88 148 88 134Z',
        hair,
      ) +
      line(
        'M120 92C112 100 106 110 104 122M200 92C208 100 214 110 216 122M140 84C132 96 122 106 114 112M184 86C190 98 200 106 208 110',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      part(
        'M86 122C86 78 118 46 160 46C202 46 234 78 234 122C214 96 190 84 160 84C130 84 106 96 86 122Z',
        kerchief,
      ) +
      fill('M100 98C112 70 136 54 160 52C140 62 122 76 114 88Z', '#fff', 'opacity=".3"') +
      fill(
        [
          [124, 78],
          [150, 64],
          [178, 66],
          [200, 82],
          [216, 100],
          [104, 100],
          [164, 78],
        ]
          .map(([x, y]) => `M${x} ${y}h0`)
          .join(''),
        'none',
        'stroke="#fff" stroke-width="7" opacity=".85"',
      ) +
      part(
        'M84 128C74 122 66 128 68 138C76 140 82 136 86 132C84 142 88 150 96 148C98 138 94 130 88 126Z',
        kerchief,
      ),
    fringe: -6,
    front:
      part(
        'M206 172C222 170 232 182 226 196C238 202 236 218 226 222C236 230 232 246 222 248C228 258 222 268 212 270C202 268 200 258 204 250C194 244 194 230 204 224C194 216 196 202 206 198C198 190 198 178 206 172Z',
        hair,
      ) +
      line(
        'M226 196C220 202 212 202 206 198M204 202C212 206 220 206 226 222M226 222C220 228 210 228 204 224M204 228C212 232 218 234 222 248M222 248C216 254 208 254 204 250',
        hair.edge,
        2.2,
        'opacity=".7"',
      ) +
      part('M204 266H220V274H204Z', kerchief) +
      part('M206 273L202 286L212 282L222 286L218 273Z', hair) +
      arm({
        line: [
          [132, 216],
          [104, 248],
          [134, 258],
        ],
        sleeve: dress,
        skin,
        cuff: cream,
        thumb: 30,
      }) +
      arm({
        line: [
          [188, 216],
          [214, 250],
          [186, 258],
        ],
        sleeve: dress,
        skin,
        cuff: cream,
        thumb: -30,
      }) +
      oval(160, 268, 50, 7, '~g', `stroke="${gold.edge}"`) +
      part('M116 266C108 242 130 224 160 224C190 224 212 242 204 266Q160 276 116 266Z', crust) +
      fill(
        'M180 228C202 234 210 250 204 266Q190 270 174 271C190 262 194 244 180 228Z',
        crust.edge,
        'opacity=".22"',
      ) +
      line('M136 236Q148 244 144 262M158 231Q170 242 166 265M180 234Q192 244 188 262', '#fff1cf', 5) +
      line('M126 242Q132 232 144 229', '#fff', 4, 'opacity=".55"') +
      line(
        'M140 214C136 206 146 202 142 192M162 212C158 204 168 200 164 190M184 214C180 206 190 202 186 192',
        '#fff',
        3.4,
        'opacity=".85"',
      ),
  };
}
