// Every third day, 28 s: pages pixel by pixel.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { addressOf, hydrated, phone, withBrowser } from './product/visit.ts';

// axe gives up where a text lies over a picture or a gradient; here the pixels themselves are compared.

withBrowser();

const routes = loadDocuments()
  .filter(({ document }) => document.redirect === undefined)
  .map(({ route }) => route);
/** One line of text on the screen. */
interface Line {
  text: string;
  /** The least ratio of WCAG 2.2 1.4.3 for letters of its size. */
  least: number;
  /** px, in the window. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Device pixels a px. */
const DENSITY = 2;

/** Runs on the phone: the lines in the window that nothing covers. */
function linesInView(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    // What cannot be pressed need not be readable (1.4.3), and a skeleton has no words.
    if (!element || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (element.closest('script, style, .sr-only, .skeleton, [aria-hidden=true], [inert], :disabled'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    // What goes on at an edge of a strip is cut there or fades, and is read once it is scrolled into it.
    const strip = element.closest('.marquee__view, .anchor-bar__row, .outlet__row--many');
    const edge = strip?.matches('.marquee__view') ? 0 : 40;
    const inStrip = ({ left, right }: DOMRect): boolean => {
      const within = strip?.getBoundingClientRect();
      return !within || (left >= within.left + edge && right <= within.right - edge);
    };
    for (const box of range.getClientRects()) {
      const { left, top, width, height } = box;
      if (!inStrip(box)) continue;
      if (width < 4 || height < 4 || top < 0 || left < 0) continue;
      if (top + height > innerHeight || left + width > innerWidth) continue;
      const shown = [0.1, 0.5, 0.9].every((part) => {
        const there = document.elementFromPoint(left + width * part, top + height / 2);
        return there !== null && (there === element || element.contains(there) || there.contains(element));
      });
      if (shown) lines.push({ text: text.slice(0, 40), least: large ? 3 : 4.5, left, top, width, height });
    }
  }
  return lines;
}

/** Takes the letters away and leaves outlines, shadows and grounds; `false` brings them back. */
async function withoutLetters(page: Page, hide: boolean): Promise<void> {
  await page.evaluate((on) => {
    const held = window as never as { letterless?: CSSStyleSheet };
    if (!held.letterless) {
      held.letterless = new CSSStyleSheet();
      held.letterless.replaceSync(
        `*, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }
         *::before { -webkit-text-fill-color: currentcolor !important }
         [data-clipped-to-letters]::after { visibility: hidden !important }`,
      );
      for (const element of document.querySelectorAll('h1')) {
        if (getComputedStyle(element, '::after').webkitBackgroundClip === 'text')
          element.setAttribute('data-clipped-to-letters', '');
      }
      document.adoptedStyleSheets.push(held.letterless);
    }
    held.letterless.disabled = !on;
  }, hide);
}

/**
 * Runs in an empty page: the least contrast of each line, over pieces of about its height, so that a word over a
 * bright spot is not saved by its neighbours. Letters are the pixels that differ most between both pictures.
 */
async function contrasts(given: { shown: string; bare: string; lines: Line[]; density: number }) {
  const pixelsOf = async (picture: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [shown, bare] = await Promise.all([pixelsOf(given.shown), pixelsOf(given.bare)]);
  const luminance = ({ data }: ImageData, at: number): number => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
      const value = (data[at + channel] ?? 0) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return given.lines.map((line) => {
    const [top, bottom] = [line.top, line.top + line.height].map((px) => Math.round(px * given.density));
    const pieces = Math.max(1, Math.round(line.width / Math.max(line.height, 24)));
    let least = Number.POSITIVE_INFINITY;
    for (let piece = 0; piece < pieces; piece++) {
      const [from, to] = [piece, piece + 1].map((part) =>
        Math.round((line.left + (line.width * part) / pieces) * given.density),
      );
      const found: { apart: number; ratio: number }[] = [];
      for (let y = top ?? 0; y < (bottom ?? 0); y++) {
        for (let x = from ?? 0; x < (to ?? 0); x++) {
          const at = (y * shown.width + x) * 4;
          const apart = [0, 1, 2].reduce(
            (sum, channel) =>
              sum + Math.abs((shown.data[at + channel] ?? 0) - (bare.data[at + channel] ?? 0)),
            0,
          );
          if (apart === 0) continue;
          const [one, other] = [luminance(shown, at), luminance(bare, at)];
          found.push({ apart, ratio: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) });
        }
      }
      // A piece between two words has no letters; a line without any is not readable at all.
      if (found.length < 12) continue;
      found.sort((a, b) => b.apart - a.apart);
      const strokes = found.slice(0, Math.ceil(found.length / 5)).map(({ ratio }) => ratio);
      strokes.sort((a, b) => a - b);
      least = Math.min(least, strokes[Math.floor(strokes.length / 2)] ?? 1);
    }
    return least === Number.POSITIVE_INFINITY ? 1 : least;
  });
}

/** A picture of a page where nothing moves waits for a frame, for seconds: one px in the corner blinks. */
async function keepDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.attributeStyleMap.set('position', 'fixed');
    for (const side of ['left', 'bottom']) dot.attributeStyleMap.set(side, CSS.px(0));
    for (const side of ['width', 'height']) dot.attributeStyleMap.set(side, CSS.px(1));
    let on = false;
    setInterval(() => {
      on = !on;
      dot.attributeStyleMap.set('background', on ? '#000' : '#fff');
    }, 16);
  });
}

const placeOf = ({ text, left, top }: Line): string => `${text} ${left} ${top}`;

/** The lines of the whole page that are too faint, screen by screen. */
async function faint(page: Page, most = 20): Promise<{ read: number; faint: string[] }> {
  const desk = await page.context().newPage();
  await page.bringToFront();
  await keepDrawing(page);
  const found: string[] = [];
  let read = 0;
  for (let screen = 0; screen < most; screen++) {
    const more = await page.evaluate((number) => {
      scrollTo({ top: number * 760, behavior: 'instant' });
      return document.documentElement.scrollHeight > number * 760 + innerHeight;
    }, screen);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
    const lines = await page.evaluate(linesInView);
    const shown = (await page.screenshot()).toString('base64');
    await withoutLetters(page, true);
    const bare = (await page.screenshot()).toString('base64');
    await withoutLetters(page, false);
    // A line that an answer has moved meanwhile stands in no two pictures at one place: another look reads it.
    const stayed = new Set((await page.evaluate(linesInView)).map(placeOf));
    const ratios = await desk.evaluate(contrasts, { shown, bare, lines, density: DENSITY });
    for (const [index, line] of lines.entries()) {
      if (!stayed.has(placeOf(line))) continue;
      read++;
      const ratio = ratios[index] ?? 0;
      // Pixels tell no more than two digits.
      if (Number(ratio.toFixed(2)) < line.least)
        found.push(`${ratio.toFixed(2)} < ${line.least}: ${placeOf(line)}`);
    }
    if (!more) break;
  }
  await desk.close();
  return { read, faint: [...new Set(found)] };
}

const still = { reducedMotion: 'reduce', deviceScaleFactor: DENSITY } as const;

describe('§9 letters stand out from what is behind them', () => {
  leaveToOtherDays(routes, 64, (route) => `§9 ${route}: every line`);
  test.each(partOfDay(routes, 64))('§9 %s: every line, pixel by pixel', async (route) => {
    const { page } = await phone({ ...still, holdsTools: true });
    await page.goto(addressOf(route), { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForTimeout(600);
    const { read, faint: lines } = await faint(page);
    expect(read).toBeGreaterThan(1);
    expect(lines).toEqual([]);

    // Longer words on a narrower picture.
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(addressOf(route, { lang: 'th' }), { waitUntil: 'load' });
    await hydrated(page);
    expect((await faint(page, 1)).faint, 'in Thai at 320 px').toEqual([]);
  });

  test('§9 a title in the colour of its picture would be seen', async () => {
    const { page } = await phone(still);
    await page.goto(addressOf('seed_rule'), { waitUntil: 'load' });
    expect((await faint(page, 1)).faint).toEqual([]);
    await page.evaluate(() => {
      const ground = document.querySelector<HTMLElement>('main');
      ground?.attributeStyleMap.set('background', 'linear-gradient(#fff, #777)');
      for (const line of document.querySelectorAll<HTMLElement>('main h2, main p'))
        line.attributeStyleMap.set('color', '#999');
    });
    expect((await faint(page, 1)).faint.length).toBeGreaterThan(0);
  });
});
