// By turns: draws and reads codes.
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { downloadFile } from '../files/save-file.ts';
import { createQr, drawQr, qrFile, saveQr } from './index.ts';
import { type PaintingCanvas, paintingCanvas } from './testing/painting-canvas.ts';
import { framed } from './testing/picture.ts';
import { readBack } from './testing/read-back.ts';

const silent = (): void => undefined;
const TEXT = 'https://h5.example.com/h5_ac/activity_anniversary';
const LOGO = '/h5_ac/logo.svg';

describe('§5 QR code: on a canvas', () => {
  test('§5 QR code: a canvas takes the size of the code and is read back', async () => {
    const canvas = paintingCanvas();
    drawQr(canvas, createQr({ text: TEXT, dotScale: 0.6, colorDark: '#312e81' }, silent));
    expect([canvas.width, canvas.height]).toEqual([246, 246]); // 49 bytes at level H: version 6, 41 modules of 6 px
    expect(await readBack(framed(canvas.picture, 28))).toMatchObject({ zxing: TEXT, jsqr: TEXT });
  });

  test('§5 QR code: an empty text leaves the canvas as it is', () => {
    const canvas = paintingCanvas();
    drawQr(canvas, createQr({ text: '' }, silent));
    expect([canvas.width, canvas.height]).toEqual([300, 150]);
  });

  test.each([
    [200, 50],
    [50, 200],
  ])(
    '§5 QR code: a logo of %i x %i keeps its proportions in the middle, and the code is read back',
    async (width, height) => {
      const canvas = paintingCanvas('#ff0000');
      const code = createQr({ text: TEXT, logo: LOGO, width: 500, height: 500 }, silent);
      const image = new JSDOM('<img>').window.document.querySelector('img');
      if (image === null) throw new Error('no image');
      drawQr(canvas, code, { image, width, height });
      const red = redBox(canvas);
      expect(red.width / red.height / (width / height)).toBeCloseTo(1, 0);
      expect(Math.abs(red.x * 2 + red.width - canvas.width)).toBeLessThanOrEqual(2);
      expect(Math.abs(red.y * 2 + red.height - canvas.height)).toBeLessThanOrEqual(2);
      expect(await readBack(framed(canvas.picture, 50))).toMatchObject({ zxing: TEXT, jsqr: TEXT });
    },
  );

  test('§5 QR code: a logo whose picture did not load leaves a whole code', () => {
    const [with_, without] = [paintingCanvas(), paintingCanvas()];
    drawQr(with_, createQr({ text: TEXT, logo: LOGO }, silent));
    drawQr(without, createQr({ text: TEXT }, silent));
    expect(with_.picture).toEqual(without.picture);
  });
});

describe('§5 QR code: saved', () => {
  let document: Document;
  let canvases: PaintingCanvas[];
  let logoLoads: boolean;

  // A page whose canvases paint and whose pictures load or fail as told; all else is the real thing.
  beforeEach(() => {
    const { window } = new JSDOM('');
    document = window.document;
    canvases = [];
    logoLoads = true;
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (name === 'canvas') {
        const canvas = paintingCanvas('#ff0000');
        canvases.push(canvas);
        Object.defineProperties(element, {
          width: {
            set: (width: number) => {
              canvas.width = width;
            },
          },
          height: {
            set: (height: number) => {
              canvas.height = height;
            },
          },
          getContext: { value: () => canvas.getContext('2d') },
          toBlob: {
            value: (done: BlobCallback) =>
              done(new Blob([new Uint8Array(canvas.picture.data)], { type: 'image/png' })),
          },
        });
      }
      if (name === 'img')
        Object.defineProperty(element, 'decode', {
          value: () => (logoLoads ? Promise.resolve() : Promise.reject(new Error('broken'))),
        });
      return element;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('§5 QR code: the file is a picture with a quiet zone of its own', async () => {
    const file = await qrFile(createQr({ text: TEXT }, silent), 'anniversary', document);
    expect([file?.name, file?.type]).toEqual(['anniversary.png', 'image/png']);
    const picture = canvases[0]?.picture;
    if (!picture) throw new Error('nothing was drawn');
    expect(picture.width).toBe((41 + 8) * 6);
    expect(await readBack(picture)).toMatchObject({ zxing: TEXT, jsqr: TEXT });
  });

  test('§5 QR code: a logo that loads is in the file, one that does not leaves a whole code', async () => {
    const code = createQr({ text: TEXT, logo: LOGO }, silent);
    await qrFile(code, 'x', document);
    logoLoads = false;
    await qrFile(code, 'x', document);
    const [drawn, whole] = canvases;
    if (!drawn || !whole) throw new Error('nothing was drawn');
    expect(redBox(drawn).width).toBeGreaterThan(10);
    expect(redBox(whole).width).toBe(0);
    for (const { picture } of [drawn, whole])
      expect(await readBack(picture)).toMatchObject({ zxing: TEXT, jsqr: TEXT });
  });

  test('§5 QR code: the file goes to whoever saves it, once; its failure is not swallowed', async () => {
    const saved: File[] = [];
    const code = createQr({ text: TEXT }, silent);
    expect(await saveQr(code, 'a', document, (file) => void saved.push(file))).toBe(true);
    expect(saved.map((file) => file.name)).toEqual(['a.png']);
    const refuse = saveQr(code, 'a', document, () => Promise.reject(new Error('no permission')));
    await expect(refuse).rejects.toThrow('no permission');
  });

  test('§5 QR code: an empty text saves nothing', async () => {
    const save = vi.fn();
    expect(await saveQr(createQr({ text: '' }, silent), 'a', document, save)).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });

  test('§5 QR code: a file name is a name and no path', async () => {
    const names = {
      '../../etc/passwd': 'etcpasswd.png',
      'a/b\\c:d': 'abcd.png',
      '': 'qr.png',
      'x.png': 'x.png',
      '活动 二维码': '活动 二维码.png',
      'a\u202egnp.exe': 'agnp.exe.png',
    };
    for (const [name, file] of Object.entries(names))
      expect((await qrFile(createQr({ text: TEXT }, silent), name, document))?.name).toBe(file);
  });

  test('§5 QR code: a browser saves the file by a link that is clicked once and gone', () => {
    vi.useFakeTimers();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const clicked: string[] = [];
    document.addEventListener('click', (event) => {
      event.preventDefault();
      const link = document.querySelector('a');
      clicked.push(`${link?.download} ${link?.href.slice(0, 5)}`);
    });
    downloadFile(new File(['x'], 'a.png'), document);
    expect(clicked).toEqual(['a.png blob:']);
    expect(document.querySelector('a')).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(revoke).toHaveBeenCalledOnce();
  });
});

/** Where the canvas is red, as the logo is. */
function redBox({ picture }: PaintingCanvas): { x: number; y: number; width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < picture.data.length; at += 4) {
    if (picture.data[at] !== 255 || picture.data[at + 1] !== 0) continue;
    xs.push((at / 4) % picture.width);
    ys.push(Math.floor(at / 4 / picture.width));
  }
  if (xs.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = xs.reduce(([least, most], x) => [Math.min(least, x), Math.max(most, x)], [1e9, 0]);
  const [top, bottom] = ys.reduce(([least, most], y) => [Math.min(least, y), Math.max(most, y)], [1e9, 0]);
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
