import { describe, expect, it } from 'vitest';
import { heldPictures } from '../../engine/render/held-picture.ts';
import { type Figures, faultsOf, ratioOf, ratios, report } from './report.ts';
import { fetchOf, plainOf } from './rivals.ts';

const figures = (ms: number): Figures => ({
  fcp: ms,
  lcp: ms,
  usable: ms,
  hydrated: ms,
  board: ms,
  own: ms,
  blocked: 0,
  shift: 0,
  requests: 1,
  bytes: 1000,
});
const [paint] = ratios;
if (!paint) throw new Error('No ratio is measured.');

describe('the bench', () => {
  it('compares what was measured in one round: a busy moment slows both', () => {
    const samples = {
      plain: [figures(100), figures(1000), figures(100)],
      fetch: [figures(1), figures(1), figures(1)],
      gala: [figures(110), figures(1100), figures(300)],
    };
    expect(ratioOf(samples, paint)).toBeCloseTo(1.1);
    expect(report(samples).join('\n')).toContain('1.10 × plain: first paint');
  });

  it('fails on what is far off, and on a figure that is missing', () => {
    const even = { plain: [figures(100)], fetch: [figures(100)], gala: [figures(100)] };
    expect(faultsOf(even)).toEqual([]);
    expect(faultsOf({ ...even, gala: [{ ...figures(100), fcp: 900 }] })).toEqual([
      'first paint: expected at most 3 × plain in one round, got 9.00',
    ]);
    expect(faultsOf({ ...even, gala: [{ ...figures(100), own: undefined }] })).toEqual([
      'own balance: expected at most 4 × fetch in one round, got NaN',
    ]);
  });

  it('forgives a round that a busy machine made slow, and not a page that is slow in each', () => {
    const of = (...fcp: number[]) => ({
      plain: fcp.map(() => figures(100)),
      fetch: fcp.map(() => figures(100)),
      gala: fcp.map((one) => ({ ...figures(100), fcp: one })),
    });
    expect(faultsOf(of(900, 140, 800))).toEqual([]);
    expect(faultsOf(of(900, 310, 800))).toHaveLength(1);
    const [slow, sound] = [figures(100), { ...figures(100), board: undefined }];
    expect(faultsOf({ ...of(100, 100), gala: [slow, sound] })).toHaveLength(1);
  });

  it('has rivals without scripts, the one but for its own', () => {
    const html =
      '<head><link rel="modulepreload" href="/a.js"><script src="/a.js"></script></head><body><p>x</p></body>';
    expect(plainOf(html)).toBe('<head></head><body><p>x</p></body>');
    expect(plainOf(heldPictures('<img data-lazy="" src="/a.svg">'))).toBe('<img data-lazy="" src="/a.svg">');
    expect(fetchOf(html, '/board', '/balance').match(/<script>/g)).toHaveLength(1);
  });
});
