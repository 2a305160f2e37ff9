/** Faces of the sixteen: one drawing of head and eyes, told apart by lids, brows, gaze and mouth. */
import { circle, fill, lin, line, oval, rad, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { mix, type Skin } from './tones.ts';

const HEAD =
  'M95 134C93 92 122 66 160 66C198 66 227 92 225 134C224 160 204 196 160 196C116 196 96 160 95 134Z';

type Lids = 'open' | 'half' | 'happy' | 'calm' | 'star';

const MOUTHS = {
  smile: (ink: string) => line('M150 172Q160 181 170 172', ink, 3),
  calm: (ink: string) => line('M153 174Q160 178 167 174', ink, 3),
  smirk: (ink: string) => line('M149 175Q161 179 171 169', ink, 3) + line('M170 166Q174 168 173 172', ink, 2),
  firm: (ink: string) => line('M152 175H166Q169 174 170 172', ink, 3),
  cat: (ink: string) => line('M146 171Q153 180 160 173Q167 180 174 171', ink, 3),
  oh: (ink: string) =>
    oval(160, 175, 5, 6, '#8c2438', `stroke="${ink}"`) + oval(160, 178.5, 3, 2.2, '#ff8d8d'),
  grin: (ink: string) =>
    fill('M145 169Q160 174 175 169Q175 187 160 187Q145 187 145 169Z', '#8c2438', `stroke="${ink}"`) +
    fill('M146.5 170.500Q160 175 173.5 170.500L172.5 175.500Q160 179 147.5 175.500Z', '#fff') +
    oval(160, 184, 7, 3, '#ff8088'),
  laugh: (ink: string) =>
    fill('M143 168Q160 171 177 168Q177 191 160 191Q143 191 143 168Z', '#8c2438', `stroke="${ink}"`) +
    fill('M145.5 169.600Q160 172.5 174.5 169.600L174 173Q160 176 146 173Z', '#fff') +
    oval(160, 187, 9, 4, '#ff8088'),
};

export interface Face {
  skin: Skin;
  /** Colour of the eyes; lashes and brows take the colour of the hair's line. */
  iris: string;
  lash: string;
  brow?: string;
  /** Lids of the left and of the right eye as seen. */
  lids: readonly [Lids, Lids];
  mouth: keyof typeof MOUTHS;
  /** Where the eyes look, px. */
  look?: readonly [number, number];
  /** Brows: how far they rise, and how the inner end stands against the outer one, px. */
  brows?: readonly [rise: number, inner: number];
  /** One brow higher than the other, px. */
  quirk?: number;
  /** Lashes without the long outer one. */
  plain?: boolean;
}

function eye(side: -1 | 1, lids: Lids, { iris, lash, skin, plain, look = [0, 0] }: Face): string {
  const open = `<g transform="translate(${160 + side * 29} 144)${side < 0 ? '' : 'scale(-1 1)'}">`;
  if (lids === 'happy')
    return `${open + line('M-14 5C-9-9 9-9 14 5', lash, 5) + (plain ? '' : line('M-14 4L-19 1', lash, 3))}</g>`;
  if (lids === 'calm')
    return `${open + line('M-14-1C-8 9 8 9 14-1', lash, 4.5) + line('M-13 0L-18 3M-9 4L-12 9', lash, 3)}</g>`;
  const [dx, dy] = [look[0] * (side < 0 ? 1 : -1), look[1]];
  const flip = side < 0 ? 1 : -1;
  const glint =
    lids === 'star'
      ? fill(star(dx, dy - 2, 9, 0.5), '#fff') + circle(dx + 5 * flip, dy + 8, 2.4, '#fff')
      : circle(dx - 4 * flip, dy - 5, 4.6, '#fff') +
        circle(dx + 4.5 * flip, dy + 6, 2.3, '#fff', 'opacity=".9"');
  const lid =
    lids === 'half'
      ? fill('M-17-3C-16-16-6-20 1-20C10-20 16-14 16-3C6-7-6-7-17-3Z', skin.base) +
        line('M-17-2C-6-7 6-7 15-3', lash, 4.6) +
        line('M-16-2L-20 1', lash, 3) +
        line('M-12-12C-5-16 5-16 11-12', skin.shade, 2)
      : line('M-15.5 1C-15-13-6-17.5 1-17.500C8-17.5 13-13 14-6', lash, 4.6) +
        (plain ? '' : line('M-15-4L-20-6', lash, 3));
  return (
    open +
    fill('M-14.5 2C-14-12-6-16 1-16C9-16 14-9 13.5 3C12.5 12 6 15.5 0 15.500C-7 15.5-13 11-14.5 2Z', '#fff') +
    fill('M-14.5 2C-14-12-6-16 1-16C9-16 14-9 13.5 3C12-8-12-8-14.5 2Z', '#5b4a80', 'opacity=".3"') +
    oval(dx, dy, 11, 14, '~i') +
    oval(dx, dy - 1, 5.4, 7.4, mix(iris, '#160a2a', 0.86)) +
    oval(dx, dy + 8.5, 6.5, 4, mix(iris, '#ffffff', 0.55), 'opacity=".75"') +
    glint +
    lid +
    line('M-8 15.500Q0 18 7 14.5', lash, 1.6, 'opacity=".55"') +
    '</g>'
  );
}

/** The gradients of a face: skin `s`, head `f`, blush `b`, iris `i`. */
export function facePaints({ skin, iris }: Face): string {
  const light = mix(skin.base, '#fff6e6', 0.45);
  return (
    lin('s', [light, `${skin.base}@.4`, skin.shade], 'd') +
    rad('f', [`${light}@0`, `${skin.base}@.55`, `${mix(skin.base, skin.shade, 0.75)}@1`], 0.4, 0.42, 0.68) +
    rad('bl', [`${skin.blush}@0/.75`, `${skin.blush}@.5/.4`, `${skin.blush}@1/0`]) +
    lin('i', [`${mix(iris, '#1a0d33', 0.62)}@.1`, `${iris}@.6`, mix(iris, '#fff5d8', 0.5)])
  );
}

/** Ears and bare head; the hair's shade falls on the forehead. */
export function skull({ skin }: Face, fringe = 0): string {
  const ear = (x: number): string =>
    oval(x, 148, 10, 13, '~s', `stroke="${skin.edge}"`) + oval(x, 149, 5, 7, skin.shade, 'opacity=".7"');
  return (
    ear(95) +
    ear(225) +
    fill(HEAD, '~f', `stroke="${skin.edge}"`) +
    fill(
      t`M97 ${122 + fringe}C120 ${134 + fringe} 200 ${134 + fringe} 223 ${122 + fringe}C218 88 194 68 160 68C126 68 102 88 97 ${122 + fringe}Z`,
      skin.shade,
      'opacity=".55"',
    )
  );
}

/** Cheeks, eyes, brows, nose and mouth. */
export function features(face: Face): string {
  const { skin, lash, brow = lash, brows: [rise, inner] = [0, 0], quirk = 0 } = face;
  const y = 119 - rise;
  return (
    oval(118, 168, 16, 11, '~bl') +
    oval(202, 168, 16, 11, '~bl') +
    line('M113 166l-3 5M120 166l-3 5M200 166l-3 5M207 166l-3 5', skin.blush, 1.8, 'opacity=".7"') +
    eye(-1, face.lids[0], face) +
    eye(1, face.lids[1], face) +
    line(t`M117 ${y + 2}Q128 ${y - 5} 143 ${y - inner}`, brow, 4) +
    line(t`M203 ${y + 2 - quirk}Q192 ${y - 5 - quirk} 177 ${y - inner - quirk}`, brow, 4) +
    line('M158 161Q160 164 163 162', skin.shade, 2.6) +
    circle(157, 157, 1.6, '#fff', 'opacity=".6"') +
    MOUTHS[face.mouth](skin.edge)
  );
}
