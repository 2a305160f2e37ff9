import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import data from '../data/types.json' with { type: 'json' };
import { drawReport, REPORT_WIDTH, type Report } from './draw-report.ts';

/** What is done to a canvas on which every letter is 14 px wide. */
function drawn(changes: Partial<Report>): {
  said: string[];
  plates: [number, number, number, number][];
  knobs: number[];
} {
  const said: string[] = [];
  const knobs: number[] = [];
  const plates: [number, number, number, number][] = [];
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: [...text].length * 14 }),
    fillText: (text: string) => void said.push(text),
    roundRect: (...plate: [number, number, number, number]) => void plates.push(plate),
    arc: (x: number, _y: number, radius: number) => void (radius === 12 && knobs.push(x)),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
    set: () => true,
  });
  const ink = '#000000';
  drawReport(context as unknown as CanvasRenderingContext2D, {
    type: 'INFP',
    name: '',
    quote: '',
    tags: [],
    shares: null,
    letters: Object.fromEntries(
      Object.entries(data.letters).map(([letter, { name, p }]) => [letter, { name: name.en, p: p.en }]),
    ),
    heading: '',
    scan: '',
    tag: 'en',
    character: {} as CanvasImageSource,
    code: null,
    colours: { ground: ink, ground2: ink, panel: ink, ink, muted: ink, accent: ink, accentInk: ink },
    ...changes,
  });
  return { said, plates, knobs };
}

describe('§2 the share report’s picture', () => {
  it('§2 share report: who picked a type reads what its letters say, and no percentages', () => {
    proves('2.8');
    const { said } = drawn({});
    for (const letter of 'INFP') {
      expect(said).toContain(letter);
      expect(said).toContain(data.letters[letter as keyof typeof data.letters].name.en);
    }
    expect(said.join()).not.toContain('%');
  });

  it('§2 share report: who was tested reads a percentage for each pair', () => {
    proves('2.8');
    const { said } = drawn({ shares: [20, 40, 20, 0] });
    expect(said.filter((one) => one.endsWith('%'))).toEqual(['80%', '60%', '80%', '100%']);
  });

  it('§2 share report: a bar runs from the middle to where the pair leans: the more the first letter has, the further left', () => {
    proves('2.8');
    const { plates, knobs } = drawn({ shares: [20, 70, 50, 0] });
    const grounds = plates.flatMap(([x, y, width, height], i) => {
      const filled = plates[i + 1];
      return height === 16 && filled?.[3] === 16 && filled[1] === y ? [{ x, width, filled }] : [];
    });
    expect(grounds).toHaveLength(4);
    const ofBar = (at: number, i: number) =>
      Math.round((100 * (at - (grounds[i]?.x ?? 0))) / (grounds[i]?.width ?? 1));
    expect(knobs.map(ofBar)).toEqual([80, 30, 50, 100]);
    expect(grounds.map(({ filled: [x, , width] }, i) => [ofBar(x, i), ofBar(x + width, i)])).toEqual([
      [50, 80],
      [30, 50],
      [50, 50],
      [50, 100],
    ]);
  });

  it.each(['cn', 'tw', 'en', 'th', 'vi'] as const)(
    '§2 share report: the tags of every type stay inside the picture, each in a row with room for it (%s)',
    (lang) => {
      proves('2.8');
      for (const { tag } of data.types) {
        const tags = tag.map((one) => one[lang]);
        const { said, plates } = drawn({ tags });
        // The plates of tags are the only ones of their height.
        const rows = plates.filter(([, , , height]) => height === 46);
        expect(rows).toHaveLength(tags.length);
        for (const [x, , width] of rows) {
          expect(x).toBeGreaterThanOrEqual(36);
          expect(x + width).toBeLessThanOrEqual(REPORT_WIDTH - 36);
        }
        for (const one of tags) expect(said).toContain(one);
      }
    },
  );
});
