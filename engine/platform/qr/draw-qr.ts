import type { QrCode } from './create-qr.ts';
import { type QrBox, qrShape } from './qr-shape.ts';

/** A picture that has loaded, with its own size in px. */
export interface QrPicture {
  image: CanvasImageSource;
  width: number;
  height: number;
}

/** What of a canvas is needed to draw: an element or an offscreen one. */
export interface QrCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'drawImage'> | null;
}

/**
 * Draws a code on a canvas, which takes the code's size; an empty text leaves the canvas as it is. Without its picture
 * a code that asks for a logo is drawn whole.
 */
export function drawQr(canvas: QrCanvas, code: QrCode, picture?: QrPicture): void {
  if (code.symbol === null) return;
  const { width, height, dark, logo } = qrShape(code, picture !== undefined);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = code.kept.colorLight;
  context.fillRect(0, 0, width, height);
  context.fillStyle = code.kept.colorDark;
  for (const box of dark) context.fillRect(box.x, box.y, box.width, box.height);
  if (logo && picture) {
    const { x, y, width: wide, height: high } = fitted(picture, logo);
    context.drawImage(picture.image, x, y, wide, high);
  }
}

/** The picture in its own proportions, as large as the box lets it be and in its middle, as SVG does by itself. */
function fitted(picture: QrPicture, box: QrBox): QrBox {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
