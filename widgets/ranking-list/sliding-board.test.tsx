// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../engine/testing.tsx';
import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import { board, renderBoard, row, rowsOf } from './testing.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (...asked: Parameters<typeof renderBoard>) => {
  page = await renderBoard(...asked);
};

describe('a changed order', () => {
  const moved: [string | undefined, string][] = [];
  let wantsLess = false;
  beforeEach(() => {
    moved.length = 0;
    vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
    // A layout of a kind: each element lies 10 px below the one before it in the page.
    const nth = (one: HTMLElement) => [...document.querySelectorAll('[data-user]')].indexOf(one);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 10 * nth(this);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(10);
    Element.prototype.animate = function (this: HTMLElement, frames: { transform: string }[]) {
      moved.push([this.dataset.user, frames[0]?.transform ?? '']);
    } as never;
  });
  afterEach(() => {
    wantsLess = false;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  const ranked = (...users: number[]) =>
    board({ rows: users.map((user, index) => ({ ...row(user, 1000 - index), rank: index + 1 })) });
  const change = async (answer: BoardAnswer) => {
    await page.change(({ store, data }) =>
      store.set(data.board as never, { status: 'ready', data: answer } as never),
    );
  };

  it('slides everybody from the earlier place, to and from the podium too', async () => {
    await render(ranked(1, 2, 3, 4, 5));
    await change(ranked(1, 2, 5, 3, 4));
    expect(moved).toEqual([
      ['u5', 'translate(0px, 20px)'],
      ['u3', 'translate(0px, -10px)'],
      ['u4', 'translate(0px, -10px)'],
    ]);
    moved.length = 0;
    await change(ranked(1, 2, 5, 3, 4));
    expect(moved, 'the same order again').toEqual([]);
  });

  it('asks where somebody lies for a changed order alone, and nothing of a row that is left out as it is far', async () => {
    const asked = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    await render(ranked(1, 2, 3, 4, 5));
    await change(board({ rows: rowsOf(5), total: 7 }));
    expect(asked).not.toHaveBeenCalled();
    Element.prototype.checkVisibility = function (this: Element) {
      return this.closest('.ranking-list__rows') === null;
    };
    await change(ranked(1, 2, 5, 3, 4));
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    const where = asked.mock.contexts.map((one) => (one as HTMLElement).className);
    expect(where.some((name) => name.includes('bust'))).toBe(true);
    expect(where.filter((name) => name.includes('ranking-list__row '))).toEqual([]);
  });

  it('is there at once for whoever wants less motion', async () => {
    wantsLess = true;
    await render(ranked(1, 2, 3, 4, 5));
    await change(ranked(2, 1, 3, 4, 5));
    expect(moved).toEqual([]);
  });
});
