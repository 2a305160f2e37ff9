// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { PrizeRecord } from '../../schemas/generated/types.gen.ts';
import { prizeRecords } from './prize-records.tsx';

const campaign = {
  prizes: [
    { id: 'frame', name: 'The frame', icon: 'art/rose-night/frame.svg' },
    { id: 'voice', name: 'แVoice of the night', kind: 'title' },
  ],
};
const at = Date.parse('2025-05-21T00:30:00+08:00');
const record = (id: string, more: Partial<PrizeRecord> = {}): PrizeRecord => {
  return { id, prize: 'frame', count: 1, days: null, said: 'Won in a draw', at, ...more };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (won: unknown) => {
  page = await renderNode(
    {
      widget: 'prize-records',
      from: 'won',
      prizes: ['frame', 'voice'],
      win: [{ do: 'toast', text: 'win' }],
    },
    { widgets: { 'prize-records': prizeRecords }, data: { won }, campaign, token: 'token' },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.${name === 'title' ? 'prize-records' : 'records'}__${name}`)].map(
    ({ textContent }) => textContent,
  );

describe('records of prizes', () => {
  it('say by day in the campaign’s offset what, how many, when, what for, and for how long', async () => {
    await render({
      items: [
        record('9', { days: 1 }),
        record('8', { count: 3, days: 30, said: 'Ranking reward', at: at - 1_860_000 }),
      ],
      next: null,
    });
    expect(texts('date')).toEqual(['May 21', 'May 20']);
    expect(texts('words')).toEqual([
      'The frame00:30 · Won in a draw · 1 day',
      'The frame ×323:59 · Ranking reward · 30 days',
    ]);
    expect(page.container.querySelector('img')?.src).toContain('frame');
    expect(texts('title'), 'the dress center knows of what is no title').toEqual([]);
  });

  it('say of a title whether it is worn, until when one has it, and that it is over', async () => {
    const title = (id: string, state: 'worn' | 'kept' | 'over', until: number | null) =>
      record(id, { prize: 'voice', title: { state, until } });
    const until = at + 86_400_000;
    await render({
      items: [
        title('4', 'worn', until),
        title('3', 'worn', null),
        title('2', 'kept', null),
        title('1', 'over', until),
      ],
      next: null,
    });
    expect(texts('title')).toEqual(['Wearing nowUntil May 22, 00:30', 'Wearing now', '', 'Expired']);
    expect(texts('picture')[0], 'without a picture of its own: no vowel that Thai writes first').toBe('V');
    expect(page.container.querySelectorAll('.records__row.is-over')).toHaveLength(1);
  });

  it('keep what has left the document, by its id and without a picture', async () => {
    await render({ items: [record('9', { prize: 'lantern' })], next: null });
    expect(texts('words')).toEqual(['lantern00:30 · Won in a draw · No longer listed']);
    expect(texts('picture')).toEqual(['']);
  });

  it('where nothing was given lead to what gives some, until the end', async () => {
    await render({ items: [], next: null });
    const empty = page.container.querySelector('.state--empty');
    expect(empty?.querySelector('p')?.textContent).toBe('No prizes yet');
    await page.click(empty?.querySelector('[data-phases="preview live"] button') ?? null);
    expect(page.acts).toHaveLength(1);
    expect(texts('row')).toEqual([]);
  });

  it('have the next page behind a button, and say their end', async () => {
    const data = { items: [record('4')], next: '4' };
    await render({ status: 'ready', data, more: 'idle' });
    expect(page.mores).toEqual([]);
    await page.click(page.container.querySelector('.records__foot button'));
    expect(page.mores).toEqual(['won']);
    await page.unmount();
    await render({ status: 'ready', data, more: 'end' });
    expect(texts('foot')).toEqual(['Nothing More']);
  });

  it('while they load have rows of the campaign’s own names, and what failed has none', async () => {
    await render({ status: 'loading' });
    expect(page.container.querySelector('.skeleton')).not.toBeNull();
    expect(texts('row')).toHaveLength(3);
    await page.unmount();
    await render({ status: 'error' });
    expect(texts('row')).toEqual([]);
    expect(page.container.querySelector('.state--error')).not.toBeNull();
  });
});
