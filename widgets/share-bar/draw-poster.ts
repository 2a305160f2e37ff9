import { loadPicture, wrapText } from '../../engine/index.ts';

/** What a poster says and shows; texts in the reader's language. */
export interface Poster {
  readonly title: string;
  /** Empty where the page has no schedule. */
  readonly dates: string;
  readonly words: string;
  /** The reader's own number in words; empty where there is none. */
  readonly own: string;
  /** What one does with the code. */
  readonly scan: string;
  /** Language tag, for where lines break. */
  readonly tag: string;
  /** Addresses of the pictures, from back to front. */
  readonly art: readonly string[];
}

export const [POSTER_WIDTH, POSTER_HEIGHT] = [750, 1334];
/** Side of the code asked for, in px without its light border: about eight a module at a share link's length. */
export const CODE_SIDE = 264;
/** As high as the hero's art is at this width. */
const STAGE = 1000;
const PANEL = { x: 32, y: 944, width: POSTER_WIDTH - 64, height: 358, inset: 28 } as const;
/** A code is never drawn larger than the panel lets it be. */
const MOST_CODE = PANEL.height - 24;
/** Sizes of the title, the first at which it has two lines. */
const SIZES = [104, 88, 74, 62, 54, 46] as const;

type Colour = (name: string, otherwise: string) => string;

/**
 * Draws a poster of 750 x 1334 px.
 *
 * @param code the QR code as a picture (a data address)
 * @param frame whose font and family colours it has
 * @returns a PNG as a data address
 * @throws Error where the code does not load, or the browser draws nothing
 */
export async function drawPoster(poster: Poster, code: string, frame: Element): Promise<string> {
  // Without one of its layers it is still the poster.
  const [qr, ...layers] = await Promise.all([
    loadPicture(code),
    ...poster.art.map((src) => loadPicture(src).catch(() => null)),
  ]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [POSTER_WIDTH, POSTER_HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const style = getComputedStyle(frame);
  const colour: Colour = (name, otherwise) => style.getPropertyValue(name).trim() || otherwise;
  // What the art leaves is dark in the family's colour once the shade lies over it.
  context.fillStyle = colour('--accent', '#7a1f4d');
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT);
  for (const layer of layers) if (layer) cover(context, layer);
  shade(context);
  drawPosterWords(context, poster, style.fontFamily, colour, Math.min(MOST_CODE, qr.naturalWidth));
  drawCode(context, qr);
  return canvas.toDataURL('image/png');
}

/** As the hero has it: over the whole stage, cut at its upper edge. A drawn picture may have no size of its own. */
function cover(context: CanvasRenderingContext2D, layer: HTMLImageElement): void {
  const [wide, high] = [layer.naturalWidth || POSTER_WIDTH, layer.naturalHeight || STAGE];
  const scale = Math.max(POSTER_WIDTH / wide, STAGE / high);
  const [width, height] = [wide * scale, high * scale];
  context.drawImage(layer, (POSTER_WIDTH - width) / 2, STAGE - height, width, height);
}

/** Dark below the words, whatever the art is. */
function shade(context: CanvasRenderingContext2D): void {
  const dark = context.createLinearGradient(0, 420, 0, STAGE);
  dark.addColorStop(0, 'rgb(0 0 0 / 0%)');
  dark.addColorStop(0.55, 'rgb(0 0 0 / 58%)');
  dark.addColorStop(1, 'rgb(0 0 0 / 74%)');
  context.fillStyle = dark;
  context.fillRect(0, 420, POSTER_WIDTH, POSTER_HEIGHT - 420);
}

/** The title with the dates below it, above the panel; on the panel what stands beside the code; the reader's number at the top. */
export function drawPosterWords(
  context: CanvasRenderingContext2D,
  { title, dates, words, own, scan, tag }: Poster,
  font: string,
  colour: Colour,
  code: number,
): void {
  const set = (size: number, weight: number): void => {
    context.font = `${weight} ${size}px ${font}`;
  };
  const lines = (text: string, most: number, room: number): string[] =>
    wrapText(text, tag, (one) => context.measureText(one).width, most, room);
  const plate = (x: number, y: number, width: number, height: number, radius: number): void => {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  };
  context.textAlign = 'center';
  if (own) {
    // A ribbon that hangs from the upper edge, in the panel's colours: those of the dates are the ground's, too.
    set(44, 900);
    const width = Math.min(PANEL.width, context.measureText(own).width + 88);
    context.fillStyle = colour('--panel', '#fffaf1');
    plate((POSTER_WIDTH - width) / 2, -36, width, 140, 36);
    context.fillStyle = colour('--ink', '#2a1a4f');
    context.fillText(own, POSTER_WIDTH / 2, 72, width - 56);
  }
  let bottom = PANEL.y - 28;
  if (dates) {
    set(26, 700);
    const width = Math.min(PANEL.width, context.measureText(dates).width + 56);
    context.fillStyle = colour('--accent', '#ffd36b');
    plate((POSTER_WIDTH - width) / 2, bottom - 54, width, 54, 27);
    context.fillStyle = colour('--accent-ink', '#2a1a05');
    context.fillText(dates, POSTER_WIDTH / 2, bottom - 18, width - 40);
    bottom -= 54 + 26;
  }
  let size: number = SIZES[0];
  let said: string[] = [];
  for (size of SIZES) {
    set(size, 900);
    said = lines(title, PANEL.width - 20, 2);
    if (said.length <= 2) break;
  }
  context.lineJoin = 'round';
  context.lineWidth = size / 7;
  context.strokeStyle = 'rgb(0 0 0 / 62%)';
  context.fillStyle = '#fff';
  const leading = size * (tag.startsWith('th') || tag.startsWith('vi') ? 1.34 : 1.16);
  for (const [index, line] of said.entries()) {
    const y = bottom - size * 0.2 - (said.length - 1 - index) * leading;
    context.strokeText(line, POSTER_WIDTH / 2, y, PANEL.width);
    context.fillText(line, POSTER_WIDTH / 2, y, PANEL.width);
  }
  context.fillStyle = colour('--panel', '#fffaf1');
  plate(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 32);
  context.textAlign = 'left';
  const most = PANEL.width - 2 * PANEL.inset - code;
  const x = PANEL.x + PANEL.inset;
  const write = (text: string, size: number, weight: number, room: number, y: number): number => {
    set(size, weight);
    const all = lines(text, most, room).slice(0, room);
    for (const [index, line] of all.entries()) context.fillText(line, x, y + index * size * 1.4, most);
    return y + all.length * size * 1.4;
  };
  context.fillStyle = colour('--ink', '#2a1a4f');
  const below = write(words, 34, 800, 4, PANEL.y + 72);
  context.fillStyle = colour('--muted-ink', '#5a4a6f');
  write(scan, 25, 600, 2, below + 14);
}

/** In the lower right, each module a whole number of pixels. */
function drawCode(context: CanvasRenderingContext2D, qr: HTMLImageElement): void {
  const side = Math.min(MOST_CODE, qr.naturalWidth);
  context.imageSmoothingEnabled = false;
  context.drawImage(
    qr,
    PANEL.x + PANEL.width - 12 - side,
    PANEL.y + Math.round((PANEL.height - side) / 2),
    side,
    side,
  );
}
