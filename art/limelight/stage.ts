/** Limelight: a television stage of green velvet and brass, one microphone in two beams, the rows in front of it. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, star } from '../sparks.ts';
import { EDGE, GROUND, H, LAMP, MIC, VELVET, W } from './paints.ts';
import { crowd, fan, microphone, stick } from './parts.ts';

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#03110f@0', '#07312d@.35', '#0f5a4e@.62', '#2c7a58@.78', `${GROUND}@1`]),
    rad('w', ['#ffe9a0@0/.55', '#ffc04d@.4/.2', '#ffc04d@1/0'], 0.5, 0.72, 0.6),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~w'),
  true,
);

/** The back wall: a fan of brass and velvet behind an arch of bulbs. */
function far(): string {
  const [cx, cy] = [195, 356];
  const arch = (r: number): string => t`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}`;
  const lamps = (r: number, count: number, size: number): string =>
    many(count, (i) => {
      const a = Math.PI + (Math.PI * (i + 0.5)) / count;
      return use('lb', cx + r * Math.cos(a), cy + r * Math.sin(a), size);
    });
  return picture(
    W,
    H,
    defs(
      EDGE,
      ...LAMP,
      rad('fa', ['#ffdf8a@0/.9', '#d98f34@.42/.5', '#8a5224@1/.12'], 0.5, 1, 1),
      rad('fb', ['#1c9a86@0/.9', '#0d5a52@.6/.75', '#07312d@1/.2'], 0.5, 1, 1),
      lin('fl', ['#1c7a68@0', '#0b453f@.3', '#06211f@1']),
      rad('ht', ['#fff6d0@0/.9', '#ffd873@.35/.35', '#ffd873@1/0']),
    ) +
      fill(fan(cx, cy, 246, 24, 180, 360, false), '~fa') +
      fill(fan(cx, cy, 246, 24, 180, 360, true), '~fb') +
      line(arch(246), '#ffd873', 1, 'opacity=".35"') +
      line(arch(176), '#5a3208', 11, 'opacity=".55"') +
      line(arch(176), '~eg', 7) +
      lamps(176, 26, 0.95) +
      line(arch(120), '~eg', 3) +
      lamps(120, 17, 0.6) +
      fill(t`M-8 ${cy}H398V528H-8Z`, '~fl') +
      line(
        t`M195 ${cy}L-60 528M195 ${cy}L60 528M195 ${cy}L150 528M195 ${cy}L240 528M195 ${cy}L330 528M195 ${cy}L450 528`,
        '#7fe6cf',
        1,
        'opacity=".18"',
      ) +
      line(t`M-8 ${cy}H398`, '~eg', 3) +
      circle(cx, cy - 20, 130, '~ht') +
      fill(star(cx, 152, 20, 0.44), '~eg') +
      fill(star(cx, 152, 9), '#fffbe6'),
    true,
  );
}

function middle(): string {
  const curtain =
    fill('M-8-8H78C84 70 70 150 38 206C26 226 14 236 0 240C24 300 30 400 22 528H-8Z', '~vc') +
    line(
      'M12-8C14 80 10 160-4 226M34-8C36 80 28 160 4 232M54-8C58 76 48 150 16 228M8 262C18 340 18 430 10 528M-2 268C8 340 8 430 2 528',
      '#04211f',
      3.2,
      'opacity=".42"',
    ) +
    line(
      'M24-8C26 80 20 160 0 228M44-8C47 78 38 152 10 230M65-8C68 74 56 146 24 222',
      '#7fe6cf',
      1.3,
      'opacity=".4"',
    ) +
    line('M78-8C84 70 70 150 38 206C26 226 14 236 0 240C24 300 30 400 22 528', '~eg', 3) +
    fill('M-8 226C8 228 22 222 34 210L42 222C30 238 10 248-8 248Z', '~eg') +
    fill(sparkle(30, 222, 6), '#fffbe6');
  const valance = many(6, (i) => {
    const [x, w] = [-6 + i * 67, 67];
    return (
      fill(t`M${x} -8H${x + w}C${x + w * 0.92} 44 ${x + w * 0.08} 44 ${x} -8Z`, '~vc') +
      line(t`M${x} -8C${x + w * 0.08} 44 ${x + w * 0.92} 44 ${x + w} -8`, '~eg', 2.6) +
      line(
        t`M${x + w * 0.28} -8C${x + w * 0.34} 26 ${x + w * 0.66} 26 ${x + w * 0.72} -8`,
        '#04211f',
        2.4,
        'opacity=".4"',
      )
    );
  });
  const step = (y: number, rx: number, ry: number, h: number): string =>
    fill(
      t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}v${h}A${rx} ${ry} 0 0 1 ${195 - rx} ${y + h}Z`,
      '~sd',
    ) +
    oval(195, y, rx, ry, '~tp') +
    line(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, '~eg', 2.6) +
    many(15, (i) => {
      const a = Math.PI - ((i + 0.5) * Math.PI) / 15;
      return use('lb', 195 + rx * Math.cos(a), y + ry * Math.sin(a) + h * 0.55, 0.8);
    });
  return picture(
    W,
    H,
    defs(
      EDGE,
      ...VELVET,
      ...LAMP,
      ...MIC,
      microphone('mc'),
      lin('sd', ['#5a1f2b@0', '#d8583f@.3', '#ff8a5e@.5', '#c2452f@.75', '#54182a@1'], 'h'),
      rad('tp', ['#fff3cc@0', '#ffcf6b@.35', '#b8692e@.8', '#7a3f1c@1']),
      lin('be', ['#fffbe0/.62', '#ffe9a0@.5/.2', '#ffe9a0/0']),
      rad('po', ['#fff@0/.85', '#fff3c8@.5/.35', '#fff3c8/0']),
    ) +
      fill('M74-6L126-6L262 372H152Z', '~be') +
      fill('M264-6L316-6L238 372H128Z', '~be') +
      step(416, 150, 34, 18) +
      step(388, 98, 22, 16) +
      oval(195, 386, 62, 12, '~po') +
      oval(195, 388, 26, 5, '#3a1a08', 'opacity=".5"') +
      fill('M171 388C171 380 219 380 219 388V390C219 396 171 396 171 390Z', '~mb') +
      box(193, 348, 4, 38, '~mb') +
      use('mc', 195, 334, 0.82) +
      fill(sparkle(179, 318, 9) + sparkle(216, 330, 5), '#fff') +
      valance +
      curtain +
      `<g transform="translate(390) scale(-1 1)">${curtain}</g>` +
      fill('M82 2h36l-6 20h-24ZM272 2h36l-6 20h-24Z', '#0a1c1b') +
      fill('M88 22h24l5 8h-34ZM278 22h24l5 8h-34Z', '~eg') +
      oval(100, 31, 15, 3.4, '#fffbe6') +
      oval(290, 31, 15, 3.4, '#fffbe6') +
      fill(sparkle(100, 32, 14) + sparkle(290, 32, 14), '#fffbe6', 'opacity=".9"'),
    true,
  );
}

/** The rows: four judges' lamps, heads against the light, sticks held up. */
function near(): string {
  const desk = (x: number, colour: string): string =>
    fill(t`M${x - 25} 452h50l6 26h-62Z`, '~dk') +
    line(t`M${x - 25} 452h50`, '~eg', 3) +
    circle(x, 442, 15, '~jh') +
    circle(x, 444, 9, colour) +
    fill(t`M${x - 6} 440a7 7 0 0 1 8-4c-4 1-6 4-6 8Z`, '#fff', 'opacity=".7"') +
    fill(t`M${x - 10} 446h20v4h-20Z`, '~eg') +
    fill(star(x, 466, 7), '~eg');
  return picture(
    W,
    H,
    defs(
      EDGE,
      lin('dk', ['#0f5a52', '#062b29']),
      rad('jh', ['#fff3c8/.8', '#ffb86a@.5/.25', '#ffb86a/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      desk(102, '#ff6f59') +
      desk(164, '#ffd34d') +
      desk(226, '#ffd34d') +
      desk(288, '#ff6f59') +
      crowd(482, 35, 15, '#06302c', '#ffd98a') +
      stick(40, 470, 44, -14, '#ff7a59', '#052724') +
      stick(120, 482, 38, 8, '#7fe6cf', '#052724') +
      stick(204, 486, 40, -6, '#ffd34d', '#052724') +
      stick(278, 480, 42, 10, '#ff9cc0', '#052724') +
      stick(352, 468, 46, 14, '#7fe6cf', '#052724') +
      crowd(512, 46, 20, '#041a18', '#7fe6cf', 14) +
      box(0, 470, W, 50, '~z'),
    true,
  );
}

/** What floats in front of all: paper stars of the last applause and dust in the beams. */
function light(): string {
  const rnd = random(64);
  const tints = ['#ffd34d', '#ff7a59', '#7fe6cf', '#fff3c8'];
  const paper = many(26, (i) => {
    const [x, y] = [8 + rnd() * 374, 30 + rnd() * 400];
    const tint = tints[i % tints.length] ?? '#fff';
    if (calm(x, y)) return '';
    return i % 3 === 0
      ? fill(star(x, y, 4 + rnd() * 3, 0.45, 5, rnd() * 90), tint, 'opacity=".9"')
      : fill(
          t`M${x} ${y}l${3 + rnd() * 4} ${-2 - rnd() * 3}l3 5l${-4 - rnd() * 3} 3Z`,
          tint,
          'opacity=".85"',
        );
  });
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.5', '#ffe9b0@.7/.2', '#ffe9b0@.92/.34', '#ffe9b0/0'])) +
      bokeh(31, 18, '~b', [10, 20, 380, 440], [2, 10], calm) +
      paper,
    true,
  );
}

export const stage = {
  'sky.svg': sky,
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};
