import { describe, expect, it } from 'vitest';
import { proves } from '../../../scripts/test/proves.ts';
import data from '../data/types.json' with { type: 'json' };
import { drawReport, REPORT_WIDTH, type Report } from './draw-report.ts';

/** What is done to a canvas on which every letter is 14 px wide. */
function drawn(changes: Partial<Report>): { said: string[]; plates: [number, number, number, number][] } {
  const said: string[] = [];
  const plates: [number, number, number, number][] = [];
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: [...text].length * 14 }),
    fillText: (text: string) => void said.push(text),
    roundRect: (...plate: [number, number, number, number]) => void plates.push(plate),
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
  return { said, plates };
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
