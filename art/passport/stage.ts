/** The stage of the passport: an engraved evening sky, a far shore of paper towers, a desk with the open passport, tags at its edges. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { BLUE, GILT, GREEN, INK, KRAFT, OCHRE, PAPERS, PETROL, RED, VIOLET, WOODS } from './paints.ts';
import { passport, plane, rosette, rubber, stampOf, suitcase, tag, waves } from './parts.ts';

export const [W, H] = [390, 520];

const sky = picture(
  W,
  H,
  defs(
    lin('s', ['#0b3136@0', '#14565a@.3', '#2f7f76@.46', '#c79a62@.6', '#f3c788@.7', '#f8e0b0@1']),
    rad('u', ['#fff6da/.95', '#ffdf9f@.3/.6', '#ffdf9f/0']),
  ) +
    box(0, 0, W, H, '~s') +
    `<g fill="none" stroke="#f7e3b4" stroke-width=".8"><path d="${rosette(195, 336, 176, 22, 24, 4)}" stroke-opacity=".3"/><path d="${rosette(195, 336, 124, 18, 18, 4)}" stroke-opacity=".36"/></g>` +
    line(waves(-20, 60, 430, 7, 54, 6), '#f7e3b4', 0.8, 'opacity=".28"') +
    line(waves(-20, 104, 430, 5, 54, 4), '#f7e3b4', 0.7, 'opacity=".2"') +
    circle(195, 342, 132, '~u') +
    circle(195, 342, 34, '#fff8e2', 'opacity=".9"'),
  true,
);

/** A tower of folded paper, its windows punched. */
function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
  dark: string,
  roof: string,
): string {
  const windows = many(
    Math.floor(h / 13) - 1,
    (i) =>
      t`M${x - w * 0.24} ${y - h + 9 + i * 13}h${w * 0.16}v6h${-w * 0.16}ZM${x + w * 0.08} ${y - h + 9 + i * 13}h${w * 0.16}v6h${-w * 0.16}Z`,
  );
  return (
    box(x - w / 2, y - h, w, h, light) +
    fill(t`M${x + w * 0.32} ${y - h}H${x + w / 2}V${y}H${x + w * 0.32}Z`, dark) +
    fill(windows, '#fff2c8', 'opacity=".85"') +
    roof
  );
}

const far = picture(
  W,
  H,
  defs(
    lin('w', ['#f7dca6/.9', '#e6bf85/.9']),
    lin('k', ['#c98d55', '#e2b277']),
    lin('l', ['#a8683c', '#c98d55']),
  ) +
    `<g>` +
    tower(48, 384, 30, 96, '#d69a63', '#b0703e', fill('M33 288H63L48 262Z', '#8f4f2c')) +
    tower(
      86,
      384,
      26,
      62,
      '#e8b981',
      '#c58a52',
      fill('M73 322A13 13 0 0 1 99 322Z', RED) + line('M86 309V300', RED, 2),
    ) +
    tower(
      116,
      384,
      20,
      80,
      '#c98d55',
      '#a0623a',
      fill('M106 304H126V298H121V302H118.4V298H113.6V302H111V298H106Z', '#a0623a'),
    ) +
    tower(292, 384, 24, 78, '#d69a63', '#b0703e', fill('M280 306H304L292 280Z', PETROL)) +
    tower(
      326,
      384,
      34,
      108,
      '#c98d55',
      '#a0623a',
      fill('M309 276H343V270H309ZM314 270H338V262H314ZM321 262H331V250H321Z', '#a0623a') +
        line('M326 250V232', '#a0623a', 2),
    ) +
    tower(364, 384, 28, 70, '#e8b981', '#c58a52', fill('M350 314H378L372 300H356Z', '#8f4f2c')) +
    '</g>' +
    fill('M0 376C40 366 90 372 130 382H260C310 368 350 370 390 378V440H0Z', '~k') +
    fill('M0 392C60 384 120 396 195 392C270 386 340 396 390 388V450H0Z', '~l') +
    line(
      'M-10 250C40 210 90 150 120 118C150 90 210 74 262 92',
      '#fff6dc',
      1.7,
      'stroke-dasharray="1 8" stroke-linecap="round" opacity=".9"',
    ) +
    `<g transform="translate(282 99) rotate(16) scale(.95)">${plane('#fff6dc')}</g>`,
  true,
);

/** The open passport, lying on the desk: two pages in perspective, stamped. */
const open = (): string =>
  fill(
    'M60 474L84 398Q140 386 195 402Q250 386 306 398L330 474Q262 462 195 478Q128 462 60 474Z',
    INK,
    'opacity=".35" transform="translate(2 9)"',
  ) +
  fill('M54 478L80 396L84 392H306L310 396L336 478Q266 468 195 484Q124 468 54 478Z', '~cv') +
  fill('M62 470L86 394Q142 380 195 398V474Q128 458 62 470Z', '~pg') +
  fill('M328 470L304 394Q248 380 195 398V474Q262 458 328 470Z', '~ph') +
  `<g fill="none" stroke="${PETROL}" stroke-opacity=".26" stroke-width=".7"><g transform="translate(134 428) scale(1 .62)"><path d="${rosette(0, 0, 34, 8, 11, 3)}"/></g><g transform="translate(256 428) scale(1 .62)"><path d="${rosette(0, 0, 34, 8, 11, 3)}"/></g></g>` +
  line('M195 398V474', '#a98d5c', 1.6) +
  fill('M195 398Q182 392 172 390V462Q184 466 195 474Z', '#8a6a34', 'opacity=".2"') +
  `<g transform="translate(106 414) scale(.5 .34)">${use('s1', 0, 0, 1, -12)}</g>` +
  `<g transform="translate(152 420) scale(.54 .38)">${use('s2', 0, 0, 1, 10)}</g>` +
  `<g transform="translate(112 446) scale(.56 .38)">${use('s3', 0, 0, 1, 8)}</g>` +
  `<g transform="translate(236 418) scale(.54 .37)">${use('s4', 0, 0, 1, -8)}</g>` +
  `<g transform="translate(284 424) scale(.52 .36)">${use('s5', 0, 0, 1, 14)}</g>` +
  line('M146 448H182M150 456H180', '#b59a66', 1.6, 'stroke-linecap="round" opacity=".7"');

const middle = picture(
  W,
  H,
  defs(
    ...PAPERS,
    GILT,
    WOODS,
    stampOf('s1', 'round', 'door', RED),
    stampOf('s2', 'oval', 'headphones', VIOLET),
    stampOf('s3', 'scallop', 'bubble', GREEN),
    stampOf('s4', 'square', 'gift', BLUE),
    stampOf('s5', 'arch', 'mic', OCHRE),
    lin('d', ['#b97f48', '#8f5a30']),
  ) +
    fill('M0 410C130 396 260 396 390 410V520H0Z', '~d') +
    line(
      'M0 432C130 420 260 420 390 432M0 462C130 452 260 452 390 462M0 494C130 486 260 486 390 494',
      '#6b3d1c',
      1.2,
      'opacity=".4"',
    ) +
    `<g transform="translate(62 420)">${suitcase(92, 66, '#2f7f76', '#145c5c', '#0f3d40')}</g>` +
    `<g transform="translate(62 354)">${suitcase(74, 40, '#c8653f', '#8f3d24', '#5e2614')}</g>` +
    open() +
    `<g transform="translate(298 452) rotate(9) scale(1.02)">${rubber()}</g>` +
    `<g transform="translate(352 444) rotate(10) scale(.62)">${passport()}</g>`,
  true,
);

/** Tags on strings at both edges, and tickets at the foot. */
function near(): string {
  const rnd = random(17);
  const ticket = (x: number, y: number, turn: number, paint: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-48-20H20A5 5 0 0 0 30-20H48V20H30A5 5 0 0 0 20 20H-48Z', INK, 'opacity=".25" transform="translate(2 3)"')}${fill('M-48-20H20A5 5 0 0 0 30-20H48V20H30A5 5 0 0 0 20 20H-48Z', paint)}${line('M25-15V15', '#9a7a44', 1.2, 'stroke-dasharray="2 3"')}${line('M-40-9H-14M-40 0H8M-40 9H-4', PETROL, 2.2, 'stroke-linecap="round" opacity=".65"')}<g transform="translate(6-9) scale(.3)">${plane(RED)}</g></g>`;
  return picture(
    W,
    H,
    defs(
      lin('z', [`${KRAFT}@0/0`, KRAFT]),
      stampOf('s', 'round', 'flag', '#fff2d6'),
      stampOf('u', 'oval', 'kite', RED),
    ) +
      line('M-6 18C14 30 26 46 34 70', '#f4e2bc', 1.8) +
      `<g transform="translate(36 108) rotate(9) scale(.94)">${tag(RED, '#ffd9c2', use('s', 0, 8, 0.62))}</g>` +
      line('M396 10C378 22 366 34 358 54', '#f4e2bc', 1.8) +
      `<g transform="translate(356 92) rotate(-10) scale(.94)">${tag('#f6e3b8', '#a3691a', use('u', 0, 8, 0.62))}</g>` +
      ticket(44, 494, -14, '#fff6e0') +
      ticket(350, 500, 12, '#f2d9a6') +
      many(12, (i) => {
        const [x, y] = [i % 2 ? 16 + rnd() * 46 : W - 16 - rnd() * 46, 170 + rnd() * 190];
        return t`<path d="M0 4L9-4L4 6L2 3.4Z" transform="translate(${x} ${y}) rotate(${rnd() * 60 - 30}) scale(${0.7 + rnd() * 0.6})" fill="${i % 3 ? '#fff6dc' : '#f0cf86'}" opacity=".9"/>`;
      }) +
      box(0, 494, W, 26, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('b', ['#fff6d8@0/.85', '#ffdf9f@.5/.4', '#ffdf9f@1/0'])) +
    bokeh(29, 18, '~b', [20, 60, 370, 470], [2, 9], calm) +
    fill(
      [
        [78, 208, 6],
        [318, 196, 7],
        [196, 122, 5],
        [262, 372, 6],
        [134, 366, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
        .join(''),
      '#fff8e0',
    ) +
    oval(195, 396, 120, 10, '#fff2c4', 'opacity=".16"'),
  true,
);

export const stage = {
  'sky.svg': sky,
  'far.svg': far,
  'middle.svg': middle,
  'near.svg': near(),
  'light.svg': light,
};
