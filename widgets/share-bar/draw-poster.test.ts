import { describe, expect, it } from 'vitest';
import { drawPosterWords, POSTER_WIDTH, type Poster } from './draw-poster.ts';

/** What is written on a canvas whose letters are half as wide as they are high: text, where, and how wide it may be. */
function written(changes: Partial<Poster>, code = 328) {
  const said: { text: string; x: number; y: number; width: number; most: number }[] = [];
  let size = 0;
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: ([...text].length * size) / 2 }),
    fillText: (text: string, x: number, y: number, most: number) =>
      void said.push({ text, x, y, most, width: ([...text].length * size) / 2 }),
  };
  const context = new Proxy(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'font') size = Number(/(\d+)px/.exec(value)?.[1]);
      return true;
    },
  });
  const poster = { title: '', dates: '', words: '', own: '', scan: '', tag: 'en', art: [], ...changes };
  drawPosterWords(
    context as unknown as CanvasRenderingContext2D,
    poster,
    'x',
    (_, otherwise) => otherwise,
    code,
  );
  return said;
}

describe('the words of a poster', () => {
  it.each([
    ['en', 'The Long Night of a Thousand Lanterns and Songs'],
    ['vi', 'Đêm hội nghìn ngọn đèn và muôn lời ca vang mãi'],
    ['th', 'ค่ำคืนแห่งโคมไฟพันดวง และบทเพลงที่ไม่มีวันจบ'],
    ['zh-Hans', '万盏灯火与歌声的漫漫长夜今晚只为你一人而亮'],
  ])('%s: a long title stands in two lines inside the poster, and nothing of it is lost', (tag, title) => {
    const lines = written({ tag, title });
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(POSTER_WIDTH - 64);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''));
  });

  it('a short title is the largest', () => {
    const [one] = written({ title: 'Rose' });
    expect(one?.width).toBe(4 * 52);
  });

  it('the own number hangs at the top, inside of the poster; without one nothing does', () => {
    const own = 'Mình có 1.234.567.890 lượt cổ vũ của cả đêm hội nghìn ngọn đèn';
    const [line] = written({ own });
    expect([line?.text, line?.x, line?.y]).toEqual([own, POSTER_WIDTH / 2, 72]);
    expect(line?.most).toBeLessThanOrEqual(POSTER_WIDTH - 64 - 56);
    expect(written({})).toEqual([]);
  });

  it('words beside the code never reach it, and are cut before they leave the panel', () => {
    const lines = written({ words: 'word '.repeat(80), scan: 'scan '.repeat(40) }, 346);
    expect(lines.length).toBe(6);
    for (const { x, most, y, width } of lines) {
      expect(Math.min(width, most)).toBeLessThanOrEqual(POSTER_WIDTH - 32 - 12 - 346 - x);
      expect(y).toBeLessThan(1290);
    }
  });
});
