import { JSDOM } from 'jsdom';
import { blank, fill, type Picture } from './picture.ts';

const dom = new JSDOM('');

/**
 * Paints the SVG documents that `qrSvg` writes: filled boxes, and each `<image>` as a box of `logoColour`, or of a wild
 * pattern, the worst a logo can be.
 */
export function paintSvg(svg: string, logo: string | 'noise' = '#000'): Picture {
  const parsed = new dom.window.DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.nodeName !== 'svg') throw new Error(`not an SVG document: ${svg.slice(0, 80)}`);
  const picture = blank(Number(root.getAttribute('width')), Number(root.getAttribute('height')));
  for (const child of root.children) {
    if (child.nodeName === 'path')
      for (const box of boxes(child.getAttribute('d') ?? ''))
        fill(picture, child.getAttribute('fill') ?? '', ...box);
    else paintLogo(picture, child, logo);
  }
  return picture;
}

function boxes(path: string): [number, number, number, number][] {
  const number = '(-?[0-9.]+)';
  const box = new RegExp(`M${number} ${number}h${number}v${number}(?:h${number}|H0)z`, 'g');
  const found = [...path.matchAll(box)];
  if (found.map((match) => match[0]).join('') !== path) throw new Error(`unknown path: ${path.slice(0, 80)}`);
  return found.map((match) => [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])]);
}

function paintLogo(picture: Picture, image: Element, logo: string): void {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(image.getAttribute(name)));
  if (logo !== 'noise') {
    fill(picture, logo, x ?? 0, y ?? 0, width ?? 0, height ?? 0);
    return;
  }
  let seed = 7;
  for (let row = 0; row < (height ?? 0); row += 3)
    for (let column = 0; column < (width ?? 0); column += 3) {
      seed = (seed * 16807) % 2147483647;
      const size = Math.min(3, (width ?? 0) - column, (height ?? 0) - row);
      fill(picture, seed % 2 ? '#000' : '#fff', (x ?? 0) + column, (y ?? 0) + row, size, size);
    }
}
