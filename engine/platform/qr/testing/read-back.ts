import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsQR from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Picture } from './picture.ts';

// From the packages on disk: by default the decoder would load its program from another host.
const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(program).buffer } });

/** What two decoders read in a picture; null where one reads nothing. */
export interface ReadBack {
  zxing: string | null;
  jsqr: string | null;
  /** As the first decoder saw it. */
  version: number | null;
  level: string | null;
}

/** Reads a picture with both decoders. */
export async function readBack(picture: Picture): Promise<ReadBack> {
  const [found] = await readBarcodes(imageData(picture), {
    formats: ['QRCode'],
    textMode: 'Plain',
    tryHarder: true,
  });
  const read = decoder(picture.data, picture.width, picture.height);
  return {
    zxing: found?.text ?? null,
    jsqr: read?.data ?? null,
    version: found ? Number(found.version) : null,
    level: found?.ecLevel ?? null,
  };
}

// The package is a CommonJS module whose function stands one level deeper for some loaders.
const decoder = typeof jsQR === 'function' ? jsQR : (jsQR as { default: typeof jsQR }).default;

function imageData({ data, width, height }: Picture): ImageData {
  return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
}
