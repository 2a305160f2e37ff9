/** The open microphone in the middle of the hall: whoever comes up stands in its light. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, sparkle } from '../sparks.ts';
import { GROUND, HALO, SILVER } from './parts.ts';

/** Rings of sound to one side of the microphone. @param side 1 to the right, -1 to the left */
const rings = (side: 1 | -1): string =>
  many(5, (i) => {
    const [x, r] = [195 + side * (52 + i * 24), 26 + i * 15];
    return line(
      t`M${x} ${118 - r}C${x + side * r * 0.62} ${118 - r * 0.5} ${x + side * r * 0.62} ${118 + r * 0.5} ${x} ${118 + r}`,
      i % 2 === 0 ? '#f6d683' : '#c4b8ff',
      3.4 - i * 0.45,
      t`stroke-linecap="round" opacity="${0.9 - i * 0.14}"`,
    );
  });

/** The mouth of the old microphone: ribs of chrome around a band. */
const head =
  box(163, 62, 64, 112, '#0b0822', 'rx="32" opacity=".45" transform="translate(5 7)"') +
  box(163, 62, 64, 112, '~si', 'rx="32"') +
  box(167.4, 66.4, 55.2, 103.2, '~in', 'rx="27.6"') +
  many(5, (i) =>
    box(178 + i * 7.6, 68 + Math.abs(i - 2) * 4, 3.6, 100 - Math.abs(i - 2) * 8, '~si', 'rx="1.8"'),
  ) +
  box(161, 108, 68, 17, '~go', 'rx="6"') +
  box(163, 109.6, 64, 4.4, '#fff', 'rx="2.2" opacity=".6"') +
  fill(sparkle(195, 116, 6), '#fff') +
  fill('M172 82C176 72 186 68 196 68C184 76 178 92 178 106H171Z', '#fff', 'opacity=".42"');

const stand =
  line('M150 118C150 168 168 190 195 190C222 190 240 168 240 118', '~si', 7, 'stroke-linecap="round"') +
  circle(150, 118, 6.4, '~go') +
  circle(240, 118, 6.4, '~go') +
  box(190.4, 188, 9.2, 82, '~si', 'rx="3"') +
  box(186, 204, 18, 11, '~go', 'rx="4"') +
  oval(195, 272, 58, 9, '#0b0822', 'opacity=".6"') +
  oval(195, 268, 46, 8, '~si') +
  oval(195, 266, 38, 5, '#fff', 'opacity=".4"');

/** Heads of those who listen, hands up, against the light of the stage. */
const crowd = (): string => {
  const rnd = random(41);
  return many(15, (i) => {
    const [x, y, r] = [8 + i * 27, 282 + rnd() * 8, 10 + rnd() * 4];
    const hand =
      i % 3 === 1 && Math.abs(x - 195) > 60
        ? line(t`M${x + 9} ${y + 12}L${x + 15} ${y - 26}`, GROUND, 7, 'stroke-linecap="round"')
        : '';
    return hand + circle(x, y, r, GROUND) + box(x - r - 4, y + r - 3, 2 * r + 8, 30, GROUND, 'rx="11"');
  });
};

const openMic = picture(
  390,
  300,
  defs(
    ...HALO,
    lin('si', SILVER, 'd'),
    lin('in', ['#2a1f5c', '#120d2b']),
    lin('go', ['#fff3c8', '#f0b84a@.5', '#b8791f'], 'd'),
    lin('co', ['#fff0c4/.5', '#d9b8ff@.6/.16', '#d9b8ff/0']),
    lin('cl', ['#a99cff/.34', '#a99cff/0']),
    lin('st', ['#7a5cd0', '#35217e']),
    rad('b', ['#fff@0/.5', '#ffe6b8@.7/.24', '#ffe6b8@.92/.4', '#ffe6b8/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    fill('M30-10L-20 270H120L70-10Z', '~cl') +
    fill('M360-10L410 270H270L320-10Z', '~cl') +
    fill('M176-10L86 276H304L214-10Z', '~co') +
    fill('M-10 262C60 246 130 244 195 244C260 244 330 246 400 262V310H-10Z', '~st') +
    line('M-10 262C60 246 130 244 195 244C260 244 330 246 400 262', '#dfe4f4', 1.6, 'opacity=".8"') +
    many(13, (i) =>
      circle(15 + i * 30, 259 - (6 - Math.abs(i - 6)) * 1.9, 3, i % 2 === 0 ? '#ffe6b8' : '#c4b8ff'),
    ) +
    oval(195, 262, 108, 13, '#fff0c4', 'opacity=".3"') +
    rings(1) +
    rings(-1) +
    stand +
    head +
    bokeh(23, 12, '~b', [16, 30, 374, 240], [2, 8]) +
    crowd() +
    box(0, 268, 390, 32, '~z'),
  true,
);

/** A string of lamps that hangs through between two nails. */
const string = (y: number, deep: number, seed: number): string => {
  const rnd = random(seed);
  const at = (x: number): number => y + deep * (1 - ((x - 195) / 215) ** 2);
  return (
    line(t`M-20 ${y}Q195 ${y + deep * 2} 410 ${y}`, '#0b0822', 1.8) +
    many(12, (i) => {
      const x = 8 + i * 34;
      const lamp = i % 3 === 0 ? '#ff9ac2' : i % 3 === 1 ? '#ffe6b8' : '#c4b8ff';
      return (
        circle(x, at(x) + 7, 17, '~la', t`opacity="${0.5 + rnd() * 0.4}"`) + circle(x, at(x) + 6, 3.6, lamp)
      );
    })
  );
};

/** The hall around the microphone: a curtain in folds, a pelmet of scallops above it, lamps before it. */
const hall = picture(
  390,
  300,
  defs(
    lin('g', ['#2b1a63@0', '#4a2a86@.46', '#5e3596@.72', `${GROUND}@1`]),
    lin('fo', ['#120d2b/.62', '#b28cff@.45/.26', '#120d2b/.62'], 'h'),
    lin('pe', ['#7a5cd0', '#35217e']),
    lin('z', [`${GROUND}/0`, GROUND]),
    rad('la', ['#ffe6b8/.6', '#ffcf7a@.5/.18', '#ffcf7a/0']),
    rad('sp', ['#fff0c4/.34', '#d9b8ff@.55/.12', '#d9b8ff/0']),
  ) +
    box(0, 0, 390, 300, '~g') +
    many(13, (i) =>
      fill(
        t`M${i * 31 - 8} -6H${i * 31 + 23}C${i * 31 + 20} 110 ${i * 31 + 28} 200 ${i * 31 + 23} 306H${i * 31 - 8}C${i * 31 - 3} 200 ${i * 31 - 11} 110 ${i * 31 - 8} -6Z`,
        '~fo',
      ),
    ) +
    oval(195, 130, 170, 130, '~sp') +
    many(7, (i) =>
      fill(
        t`M${i * 60 - 15} -8H${i * 60 + 45}V10C${i * 60 + 38} 44 ${i * 60 - 8} 44 ${i * 60 - 15} 10Z`,
        '~pe',
      ),
    ) +
    many(7, (i) =>
      line(t`M${i * 60 - 15} 10C${i * 60 - 8} 44 ${i * 60 + 38} 44 ${i * 60 + 45} 10`, '#f0b84a', 2.4),
    ) +
    string(44, 22, 3) +
    string(84, 34, 8) +
    box(0, 214, 390, 86, '~z'),
  true,
);

export const openMicStage = { 'open-mic.svg': openMic };
export const openMicSky = { 'open-mic-sky.svg': hall };
