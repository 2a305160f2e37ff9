import type { Meta } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import types from '../modules/mbti/data/types.json' with { type: 'json' };
import { drawReport, type Report } from '../modules/mbti/report/draw-report.ts';
import { last, notTested, resultOf } from '../modules/mbti/testing.ts';
import { invited, phone, token, world } from './personality.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Report' } satisfies Meta;
export default meta;

const report = (type: string, overrides: StoryOverrides = {}): Story =>
  storyOf('mbti-report', {
    state: { type },
    token,
    world,
    before: phone(),
    answers: { mine: resultOf(type) },
    ...overrides,
  });

/** The pixels of the picture that a story has made. */
async function pixelsIn(canvasElement: HTMLElement): Promise<ImageData> {
  const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', {}, { timeout: 5000 });
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A decoder reads the code back: it leads to the test by the invitation's address. */
async function codeLeadsToTheTest(canvasElement: HTMLElement): Promise<void> {
  const { data, width, height } = await pixelsIn(canvasElement);
  await expect([width, height]).toEqual([750, 1334]);
  const code = jsQR(data, width, height);
  await expect(code?.data).toBe(invited);
  const { topLeftCorner, bottomRightCorner } = code?.location ?? {};
  if (!topLeftCorner || !bottomRightCorner) return;
  await expect(moduleIn(data, width, topLeftCorner, bottomRightCorner)).toBeGreaterThanOrEqual(9);
}

/**
 * The side of a code's modules, in px: what divides every run of dark or light pixels in its rows. A code that is drawn
 * at another size than its own has runs of several lengths, and so a side of 1.
 */
function moduleIn(
  data: Uint8ClampedArray,
  width: number,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let side = 0;
  for (let y = Math.ceil(from.y) + 2; y < to.y - 2; y++) {
    let row = '';
    for (let x = Math.floor(from.x) - 3; x <= to.x + 3; x++)
      row += (data[(y * width + x) * 4] ?? 0) < 128 ? '#' : '.';
    for (const run of row.replaceAll(/^\.+|\.+$/g, '').match(/#+|\.+/g) ?? [])
      side = divisor(side, run.length);
  }
  return side;
}

const readBack = (story: Story): Story => ({
  ...story,
  play: async ({ canvasElement }) => codeLeadsToTheTest(canvasElement),
});

export const NightSky: Story = readBack(report('INTJ'));
export const Dream: Story = readBack(report('INFP'));
export const Hearth: Story = readBack(report('ESFJ'));
export const Free: Story = readBack(report('ESTP'));
export const InChinese: Story = readBack(report('ENTJ', { globals: { language: 'cn' } }));
export const InOldCharacters: Story = readBack(report('ENTJ', { globals: { language: 'tw' } }));
export const InVietnamese: Story = readBack(report('ISTJ', { globals: { language: 'vi' } }));
export const InThaiNarrow: Story = readBack(
  report('ENFJ', { globals: { language: 'th', viewport: { value: 'w320' } } }),
);
export const Picked: Story = readBack(
  report('INFP', {
    before: phone({ last: { ...last, level: 'picked', shares: null } }),
    token: '',
    answers: { mine: { status: 'loading', signedOut: true } },
  }),
);
export const Making: Story = report('INFP', {
  world: { ...world, links: { ...world.links, invite: () => new Promise<never>(() => undefined) } },
});
export const Failed: Story = {
  ...report('INFP', {
    world: { ...world, links: { ...world.links, invite: () => Promise.reject(new Error('No link today.')) } },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')).toHaveLength(1));
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const WithoutACode: Story = {
  ...report('INFP', { world: { ...world, links: { ...world.links, qr: async () => null } } }),
  play: async ({ canvasElement }) => {
    const { data, width, height } = await pixelsIn(canvasElement);
    await expect(jsQR(data, width, height)).toBeNull();
  },
};
interface Asked {
  method: string;
  payload: Readonly<Record<string, unknown>>;
}

/** Presses one of the two buttons below the picture, and tells what the app was asked. */
const pressed = (button: 0 | 1, does: boolean, then: (asked: readonly Asked[]) => Promise<void>): Story => {
  const asked: Asked[] = [];
  return {
    ...report('INFP', {
      before: () => {
        phone()();
        asked.length = 0;
      },
      world: {
        ...world,
        app: {
          ask: async (method, payload) => {
            asked.push({ method, payload });
            return does;
          },
        },
      },
    }),
    play: async ({ canvasElement }) => {
      const one = within(canvasElement).getAllByRole('button')[button];
      if (!one) throw new Error('There is no such button.');
      await waitFor(() => expect(one).toBeEnabled(), { timeout: 5000 });
      // The second tap is the first one's.
      await userEvent.dblClick(one);
      await waitFor(() => expect(asked).toHaveLength(1));
      await waitFor(() => expect(one).not.toHaveAttribute('aria-busy'));
      await then(asked);
    },
  };
};
const picture = expect.stringMatching(/^data:image\/png;base64,/);

/** What the page saved as a file of the browser while something was done. */
async function downloadsOf(work: () => Promise<void>): Promise<string[]> {
  const files: string[] = [];
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    files.push(event.target.download);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement): void {
    this.addEventListener('click', onClick, { once: true });
    click.call(this);
  };
  await work().finally(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  return files;
}

export const SavedByTheApp: Story = pressed(0, true, async (asked) => {
  await expect(asked).toEqual([{ method: 'saveImage', payload: { image: picture } }]);
});
export const SharedByTheApp: Story = pressed(1, true, async (asked) => {
  await expect(asked).toEqual([
    {
      method: 'share',
      payload: expect.objectContaining({
        img: picture,
        imgType: 'data',
        shareTitle: expect.stringContaining('INFP'),
      }),
    },
  ]);
});
const inBrowser = pressed(0, false, async () => undefined);
export const SavedByTheBrowser: Story = {
  ...inBrowser,
  play: async (context) => {
    await expect(await downloadsOf(async () => inBrowser.play?.(context))).toEqual(['infp.png']);
    await expect(document.querySelector('.toast--success')).not.toBeNull();
  },
};
const sharedByTheBrowser: ShareData[] = [];
const shares = pressed(1, false, async () => undefined);
export const SharedByTheBrowser: Story = {
  ...shares,
  play: async (context) => {
    sharedByTheBrowser.length = 0;
    const browser = {
      canShare: () => true,
      share: async (what: ShareData) => void sharedByTheBrowser.push(what),
    };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(navigator, name, { value, configurable: true });
    try {
      await shares.play?.(context);
    } finally {
      for (const name of Object.keys(browser)) Reflect.deleteProperty(navigator, name);
    }
    const [{ files, title, text } = {}] = sharedByTheBrowser;
    await expect(files?.map(({ name, type }) => [name, type])).toEqual([['infp.png', 'image/png']]);
    await expect(title).toContain('INFP');
    await expect(text).toBe(`${title} ${invited}`);
  },
};
export const NotTestedYet: Story = report('', { answers: { mine: notTested } });

type Words = Pick<Report, 'type' | 'name' | 'quote' | 'tags' | 'heading' | 'scan' | 'letters'>;
const noWords: Words = { type: '', name: '', quote: '', tags: [], heading: '', scan: '', letters: {} };
const black = '#000000';
const [ground, panel] = ['#ffffff', '#eeeeee'];

/** A report with these words alone: no character and no code. */
function draw(context: CanvasRenderingContext2D, words: Words, tag: string): ImageData {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  drawReport(context, {
    ...words,
    tag,
    shares: [70, 30, 60, 40],
    character: document.createElement('canvas'),
    code: null,
    colours: { ground, ground2: ground, panel, ink: black, muted: black, accent: ground, accentInk: black },
  });
  return context.getImageData(0, 0, width, height);
}

/** How many dots of a band of the picture are not as they are without words. */
function dotsBetween(one: ImageData, other: ImageData, top: number, bottom: number): number {
  let dots = 0;
  for (let at = top * one.width * 4; at < bottom * one.width * 4; at += 4)
    if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 60) dots++;
  return dots;
}

/** A place in Unicode that no font fills. */
const NOBODYS = '\u{10fffd}';

/** Which characters are drawn as the box that stands for what a font does not have. */
function boxesAmong(characters: Iterable<string>, font: string): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 80;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  const dots = (character: string): string => {
    context.clearRect(0, 0, 80, 80);
    context.font = font;
    context.fillText(character, 20, 56);
    return context.getImageData(0, 0, 80, 80).data.join();
  };
  const box = dots(NOBODYS);
  return [...characters].filter((character) => dots(character) === box);
}

const wordsOf = (language: Language): Words[] =>
  types.types.map(({ code, name, title, tag }) => ({
    ...noWords,
    type: code,
    name: name[language],
    quote: title[language],
    tags: tag.map((one) => one[language]),
    letters: Object.fromEntries(
      Object.entries(types.letters).map(([letter, { name, p }]) => [
        letter,
        { name: name[language], p: p[language] },
      ]),
    ),
  }));

/** Where name, quote and tags stand on the picture, in px from above. */
const bands = [
  [188, 232],
  [620, 800],
];

/** Every word of sixteen reports stands on its picture, in glyphs and not in boxes. */
const glyphs = (language: Language, tag: string): Story => ({
  render: () => <canvas width={750} height={1334} style={{ width: '100%' }} role="img" aria-label="Report" />,
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector('canvas');
    const context = canvas?.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no pictures.');
    const empty = draw(context, noWords, tag);
    for (const words of wordsOf(language)) {
      const full = draw(context, words, tag);
      for (const [top = 0, bottom = 0] of bands)
        await expect(dotsBetween(full, empty, top, bottom)).toBeGreaterThan(200);
    }
    await expect(boxesAmong(['A', NOBODYS], context.font)).toEqual([NOBODYS]);
    const all = new Set(
      wordsOf(language).flatMap(({ name, quote, tags, letters }) => [
        ...[name, quote, ...tags, ...Object.values(letters).flatMap((one) => [one.name, one.p])]
          .join('')
          .replaceAll(/\s/gu, ''),
      ]),
    );
    await expect(all.size).toBeGreaterThan(40);
    // A machine without such a font shows boxes on the page as well; the report shows none beyond those.
    const onPage = boxesAmong(
      all,
      context.font.replace(/px .*$/, `px ${getComputedStyle(document.body).fontFamily}`),
    );
    await expect(boxesAmong(all, context.font).filter((one) => !onPage.includes(one))).toEqual([]);
  },
});
export const GlyphsInThai: Story = glyphs('th', 'th');
export const GlyphsInChinese: Story = glyphs('cn', 'zh-Hans');
export const GlyphsInOldCharacters: Story = glyphs('tw', 'zh-Hant');
export const GlyphsInVietnamese: Story = glyphs('vi', 'vi');
