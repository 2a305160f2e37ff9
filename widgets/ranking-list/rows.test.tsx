// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../engine/testing.tsx';
import { board, renderBoard, rowsOf } from './testing.tsx';

const faces = vi.hoisted((): string[] => []);
vi.mock('./face.tsx', async (original) => {
  const { Face } = await original<typeof import('./face.tsx')>();
  return {
    Face: (props: Parameters<typeof Face>[0]) => {
      faces.push(props.src);
      return Face(props);
    },
  };
});

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (...asked: Parameters<typeof renderBoard>) => {
  page = await renderBoard(...asked);
};
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((one) => one.textContent);

/** jsdom has no layout: nothing ever has a size here, the real browser's tests measure. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('long boards', () => {
  beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes));
  afterEach(() => vi.unstubAllGlobals());
  const openAll = async (count: number) => {
    await render(board({ rows: rowsOf(count), total: count }), { podium: false, show: 10 });
    await page.click(page.container.querySelector('.ranking-list__foot button'));
  };

  it('keep up to 60 rows plainly in the page', async () => {
    await openAll(60);
    expect(all('ol.ranking-list__rows > li > .ranking-list__row')).toHaveLength(60);
  });

  it('keep at most 60 of ten thousand rows in the page, before and after the virtual list has come', async () => {
    await openAll(10_000);
    expect(all('ol.ranking-list__rows .ranking-list__row')).toHaveLength(30);
    await act(async () => {
      await import('virtua');
    });
    expect(page.container.querySelector('div.ranking-list__rows > ol')).not.toBeNull();
    expect(all('.ranking-list__row').length).toBeLessThanOrEqual(60);
  });

  it('say of each row that is in the page the how manyth it is, of all that are not', async () => {
    await openAll(10_000);
    await act(async () => {
      await import('virtua');
    });
    const entries = all('.ranking-list__rows > ol > li');
    expect(entries.length).toBeGreaterThan(0);
    for (const [at, one] of entries.entries())
      expect([one.getAttribute('aria-posinset'), one.getAttribute('aria-setsize')]).toEqual([
        String(at + 1),
        '10000',
      ]);
  });
});

describe('a refresh', () => {
  it('draws the rows that have changed, and nothing else', async () => {
    const rows = rowsOf(20);
    await render(board({ rows }), { podium: false, show: 20 });
    faces.length = 0;
    const renamed = [2, 5, 9, 13, 17];
    await page.change(({ store, data }) => {
      const after = rows.map((one, at) =>
        renamed.includes(at) ? { ...one, user: { ...one.user, nickname: `New ${at}` } } : one,
      );
      store.set(data.board as never, { status: 'ready', data: board({ rows: after }) } as never);
    });
    expect(texts('.ranking-list__name').filter((name) => name?.startsWith('New'))).toHaveLength(5);
    expect(faces).toEqual(renamed.map((at) => `/h5_ac/avatars/${at + 1}.svg`));
  });
});
