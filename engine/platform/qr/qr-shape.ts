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

/** Dots smaller than this are drawn at it: below, no decoder reads them back. */
const LEAST_DOT = 0.4;
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
  const dot = Math.max(LEAST_DOT, Number(kept.dotScale));
  const dark: QrBox[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      if (!modules[at] || (withHole && inHole(hole, row, column))) continue;
      const scale = guides[at] ? 1 : dot;
      const box = {
        x: left + column * across + (across - across * scale) / 2,
        y: top + row * down + (down - down * scale) / 2,
        width: across * scale,
        height: down * scale,
      };
      const before = dark.at(-1);
      // Whole modules in a row become one box: fewer bytes, and no seams between them.
      if (before && scale === 1 && before.y === box.y && before.height === down && before.x + before.width === box.x)
        before.width += across;
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
