/** INTJ, night observatory. */
import { circle, fill, line, rad } from '../../draw.ts';
import { sparkle, star } from '../../sparks.ts';
import { arm, bell, leg, part } from '../body.ts';
import { type Figure, gloss } from '../figure.ts';
import { SKIN, tone } from '../tones.ts';

/** A strategist with straight midnight hair and the map of the stars that nobody else has seen yet. */
export function intj(): Figure {
  const gold = tone('g', '#f2b53c');
  const white = tone('w', '#f4f0ff');
  const [hair, coat, lining, boots] = [
    tone('h', '#16384e'),
    tone('c', '#1b7480'),
    tone('l', '#cdeeea'),
    tone('k', '#0f3446'),
  ];
  const skin = SKIN.fair;
  return {
    code: 'intj',
    temperament: 'NT',
    face: {
      skin,
      iris: '#2f9aa0',
      lash: hair.edge,
      lids: ['half', 'half'],
      mouth: 'smirk',
      brows: [-2, -3],
      look: [2, 0],
    },
    tones: [hair, coat, lining, boots, gold, white],
    paints: rad('q', ['#fff3b0@0/.9', '#ffd76a@.4/.4', '#ffd76a@1/0']),
    backHair:
      part(
        'M160 52C106 52 80 90 80 138C80 190 74 236 78 268C100 280 124 276 134 262H186C196 276 220 280 242 268C246 236 240 190 240 138C240 90 214 52 160 52Z',
        hair,
      ) +
      fill(
        'M96 190C98 230 96 250 92 268M112 200V268M208 200V268M224 190C222 230 224 250 228 268',
        'none',
        `stroke="${hair.edge}" opacity=".5"`,
      ),
    body:
      leg([148, 282], [145, 320], boots, boots, -1) +
      leg([172, 282], [175, 320], boots, boots, 1) +
      arm({
        line: [
          [132, 216],
          [106, 246],
          [122, 262],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: 80,
      }) +
      bell(306, 48, coat, 8) +
      part('M153 214L136 307Q160 313 184 307L167 214Z', lining) +
      part('M146 212H174L170 250Q160 256 150 250Z', white) +
      fill('M160 214l6 9-6 20-6-20Z', '~g', `stroke="${gold.edge}" stroke-width="1.8"`) +
      line('M153 214L134 306M167 214L186 306', gold.light, 2.4) +
      part(
        'M134 200C134 188 146 190 160 214C174 190 186 188 186 200C190 210 186 222 180 228L160 212L140 228C134 222 130 210 134 200Z',
        coat,
      ) +
      line('M138 203C140 196 148 198 160 214C172 198 180 196 182 203', gold.light, 2) +
      line('M122 268C134 272 140 270 146 268M174 268C184 271 192 270 198 268', gold.light, 2.6),
    hair:
      part(
        'M160 52C108 50 82 88 82 134C82 156 84 172 84 190L108 196C106 166 108 142 113 121L128 124L131 116L134 125L157 127L160 117L163 127L186 125L189 116L192 124L207 121C212 142 214 166 212 196L236 190C236 172 238 156 238 134C238 88 212 50 160 52Z',
        hair,
      ) +
      line(
        'M96 118C93 142 94 166 95 188M224 118C227 142 226 166 225 188M142 70C132 84 128 100 128 116M178 70C188 84 192 100 192 116M160 62V108',
        hair.edge,
        2,
        'opacity=".45"',
      ) +
      gloss(28, 152) +
      fill(star(216, 92, 11, 0.5), '~g', `stroke="${gold.edge}"`) +
      fill(sparkle(216, 91, 5), '#fff'),
    front:
      circle(238, 196, 38, '~q') +
      arm({
        line: [
          [188, 218],
          [206, 254],
          [228, 244],
        ],
        sleeve: coat,
        skin,
        cuff: gold,
        thumb: -20,
      }) +
      fill('M204 176Q238 164 276 176V232Q238 220 204 232Z', '#123f50', `stroke="${gold.edge}"`) +
      line('M214 216L224 192L240 202L254 184L268 196M240 202L246 220', '#ffe9a8', 1.8, 'opacity=".9"') +
      fill(
        star(224, 192, 5, 0.45) +
          star(254, 184, 6, 0.45) +
          star(214, 216, 4, 0.45) +
          star(240, 202, 4, 0.45) +
          star(268, 196, 4, 0.45) +
          star(246, 220, 4, 0.45),
        '#ffd66b',
      ) +
      part('M198 172H208V236H198ZM272 172H282V236H272Z', gold) +
      fill(sparkle(258, 156, 8) + sparkle(216, 186, 5) + sparkle(262, 212, 5), '#fff6d0'),
  };
}
