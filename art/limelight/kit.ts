/** Frames, plates, medals and the card of the limelight: brass lines, velvet, bulbs. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { frames } from './frames.ts';
import { EDGE, GROUND, LAMP, MIC, VELVET } from './paints.ts';
import { crowd, fan, microphone, stick } from './parts.ts';

const pattern = picture(
  120,
  120,
  `<g fill="none" stroke="#ffd98a" opacity=".11">${line(
    many(3, (i) => t`M${60 - 18 - i * 14} 90a${18 + i * 14} ${18 + i * 14} 0 0 1 ${36 + i * 28} 0`),
    '#ffd98a',
    1,
  )}${line('M60 90V44M60 90L34 52M60 90L86 52M60 90L20 70M60 90L100 70', '#ffd98a', 0.8)}</g>` +
    fill(star(0, 20, 6) + star(120, 20, 6) + star(60, 106, 4), '#7fe6cf', 'opacity=".13"') +
    fill(sparkle(20, 104, 5) + sparkle(100, 104, 5) + sparkle(60, 14, 4), '#ff8a66', 'opacity=".13"'),
);

const divider = picture(
  300,
  24,
  defs(
    EDGE,
    ...LAMP,
    ...MIC,
    microphone('mc'),
    lin('a', ['#ffd34d/0', '#ffd34d'], 'h'),
    lin('b', ['#ffd34d', '#ffd34d/0'], 'h'),
  ) +
    box(6, 9, 114, 1.6, '~a') +
    box(40, 14, 80, 1.2, '~a') +
    box(180, 9, 114, 1.6, '~b') +
    box(180, 14, 80, 1.2, '~b') +
    many(4, (i) => use('lb', 66 + i * 17, 12, 0.8) + use('lb', 234 - i * 17, 12, 0.8)) +
    fill(fan(150, 22, 19, 9, 180, 360, false), '#ff8a66') +
    fill(fan(150, 22, 19, 9, 180, 360, true), '#0f5a52') +
    use('mc', 150, 11, 0.3),
);

/** A star of metal on a fan of velvet; the first has the bulbs. */
function rank(place: number, metal: readonly string[], a: string, b: string): string {
  return picture(
    64,
    48,
    defs(
      ...LAMP,
      lin('m', [...metal], 'd'),
      rad('gw', ['#ffe08a/.75', '#ffe08a/0']),
      rad('f', ['#1c9a86', '#063833'], 0.36, 0.3, 0.8),
    ) +
      (place === 0 ? circle(32, 24, 24, '~gw') : '') +
      fill(fan(32, 42, 32, 9, 180, 360, false), a) +
      fill(fan(32, 42, 32, 9, 180, 360, true), b) +
      line('M0 42A32 32 0 0 1 64 42', '~m', 2.4) +
      (place === 0
        ? many(7, (i) => {
            const angle = Math.PI + (Math.PI * (i + 0.5)) / 7;
            return use('lb', 32 + 31 * Math.cos(angle), 42 + 31 * Math.sin(angle), 0.7);
          })
        : '') +
      fill('M4 40H60L54 47H10Z', '~m') +
      fill(star(32, 27, 18, 0.56), '#04211f', 'opacity=".5" transform="translate(0 1.6)"') +
      fill(
        star(32, 27, 17, 0.58),
        '~m',
        'stroke="#fff" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round"',
      ) +
      circle(32, 27.6, 8.4, '~f') +
      `<path d="${FIGURES[place]}" transform="translate(32 27.6)scale(.86)" fill="#fffbe6"/>`,
  );
}

const cover = picture(
  343,
  160,
  defs(
    EDGE,
    ...VELVET,
    ...LAMP,
    ...MIC,
    microphone('mc'),
    lin('g', ['#03110f', '#0f5a4e@.7', '#2c7a58']),
    rad('fa', ['#ffdf8a@0/.95', '#f2a63c@.5/.6', '#b0662a@1/.15'], 0.5, 1, 1),
    rad('fb', ['#1c9a86@0/.9', '#07312d@1/.3'], 0.5, 1, 1),
    lin('be', ['#fffbe0/.6', '#ffe9a0/0']),
    lin('s', ['#03110f/.8', '#03110f/0'], 'h'),
    rad('tp', ['#fff3cc', '#ffcf6b@.4', '#8a4a22@1']),
  ) +
    box(0, 0, 343, 160, '~g') +
    fill(fan(250, 140, 128, 20, 180, 360, false), '~fa') +
    fill(fan(250, 140, 128, 20, 180, 360, true), '~fb') +
    line('M158 140A92 92 0 0 1 342 140', '~eg', 4) +
    many(15, (i) => {
      const a = Math.PI + (Math.PI * (i + 0.5)) / 15;
      return use('lb', 250 + 92 * Math.cos(a), 140 + 92 * Math.sin(a), 0.8);
    }) +
    fill('M176-4H206L282 136H220Z', '~be') +
    fill('M300-4H328L284 136H222Z', '~be') +
    box(0, 0, 343, 160, '~s') +
    oval(250, 138, 66, 12, '~tp') +
    line('M184 138A66 12 0 0 0 316 138', '~eg', 2) +
    box(248, 96, 4, 40, '~mb') +
    fill('M232 136h36v4h-36Z', '~mb') +
    use('mc', 250, 78, 0.92) +
    fill('M349-6H316C322 50 326 90 338 116C330 130 330 148 332 166H349Z', '~vc') +
    line('M316-6C322 50 326 90 338 116C330 130 330 148 332 166', '~eg', 2.4) +
    crowd(150, 32, 12, '#041a18', '#ffd98a', 6) +
    stick(196, 140, 30, -12, '#ff7a59', '#041a18') +
    stick(308, 138, 32, 12, '#7fe6cf', '#041a18') +
    fill(sparkle(236, 62, 8) + sparkle(274, 92, 5) + sparkle(150, 40, 5), '#fffbe6') +
    fill('M0 152H343V160H0Z', GROUND, 'opacity=".6"'),
);

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#ff8a66', '#8f2f22'),
  'rank-2.svg': rank(1, METALS.silver, '#2bb39c', '#0d5a52'),
  'rank-3.svg': rank(2, METALS.bronze, '#ffc46b', '#a35a2c'),
  'cover.svg': cover,
  ...frames,
};
