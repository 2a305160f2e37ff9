// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../../engine/testing.tsx';
import { answering, setPhone } from '../testing.ts';
import { renderTest } from './testing.ts';

vi.mock('./later-views.ts', () => {
  throw new Error('no network');
});

let page: RenderedNode;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

it.each(['pick', 'result'])(
  'where the view %s cannot be loaded, the screen says so and offers a way on',
  async (view) => {
    vi.stubGlobal('scrollTo', vi.fn());
    setPhone({}, { view });
    answering();
    page = await renderTest();
    await vi.waitFor(() =>
      expect(page.container.querySelector('.mbti-card[role="status"] button')).not.toBeNull(),
    );
    expect(page.container.querySelector('.mbti-card[role="status"]')?.textContent).toContain("didn't load");
    expect(page.container.querySelector('h1')).not.toBeNull();
  },
);
