// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showView, viewFrom } from './use-view.ts';

describe('§2 views of the test', () => {
  it('§2 views: the address names the view and the level', () => {
    expect(viewFrom('?view=result')).toEqual({ known: true, name: 'result', level: undefined });
    expect(viewFrom('?level=in_depth&lang=cn')).toEqual({
      known: true,
      name: 'question',
      level: 'in_depth',
    });
    expect(viewFrom('?view=pick&level=advanced')).toEqual({
      known: true,
      name: 'pick',
      level: 'advanced',
    });
  });

  it('§2 views: what is not a view is a question, what is no level is none', () => {
    for (const search of ['', '?', '?view=', '?view=Result', '?view=question', '?view=admin&level=picked'])
      expect(viewFrom(search)).toEqual({ known: true, name: 'question', level: undefined });
  });

  it('§2 views: before the address is known nothing is asked for', () => {
    expect(viewFrom(undefined)).toEqual({ known: false, name: 'question', level: undefined });
  });

  it('§2 views: 1,000 queries of any kind never throw, and name a known view and level', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'view',
        'level',
        'result',
        'pick',
        'entry',
        '__proto__',
        'constructor',
        '%',
        '%zz',
        '&&',
      ),
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.tuple(word, word))
        .map((pairs) => `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`),
      fc
        .tuple(word, word)
        .map(
          ([view, level]) => `?view=${new URLSearchParams([['', view]]).toString().slice(1)}&level=${level}`,
        ),
    );
    fc.assert(
      fc.property(query, (search) => {
        const { name, level } = viewFrom(search);
        expect(['question', 'result', 'pick']).toContain(name);
        expect([undefined, 'entry', 'advanced', 'in_depth']).toContain(level);
      }),
      { numRuns: 1000 },
    );
  });

  describe('another view', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('§2 views: takes the place of the one before, so that back leaves the test', () => {
      vi.stubGlobal('scrollTo', vi.fn());
      const before = history.length;
      showView('?view=pick');
      showView('?view=result');
      expect(history.length).toBe(before);
      expect(location.search).toBe('?view=result');
      expect(scrollTo).toHaveBeenCalledWith(0, 0);
    });
  });
});
