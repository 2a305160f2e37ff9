// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { WallAnswer } from '../../schemas/generated/types.gen.ts';
import { thanksWall } from './thanks-wall.tsx';

const campaign = {
  currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' },
  gifts: [{ id: 'rose', name: 'Rose', icon: 'art/rose-night/gifts/rose.svg', price: 1, points: 1, earns: 1 }],
  wall: {
    messages: [
      { id: 'thanks', text: 'Thank you all' },
      { id: 'again', text: 'Same time next year' },
    ],
  },
};
const post = (id: string, message: string) => ({
  id,
  user: { user_id: id, nickname: `Name ${id}`, avatar: '/h5_ac/avatars/1.svg' },
  message,
  at: Date.parse('2025-05-20T08:00:00+08:00'),
});
const wall = (changes: Partial<WallAnswer> = {}): WallAnswer => ({
  items: [post('1', 'thanks'), post('2', 'gone')],
  next: null,
  mine: 1,
  left: 2,
  can: 'post',
  ...changes,
});
const no = (reason: WallAnswer['reason'], changes: Partial<WallAnswer> = {}) => {
  const { can: _, ...rest } = wall(changes);
  return { ...rest, reason };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (answer: unknown, props: object = {}, user = '') => {
  page = await renderNode(
    {
      widget: 'thanks-wall',
      from: 'wall',
      messages: ['thanks', 'again'],
      send: [{ do: 'toast', text: 'ok' }],
      ...props,
    },
    { widgets: { 'thanks-wall': thanksWall }, data: { wall: answer }, campaign, token: 'token', user },
  );
};
const send = () => page.container.querySelector<HTMLButtonElement>('.thanks-wall__send');
const radios = () => [...page.container.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

describe('thanks wall', () => {
  it('shows the title of whoever has written a note, beside their name', async () => {
    const titled = { ...post('1', 'thanks'), user: { ...post('1', '').user, title: 'Voice of the night' } };
    await render(wall({ items: [titled, post('2', 'again')] }));
    const signed = [...page.container.querySelectorAll('.thanks-wall__who')];
    expect(signed.map((one) => one.querySelector('.worn')?.textContent)).toEqual([
      'Voice of the night',
      undefined,
    ]);
    expect(signed[0]?.querySelector('.thanks-wall__name')?.textContent).toBe('Name 1');
  });

  it('sends the sentence that is chosen; the first one is chosen at the start', async () => {
    await render(wall());
    expect(radios().map((one) => one.checked)).toEqual([true, false]);
    await page.click(radios()[1]);
    expect(radios().map((one) => one.checked)).toEqual([false, true]);
    await page.click(send());
    expect(page.acts[0]?.item).toEqual({ id: 'again' });
  });

  it('keeps the sentence that is chosen for whoever has chosen it, as long as the wall has it', async () => {
    localStorage.clear();
    await render(wall(), {}, 'ann');
    await page.click(radios()[1]);
    await page.unmount();
    await render(wall(), {}, 'ann');
    expect(radios().map((one) => one.checked)).toEqual([false, true]);
    await page.unmount();
    await render(wall(), { messages: ['thanks'] }, 'ann');
    expect(radios().map((one) => one.checked)).toEqual([true]);
  });

  it('asks for nothing any more when the campaign is over', async () => {
    await render(no('OVER'));
    const form = page.container.querySelector<HTMLElement>('.thanks-wall__form');
    expect(form?.dataset.phases, 'nor while results are counted').toBe('preview live');
    expect(form?.contains(send() ?? null)).toBe(true);
    expect(form?.contains(page.container.querySelector('.thanks-wall__left'))).toBe(false);
  });

  it('is one named group of choices', async () => {
    await render(wall());
    expect(page.container.querySelector('fieldset > legend')?.textContent).toBe('Choose a note');
    expect(new Set(radios().map((one) => one.name)).size).toBe(1);
    expect(radios()[0]?.closest('label')?.textContent).toBe('Thank you all');
  });

  it('shows the notes with sentence, name and date; one whose sentence is gone says it with a heart', async () => {
    await render(wall());
    const notes = [...page.container.querySelectorAll('.thanks-wall__note')].map((one) => one.textContent);
    expect(notes).toEqual(['Thank you allName 1May 20', '♥Name 2May 20']);
  });

  it('tells how many are left, and closes when none is', async () => {
    await render(wall({ left: 1 }));
    expect(page.container.querySelector('.thanks-wall__left')?.textContent).toBe('1 note left');
    expect(send()?.disabled).toBe(false);
    await page.unmount();
    await render(no('LIMIT_REACHED', { left: 0 }));
    expect(page.container.querySelector('.thanks-wall__left')?.textContent).toBe(
      'All your notes are on the wall',
    );
    expect(send()?.disabled).toBe(true);
  });

  it('closes where the server says so, with its reason, and lets a visitor tap', async () => {
    const said = {
      NOT_OPEN: 'Opens May 21, 18:00',
      OVER: 'The wall is closed. Thanks for every note.',
    } as const;
    for (const reason of ['NOT_OPEN', 'OVER'] as const)
      for (const left of [2, null]) {
        await render(no(reason, { left, nextAt: '2025-05-21T10:00:00.000Z' }));
        expect(page.container.querySelector('.thanks-wall__left')?.textContent).toBe(said[reason]);
        expect(send()?.disabled).toBe(true);
        await page.unmount();
      }
    await render(no('NOT_OPEN', { left: 2 }));
    expect(page.container.querySelector('.thanks-wall__left')?.textContent).toBe('Time to be announced');
    await page.unmount();
    await render(no('DAY_LIMIT_REACHED', { left: 0 }));
    expect(page.container.querySelector('.thanks-wall__left')?.textContent).toContain("That's all for today");
    await page.unmount();
    await render(no('TOKEN_EXPIRED', { left: null, mine: 0 }));
    expect([send()?.disabled, page.container.querySelector('.thanks-wall__left')]).toEqual([false, null]);
  });

  it('lets the first note be pinned on an empty wall', async () => {
    await render(wall({ items: [] }));
    expect(page.container.textContent).toContain('No notes yet. Pin the first one.');
    expect(send()?.disabled).toBe(false);
  });

  it('asks for older notes by the button and says Nothing More at the end (§8)', async () => {
    await render({ status: 'ready', data: wall(), more: 'idle' });
    await page.click(page.container.querySelector('.thanks-wall__foot button'));
    expect(page.mores).toEqual(['wall']);
    await page.unmount();
    await render({ status: 'ready', data: wall(), more: 'end' });
    expect(page.container.querySelector('.thanks-wall__foot')?.textContent).toBe('Nothing More');
  });

  it('has a flag on the notes that the reader may report, and on no other', async () => {
    const items = [{ ...post('1', 'thanks'), can: 'report' as const }, post('2', 'thanks')];
    const flags = () => [...page.container.querySelectorAll<HTMLButtonElement>('.thanks-wall__report')];
    await render(wall({ items }));
    expect(flags()).toEqual([]);
    await page.unmount();
    await render(wall({ items }), { report: [{ do: 'toast', text: 'told' }] });
    expect(flags().map((one) => one.getAttribute('aria-label'))).toEqual(['Report the note by Name 1']);
    await page.click(flags()[0]);
    expect(page.acts[0]?.item).toEqual({ id: '1', nickname: 'Name 1' });
  });
});
