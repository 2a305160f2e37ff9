import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { readBack } from '../../engine/platform/qr/testing/read-back.ts';

/** Around the picture, in px: scanners ask for light around a code. */
const MARGIN = 16;

/**
 * What two scanners read from a picture; empty where they read nothing, or not the same.
 *
 * @param src address of the picture, as `<img>` has it
 * @param width px that it is shown at; its own without
 */
export async function readCode(page: Page, src: string | null, width = 0): Promise<string> {
  const { data, ...size } = await page.evaluate(
    async ([address, shown, edge]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const scale = shown > 0 ? shown / image.width : 1;
      const [wide, high] = [Math.round(image.width * scale), Math.round(image.height * scale)];
      const canvas = document.createElement('canvas');
      canvas.width = wide + 2 * edge;
      canvas.height = high + 2 * edge;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, edge, edge, wide, high);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      // As text: a list of a million numbers takes a browser minutes to hand over.
      let text = '';
      for (let at = 0; at < pixels.length; at += 0x8000)
        text += String.fromCharCode(...pixels.subarray(at, at + 0x8000));
      return { data: btoa(text), width: canvas.width, height: canvas.height };
    },
    [src ?? '', width, MARGIN] as const,
  );
  const { jsqr, zxing } = await readBack({
    ...size,
    data: Uint8ClampedArray.from(Buffer.from(data, 'base64')),
  });
  return jsqr === zxing ? (jsqr ?? '') : '';
}

/** The same from a picture that the page has saved as a file. */
export const readSaved = async (page: Page, file: Download): Promise<string> =>
  readCode(page, `data:image/png;base64,${readFileSync(await file.path(), 'base64')}`);
