import { wrapText } from '../../../engine/index.ts';
import { leaningOf, pairs } from '../rules/score.ts';

/** What stands on the picture; texts in the reader's language. */
export interface Report {
  /** A type's code, or the result of a short test. */
  readonly type: string;
  readonly name: string;
  readonly quote: string;
  readonly tags: readonly string[];
  /** Percent for the first letter of each pair; null for a type that was picked. */
  readonly shares: readonly number[] | null;
  /** Of each letter its name, and what it says of somebody. */
  readonly letters: Readonly<Record<string, { readonly name: string; readonly p: string }>>;
  /** What a short test says of its result, in place of scales and letters; its picture is wider than high. */
  readonly story?: string;
  readonly heading: string;
  readonly scan: string;
  /** Language tag, for where lines break. */
  readonly tag: string;
  /** Loaded pictures. */
  readonly character: CanvasImageSource;
  readonly code: { readonly picture: CanvasImageSource; readonly side: number } | null;
  readonly colours: Readonly<
    Record<'ground' | 'ground2' | 'panel' | 'ink' | 'muted' | 'accent' | 'accentInk', string>
  >;
}

export const REPORT_WIDTH = 750;
/** 9 to 16, as stories and phones have it. */
export const REPORT_HEIGHT = 1334;
/**
 * Side of the code asked for, in px without its light border: nine pixels a module at a share link's length, so that
 * three are left where the picture is shown at a third of its size.
 */
export const CODE_SIDE = 261;

const FONT = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Noto Sans Thai", sans-serif';
const MIDDLE = REPORT_WIDTH / 2;
/** The panel: its left and right edge, its top, and the space inside. */
const PANEL = { x: 36, y: 596, inset: 30 } as const;
const WIDE = REPORT_WIDTH - 2 * PANEL.x;

/** A canvas with the few moves that the report is made of. */
interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly report: Report;
  font(size: number, weight?: number): void;
  /** Writes; a text that is longer than `most` px is drawn closer. */
  say(text: string, x: number, y: number, most: number): void;
  /** Breaks a text into lines of `most` px, for the font that is set; `room` is how many there are wanted. */
  lines(text: string, most: number, room: number): string[];
  rounded(x: number, y: number, width: number, height: number, radius: number, fill: string): void;
}

function penOf(context: CanvasRenderingContext2D, report: Report): Pen {
  return {
    context,
    report,
    font: (size, weight = 400) => {
      context.font = `${weight} ${size}px ${FONT}`;
    },
    say: (text, x, y, most) => context.fillText(text, x, y, most),
    lines: (text, most, room) =>
      wrapText(text, report.tag, (one) => context.measureText(one).width, most, room),
    rounded: (x, y, width, height, radius, fill) => {
      context.fillStyle = fill;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
  };
}

/** Draws the report: type, character, quote, tags, scales or letters, and the code that leads to the test. */
export function drawReport(context: CanvasRenderingContext2D, report: Report): void {
  const { colours } = report;
  const pen = penOf(context, report);
  const sky = context.createLinearGradient(0, 0, 0, REPORT_HEIGHT);
  sky.addColorStop(0, colours.ground);
  sky.addColorStop(1, colours.ground2);
  context.fillStyle = sky;
  context.fillRect(0, 0, REPORT_WIDTH, REPORT_HEIGHT);
  drawRays(context, MIDDLE, 400, colours.panel);
  drawStars(context, colours.accent);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colours.ink;
  pen.font(28, 600);
  pen.say(report.heading, MIDDLE, 60, 640);
  if (report.story === undefined) {
    pen.font(108, 800);
    pen.say(report.type, MIDDLE, 164, 640);
    pen.font(42, 700);
    pen.say(report.name, MIDDLE, 222, 640);
    context.drawImage(report.character, MIDDLE - 160, 236, 320, 360);
  } else {
    pen.font(36, 700);
    pen.say(report.name, MIDDLE, 116, 640);
    pen.font(64, 800);
    pen.say(report.type, MIDDLE, 192, 660);
    drawScene(pen);
  }

  pen.rounded(PANEL.x, PANEL.y, WIDE, REPORT_HEIGHT - PANEL.y - PANEL.x, 36, colours.panel);
  drawWords(pen);
  const top = drawCode(pen);
  if (report.story !== undefined) drawStory(pen, report.story, top);
  else if (report.shares) drawScales(pen, report.shares, top);
  else drawLetters(pen, top);
}

/** Where the words may stand: from the panel's top to the code. */
const WORDS = { top: PANEL.y + 24, height: 274 } as const;
const TAG = { row: 56, height: 46 } as const;

/** The quote and the tags below it, in the middle of their place. A short quote is written larger. */
function drawWords({ context, report, font, say, lines, rounded }: Pen): void {
  const { colours, quote } = report;
  font(40, 600);
  const large = lines(quote, 600, 2);
  const [size, leading] = large.length <= 2 ? [40, 54] : [34, 44];
  font(size, 600);
  const said = large.length <= 2 ? large : lines(quote, 600, 3).slice(0, 3);
  font(26, 600);
  const rows = tagRows(context, report.tags);
  const used = said.length * leading + 16 + rows.length * TAG.row;
  let y = WORDS.top + Math.max(0, (WORDS.height - used) / 2);
  context.textAlign = 'center';
  context.fillStyle = colours.ink;
  font(size, 600);
  for (const line of said) {
    say(line, MIDDLE, y + size, 618);
    y += leading;
  }
  y += 16;
  font(26, 600);
  for (const row of rows) {
    let x = MIDDLE - row.reduce((sum, one) => sum + one.width + 14, -14) / 2;
    for (const { text, width } of row) {
      rounded(x, y, width, TAG.height, 23, colours.accent);
      context.fillStyle = colours.accentInk;
      say(text, x + width / 2, y + 32, width - 30);
      x += width + 14;
    }
    y += TAG.row;
  }
}

/** As many rows as they need: a tag is never wider than the panel, and no row is. */
function tagRows(
  context: CanvasRenderingContext2D,
  tags: readonly string[],
): readonly (readonly { text: string; width: number }[])[] {
  const most = WIDE - 2 * PANEL.inset;
  const rows: { text: string; width: number }[][] = [];
  let left = 0;
  for (const text of tags) {
    const width = Math.min(most, Math.ceil(context.measureText(text).width) + 36);
    if (rows.length === 0 || width > left) {
      rows.push([]);
      left = most;
    }
    rows.at(-1)?.push({ text, width });
    left -= width + 14;
  }
  return rows;
}

/** In the lower right, each module a whole number of pixels; @returns where the column beside it begins. */
function drawCode({ context, report, font, say, rounded }: Pen): number {
  const { code, colours } = report;
  const side = code?.side ?? 333;
  const [right, bottom] = [REPORT_WIDTH - PANEL.x - PANEL.inset, REPORT_HEIGHT - PANEL.x - PANEL.inset];
  const top = bottom - side - 34;
  if (code) {
    rounded(right - side, top, side, side, 14, '#ffffff');
    context.imageSmoothingEnabled = false;
    context.drawImage(code.picture, right - side, top, side, side);
    context.imageSmoothingEnabled = true;
    context.textAlign = 'center';
    context.fillStyle = colours.ink;
    font(26, 700);
    say(report.scan, right - side / 2, bottom, side);
  }
  return top;
}

/** The column beside the code. */
const COLUMN = { x: PANEL.x + PANEL.inset, width: 268, row: 92 } as const;

function drawScales(
  { context, report: { letters, colours }, font, say, rounded }: Pen,
  shares: readonly number[],
  top: number,
): void {
  const { x, width, row } = COLUMN;
  for (const [index, pair] of pairs.entries()) {
    const [first, second] = pair;
    const share = shares[index] ?? 50;
    const { wins, percent } = leaningOf(pair, share);
    const y = top + index * row;
    context.textAlign = 'left';
    context.fillStyle = colours.ink;
    font(24, 700);
    say(letters[wins]?.name ?? '', x, y + 26, width - 78);
    context.textAlign = 'right';
    context.fillStyle = colours.accent;
    say(`${percent}%`, x + width, y + 26, 72);
    font(22, 700);
    context.textAlign = 'left';
    context.fillStyle = wins === first ? colours.ink : colours.muted;
    say(first, x, y + 60, 24);
    context.textAlign = 'right';
    context.fillStyle = wins === second ? colours.ink : colours.muted;
    say(second, x + width, y + 60, 24);
    const [barX, bar] = [x + 32, width - 64];
    rounded(barX, y + 44, bar, 16, 8, colours.ground2);
    // From the middle towards the letter that won, as on the page.
    const leans = barX + (bar * Math.min(50, 100 - share)) / 100;
    rounded(leans, y + 44, (bar * Math.abs(share - 50)) / 100, 16, 0, colours.accent);
    rounded(barX + bar / 2 - 1, y + 39, 2, 26, 0, colours.muted);
    context.fillStyle = colours.accent;
    context.beginPath();
    context.arc(barX + (bar * (100 - share)) / 100, y + 52, 12, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Who picked a type has no percentages: what its four letters say stands in their place. */
function drawLetters({ context, report, font, say, lines, rounded }: Pen, top: number): void {
  const { letters, colours, type } = report;
  const { x, width, row } = COLUMN;
  for (const [index, letter] of [...type].entries()) {
    const y = top + index * row;
    rounded(x, y, 60, 60, 30, colours.accent);
    context.textAlign = 'center';
    context.fillStyle = colours.accentInk;
    font(34, 800);
    say(letter, x + 30, y + 42, 50);
    const said = letters[letter];
    context.textAlign = 'left';
    context.fillStyle = colours.ink;
    font(24, 700);
    say(said?.name ?? '', x + 74, y + 22, width - 74);
    context.fillStyle = colours.muted;
    font(20, 500);
    for (const [line, text] of lines(said?.p ?? '', width - 74, 2)
      .slice(0, 2)
      .entries())
      say(text, x + 74, y + 48 + line * 25, width - 74);
  }
}

/** The picture of a short test's result, in a frame of its own. */
function drawScene({ context, report, rounded }: Pen): void {
  const [x, y, width, height] = [MIDDLE - 224, 228, 448, 336];
  rounded(x - 6, y - 6, width + 12, height + 12, 42, report.colours.accent);
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 36);
  context.clip();
  context.drawImage(report.character, x, y, width, height);
  context.restore();
}

/** As many lines beside the code as there is room for; a text that is longer ends with an ellipsis. */
function drawStory(
  { context, report: { colours }, font, say, lines }: Pen,
  story: string,
  top: number,
): void {
  const { x, width, row } = COLUMN;
  const leading = 34;
  const room = Math.floor((4 * row) / leading);
  font(23, 500);
  context.textAlign = 'left';
  context.fillStyle = colours.ink;
  const all = lines(story, width, room);
  const shown = all
    .slice(0, room)
    .map((line, index) => (index === room - 1 && all.length > room ? `${line}…` : line));
  for (const [index, line] of shown.entries()) say(line, x, top + 24 + index * leading, width);
}

function drawRays(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.save();
  context.globalAlpha = 0.22;
  context.fillStyle = colour;
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray / 16) * 2 * Math.PI;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, 620, angle, angle + Math.PI / 16);
    context.fill();
  }
  context.restore();
}

/** Sixteen stars, always the same: one for each type. */
function drawStars(context: CanvasRenderingContext2D, colour: string): void {
  context.save();
  context.fillStyle = colour;
  context.globalAlpha = 0.75;
  for (let star = 0; star < 16; star++) {
    const x = 40 + ((star * 197) % (REPORT_WIDTH - 80));
    const y = 30 + ((star * 131) % 620);
    const size = 4 + (star % 4) * 3;
    context.beginPath();
    context.moveTo(x, y - size);
    context.quadraticCurveTo(x, y, x + size, y);
    context.quadraticCurveTo(x, y, x, y + size);
    context.quadraticCurveTo(x, y, x - size, y);
    context.quadraticCurveTo(x, y, x, y - size);
    context.fill();
  }
  context.restore();
}
