/** Building blocks of the carnival: tents, balloons, tickets, a cake, a wheel, confetti. */
import { box, circle, fill, group, line, many, oval, random, t } from '../draw.ts';
import { star } from '../sparks.ts';

/** A big top seen from outside, 120 wide, standing on the origin, about 118 high with its flag. Paints: ta, tb, tc, td. */
export function tent(id: string): string {
  const n = 8;
  const wedge = (i: number): string => {
    const [a, b] = [-60 + (i * 120) / n, -60 + ((i + 1) * 120) / n];
    return t`M0-98Q${a * 0.3} -66 ${a} -48H${b}Q${b * 0.3} -66 0-98Z`;
  };
  const wall = (i: number): string =>
    t`M${-52 + (i * 104) / n} -46H${-52 + ((i + 1) * 104) / n}V0H${-52 + (i * 104) / n}Z`;
  const odd = (draw: (i: number) => string, from: number): string => many(n / 2, (i) => draw(i * 2 + from));
  const scallop = (i: number): string => t`M${-60 + i * 15} -50h15v5a7.5 7.5 0 0 1-15 0Z`;
  return group(
    id,
    fill(odd(wall, 0), '~ta') +
      fill(odd(wall, 1), '~tb') +
      fill('M-52-46H52V-34C20-28-20-28-52-34Z', '#1b0b3a', 'opacity=".35"') +
      fill('M-16 0C-15-22-8-34 0-42C8-34 15-22 16 0Z', '~td') +
      fill('M-16 0C-15-22-8-34 0-42C-4-24-8-10-22 0ZM16 0C15-22 8-34 0-42C4-24 8-10 22 0Z', '~tc') +
      fill(odd(wedge, 0), '~ta') +
      fill(odd(wedge, 1), '~tb') +
      fill('M0-98Q-18-66-60-48H-30Q-8-66 0-98Z', '#fff', 'opacity=".22"') +
      fill('M0-98Q18-66 60-48H24Q8-66 0-98Z', '#1b0b3a', 'opacity=".3"') +
      fill(odd(scallop, 0), '~tb') +
      fill(odd(scallop, 1), '~ta') +
      line('M-60-49.5H60', '#ffd56a', 2.6) +
      line(
        many(13, (i) => t`M${-60 + i * 10} -49.5h0`),
        '#fffbe0',
        3.4,
        'stroke-linecap="round"',
      ) +
      line('M0-96V-117', '#ffd56a', 1.8) +
      fill('M0-117C7-121 11-113 20-116L16-111L19-106C11-104 7-110 0-107Z', '~tc') +
      circle(0, -118, 2, '#fff3c0'),
  );
}

/** A balloon 36 wide, its knot at the origin and its string below; the `use` paints it. Paints: bl. */
export function balloon(id: string): string {
  return group(
    id,
    line('M0 2C4 16-5 28 1 46', '#fff', 0.9, 'opacity=".55"') +
      '<path d="M0 0C-12-6-20-20-18-30C-16-42-7-48 0-48C7-48 16-42 18-30C20-20 12-6 0 0Z"/><path d="M-4 4L0-2L4 4Z"/>' +
      fill('M0 0C-12-6-20-20-18-30C-16-42-7-48 0-48C7-48 16-42 18-30C20-20 12-6 0 0Z', '~bl') +
      fill('M-12-26C-13-36-8-42-3-43C-6-38-8-34-8-26C-8-22-11-22-12-26Z', '#fff', 'opacity=".75"') +
      line('M4-5C10-10 14-18 14.6-26', '#fff', 1.2, 'opacity=".4" stroke-linecap="round"'),
  );
}

/** A ticket 60 x 30 around the origin, notched, with a star. Paints: tk. */
export function ticket(id: string): string {
  return group(
    id,
    fill('M-30-15H30V-6A6 6 0 0 0 30 6V15H-30V6A6 6 0 0 0-30-6Z', '~tk') +
      line('M-25-11H25V11H-25Z', '#b4541c', 1, 'opacity=".55"') +
      line('M14-11V11', '#b4541c', 1.2, 'stroke-dasharray="2 2" opacity=".7"') +
      fill(star(-6, 0, 8.6), '#e2336f') +
      fill('M-30-15H30V-10C10-6-10-6-30-9Z', '#fff', 'opacity=".35"') +
      line('M18-6H22M18 0H22M18 6H22', '#b4541c', 1.4, 'opacity=".6"'),
  );
}

/** A cake of three tiers, 130 wide, standing on the origin, 116 high. Paints: k1, k2, k3, ic. */
export function cake(id: string): string {
  const tier = (w: number, top: number, h: number, paint: string): string => {
    const drips = many(Math.round(w / 6), (i) => {
      const n = Math.round(w / 6);
      const q = w / n;
      const d = 5 + ((i * 5) % 7);
      return t`v${d}a${q} ${q} 0 0 0 ${q * 2} 0v${-d}`;
    });
    return (
      fill(t`M${-w} ${top}V${top + h}A${w} ${w * 0.15} 0 0 0 ${w} ${top + h}V${top}Z`, paint) +
      fill(t`M${-w} ${top}${drips}Z`, '~ic') +
      oval(0, top, w, w * 0.15, '~it') +
      line(
        many(Math.round(w / 6), (i) => {
          const n = Math.round(w / 6) - 1;
          const k = -1 + (2 * i) / n;
          return t`M${w * 0.97 * k} ${top + h - 1 + w * 0.15 * Math.sqrt(1 - k * k * 0.94)}h0`;
        }),
        '#fff6ea',
        5.4,
        'stroke-linecap="round"',
      )
    );
  };
  const candle = (x: number, y: number): string =>
    box(x - 2, y - 17, 4, 17, '#fff3e0', 'rx="1"') +
    line(t`M${x - 2} ${y - 4}l4-3M${x - 2} ${y - 9}l4-3M${x - 2} ${y - 14}l4-3`, '#ff5c8d', 1.5) +
    circle(x, y - 22, 8, '~fl') +
    fill(t`M${x} ${y - 17}c-4-3-2-7 0-11c2 4 4 8 0 11Z`, '#ffb02e') +
    fill(t`M${x} ${y - 17}c-2-2-1-4 0-6c1 2 2 4 0 6Z`, '#fff6d0');
  return group(
    id,
    oval(0, 6, 74, 10, '#14082e', 'opacity=".4"') +
      oval(0, 2, 72, 10, '~pl') +
      line('M-72 3C-60 16 60 16 72 3', '#fff3c8', 1.4, 'opacity=".8"') +
      tier(60, -34, 30, '~k1') +
      tier(44, -64, 28, '~k2') +
      tier(27, -90, 24, '~k3') +
      candle(-13, -90) +
      candle(0, -88) +
      candle(13, -90) +
      [-40, -20, 0, 20, 40]
        .map((x, i) => fill(star(x, -13 + Math.abs(i - 2) * -1.4, 5.4), i % 2 ? '#fff2c0' : '#ffd24a'))
        .join('') +
      [-26, -9, 9, 26].map((x, i) => circle(x, -44, 3, i % 2 ? '#5fe0d2' : '#ffd24a')).join(''),
  );
}

/** A Ferris wheel of radius 50 around the origin, on legs 72 long. Lines take the paint `paint`; cabins are bright. */
export function wheel(id: string, paint: string, cabins: readonly string[], bulb: string): string {
  const n = 12;
  const at = (i: number, r: number): [number, number] => [
    r * Math.cos((i * Math.PI * 2) / n),
    r * Math.sin((i * Math.PI * 2) / n),
  ];
  return group(
    id,
    line('M0 0L-30 72M0 0L30 72M-22 52H22', paint, 4, 'stroke-linecap="round"') +
      `<g fill="none" stroke="${paint}"><circle r="50" stroke-width="2.6"/><circle r="44" stroke-width="1.2"/><circle r="22" stroke-width="1.2"/></g>` +
      line(
        many(n, (i) => {
          const [x, y] = at(i, 50);
          return t`M0 0L${x} ${y}`;
        }),
        paint,
        1.2,
      ) +
      line(
        many(36, (i) => t`M${47 * Math.cos((i * Math.PI) / 18)} ${47 * Math.sin((i * Math.PI) / 18)}h0`),
        bulb,
        2.2,
        'stroke-linecap="round"',
      ) +
      many(n, (i) => {
        const [x, y] = at(i, 50);
        return (
          fill(t`M${x - 6} ${y + 2}h12v5a6 5 0 0 1-12 0Z`, cabins[i % cabins.length] ?? '#fff') +
          fill(t`M${x - 6.6} ${y + 2}Q${x} ${y - 7} ${x + 6.6} ${y + 2}Z`, '#fff1d0')
        );
      }) +
      circle(0, 0, 8, '#ffd24a') +
      fill(star(0, 0, 6), '#e2336f'),
  );
}

/** Confetti: curled strips and squares; `keep` says where it may fall. */
export function confetti(
  seed: number,
  n: number,
  keep: (x: number, y: number) => boolean,
  w: number,
  h: number,
  size = 1,
): string {
  const rnd = random(seed);
  const colours = ['#ff5c8d', '#ffd24a', '#5fe0d2', '#b58cff', '#ff8a4a'];
  const paths = colours.map(() => '');
  for (let i = 0, tries = 0; i < n && tries < 900; tries += 1) {
    const [x, y] = [rnd() * w, rnd() * h];
    if (!keep(x, y)) continue;
    const [a, b] = [(2 + rnd() * 4) * size, (rnd() - 0.5) * 6 * size];
    const k = i % colours.length;
    paths[k] +=
      rnd() > 0.3
        ? t`M${x} ${y}l${a} ${b}l${b * 0.5} ${a * 0.8}l${-a} ${-b}Z`
        : t`M${x} ${y}q${a} ${-a} ${a * 1.6} ${a * 0.4}t${a} ${a * 1.2}l1.6-.6q${-a * 0.4} ${-a} ${-a} ${-a * 1.4}t${-a * 1.8} ${-a * 0.8}Z`;
    i += 1;
  }
  return colours.map((colour, k) => fill(paths[k] ?? '', colour)).join('');
}
