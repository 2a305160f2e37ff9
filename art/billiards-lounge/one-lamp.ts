/** A corner of the lounge for one: a lamp, an armchair, a phone in its ring of light, and the microphone in front. */
import { box, circle, defs, f, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { AMBER, BRASS, CHROME, GROUND, H, IVORY, W, WALNUT } from './paints.ts';

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0a1512@0', '#14281f@.34', '#2b2414@.66', `${GROUND}@1`]),
    rad('a', ['#ffd98a@0/.85', '#ffb84a@.3/.35', '#ffb84a@1/0'], 0.5, 0.16, 0.66),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~a'),
  true,
);

/** The wall: a window on the town at the left, records and a picture at the right. */
function far(): string {
  const rnd = random(52);
  return picture(
    W,
    H,
    defs(
      WALNUT,
      BRASS,
      lin('ni', ['#0d1b3a', '#26406e@.6', '#6a5a70']),
      lin('pa', ['#1d3a2c', '#0f2219']),
      rad('mo', ['#fff6d8', '#ffe9b0@.6', '#f2cf86']),
    ) +
      box(0, 336, W, 60, '#2c180c') +
      box(0, 334, W, 4, '#8a5230') +
      many(7, (i) => box(i * 58 + 2, 344, 52, 44, '#3a2010') + box(i * 58 + 2, 344, 52, 2, '#6b4020')) +
      box(10, 96, 74, 150, '~wn', 'rx="3"') +
      box(15, 101, 64, 140, '~ni') +
      circle(62, 124, 11, '~mo') +
      circle(57, 121, 2.2, '#e0bf78', 'opacity=".6"') +
      many(6, (i) => box(15 + i * 10.6, 206 - ((i * 13) % 34), 10, 36 + ((i * 13) % 34), '#0b1428')) +
      many(26, () =>
        box(
          17 + rnd() * 58,
          184 + rnd() * 52,
          2.4,
          2.4,
          rnd() > 0.4 ? '#ffd98a' : '#8fd8ff',
          `opacity="${f(0.4 + rnd() * 0.6)}"`,
        ),
      ) +
      line('M47 101V241M15 171H79', '#5e3219', 4) +
      line('M46 101V241', '#b87a44', 0.8) +
      fill('M4 88H44C40 130 30 170 6 250H0V90Z', '#7a2418') +
      fill('M12 88H22C20 140 14 190 4 240V200C10 160 12 120 12 88Z', '#a8452a', 'opacity=".7"') +
      line('M0 88H92', '#ffc25a', 3, 'stroke-linecap="round"') +
      box(312, 108, 66, 56, '~br', 'rx="2"') +
      box(317, 113, 56, 46, '~pa') +
      circle(345, 136, 17, '#120c08') +
      many(4, (i) =>
        circle(345, 136, 15 - i * 2.6, 'none', 'stroke="#fff" stroke-opacity=".14" stroke-width=".8"'),
      ) +
      circle(345, 136, 5, '#c8452a') +
      circle(345, 136, 1.2, IVORY) +
      box(304, 232, 84, 5, '~wn') +
      many(
        11,
        (i) =>
          box(
            308 + i * 7,
            196 + ((i * 7) % 10),
            5.6,
            36 - ((i * 7) % 10),
            ['#94222f', '#128a58', '#d8a24a', '#2b62d9', '#6b3a1c'][i % 5] ?? IVORY,
          ) + box(308 + i * 7, 204 + ((i * 7) % 10), 5.6, 2, '#fff', 'opacity=".45"'),
      ) +
      box(304, 237, 84, 6, AMBER, 'opacity=".16"'),
    true,
  );
}

const middle = picture(
  W,
  H,
  defs(
    CHROME,
    WALNUT,
    BRASS,
    lin('sd', ['#3fbf82@0', '#12603f@.5', '#083524@1']),
    lin('le', ['#2f9a68@0', '#12603f@.5', '#07301f@1'], 'd'),
    lin('co', ['#fff0c4/.5', '#ffcf7a@.5/.16', '#ffcf7a/0']),
    lin('fl', ['#4a2a14', GROUND]),
    rad('ru', ['#a8452a', '#7a2418@.7', '#4a120c']),
    rad('ro', ['#fffbe6/.9', '#ffe9b0@.4/.4', '#ffcf7a/0']),
  ) +
    box(0, 394, W, 130, '~fl') +
    many(5, (i) => line(t`M${-40 + i * 110} 524L${70 + i * 62} 394`, '#1c0e06', 1.4, 'opacity=".7"')) +
    oval(195, 466, 176, 42, '~ru') +
    oval(
      195,
      466,
      160,
      36,
      'none',
      'stroke="#ffc25a" stroke-width="1.6" stroke-dasharray="7 5" opacity=".7"',
    ) +
    fill('M150 84H240L352 440H38Z', '~co') +
    // The armchair.
    fill('M246 332C246 304 268 294 300 294C332 294 354 304 354 332V410H246Z', '~le') +
    fill('M252 334C252 312 270 302 300 301C284 308 270 320 268 340V400H252Z', '#fff', 'opacity=".14"') +
    many(
      6,
      (i) =>
        circle(272 + (i % 3) * 28, 326 + Math.floor(i / 3) * 26, 2.6, '#ffc25a') +
        line(t`M${272 + (i % 3) * 28} 326v0`, '#fff', 1),
    ) +
    line(
      'M272 326L286 339L300 326L314 339L328 326M272 352L286 339M300 352L314 339M300 352L286 339M328 352L314 339',
      '#063322',
      1.2,
      'opacity=".7"',
    ) +
    fill('M240 382H360C364 382 366 388 364 396L358 432H242L236 396C234 388 236 382 240 382Z', '~le') +
    fill('M262 372H338C346 372 348 386 340 390H260C252 386 254 372 262 372Z', '#3fbf82') +
    fill('M264 374H320C312 380 290 384 262 384C258 380 258 374 264 374Z', '#fff', 'opacity=".25"') +
    fill('M230 366C230 352 258 352 258 368V430H234Z', '~le') +
    fill('M342 368C342 352 370 352 370 366L366 430H342Z', '~le') +
    fill('M234 364C238 356 250 356 254 364V372C248 364 240 364 234 372Z', '#fff', 'opacity=".3"') +
    line('M248 432L244 450M352 432L356 450', '#5e3219', 6, 'stroke-linecap="round"') +
    // A small table: a cup, and the phone in its ring.
    oval(78, 404, 50, 10, '~wn') +
    oval(78, 402, 50, 9, '#8a5230') +
    oval(70, 400, 34, 5, '#ffcf7a', 'opacity=".3"') +
    line('M78 410V462M78 462L56 478M78 462L100 478', '#5e3219', 6, 'stroke-linecap="round"') +
    circle(64, 344, 46, '~ro') +
    line('M64 376V400M64 400L50 404M64 400L78 404', '#20140c', 3.4, 'stroke-linecap="round"') +
    circle(64, 346, 29, 'none', 'stroke="#fffbe6" stroke-width="7"') +
    circle(64, 346, 29, 'none', 'stroke="#ffd98a" stroke-width="1.4"') +
    box(53, 326, 22, 40, '#120c08', 'rx="4"') +
    box(55, 329, 18, 34, '#1f5a4a', 'rx="2"') +
    circle(64, 341, 5, '#ffdcc0') +
    fill('M56 363C56 350 72 350 72 363Z', '#ff9d5c') +
    box(57, 331, 9, 3.4, '#dd3a2c', 'rx="1.6"') +
    fill('M100 386H120C120 398 116 402 110 402C104 402 100 398 100 386Z', IVORY) +
    line('M120 389C127 389 127 397 118 397', IVORY, 2.4) +
    oval(110, 386.6, 10, 2.2, '#8a5230') +
    line(
      'M106 382C102 376 110 372 106 366M114 382C110 375 118 371 114 364',
      '#fff',
      1.6,
      'stroke-linecap="round" opacity=".45"',
    ) +
    // The lamp.
    box(193.6, -4, 2.8, 40, '~ch') +
    fill('M184 34H206C222 40 238 58 246 80H144C152 58 168 40 184 34Z', '~sd') +
    fill('M182 40C168 48 158 62 152 78H172C172 62 176 50 184 40Z', '#fff', 'opacity=".28"') +
    box(140, 78, 110, 7, '~br', 'rx="3.5"') +
    oval(195, 87, 46, 6, '#fffbe6'),
  true,
);

/** The microphone of another time, close to us. */
const near = picture(
  W,
  H,
  defs(
    CHROME,
    lin('bo', ['#f6fafc@0', '#aeb9c0@.22', '#5c666e@.5', '#cfd8dd@.74', '#6c777f@1'], 'h'),
    lin('dk', ['#1a2226', '#3a464c@.5', '#12181b'], 'h'),
    lin('z', [`${GROUND}/0`, GROUND]),
    rad('h', ['#ffe9b0/.6', '#ffb84a@.5/.2', '#ffb84a/0']),
  ) +
    circle(195, 404, 96, '~h') +
    fill('M189 452H201V512H189Z', '~bo') +
    fill('M150 516C152 504 238 504 240 516V524H150Z', '~bo') +
    fill('M176 446H214L206 458H184Z', '~dk') +
    fill(
      'M160 372C160 340 174 326 195 326C216 326 230 340 230 372V424C230 440 218 450 195 450C172 450 160 440 160 424Z',
      '~bo',
    ) +
    fill(
      'M166 374C166 346 178 333 195 333C212 333 224 346 224 374V420C224 434 213 443 195 443C177 443 166 434 166 420Z',
      '~dk',
    ) +
    many(7, (i) => {
      const x = 171 + i * 8;
      const lift = Math.abs(i - 3) ** 2 * 1.5;
      return (
        line(t`M${x} ${342 + lift}V${436 - lift}`, '#dfe7eb', 3.2, 'stroke-linecap="round"') +
        line(t`M${x - 0.8} ${344 + lift}V${434 - lift}`, '#fff', 0.9, 'stroke-linecap="round"')
      );
    }) +
    fill('M160 380H230V398H160Z', '~bo') +
    fill('M160 380H230V383H160Z', '#fff', 'opacity=".6"') +
    circle(195, 389, 6.4, '#7a2418') +
    circle(195, 389, 4.6, '#ff6a4a') +
    circle(193.4, 387.4, 1.4, '#fff') +
    fill(
      'M164 372C164 346 176 331 190 329C178 338 170 352 170 376V420C166 416 164 410 164 404Z',
      '#fff',
      'opacity=".4"',
    ) +
    fill(sparkle(172, 344, 8) + sparkle(224, 424, 6), IVORY) +
    box(0, 486, W, 34, '~z'),
  true,
);

const light = picture(
  W,
  H,
  defs(rad('b', ['#fff3cf@0/.6', '#ffd58a@.6/.2', '#ffd58a/0'])) +
    bokeh(19, 24, '~b', [60, 100, 340, 440], [2, 7], calm) +
    fill(sparkle(140, 82, 8) + sparkle(252, 82, 10), IVORY),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    CHROME,
    BRASS,
    lin('g', ['#0a1512', '#1d3a2c@.6', '#3a2412']),
    lin('sd', ['#3fbf82', '#12603f@.5', '#083524']),
    lin('co', ['#fff0c4/.55', '#ffcf7a/0']),
    lin('bo', ['#f6fafc@0', '#aeb9c0@.22', '#5c666e@.5', '#cfd8dd@.74', '#6c777f@1'], 'h'),
    rad('h', ['#ffe9b0/.7', '#ffb84a/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(172, 96, 90, '~h') +
    fill('M136 34H208L276 160H68Z', '~co') +
    box(170.6, -2, 2.8, 14, '~ch') +
    fill('M164 10H180C192 14 204 24 210 36H134C140 24 152 14 164 10Z', '~sd') +
    box(130, 34, 84, 5, '~br', 'rx="2.5"') +
    fill('M166 136H178V160H166Z', '~bo') +
    fill(
      'M142 88C142 64 154 54 172 54C190 54 202 64 202 88V118C202 132 190 140 172 140C154 140 142 132 142 118Z',
      '~bo',
    ) +
    fill(
      'M147 90C147 69 157 60 172 60C187 60 197 69 197 90V116C197 127 187 134 172 134C157 134 147 127 147 116Z',
      '#1a2226',
    ) +
    many(6, (i) =>
      line(
        t`M${152 + i * 8} ${68 + Math.abs(i - 2.5) ** 2}V${127 - Math.abs(i - 2.5) ** 2}`,
        '#dfe7eb',
        3,
        'stroke-linecap="round"',
      ),
    ) +
    box(142, 90, 60, 14, '~bo') +
    circle(172, 97, 4.6, '#ff6a4a') +
    fill('M252 96C252 78 266 72 288 72C310 72 324 78 324 96V150H252Z', '~sd') +
    fill(
      'M244 116C244 106 262 106 262 118V152H246ZM314 118C314 106 332 106 332 116L330 152H314Z',
      '#12603f',
    ) +
    circle(52, 92, 24, 'none', 'stroke="#fffbe6" stroke-width="6"') +
    circle(52, 92, 34, '~h') +
    box(43, 75, 18, 34, '#120c08', 'rx="3"') +
    box(45, 78, 14, 28, '#1f5a4a', 'rx="2"') +
    line('M52 118V150', '#120c08', 3) +
    box(0, 150, 343, 10, GROUND, 'opacity=".8"'),
);

/** A small red lamp that says: on air. */
const onAir = picture(
  96,
  96,
  defs(
    BRASS,
    rad('h', ['#ff8a5c/.75', '#ff6a4a@.5/.25', '#ff6a4a/0']),
    rad('b', ['#fff0d8', '#ff8a5c@.4', '#d8301e'], 0.4, 0.34, 0.7),
    lin('ba', ['#5e3219', '#2c140a']),
  ) +
    circle(48, 42, 46, '~h') +
    oval(48, 82, 30, 7, '#000', 'opacity=".3"') +
    box(20, 66, 56, 16, '~ba', 'rx="4"') +
    box(20, 66, 56, 4, '~br', 'rx="2"') +
    fill('M24 66V40C24 12 72 12 72 40V66Z', '~b') +
    fill('M30 62V42C30 26 38 20 48 19C40 26 37 34 37 44V62Z', '#fff', 'opacity=".45"') +
    line('M24 54H72M36 66V24M60 66V24', '#8a1410', 1.6, 'opacity=".45"') +
    fill(sparkle(18, 22, 6) + sparkle(80, 18, 7), IVORY),
);

export const oneLampPictures = {
  'lamp/sky.svg': sky,
  'lamp/far.svg': far(),
  'lamp/middle.svg': middle,
  'lamp/near.svg': near,
  'lamp/light.svg': light,
  'lamp/cover.svg': cover,
  'lamp/on-air.svg': onAir,
};
