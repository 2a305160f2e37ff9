// What happens to a file before it leaves the phone, and where it is lost on its way; loaded when somebody picks one.
// It takes nothing of the door that the widget takes too: that lies in the widget's file, which a page has in its file of widgets.
import { type AskedFiles, loadPicture, readAsDataAddress, sortOf, takesSort } from '../../../engine/index.ts';

/** What leaves, and a small picture of it where it is one (a data address). */
export interface Prepared {
  readonly blob: Blob;
  readonly preview?: string;
}

/** Why a file does not leave. */
export class Unfit extends Error {
  readonly fault: 'kind' | 'large' | 'broken';

  constructor(fault: Unfit['fault']) {
    super(fault);
    this.fault = fault;
  }
}

/** Longest side of a picture that leaves, and of its preview, px. */
const [longest, small] = [2048, 112];

/** Draws a picture at most so large, on white. */
function drawn(picture: HTMLImageElement, most: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const paper = canvas.getContext('2d');
  if (paper === null || width === 0) throw new Unfit('broken');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A file as it leaves. Pictures are drawn anew, so that nothing goes along of where they were taken, and made as small as they have to be.
 *
 * @param most bytes that may leave
 * @throws Unfit
 */
export async function prepared(taken: AskedFiles, file: Blob, most: number): Promise<Prepared> {
  const sort = sortOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!takesSort(taken, sort)) throw new Unfit('kind');
  if (sort === 'pdf') {
    if (file.size > most) throw new Unfit('large');
    return { blob: file };
  }
  // A policy of the page lets it show data addresses, and no others of its own.
  const picture = await readAsDataAddress(new Blob([file], { type: `image/${sort}` }))
    .then(loadPicture)
    .catch(() => {
      throw new Unfit('broken');
    });
  for (const [side, quality] of [
    [longest, 0.86],
    [longest, 0.7],
    [longest / 2, 0.7],
    [longest / 4, 0.6],
  ] as const) {
    const blob = await asJpeg(drawn(picture, side), quality);
    if (blob === null) throw new Unfit('broken');
    if (blob.size <= most) return { blob, preview: drawn(picture, small).toDataURL('image/jpeg', 0.7) };
  }
  throw new Unfit('large');
}

/** Tries of one upload, all under one key: the server keeps one file of them. */
const TRIES = 3;

/** Asks, and again after a while as long as the network has lost it. @param isLost whether what went wrong was that, and may go better now */
export async function keepAsking<Answer>(
  ask: () => Promise<Answer>,
  isLost: (error: unknown) => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
    }
  }
}
