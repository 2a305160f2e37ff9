import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright-core';

/** Around the picture, in px: scanners ask for light around a code. */
const MARGIN = 16;

/**
 * What a scanner reads from a square picture, or from the lower right of one that is not; empty where it reads nothing.
 *
 * @param src address of the picture, as `<img>` has it
 */
export async function readCode(page: Page, src: string | null): Promise<string> {
  const { data, side } = await page.evaluate(
    async ([address = '', margin = 0]) => {
      const image = new Image();
      image.src = String(address);
      await image.decode();
      const { width, height } = image;
      const part = width === height ? width : width / 2;
      const edge = Number(margin);
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = part + 2 * edge;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, width - part, height - part, part, part, edge, edge, part, part);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      // One letter a pixel: a list of all its numbers takes a busy machine half a minute.
      let greys = '';
      for (let at = 0; at < pixels.length; at += 4)
        greys += String.fromCharCode(
          Math.round(((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3),
        );
      return { data: btoa(greys), side: canvas.width };
    },
    [src ?? '', MARGIN] as const,
  );
  const pixels = [...Buffer.from(data, 'base64')].flatMap((grey) => [grey, grey, grey, 255]);
  return jsQR(Uint8ClampedArray.from(pixels), side, side)?.data ?? '';
}

/** The same from a picture that the page has saved as a file. */
export const readSaved = async (page: Page, file: Download): Promise<string> =>
  readCode(page, `data:image/png;base64,${readFileSync(await file.path(), 'base64')}`);
