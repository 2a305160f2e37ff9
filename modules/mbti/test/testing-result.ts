// Door for the tests of the result: the screen with a result, and the server that it stores at.
import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { MbtiRecommendationsAnswer } from '../../../schemas/generated/types.gen.ts';
import { answering, factsOf, resultOf, setPhone, topics } from '../testing.ts';
import { renderTest, type TestParts, type TestScreen } from './testing.ts';

const people: MbtiRecommendationsAnswer = {
  users: [
    {
      user_id: '7',
      nickname: '小雨',
      avatar: '/a.svg',
      type: 'ENFJ',
      match: 96,
      kind: 'soul_match',
      following: false,
    },
    {
      user_id: '9',
      nickname: 'Mali',
      avatar: '/b.svg',
      type: 'INTJ',
      match: 71,
      kind: 'compatible',
      following: true,
    },
  ],
};

export let page: TestScreen;
export let server: ReturnType<typeof answering>;

/** For the tests of one file: before each of them a phone that keeps nothing, at the result, and a server that waits. */
export function openPhones(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('scrollTo', vi.fn());
    setPhone({}, { view: 'result' });
    server = answering();
  });
  afterEach(async () => {
    await act(async () => server.made.forEach(({ fail }) => void fail('aborted')));
    await page.unmount();
    for (const toast of document.querySelectorAll('.toast')) toast.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The result of somebody who is signed in, and has this type. */
export const render = async (type: string, test: TestParts = {}) => {
  page = await renderTest({
    token: 'token',
    world: { live: { call: server.call } },
    ...test,
    data: { mine: resultOf(type), facts: factsOf(type), topics, people, ...test.data },
  });
};
export const find = (selector: string) => page.container.querySelector<HTMLElement>(selector);
export const text = (selector: string) => find(selector)?.textContent;
export const named = (label: string) =>
  [...page.container.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  );
export const steps = () => page.acts.flatMap((one) => one.steps).filter((step) => step.do !== 'track');
export const toast = () => document.querySelector('.toast')?.textContent;
