/** Pixels, four bytes each (red, green, blue, alpha), as decoders want them. */
export interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A picture of one colour. */
export function blank(width: number, height: number, colour = '#fff'): Picture {
  const picture = { data: new Uint8ClampedArray(width * height * 4), width, height };
  fill(picture, colour, 0, 0, width, height);
  return picture;
}

/** Fills a rectangle as a browser does: a pixel that is covered in part takes part of the colour. */
export function fill(to: Picture, colour: string, x: number, y: number, width: number, height: number): void {
  const ink = channels(colour);
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(to.height, y + height); row++) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(to.width, x + width); column++) {
      const share = overlap(column, x, width) * overlap(row, y, height);
      const at = (row * to.width + column) * 4;
      for (const [index, value] of ink.entries()) {
        const before = to.data[at + index] ?? 0;
        to.data[at + index] = before + (value - before) * share;
      }
      to.data[at + 3] = 255;
    }
  }
}

/** The picture with a light border of `px` pixels, as a page around it is. */
export function framed(picture: Picture, px: number): Picture {
  const wide = blank(picture.width + 2 * px, picture.height + 2 * px);
  for (let row = 0; row < picture.height; row++) {
    const line = picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4);
    wide.data.set(line, ((row + px) * wide.width + px) * 4);
  }
  return wide;
}

const overlap = (pixel: number, from: number, length: number): number =>
  Math.max(0, Math.min(pixel + 1, from + length) - Math.max(pixel, from));

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return long.map((pair) => Number.parseInt(pair, 16));
}
