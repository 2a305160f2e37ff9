// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { MessageEntry } from '../../schemas/generated/types.gen.ts';
import { messageList } from './message-list.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());

const at = Date.parse('2025-05-21T00:30:00+08:00');
const one = (id: string, more: Partial<MessageEntry> = {}): MessageEntry => {
  const from = { title: 'Confession Festival', route: '/activity_20250520' };
  return { id, sort: 'won', said: `Message ${id}`, from, at, read: true, ...more };
};
const answer = (items: readonly MessageEntry[], more: object = {}) => {
  return { unread: items.filter(({ read }) => !read).length, upTo: '9.9', items, next: null, ...more };
};
const acted: unknown[] = [];
const render = async (messages: object, now = Number.NaN) => {
  acted.length = 0;
  page = await renderNode(
    {
      widget: 'message-list',
      from: 'messages',
      read: [{ do: 'post', to: '/v2/messages/{item.id}/read' }],
      readAll: [{ do: 'post', to: '/v2/messages/read', body: { upTo: 'item.upTo' } }],
    },
    {
      widgets: { 'message-list': messageList },
      data: { messages },
      token: 'token',
      world: { clock: { now: () => now } },
      onAct: (_, item) => void acted.push(item),
    },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.message-list__${name}`)].map(({ textContent }) => textContent);

describe('messages', () => {
  it('say in which zone their times are, where no rules of a campaign do', async () => {
    await render(answer([one('9')]));
    expect(texts('zone')).toEqual(['Times are UTC+8']);
  });

  it('stand by day in the campaign’s offset, and lead to where they are of', async () => {
    await render(answer([one('9'), one('8', { at: at - 3_600_000, from: null })]));
    expect(texts('date')).toEqual(['May 21', 'May 20']);
    expect(texts('time')).toEqual(['00:30', '23:30']);
    const links = [...page.container.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/h5_ac/activity_20250520']);
  });

  it('call today and yesterday by name, by the server’s clock and the midnight of the page', async () => {
    const of = (id: string, before: number) => one(id, { at: at - before });
    await render(answer([of('9', 0), of('8', 3_600_000), of('7', 90_000_000)]), at + 60_000);
    expect(texts('date')).toEqual(['Today May 21', 'Yesterday May 20', 'May 19']);
  });

  it('thanks that follow each other on a day lie in one bundle, folded behind the third; all else stands alone', async () => {
    const about = { user_id: '7', nickname: 'Mimi', avatar: '/h5_ac/avatars/7.svg' };
    const thanks = (id: string, more = {}) => one(id, { sort: 'thanks', about, ...more });
    const yesterday = { at: at - 3_600_000 };
    await render(
      answer([
        ...['9', '8', '7', '6', '5'].map((id) => thanks(id)),
        one('4'),
        thanks('3'),
        thanks('2', yesterday),
        thanks('1', { ...yesterday, read: false }),
      ]),
    );
    const bundles = [...page.container.querySelectorAll('.message-list__bundle')];
    const said = (of: Element) =>
      [...of.querySelectorAll('.message-list__said')].map((p) => p.textContent?.trim());
    expect(bundles.map(said)).toEqual([
      ['Message 9', 'Message 8', 'Message 7', 'Message 6', 'Message 5'],
      ['Message 2', 'Unread Message 1'],
    ]);
    const folded = page.container.querySelector('details');
    expect(folded?.querySelector('summary')?.textContent).toBe('2 more thank-yous');
    expect(folded && said(folded)).toEqual(['Message 6', 'Message 5']);
    expect(texts('said'), 'each once, in the order in which they came').toHaveLength(9);
  });

  it('what is folded says that something in it is unread', async () => {
    const items = ['9', '8', '7', '6', '5'].map((id) => one(id, { sort: 'thanks', read: id !== '5' }));
    await render(answer(items));
    expect(page.container.querySelector('summary')?.textContent).toBe('2 more thank-yous Unread');
  });

  it('say what is new, each with a button of its own and one for all', async () => {
    await render(answer([one('9', { read: false }), one('8')], { unread: 4 }));
    expect(texts('count')).toEqual(['4 unread']);
    expect(texts('new')).toEqual(['Unread']);
    await page.click(page.container.querySelector('.message-list__read'));
    await page.click(page.container.querySelector('.message-list__all'));
    expect(acted).toEqual([{ id: '9' }, { upTo: '9.9' }]);
  });

  it('reserve room for few while they are on their way: a short list lets what stands below rise', async () => {
    await render({ status: 'loading' });
    expect(texts('said')).toHaveLength(2);
  });

  it('have nothing to mark where all is read', async () => {
    await render(answer([one('9')]));
    expect(texts('count')).toEqual(['All caught up']);
    expect(page.container.querySelector('button')).toBeNull();
  });

  it('show the face of whom they are about', async () => {
    const about = { user_id: '7', nickname: 'Mimi', avatar: '/h5_ac/avatars/7.svg' };
    await render(answer([one('9', { sort: 'thanks', about })]));
    expect(page.container.querySelector('.message-list__badge img')?.getAttribute('src')).toContain('7.svg');
  });

  it('go on by a button, and are none where there are none', async () => {
    await render({ status: 'ready', data: answer([one('9')], { next: '9' }), more: 'error' });
    await page.click(page.container.querySelector('.message-list__foot button'));
    expect(page.mores).toEqual(['messages']);
    await page.unmount();
    await render(answer([]));
    expect(page.container.querySelector('.state--empty')).not.toBeNull();
  });
});
