// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import type { Pending } from '../draft.ts';
import { mbtiHome } from '../home/home.tsx';
import { answering, factsOf, kept, last, notTested, setPhone, stored, waiting } from '../testing.ts';

const pages: RenderedNode[] = [];
let server: ReturnType<typeof answering>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = answering();
});
afterEach(async () => {
  await act(async () => server.made.forEach(({ fail }) => void fail('aborted')));
  for (const page of pages.splice(0)) await page.unmount();
  vi.useRealTimers();
});
/** A screen that sends what waits. */
const open = async (token = 'token'): Promise<RenderedNode> => {
  const page = await renderNode(
    { widget: 'mbti-home', mine: 'mine', facts: 'facts', rulesPopup: 'rules' },
    {
      widgets: { 'mbti-home': mbtiHome },
      token,
      data: { mine: notTested, facts: factsOf('INFP') },
      world: { live: { call: server.call } },
    },
  );
  pages.push(page);
  return page;
};
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const answer = (index: number) => act(async () => server.made[index]?.answer(stored));
const fail = (index: number, fault: 'transport' | 'refused' | 'expired') =>
  act(async () => server.made[index]?.fail(fault));
const keys = () => server.made.map(({ call }) => call.key);
const note = (page: RenderedNode) => page.container.querySelector<HTMLElement>('.mbti-storing');
const says = (page: RenderedNode) =>
  note(page)?.hidden ? null : note(page)?.querySelector('span')?.textContent;
const many: readonly Pending[] = Array.from({ length: 5 }, (_, index) => ({
  ...waiting,
  key: `test-000${index + 1}`,
}));

describe('§2 storing a result', () => {
  it('§2 storing: sends it once, with its key and without anything of the phone', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    expect(says(page)).toBe('Saving…');
    await answer(0);
    expect(server.made.map(({ call }) => call)).toEqual([
      {
        method: 'post',
        path: '/v2/mbti/results',
        body: { level: 'entry', answers: waiting.level === 'picked' ? '' : waiting.answers },
        key: waiting.key,
        quiet: true,
      },
    ]);
    expect([says(page), kept().pending]).toEqual([null, []]);
    await wait(60_000);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(server.made).toHaveLength(1);
  });

  it('§2 storing: nothing waits: nothing is sent', async () => {
    setPhone();
    const page = await open();
    expect([server.made, says(page)]).toEqual([[], null]);
  });

  it('§2 lost answer: is asked for again with the same key, after eight seconds', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'transport');
    expect(says(page)).toContain("The server didn't answer");
    await wait(7999);
    expect(server.made).toHaveLength(1);
    await wait(1);
    expect(keys()).toEqual([waiting.key, waiting.key]);
    await answer(1);
    expect([says(page), kept().pending]).toEqual([null, []]);
  });

  it('§2 lost answer: a phone without a network is told so, and no other is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'transport');
    expect(says(page)).toContain("You're offline");
    vi.restoreAllMocks();
    await act(async () => void dispatchEvent(new Event('online')));
    await fail(1, 'transport');
    expect(says(page)).toContain("The server didn't answer");
  });

  it('§2 lost answer: the network is back: it is sent at once, and not a second time by the clock', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    await open();
    await fail(0, 'transport');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(keys()).toEqual([waiting.key, waiting.key]);
    await wait(60_000);
    expect(server.made).toHaveLength(2);
  });

  it('§2 expired token: nothing is lost, and what it waits for is said', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'expired');
    expect(says(page)).toContain("Sign in and tell us it's yours");
    expect(kept().pending).toEqual([waiting]);
    await wait(60_000);
    expect(server.made).toHaveLength(1);
  });

  it('§2 expired token: the next visit with a token asks whose it is, and sends it with the same key', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'expired');
    await page.unmount();
    pages.length = 0;
    // Another page knows nothing of who was signed in on the one before.
    setPhone({ last, pending: [waiting] });
    const next = await open('another');
    expect([keys(), says(next)]).toEqual([[waiting.key], null]);
    await next.click(next.container.querySelector('.mbti-claim .btn--primary'));
    expect(keys()).toEqual([waiting.key, waiting.key]);
  });

  it('§2 signed out: nothing is sent until there is a token', async () => {
    setPhone({ last, pending: [waiting] });
    const page = await open('');
    expect(says(page)).toContain("Sign in and tell us it's yours");
    await wait(60_000);
    expect(server.made).toEqual([]);
    await page.change(({ store, signedIn }) => store.set(signedIn, true));
    expect(keys()).toEqual([]);
    await page.click(page.container.querySelector('.mbti-claim .btn--primary'));
    expect(keys()).toEqual([waiting.key]);
  });

  it('§2 refusal: the result is safe, and the reader tries again', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'refused');
    expect(says(page)).toContain('your result is safe here');
    await wait(60_000);
    expect([server.made.length, kept().pending]).toEqual([1, [waiting]]);
    await page.click(note(page)?.querySelector('button'));
    await answer(1);
    expect([keys(), kept().pending]).toEqual([[waiting.key, waiting.key], []]);
  });

  it('§5 second tap (T63): trying again sends once', async () => {
    proves('T63');
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const page = await open();
    await fail(0, 'refused');
    const button = note(page)?.querySelector('button');
    await page.click(button);
    await page.click(button);
    expect(server.made).toHaveLength(2);
  });

  it('§2 order: five wait, and go one after the other, the oldest first', async () => {
    setPhone({ last, pending: many, own: many.map(({ key }) => key) });
    await open();
    for (const [index, { key }] of many.entries()) {
      expect(keys()).toEqual(many.slice(0, index + 1).map((one) => one.key));
      expect(kept().pending[0]?.key).toBe(key);
      await answer(index);
    }
    expect([server.made.length, kept().pending]).toEqual([5, []]);
  });

  it('§2 storing: what nobody has said to be theirs stays, whatever is sent beside it', async () => {
    setPhone({ last, pending: many.slice(0, 3), own: ['test-0002'] });
    await open();
    expect(keys()).toEqual(['test-0002']);
    await answer(0);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(keys()).toEqual(['test-0002']);
    expect(kept().pending.map(({ key }) => key)).toEqual(['test-0001', 'test-0003']);
  });

  it('§2 order: an answer that is lost holds up those behind it', async () => {
    setPhone({ last, pending: many, own: many.map(({ key }) => key) });
    await open();
    await answer(0);
    await fail(1, 'transport');
    await wait(8000);
    expect(keys()).toEqual(['test-0001', 'test-0002', 'test-0002']);
    expect(kept().pending).toHaveLength(4);
  });

  it('§2 refusal: keeps none waiting that came after it', async () => {
    setPhone({ last, pending: many.slice(0, 3), own: many.map(({ key }) => key) });
    const page = await open();
    await fail(0, 'refused');
    await answer(1);
    await answer(2);
    expect(keys()).toEqual(['test-0001', 'test-0002', 'test-0003']);
    expect(kept().pending.map(({ key }) => key)).toEqual(['test-0001']);
    expect(says(page)).toContain('your result is safe here');
    await page.click(note(page)?.querySelector('button'));
    expect(keys().at(-1)).toBe('test-0001');
  });

  it('§2 two screens: one of them sends, and both know when it is stored', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const [one, two] = [await open(), await open()];
    expect(server.made).toHaveLength(1);
    await answer(0);
    expect([says(one), says(two), server.made.length]).toEqual([null, null, 1]);
  });

  it('§2 two screens: after a lost answer one of them sends again', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    await open();
    await open();
    await fail(0, 'transport');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(keys()).toEqual([waiting.key, waiting.key]);
  });

  it('§2 two screens: one that comes while another sends says what that says', async () => {
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const one = await open();
    const two = await open();
    expect([says(one), says(two)]).toEqual(['Saving…', 'Saving…']);
    await fail(0, 'transport');
    for (const screen of [one, two]) expect(says(screen)).toContain("The server didn't answer");
  });
});
