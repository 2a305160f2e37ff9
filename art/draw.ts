/** Drawing primitives: every picture is a string of SVG; `~` stands for the file's id prefix (see write.ts). */

/** A coordinate with one decimal at most and no leading zero: the art ships as bytes, so each digit counts. */
export function f(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Template tag: numbers are shortened with `f`, strings pass as they are. */
export function t(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (typeof value === 'number' ? f(value) : (value ?? '')) + part;
  });
}

/** Seeded random numbers in [0, 1): the same seed draws the same picture on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** Joins `count` pieces drawn by `draw`. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** A stop is written `colour@offset/opacity`; offset and opacity may be left out. */
function stops(list: string[]): string {
  return list
    .map((text, i) => {
      const [head = '', opacity] = text.split('/');
      const [colour = '', offset] = head.split('@');
      const at = offset ?? f(i / Math.max(1, list.length - 1));
      return `<stop offset="${at}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

/** Only what differs from the default axis, which runs across from (0 0) to (1 0). */
const AXES = {
  v: ' x2="0" y2="1"',
  h: '',
  d: ' y2="1"',
  u: ' y1="1"',
};

/** Linear gradient over the shape's box: `v` down, `h` across, `d` falling, `u` rising. */
export function lin(id: string, list: string[], axis: keyof typeof AXES = 'v'): string {
  return `<linearGradient id="~${id}"${AXES[axis]}>${stops(list)}</linearGradient>`;
}

/** Radial gradient over the shape's box. */
export function rad(id: string, list: string[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="~${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

/** Radial gradient in drawing units around the origin: shared by all petals of a flower. */
export function core(id: string, list: string[], r: number, cx = 0, cy = 0): string {
  return t`<radialGradient id="~${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

export function defs(...items: string[]): string {
  return `<defs>${items.join('')}</defs>`;
}

/** A reusable group in `defs`. */
export function group(id: string, body: string): string {
  return `<g id="~${id}">${body}</g>`;
}

/** One blur: the only filter the art uses, at most two in a layer. */
export function blur(id: string, deviation: number): string {
  return `<filter id="~${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Places a group of `defs`; `sx` may be negative to mirror it. */
export function use(id: string, x: number, y: number, s = 1, turn = 0, extra = '', sx = s): string {
  const rest = extra ? ` ${extra}` : '';
  if (s === 1 && sx === 1 && !turn) return t`<use href="#~${id}" x="${x}" y="${y}"${rest}/>`;
  const scale = s === 1 && sx === 1 ? '' : `scale(${round2(sx)}${sx === s ? '' : ` ${round2(s)}`})`;
  const rotate = turn ? t`rotate(${turn})` : '';
  return t`<use href="#~${id}" transform="translate(${x} ${y})${rotate}${scale}"${rest}/>`;
}

function round2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** A path with a fill (an id of `defs` written `~id`, or a colour). */
export function fill(d: string, paint: string, extra = ''): string {
  return `<path d="${d}" fill="${ink(paint)}"${extra ? ` ${extra}` : ''}/>`;
}

/** A line along a path. */
export function line(d: string, paint: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${ink(paint)}" stroke-width="${f(width)}"${extra ? ` ${extra}` : ''}/>`;
}

export function circle(cx: number, cy: number, r: number, paint: string, extra = ''): string {
  return t`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${ink(paint)}"${extra ? ` ${extra}` : ''}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: string, extra = ''): string {
  return t`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${ink(paint)}"${extra ? ` ${extra}` : ''}/>`;
}

export function box(x: number, y: number, w: number, h: number, paint: string, extra = ''): string {
  return t`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ink(paint)}"${extra ? ` ${extra}` : ''}/>`;
}

/** `~id` means a paint server of this file. */
export function ink(paint: string): string {
  return paint.startsWith('~') ? `url(#${paint})` : paint;
}

/**
 * Path data turned by `turn` degrees and scaled around the origin, in whole units: several of one paint then make one element.
 *
 * @throws Error for relative commands, H, V and A, which cannot be turned point by point
 */
export function turned(d: string, turn: number, scale = 1): string {
  if (/[^MLCZ\d\s.-]/.test(d)) throw new Error(`turned: expected path data of M, L, C and Z, got ${d}`);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return d
    .replace(/(-?[\d.]+)\s*(-?[\d.]+)\s*/g, (_, x: string, y: string) => {
      const point = [+x * cos - +y * sin, +x * sin + +y * cos].map((value) => String(Math.round(value) + 0));
      return `${point.join(' ')} `;
    })
    .replace(/ (?=[MLCZ-]|$)/g, '');
}

/** A smooth curve through points (Catmull-Rom turned into cubic Béziers). */
export function smooth(points: readonly (readonly [number, number])[], closed = false): string {
  const n = points.length;
  const at = (i: number): readonly [number, number] =>
    points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  let d = t`M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += t`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return closed ? `${d}Z` : d;
}

/**
 * A whole picture; hidden from assistive technology, because whoever shows it names it (or knows that it is décor).
 * `slice` lets a layer fill a taller or wider stage from its top.
 */
export function picture(w: number, h: number, body: string, slice = false): string {
  const fit = slice ? ' preserveAspectRatio="xMidYMin slice"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"${fit} aria-hidden="true">${body}</svg>\n`;
}
