// A family's drawings in a document's own colours: what is painted in a colour of the palette moves with it.
// Colours are compared in OKLab (https://bottosson.github.io/posts/oklab/), where equal distances look equal.

type Lab = readonly [lightness: number, a: number, b: number];
type Colours = Readonly<Record<string, string>>;

/** Things of their own, which keep their colours: medals are metal, petals are petals. */
const KEPT = /^--art-(rank-\d|currency|falling|burst)$/;
/** A plate in the family's accent is its mark, and its words are white: that colour stays. */
const MARK = '--art-plate';
/** The colours that parts are painted in, and those of the first three places, which no document's accent takes away. */
const PAINTS = ['ground', 'panel', 'accent', 'glow', 'rank1', 'rank2', 'rank3'];
/** A colour further than this from all of them (in OKLab) is none of them. */
const FAR = 0.22;
/** Medals stand beside accents: a shade is theirs where it is all but the same. */
const FAR_MEDAL = 0.05;
/** Light lies on edges: between it and another colour, a shade is the other's. */
const GLOW_AWAY = 1.6;
/** Less colour than this is grey: steel and paper stay what they are. */
const GREY = 0.025;
/** How far in the circle of hues (radians) a shade may lie from its colour, and how much more colour it may have. */
const KIN = 0.6;
const RICHER = 2.5;

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** @param hex `#rgb` or `#rrggbb` */
function labOf(hex: string): Lab {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest colour that a screen has. */
function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((value) => Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
const hueOf = ([, a, b]: Lab): number => Math.atan2(b, a);
const between = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Whether a family's drawings can have a document's colours: what was drawn for the night cannot be dyed for the day. */
export const canBeDyed = (palette: Colours, own: Colours): boolean =>
  [palette.panel, own.panel ?? palette.panel].every((hex, _, [first]) => isDark(hex) === isDark(first));

const isDark = (hex: string | undefined): boolean => hex !== undefined && labOf(hex)[0] < 0.5;

/** Whether a colour may be a shade of another: both grey, or of about the same hue. */
function akin(shade: Lab, colour: Lab): boolean {
  const grey = [shade, colour].filter((each) => chromaOf(each) < GREY).length;
  if (grey > 0) return grey === 2;
  const turn = Math.abs(hueOf(shade) - hueOf(colour));
  return Math.min(turn, 2 * Math.PI - turn) < KIN && chromaOf(shade) < RICHER * chromaOf(colour);
}

/**
 * Where the colours of a drawing go: each belongs to the nearest colour of the palette that it may be a shade of, and keeps
 * its distance from it.
 *
 * @param own a document's colours, by the palette's names
 */
export function dyeOf(palette: Colours, own: Colours): (hex: string) => string {
  const anchors = PAINTS.flatMap((name) => {
    const before = palette[name];
    if (before === undefined) return [];
    const after = own[name] ?? before;
    const [from, to] = [labOf(before), labOf(after)];
    const reach = name.startsWith('rank') ? FAR_MEDAL : FAR;
    return [{ from, to, moves: before !== after, reach, away: name === 'glow' ? GLOW_AWAY : 1 }];
  });
  return (hex) => {
    const colour = labOf(hex);
    const [nearest] = anchors
      .map((anchor) => ({ ...anchor, away: between(colour, anchor.from) * anchor.away }))
      .filter(({ from, away, reach }) => away < reach && akin(colour, from))
      .sort((one, other) => one.away - other.away);
    if (!nearest?.moves) return hex;
    const { from, to } = nearest;
    const step = colour[0] - from[0];
    // What is lighter than a colour that becomes light itself has less room up to white.
    const room = step > 0 ? Math.min(1, (1 - to[0]) / (1 - from[0])) : 1;
    const lightness = to[0] + step * room;
    const share = chromaOf(from) < GREY ? 1 : chromaOf(colour) / chromaOf(from);
    return hexOf([lightness, to[1] * share, to[2] * share]);
  };
}

/** A drawing as data, in other colours. References to its own definitions are no colours. */
const paint = (href: string, dye: (hex: string) => string): string =>
  href.replaceAll(
    /(?<!url\()%23([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi,
    (_, digits: string) => `%23${dye(`#${digits}`).slice(1)}`,
  );

/** A family's drawings (as data: `asData`) in a document's own colours. */
export function dyed(art: Colours, palette: Colours, own: Colours): Record<string, string> {
  const dye = dyeOf(palette, own);
  const { accent: _, ...others } = own;
  const dyeMark = dyeOf(palette, others);
  return Object.fromEntries(
    Object.entries(art).map(([name, href]) => [
      name,
      KEPT.test(name) ? href : paint(href, name === MARK ? dyeMark : dye),
    ]),
  );
}
