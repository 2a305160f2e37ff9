import { leaningOf, pairs } from '../rules/score.ts';
import { wrapText } from './wrap-text.ts';

/** What stands on the picture; texts in the reader's language. */
export interface Report {
  readonly type: string;
  readonly name: string;
  readonly quote: string;
  readonly tags: readonly string[];
  /** Percent for the first letter of each pair; null for a type that was picked. */
  readonly shares: readonly number[] | null;
  /** Name of each letter. */
  readonly letters: Readonly<Record<string, string>>;
  readonly heading: string;
  readonly scan: string;
  /** Language tag, for where lines break. */
  readonly tag: string;
  /** Loaded pictures. */
  readonly character: CanvasImageSource;
  readonly code: CanvasImageSource | null;
  readonly colours: Readonly<
    Record<'ground' | 'ground2' | 'panel' | 'ink' | 'muted' | 'accent' | 'accentInk', string>
  >;
}

export const REPORT_WIDTH = 750;
export const REPORT_HEIGHT = 1500;
/** Side of the code on the picture, in px: big enough for a scanner on the far side of a table. */
const CODE = 264;

const FONT = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Noto Sans Thai", sans-serif';

/** Draws the report: type, character, quote, tags, scales and the code that leads to the test. */
export function drawReport(context: CanvasRenderingContext2D, report: Report): void {
  const { colours } = report;
  const middle = REPORT_WIDTH / 2;
  const font = (size: number, weight = 400): void => {
    context.font = `${weight} ${size}px ${FONT}`;
  };
  const say = (text: string, x: number, y: number, most: number): void => context.fillText(text, x, y, most);
  const rounded = (
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    fill: string,
  ): void => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  };

  const sky = context.createLinearGradient(0, 0, 0, REPORT_HEIGHT);
  sky.addColorStop(0, colours.ground);
  sky.addColorStop(1, colours.ground2);
  context.fillStyle = sky;
  context.fillRect(0, 0, REPORT_WIDTH, REPORT_HEIGHT);
  drawRays(context, middle, 420, colours.panel);
  drawStars(context, colours.accent);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colours.ink;
  font(30, 600);
  say(report.heading, middle, 76, 640);
  font(112, 800);
  say(report.type, middle, 188, 640);
  font(44, 700);
  say(report.name, middle, 250, 640);
  context.drawImage(report.character, middle - 176, 276, 352, 396);

  rounded(40, 690, REPORT_WIDTH - 80, REPORT_HEIGHT - 690 - 40, 36, colours.panel);
  context.fillStyle = colours.ink;
  font(34, 600);
  const lines = wrapText(report.quote, report.tag, (text) => context.measureText(text).width, 600).slice(
    0,
    3,
  );
  let y = 752;
  for (const line of lines) {
    say(line, middle, y, 620);
    y += 46;
  }
  y = drawTags(context, report, y + 18, font, rounded);
  if (report.shares) drawScales(context, report, report.shares, y + 24, font, rounded);

  if (report.code) {
    const [x, top] = [REPORT_WIDTH - 40 - 34 - CODE, REPORT_HEIGHT - 40 - 34 - CODE];
    rounded(x - 10, top - 10, CODE + 20, CODE + 20, 18, '#ffffff');
    context.imageSmoothingEnabled = false;
    context.drawImage(report.code, x, top, CODE, CODE);
    context.imageSmoothingEnabled = true;
    context.textAlign = 'left';
    context.fillStyle = colours.ink;
    font(36, 700);
    const words = wrapText(report.scan, report.tag, (text) => context.measureText(text).width, 320);
    words.slice(0, 3).forEach((line, index) => void say(line, 76, top + 104 + index * 46, 330));
  }
}

type Font = (size: number, weight?: number) => void;
type Rounded = (x: number, y: number, width: number, height: number, radius: number, fill: string) => void;

function drawTags(
  context: CanvasRenderingContext2D,
  { tags, colours }: Report,
  y: number,
  font: Font,
  rounded: Rounded,
): number {
  font(26, 600);
  const widths = tags.map((tag) => Math.min(210, context.measureText(tag).width) + 36);
  let x = (REPORT_WIDTH - widths.reduce((sum, one) => sum + one + 14, -14)) / 2;
  context.textAlign = 'center';
  for (const [index, tag] of tags.entries()) {
    const width = widths[index] ?? 0;
    rounded(x, y - 30, width, 46, 23, colours.accent);
    context.fillStyle = colours.accentInk;
    context.fillText(tag, x + width / 2, y + 2, width - 30);
    x += width + 14;
  }
  return y + 46;
}

function drawScales(
  context: CanvasRenderingContext2D,
  { letters, colours }: Report,
  shares: readonly number[],
  top: number,
  font: Font,
  rounded: Rounded,
): void {
  const [left, width] = [76, REPORT_WIDTH - 152];
  for (const [index, pair] of pairs.entries()) {
    const [first, second] = pair;
    const share = shares[index] ?? 50;
    const { wins } = leaningOf(pair, share);
    const y = top + index * 52;
    font(22, 600);
    context.textAlign = 'left';
    context.fillStyle = wins === first ? colours.ink : colours.muted;
    context.fillText(`${first} ${letters[first] ?? ''}`, left, y + 7, 150);
    context.textAlign = 'right';
    context.fillStyle = wins === second ? colours.ink : colours.muted;
    context.fillText(`${letters[second] ?? ''} ${second}`, left + width, y + 7, 150);
    const [barX, bar] = [left + 168, width - 336];
    rounded(barX, y - 8, bar, 16, 8, colours.ground2);
    // From the middle towards the letter that won, as on the page.
    const leans = barX + (bar * Math.min(50, 100 - share)) / 100;
    rounded(leans, y - 8, (bar * Math.abs(share - 50)) / 100, 16, 0, colours.accent);
    rounded(barX + bar / 2 - 1, y - 13, 2, 26, 0, colours.muted);
    context.fillStyle = colours.accent;
    context.beginPath();
    context.arc(barX + (bar * (100 - share)) / 100, y, 12, 0, 2 * Math.PI);
    context.fill();
  }
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
