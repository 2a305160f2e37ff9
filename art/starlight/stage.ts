/** Starlight hall: midnight violet, silver constellations, a curtain opening on the night. Light comes from the crescent. */
import { box, circle, defs, fill, lin, line, many, picture, rad, random, t } from '../draw.ts';
import { bokeh, sparkle, star } from '../sparks.ts';
import { tooLarge } from './desk.ts';
import { constellation, crescent, GROUND, HALO, NIGHT, SILVER, sky } from './parts.ts';

const skyLayer = picture(390, 300, defs(...NIGHT, ...HALO) + sky(390, 300) + crescent(270, 92, 0.9), true);

function far(): string {
  const hills =
    'M-10 250C30 226 60 232 96 240C140 214 180 226 214 238C250 216 300 222 330 236C360 226 380 230 400 240V310H-10Z';
  return picture(
    390,
    300,
    defs(
      ...HALO,
      lin('h', ['#3b2a7c', '#1c1446']),
      lin('i', ['#241a58@0', `${GROUND}@.9`]),
      lin('do', ['#7f6fd0', '#2c2066']),
    ) +
      constellation([
        [86, 92, 2],
        [112, 76, 1.6],
        [136, 84, 2.4],
        [158, 62, 1.5],
        [182, 84, 2],
        [158, 108, 1.6],
        [136, 84, 1],
      ]) +
      constellation([
        [236, 172, 1.6],
        [262, 160, 2.2],
        [290, 172, 1.6],
        [312, 158, 2],
        [326, 182, 1.5],
      ]) +
      constellation([
        [62, 128, 1.6],
        [84, 150, 2.2],
        [76, 178, 1.5],
        [108, 184, 1.8],
      ]) +
      fill(hills, '~h') +
      line(hills, '#a99cff', 0.8, 'opacity=".5"') +
      fill('M150 262V232H158C158 204 174 190 195 188C216 190 232 204 232 232H240V262Z', '~do') +
      line(
        'M158 232C158 204 174 190 195 188C216 190 232 204 232 232M195 188V176M176 232C176 212 184 196 195 188C206 196 214 212 214 232M150 232H240',
        '#dfe4f4',
        1.2,
        'opacity=".8"',
      ) +
      fill(sparkle(195, 172, 7), '#fff') +
      many(5, (i) => fill(t`M${158 + i * 16} 258v-12q3.6-6 7.2 0v12Z`, '#ffe6b8', 'opacity=".9"')) +
      fill('M-10 272C60 248 130 262 195 258C260 262 340 246 400 272V310H-10Z', '~i') +
      many(16, (i) => circle(10 + i * 25, 276 + (i % 3) * 5, 1.2, '#cfd4ff', 'opacity=".6"')),
    true,
  );
}

function middle(): string {
  const rnd = random(12);
  const curtain =
    fill('M-6-6H92C88 70 70 130 26 168C40 210 42 260 34 306H-6Z', '~cu') +
    fill('M92-6C88 70 70 130 26 168L18 164C54 124 70 70 72-6Z', '#fff', 'opacity=".14"') +
    line(
      'M14-6C14 60 8 120-2 160M36-6C36 64 24 124 6 164M56-6C56 66 40 128 12 166M76-6C74 70 54 130 20 168M8 176C16 220 16 260 12 306M20 174C30 214 30 262 26 306',
      '#100830',
      3,
      'opacity=".4"',
    ) +
    line(
      'M24-6C24 62 16 122 2 162M46-6C46 64 32 126 9 165M66-6C65 68 47 129 16 167',
      '#c4b8ff',
      1.4,
      'opacity=".4"',
    ) +
    line('M92-6C88 70 70 130 26 168C40 210 42 260 34 306', '~si', 3) +
    fill('M-6 160C10 156 22 158 32 164L34 174C22 180 8 180-6 176Z', '~si') +
    line(
      'M30 172C34 186 30 196 32 210M27 174C29 188 25 198 26 210M33 170C39 184 37 194 40 206',
      '#dfe4f4',
      1.8,
      'stroke-linecap="round"',
    ) +
    fill(sparkle(20, 168, 5), '#fff');
  const swag = (x: number, w: number, d: number): string =>
    fill(t`M${x} -6H${x + w}C${x + w * 0.9} ${d} ${x + w * 0.1} ${d} ${x} -6Z`, '~cu') +
    line(t`M${x} -6C${x + w * 0.1} ${d} ${x + w * 0.9} ${d} ${x + w} -6`, '~si', 2.4) +
    line(
      t`M${x + w * 0.2} -6C${x + w * 0.3} ${d * 0.6} ${x + w * 0.7} ${d * 0.6} ${x + w * 0.8} -6`,
      '#100830',
      2,
      'opacity=".4"',
    );
  const hung = [
    [106, 52],
    [226, 58],
    [252, 38],
    [195, 36],
  ] as const;
  return picture(
    390,
    300,
    defs(
      ...HALO,
      lin('cu', ['#2b1a66@0', '#5a3eb0@.3', '#3d2888@.55', '#7a5cd0@.8', '#36227c@1'], 'h'),
      lin('si', SILVER, 'd'),
      rad('b', ['#fff@0/.5', '#c9d2ff@.7/.24', '#c9d2ff@.92/.4', '#c9d2ff/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
      lin('sp', ['#e6e4ff/.14', '#e6e4ff/0']),
    ) +
      fill('M195 -10L120 290H270Z', '~sp') +
      hung
        .map(
          ([x, y]) =>
            line(t`M${x} 0V${y - 8}`, '#c9d2ff', 0.7, 'opacity=".6"') +
            circle(x, y, 18, '~ha') +
            fill(star(x, y, 8.6, 0.46), '~si') +
            fill(t`M${x} ${y - 8.6}V${y}L${x - 8.2} ${y - 2.6}L${x - 2.4} ${y - 3}Z`, '#fff', 'opacity=".7"'),
        )
        .join('') +
      swag(60, 110, 40) +
      swag(220, 110, 40) +
      swag(140, 110, 30) +
      curtain +
      `<g transform="translate(390) scale(-1 1)">${curtain}</g>` +
      bokeh(6, 16, '~b', [30, 20, 360, 290], [2, 9]) +
      fill(
        many(7, () => sparkle(60 + rnd() * 270, 200 + rnd() * 80, 2 + rnd() * 4)),
        '#fff',
        'opacity=".9"',
      ) +
      box(0, 250, 390, 50, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...NIGHT,
    ...HALO,
    lin('cu', ['#2b1a66@0', '#5a3eb0@.3', '#3d2888@.55', '#7a5cd0@.8', '#36227c@1'], 'h'),
    lin('si', SILVER, 'd'),
    lin('h', ['#3b2a7c', '#120d2b']),
  ) +
    sky(343, 160) +
    crescent(236, 66, 0.8) +
    constellation([
      [40, 40, 1.8],
      [66, 28, 1.4],
      [92, 44, 2.2],
      [120, 30, 1.5],
      [146, 52, 1.8],
    ]) +
    constellation([
      [196, 110, 1.4],
      [176, 92, 2],
      [152, 104, 1.4],
    ]) +
    fill('M-6 138C60 122 110 132 160 128C220 118 280 132 350 124V166H-6Z', '~h') +
    line('M-6 138C60 122 110 132 160 128C220 118 280 132 350 124', '#a99cff', 0.8, 'opacity=".6"') +
    line('M206 0V26M266 0V20', '#c9d2ff', 0.7) +
    fill(star(206, 34, 9) + star(266, 28, 8), '~si') +
    fill('M349-6H272C278 50 296 84 322 100C312 124 310 146 314 166H349Z', '~cu') +
    line(
      'M330-6C330 40 336 78 345 96M308-6C310 42 322 80 340 98M290-6C294 46 308 82 332 99M326 108C320 130 320 148 322 166',
      '#100830',
      2.6,
      'opacity=".4"',
    ) +
    line('M272-6C278 50 296 84 322 100C312 124 310 146 314 166', '~si', 2.6) +
    fill('M349 94C338 92 328 94 318 98L317 107C328 111 338 111 349 108Z', '~si') +
    fill(sparkle(236, 104, 6) + sparkle(290, 70, 5) + sparkle(92, 84, 4), '#fff'),
);

export const stage = {
  'sky.svg': skyLayer,
  'far.svg': far(),
  'middle.svg': middle(),
  'cover.svg': cover,
  'too-large.svg': tooLarge,
};
