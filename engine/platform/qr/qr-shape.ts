import type { QrCode } from './create-qr.ts';
import type { QrHole } from './logo-hole.ts';

/** A rectangle in px. */
export interface QrBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A code in px: what to fill with the dark colour on the light one, and where the logo goes. */
export interface QrShape {
  width: number;
  height: number;
  dark: readonly QrBox[];
  logo: QrBox | null;
}

/** Dots below this share of a module, or this many px, are drawn at it: decoders do not read smaller ones back. */
const LEAST_SHARE = 0.4;
const LEAST_PX = 2;
/** Light border between the dots and the logo, in modules. */
const LOGO_MARGIN = 0.5;

/**
 * Lays a code out at whole px per module, the nearest to the size asked for and at least one. Guides stay whole at
 * every dot scale: they are what a scanner finds the code by.
 *
 * @param withHole false draws the modules under the logo, for when its picture did not load
 */
export function qrShape({ kept, symbol, hole }: QrCode, withHole = hole !== null): QrShape {
  if (symbol === null) return { width: 0, height: 0, dark: [], logo: null };
  const { size, modules, guides } = symbol;
  const across = Math.max(1, Math.round(kept.width / size));
  const down = Math.max(1, Math.round(kept.height / size));
  const left = kept.quietZone * across;
  const top = kept.quietZone * down;
  const besides = dotGap(across, kept.dotScale);
  const above = dotGap(down, kept.dotScale);
  const dark: QrBox[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      if (!modules[at] || (withHole && inHole(hole, row, column))) continue;
      const [x, y] = guides[at] ? [0, 0] : [besides, above];
      const box = {
        x: left + column * across + x,
        y: top + row * down + y,
        width: across - 2 * x,
        height: down - 2 * y,
      };
      const before = dark.at(-1);
      // Modules that touch in a row become one box: fewer bytes, and no seams between them.
      if (before && before.y === box.y && before.height === box.height && before.x + before.width === box.x)
        before.width += box.width;
      else dark.push(box);
    }
  }
  return {
    width: (size + 2 * kept.quietZone) * across,
    height: (size + 2 * kept.quietZone) * down,
    dark,
    logo: hole && withHole ? logoBox(hole, left, top, across, down) : null,
  };
}

/** Light px on each side of a dot: whole ones, so that dots stay sharp and in the middle of their module. */
function dotGap(module: number, scale: number): number {
  const least = Math.max(LEAST_PX, module * LEAST_SHARE);
  return Math.max(0, Math.min(Math.round((module * (1 - scale)) / 2), Math.floor((module - least) / 2)));
}

function inHole(hole: QrHole | null, row: number, column: number): boolean {
  if (hole === null) return false;
  const end = hole.from + hole.side;
  return row >= hole.from && row < end && column >= hole.from && column < end;
}

function logoBox(hole: QrHole, left: number, top: number, across: number, down: number): QrBox {
  const start = hole.from + LOGO_MARGIN;
  const side = hole.side - 2 * LOGO_MARGIN;
  return { x: left + start * across, y: top + start * down, width: side * across, height: side * down };
}
