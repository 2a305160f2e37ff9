// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderedNode } from '../../engine/testing.tsx';
import { board, renderBoard } from './testing.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (...asked: Parameters<typeof renderBoard>) => {
  page = await renderBoard(...asked);
};
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];

describe('the way to how it was settled', () => {
  const way = () =>
    all('.ranking-list__foot button').map((one) => [one.textContent, one.parentElement?.dataset.phases]);
  const receipt = { do: 'popup', name: 'boardReceipt' };

  it('is there once it is, and before that from the end of the campaign on', async () => {
    const paths = { board: '/v2/activities/{id}/boards/charm' };
    await render(board({ settled: true }), {}, { paths });
    expect(way()).toEqual([["How it's settled", undefined]]);
    await page.click(page.container.querySelector('.ranking-list__foot button'));
    expect(page.acts[0]?.steps.at(-1)).toEqual(receipt);
    await page.unmount();
    await render(board(), {}, { paths });
    expect(way()).toEqual([["How it's settled", 'settling ended']]);
  });

  it('is not where the page has no receipt', async () => {
    await render(board({ settled: true }));
    expect(way()).toEqual([]);
  });
});
