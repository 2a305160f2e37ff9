import type { QrCode } from './create-qr.ts';
import { qrShape } from './qr-shape.ts';

/**
 * A code as an SVG document, `''` for an empty text. As the source of an `<img>` (data image) only a logo that is itself
 * a data image shows: pictures inside pictures load nothing.
 */
export function qrSvg(code: QrCode): string {
  if (code.symbol === null) return '';
  const { kept } = code;
  const { width, height, dark, logo } = qrShape(code);
  const path = dark
    .map(
      (box) =>
        `M${short(box.x)} ${short(box.y)}h${short(box.width)}v${short(box.height)}h${short(-box.width)}z`,
    )
    .join('');
  const image = logo
    ? `<image href="${escaped(kept.logo)}" x="${short(logo.x)}" y="${short(logo.y)}" width="${short(logo.width)}" height="${short(logo.height)}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<path fill="${kept.colorLight}" d="M0 0h${width}v${height}H0z"/><path fill="${kept.colorDark}" d="${path}"/>${image}</svg>`
  );
}

/** A code as the source of an `<img>`, `''` for an empty text. */
export function qrDataImage(code: QrCode): string {
  const svg = qrSvg(code);
  return svg === '' ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const short = (px: number): string => String(Math.round(px * 1000) / 1000);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
