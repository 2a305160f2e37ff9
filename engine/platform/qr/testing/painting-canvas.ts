import type { QrCanvas } from '../draw-qr.ts';
import { blank, fill, type Picture } from './picture.ts';

/** A canvas that keeps its pixels where a decoder can read them; pictures come out as boxes of one colour. */
export interface PaintingCanvas extends QrCanvas {
  readonly picture: Picture;
}

/** A canvas of the size that browsers begin with. */
export function paintingCanvas(pictureColour = '#777'): PaintingCanvas {
  let picture = blank(300, 150);
  const context = {
    fillStyle: '#000',
    fillRect: (x: number, y: number, width: number, height: number) =>
      fill(picture, context.fillStyle, x, y, width, height),
    drawImage: (_: CanvasImageSource, x: number, y: number, width = 0, height = 0) =>
      fill(picture, pictureColour, x, y, width, height),
  };
  return {
    get picture() {
      return picture;
    },
    get width() {
      return picture.width;
    },
    set width(width: number) {
      picture = blank(width, picture.height);
    },
    get height() {
      return picture.height;
    },
    set height(height: number) {
      picture = blank(picture.width, height);
    },
    getContext: () => context,
  };
}
