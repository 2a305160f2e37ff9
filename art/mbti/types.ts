/** One picture for each of the sixteen types: the character in the air of its temperament. */
import { defs, picture } from '../draw.ts';
import { air } from './air.ts';
import { enfj } from './cast/enfj.ts';
import { enfp } from './cast/enfp.ts';
import { entj } from './cast/entj.ts';
import { entp } from './cast/entp.ts';
import { esfj } from './cast/esfj.ts';
import { esfp } from './cast/esfp.ts';
import { estj } from './cast/estj.ts';
import { estp } from './cast/estp.ts';
import { infj } from './cast/infj.ts';
import { infp } from './cast/infp.ts';
import { intj } from './cast/intj.ts';
import { intp } from './cast/intp.ts';
import { isfj } from './cast/isfj.ts';
import { isfp } from './cast/isfp.ts';
import { istj } from './cast/istj.ts';
import { istp } from './cast/istp.ts';
import { assemble, type Figure } from './figure.ts';

export const FIGURES: readonly Figure[] = [
  intj(),
  intp(),
  entj(),
  entp(),
  infj(),
  infp(),
  enfj(),
  enfp(),
  istj(),
  isfj(),
  estj(),
  esfj(),
  istp(),
  isfp(),
  estp(),
  esfp(),
];

function portrait(figure: Figure, seed: number): string {
  const { paints, drawing } = assemble(figure);
  const around = air(figure.temperament, seed);
  return picture(320, 360, `${defs(paints, around.paints)}${around.drawing}${drawing}${figure.air ?? ''}`);
}

export const types = Object.fromEntries(
  FIGURES.map((figure, i) => [`types/${figure.code}.svg`, portrait(figure, i * 17 + 3)]),
);
