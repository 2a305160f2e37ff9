import type { QrCode } from './create-qr.ts';
import { drawQr, type QrPicture } from './draw-qr.ts';

/** Takes a file to where the visitor wants it: `downloadFile` in a browser, the bridge in the app. */
type SaveFile = (file: File) => void | Promise<void>;

/** Scanners ask for four light modules around a code, and nobody knows what a saved picture will lie on. */
const QUIET_ZONE = 4;

/**
 * The code as a PNG file, drawn with its logo (when that loads) and a quiet zone of at least four modules.
 *
 * @returns null for an empty text or where the browser cannot make a picture
 */
export async function qrFile(code: QrCode, name: string, document: Document): Promise<File | null> {
  if (code.symbol === null) return null;
  const canvas = document.createElement('canvas');
  const quietZone = Math.max(QUIET_ZONE, code.kept.quietZone);
  const picture = code.hole ? await loadPicture(code.kept.logo, document) : undefined;
  drawQr(canvas, { ...code, kept: { ...code.kept, quietZone } }, picture);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], fileName(name), { type: 'image/png' });
}

/** Makes the file and hands it to `save`; false when there was nothing to save. Errors of `save` pass through. */
export async function saveQr(
  code: QrCode,
  name: string,
  document: Document,
  save: SaveFile,
): Promise<boolean> {
  const file = await qrFile(code, name, document);
  if (file === null) return false;
  await save(file);
  return true;
}

/** Loads a logo so that the canvas stays readable (`anonymous`); undefined when it does not load. */
async function loadPicture(address: string, document: Document): Promise<QrPicture | undefined> {
  const image = document.createElement('img');
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  // A drawn picture (SVG) may have no size of its own.
  return { image, width: image.naturalWidth || 1, height: image.naturalHeight || 1 };
}

function fileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '')
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trim();
  return `${clean === '' ? 'qr' : clean.replace(/\.png$/i, '')}.png`;
}
