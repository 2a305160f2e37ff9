// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { PointsDetail } from '../../schemas/generated/types.gen.ts';
import { pointsDetails } from './points-details.tsx';

let page: RenderedNode;
/** What the list's foot is told of the screen. */
let see: ((near: boolean) => Promise<void>) | undefined;
beforeEach(() => {
  see = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(async () => told([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {
        see = undefined;
      }
    },
  );
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const at = Date.parse('2025-05-21T00:30:00+08:00');
const row = (id: string, amount: number, when = at): PointsDetail => {
  return { id, said: `What ${id}`, at: when, amount, balance: 1000 + amount };
};
const items = [row('9', -120), row('8', 30), row('7', 660, at - 3_600_000)];
const answer = (more: object = {}) => ({
  currency: 'petal',
  amount: 1250,
  lapses: null,
  items,
  next: null,
  ...more,
});
const render = async (details: object) => {
  page = await renderNode(
    { widget: 'points-details', from: 'details', icon: 'art/rose-night/currency.svg' },
    { widgets: { 'points-details': pointsDetails }, data: { details }, token: 'token' },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.points-details__${name}`)].map(({ textContent }) => textContent);
const paged = (more: string) => ({ status: 'ready', data: answer({ next: '7' }), more });

describe('details of points', () => {
  it('says day by day in the campaign’s offset what came and went, and what was there after it', async () => {
    await render(answer());
    expect(texts('date')).toEqual(['May 21', 'May 20']);
    expect(texts('row')).toEqual([
      'What 9\u2212120minus 120' + '00:30880 left',
      'What 8+30plus 3000:301,030 left',
      'What 7+660plus 66023:301,660 left',
    ]);
  });

  it('says ahead how many lapse, and until which day they are there', async () => {
    await render(answer({ lapses: { amount: 1250, at: Date.parse('2025-06-20T00:00:00+08:00') } }));
    expect(texts('lapses')).toEqual(['1,250 valid through Jun 19']);
    await page.unmount();
    await render(answer());
    expect(texts('lapses')).toEqual([]);
  });

  it('asks for what follows as one nears the end, and by its button', async () => {
    await render(paged('idle'));
    await see?.(false);
    expect(page.mores).toEqual([]);
    await see?.(true);
    expect(page.mores).toEqual(['details']);
    await page.click(page.container.querySelector('.points-details__foot button'));
    expect(page.mores).toEqual(['details', 'details']);
  });

  it.each(['loading', 'error', 'end'])('asks by itself for nothing while it is %s', async (state) => {
    await render(paged(state));
    expect(see).toBeUndefined();
    const button = page.container.querySelector('.points-details__foot button');
    if (state === 'end') expect(texts('foot')).toEqual(['Nothing More']);
    else expect(button).not.toBeNull();
  });
});
