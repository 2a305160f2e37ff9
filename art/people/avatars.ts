/** How many there are: of each motif one in each of three rounds. */
const COUNT = 24;

/** Ground, soft tone, coat, accent: one family of colours per avatar. */
type Palette = readonly [ground: string, soft: string, coat: string, accent: string];

const palettes: readonly Palette[] = [
  ['#ffe1ea', '#ffc2d4', '#fff6ee', '#ff6f91'],
  ['#dcefff', '#b5dcff', '#8a6a58', '#ff9f68'],
  ['#fff0cf', '#ffdf94', '#f6a04d', '#e2603c'],
  ['#e4f6e3', '#bfe7bf', '#fdfbf5', '#f0709a'],
  ['#ece4ff', '#d3c2ff', '#b9a3e8', '#7a55d6'],
  ['#d9f4f2', '#aee5e1', '#53606e', '#ff8fa3'],
  ['#ffe6d5', '#ffc9a6', '#d9895b', '#b3472f'],
  ['#e3e8ff', '#bfcaff', '#f2e3c6', '#5a6ee0'],
];

const ink = '#3a2a3f';
const cheek = '#ff9a9a';

function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}

function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function line(d: string): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`;
}

/** Three moods: awake, smiling with closed eyes, winking. */
function face(mood: number, y: number): string {
  const open = (x: number) => circle(x, y, 2.6, ink) + circle(x + 0.9, y - 0.9, 0.8, '#fff');
  const shut = (x: number) => line(`M${x - 3} ${y}q3-3.5 6 0`);
  const eyes = [open(32) + open(48), shut(32) + shut(48), open(32) + shut(48)][mood % 3];
  return `${eyes}${circle(27, y + 6, 3, cheek)}${circle(53, y + 6, 3, cheek)}${line(`M37 ${y + 6}q3 3 6 0`)}`;
}

type Motif = (colours: Palette, mood: number) => string;

const cat: Motif = ([, soft, coat, accent], mood) =>
  shape('M21 36 20 16 36 26ZM59 36 60 16 44 26Z', coat) +
  shape('M24 28 23.5 21 30 26ZM56 28 56.5 21 50 26Z', accent) +
  oval(40, 44, 22, 19, coat) +
  shape('M38 25h4l-2 8Z', soft) +
  face(mood, 43) +
  line('M12 44h7M12 49l7-1M61 44h7M61 48l7 1');

const rabbit: Motif = ([, soft, coat], mood) =>
  oval(31, 20, 5.5, 15, coat, -8) +
  oval(49, 20, 5.5, 15, coat, mood % 2 === 0 ? 8 : 34) +
  oval(31, 21, 2.5, 10, soft, -8) +
  oval(40, 47, 20, 18, coat) +
  face(mood, 46);

const bear: Motif = ([, soft, coat], mood) =>
  [22, 58].map((x) => circle(x, 27, 9, coat) + circle(x, 27, 5, soft)).join('') +
  circle(40, 45, 22, coat) +
  oval(40, 53, 10, 7.5, '#fff4e4') +
  face(mood, 43) +
  oval(40, 48.5, 3, 2, ink);

const chick: Motif = ([, , , accent], mood) =>
  shape('M37 22q-2-9 3-10 0 5 4 4-2 3-2 7Z', accent) +
  circle(40, 44, 22, '#ffd75e') +
  oval(19, 50, 6, 9, '#f7bd3a', 20) +
  oval(61, 50, 6, 9, '#f7bd3a', -20) +
  face(mood, 41) +
  shape('M36 46h8l-4 6Z', '#f0812e');

const bloom: Motif = ([, , , accent], mood) => {
  const inner = ['#ffd1dc', '#ffe3b8', '#e6d6ff'][mood % 3] ?? cheek;
  const petals = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [Math.cos(index * (Math.PI / 4)), Math.sin(index * (Math.PI / 4))];
    return circle(Math.round(40 + 20 * x), Math.round(41 + 20 * y), 10, index % 2 === 0 ? accent : inner);
  });
  return petals.join('') + circle(40, 41, 17, '#ffe9a8') + face(mood, 39);
};

const girl: Motif = ([, soft, , accent], mood) => {
  const hair = ['#4b2e39', '#7b4a2d', '#2f2b4a'][mood % 3] ?? ink;
  return (
    shape('M16 72V42a24 24 0 0 1 48 0v30Z', hair) +
    shape('M20 80c0-14 40-14 40 0Z', accent) +
    oval(40, 45, 17, 18, '#ffdfc8') +
    shape('M22 42c2-20 34-20 36 0-8-1-12-4-16-9-4 5-12 9-20 9Z', hair) +
    face(mood, 45) +
    shape('M52 24c5-6 11-3 9 2 4 3 0 9-6 6Z', soft) +
    circle(55, 28, 2, accent)
  );
};

const moon: Motif = ([, soft, , accent], mood) =>
  circle(40, 41, 24, '#ffeeb0') +
  shape('M24 60a24 24 0 0 1 6-41 27 27 0 0 0-6 41Z', '#f8d978') +
  face(mood, 40) +
  shape(
    'M62 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM14 56l1.5 3.5 3.5 1.5-3.5 1.5L14 66l-1.5-3.5L9 61l3.5-1.5Z',
    accent,
  ) +
  circle(14, 24, 2, soft);

const panda: Motif = (_colours, mood) =>
  circle(23, 26, 8, ink) +
  circle(57, 26, 8, ink) +
  circle(40, 45, 22, '#fff') +
  oval(31.5, 43, 6, 7.5, '#8d8196', 24) +
  oval(48.5, 43, 6, 7.5, '#8d8196', -24) +
  face(mood, 43) +
  shape('M58 70c-2-10 6-14 12-14 0 8-4 14-12 14Z', '#6fbf73');

const motifs: readonly Motif[] = [cat, girl, rabbit, bloom, bear, moon, panda, chick];

/** One avatar as an SVG of 80 x 80. Attributes only, no style: it passes the strictest policy. The same n, the same picture. */
function avatarSvg(n: number): string {
  const index = (n - 1) % COUNT;
  const round = Math.floor(index / motifs.length);
  const motif = motifs[index % motifs.length] ?? cat;
  // A step of 3 through 8 palettes gives a motif other colours in each round.
  const palette = palettes[(index + round * 3) % palettes.length] ?? palettes[0];
  if (palette === undefined) return '';
  const picture = motif(palette, round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${palette[0]}"/>${circle(40, 84, 34, palette[1])}${picture}</svg>`;
}

/** The people of a try-out by file name: `1.svg` to `24.svg`. */
export const avatars: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: COUNT }, (_, i) => [`${i + 1}.svg`, avatarSvg(i + 1)]),
);
