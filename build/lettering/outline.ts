import { Buffer, type Font, shape } from 'harfbuzzjs';
import { type Point, type Segment, withoutNeedless } from './needless.ts';

/** Steps of an em that outlines are rounded to: a quarter of a pixel in the largest title. */
export const EM = 160;

/** A line of letters, shaped: marks stand where their face puts them. */
export interface Line {
  /** How far the line reaches, in steps of an em. */
  readonly width: number;
  /** How far its outlines stand above its foot, and hang below it. */
  readonly above: number;
  readonly below: number;
  /** Path data from `x`, with the line's foot at `y`. */
  at(x: number, y: number): string;
}

/** Chinese marks, which have the room of a whole letter: in a title that is a hole. */
const wide = /[，。、；：！？]/;
/** Room before and behind what is drawn of such a mark, in em. */
const BESIDE = { before: 0.06, behind: 0.16 };

/** The least room between two words, in em: the edges of both stand in it. */
const BETWEEN_WORDS = 0.36;

type Position = Partial<Record<'xAdvance' | 'xOffset' | 'yOffset', number>>;

/** A mark's room as wide as what is drawn of it, wherever in its square its face puts it. */
function narrowed(font: Font, codepoint: number, position: Position): Position {
  const { xBearing = 0, width = 0 } = font.glyphExtents(codepoint) ?? {};
  const { upem } = font.face;
  return {
    ...position,
    xOffset: (position.xOffset ?? 0) - xBearing + BESIDE.before * upem,
    xAdvance: width + (BESIDE.before + BESIDE.behind) * upem,
  };
}

/** @returns undefined where the face lacks a letter */
export function shaped(font: Font, text: string): Line | undefined {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  if (infos.some(({ codepoint }) => codepoint === 0)) return undefined;
  const positions = buffer.getGlyphPositions().map((position, index): Position => {
    const { codepoint = 0, cluster = 0 } = infos[index] ?? {};
    const sign = text.charAt(cluster);
    if (sign === ' ')
      return { ...position, xAdvance: Math.max(position.xAdvance ?? 0, BETWEEN_WORDS * font.face.upem) };
    return wide.test(sign) ? narrowed(font, codepoint, position) : position;
  });
  const scale = EM / font.face.upem;
  const width = positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
  const at = (x: number, y: number): string => {
    let from = x;
    return infos
      .map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const path = moved(outlineOf(font, codepoint), scale, from + xOffset * scale, y - yOffset * scale);
        from += xAdvance * scale;
        return path;
      })
      .join('');
  };
  const heights = infos.flatMap(({ codepoint }, index) => {
    const { yBearing, height } = font.glyphExtents(codepoint) ?? { yBearing: 0, height: 0 };
    const top = (yBearing + (positions[index]?.yOffset ?? 0)) * scale;
    return [top, top + height * scale];
  });
  return { width, above: Math.max(...heights), below: -Math.min(...heights), at };
}

/** An outline, scaled and put in its place: whole numbers, each from the point before, which takes half the bytes. */
function moved(outline: readonly Outline[], scale: number, x: number, y: number): string {
  let pen: Point = [0, 0];
  let last = '';
  return withoutNeedless(placed(outline, scale, x, y))
    .map(({ command, points }) => {
      if (command === 'Z') {
        last = 'Z';
        return 'z';
      }
      const absolute = command === 'M';
      const steps = points.flatMap(([toX, toY]) => (absolute ? [toX, toY] : [toX - pen[0], toY - pen[1]]));
      pen = points.at(-1) ?? pen;
      const letter = absolute ? 'M' : command.toLowerCase();
      const written = steps
        .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
        .join('');
      // A command that is the one before needs no letter.
      const line =
        letter === last && !absolute ? (written.startsWith('-') ? written : ` ${written}`) : letter + written;
      last = letter;
      return line;
    })
    .join('');
}

/** A command of a letter's outline and its numbers, as its face has them. */
interface Outline {
  readonly command: string;
  readonly numbers: readonly number[];
}

// Titles share most of their letters.
const outlines = new WeakMap<Font, Map<number, readonly Outline[]>>();

function outlineOf(font: Font, codepoint: number): readonly Outline[] {
  const known = outlines.get(font) ?? new Map<number, readonly Outline[]>();
  outlines.set(font, known);
  const made = known.get(codepoint) ?? segmentsOf(font.glyphToPath(codepoint));
  known.set(codepoint, made);
  return made;
}

const segmentsOf = (path: string): Outline[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = 'Z', numbers = '']) => ({
    command,
    numbers: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }));

const placed = (outline: readonly Outline[], scale: number, x: number, y: number): Segment[] =>
  outline.map(({ command, numbers }) => ({
    command,
    points: numbers.flatMap((value, index): Point[] =>
      index % 2 === 0
        ? [[Math.round(x + value * scale), Math.round(y - (numbers[index + 1] ?? 0) * scale)]]
        : [],
    ),
  }));
