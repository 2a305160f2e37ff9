import { loadPicture, type World, wrapText } from '../../../engine/index.ts';
import type { TypeText } from '../texts.ts';

/** What stands on the picture of a match; texts in the reader's language. */
interface Match {
  readonly types: readonly TypeText[];
  /** Addresses of the characters. */
  readonly figures: readonly string[];
  readonly score: string;
  readonly heading: string;
  readonly line: string;
  readonly scan: string;
  /** Language tag, for where lines break. */
  readonly tag: string;
}

const [WIDTH, HEIGHT] = [750, 1000];
/** Side of the code asked for, in px without its light border. */
const CODE_SIDE = 200;
/** The plate below the figures: its top and its height. */
const PLATE = { y: 682, height: HEIGHT - 682 - 32 } as const;
const FONT = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Noto Sans Thai", sans-serif';
/** The page's night, as the style sheet has it. */
const NIGHT = {
  top: '#1b1648',
  low: '#5a2f7c',
  ink: '#fff6e0',
  gold: '#ffd36b',
  plate: '#fffaf1',
  dark: '#2a1a4f',
};

/**
 * Draws both characters, the score, the line and a code that leads to the match: 750 x 1000 px, as a data address.
 *
 * @throws Error where a character does not load, or the browser draws nothing
 */
export async function drawMatch(links: World['links'], route: string, match: Match): Promise<string> {
  const address = await links.qr(await links.invite(route), CODE_SIDE);
  const [left, right, code] = await Promise.all([
    loadPicture(match.figures[0] ?? ''),
    loadPicture(match.figures[1] ?? ''),
    address === null ? null : loadPicture(address),
  ]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, NIGHT.top);
  sky.addColorStop(1, NIGHT.low);
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawStars(context);
  context.drawImage(left, 24, 190, 330, 371);
  context.drawImage(right, WIDTH - 354, 190, 330, 371);
  const say = (text: string, x: number, y: number, size: number, weight: number, most: number): void => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillText(text, x, y, most);
  };
  context.textAlign = 'center';
  context.fillStyle = NIGHT.ink;
  say(match.heading, WIDTH / 2, 74, 32, 600, 500);
  context.fillStyle = NIGHT.gold;
  say(match.score, WIDTH / 2, 176, 104, 800, 500);
  context.fillStyle = NIGHT.ink;
  for (const [index, type] of match.types.entries()) {
    const x = index === 0 ? 189 : WIDTH - 189;
    say(type.code, x, 606, 40, 800, 300);
    say(type.name, x, 646, 26, 600, 320);
  }
  context.fillStyle = NIGHT.plate;
  context.beginPath();
  context.roundRect(32, PLATE.y, WIDTH - 64, PLATE.height, 36);
  context.fill();
  context.fillStyle = NIGHT.dark;
  context.textAlign = 'left';
  context.font = `700 32px ${FONT}`;
  const wrap = (text: string, width: number, room: number): string[] =>
    wrapText(text, match.tag, (part) => context.measureText(part).width, width, room).slice(0, room);
  // At its own size: each module is a whole number of pixels.
  const side = code?.naturalWidth ?? 0;
  const width = WIDTH - 64 - 36 - (code ? side + 60 : 36);
  wrap(match.line, width, 4).forEach((one, index) => void say(one, 68, 742 + index * 44, 32, 700, width));
  if (code) {
    context.font = `500 24px ${FONT}`;
    wrap(match.scan, width, 2).forEach((one, index) => void say(one, 68, 922 + index * 30, 24, 500, width));
    context.imageSmoothingEnabled = false;
    context.drawImage(
      code,
      WIDTH - 32 - 22 - side,
      PLATE.y + Math.round((PLATE.height - side) / 2),
      side,
      side,
    );
  }
  return canvas.toDataURL('image/png');
}

/** A night of stars, always the same. */
function drawStars(context: CanvasRenderingContext2D): void {
  context.fillStyle = NIGHT.gold;
  for (let star = 0; star < 28; star++) {
    const [x, y, size] = [(star * 197 + 40) % WIDTH, (star * 113 + 24) % 640, 2 + (star % 4)];
    context.globalAlpha = 0.35 + (star % 3) * 0.2;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}
