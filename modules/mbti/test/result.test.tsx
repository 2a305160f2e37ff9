// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode, TestNode } from '../../../engine/testing.tsx';
import type { MbtiRecommendationsAnswer } from '../../../schemas/generated/types.gen.ts';
import { proves } from '../../../scripts/test/proves.ts';
import typeTexts from '../data/types.json' with { type: 'json' };
import {
  answering,
  factsOf,
  kept,
  last,
  notTested,
  resultOf,
  setPhone,
  stored,
  topics,
  waiting,
} from '../testing.ts';
import { renderTest } from './testing.ts';

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
const textOf = (type: string) => typeTexts.types.find(({ code }) => code === type);
let page: RenderedNode;
let server: ReturnType<typeof answering>;
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
const render = async (type: string, test: Partial<TestNode> = {}) => {
  page = await renderTest({
    token: 'token',
    world: { live: { call: server.call } },
    ...test,
    data: { mine: resultOf(type), facts: factsOf(type), topics, people, ...test.data },
  });
};
const find = (selector: string) => page.container.querySelector<HTMLElement>(selector);
const text = (selector: string) => find(selector)?.textContent;
const named = (label: string) =>
  [...page.container.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  );
const steps = () => page.acts.flatMap((one) => one.steps).filter((step) => step.do !== 'track');
const toast = () => document.querySelector('.toast')?.textContent;
const ways = () =>
  [...page.container.querySelectorAll('.mbti-result__actions a')].map((one) => [
    one.textContent,
    one.getAttribute('href')?.replace('/h5_ac/mbti/test?level=', ''),
  ]);

describe('§2 result page', () => {
  beforeEach(() => proves('2.8'));
  it.each(['INTJ', 'INFP', 'ESFJ', 'ESTP'])(
    '§2 result: title, name, tags and description of %s',
    async (type) => {
      proves('2.8');
      await render(type);
      expect(find('.mbti-result')?.dataset.type).toBe(type);
      expect(text('.mbti-result__code')).toBe(`${type}${textOf(type)?.name.en}`);
      expect(text('blockquote')).toBe(textOf(type)?.title.en);
      expect(
        [...page.container.querySelectorAll('.mbti-result__tags li')].map((one) => one.textContent),
      ).toEqual(textOf(type)?.tag.map(({ en }) => en));
      expect(page.container.textContent).toContain(textOf(type)?.p.en);
      expect([...page.container.querySelectorAll('dt b')].map((one) => one.textContent).join('')).toBe(type);
    },
  );

  it('§2 result: the four scales are a picture with words for those who do not see it', async () => {
    proves('2.8');
    await render('ENTP');
    expect(find('.mbti-scales')?.getAttribute('aria-label')).toBe(
      'Four scales: Extraversion 100%, Intuition 88%, Thinking 76%, Perceiving 64%',
    );
    expect(
      [...page.container.querySelectorAll('.mbti-scale__end.is-won b')].map((one) => one.textContent),
    ).toEqual([...'ENTP']);
  });

  it('§2 result: best match and odds of love', async () => {
    proves('2.8');
    await render('INFP');
    expect(text('.mbti-match b')).toBe(`ENFJ · ${textOf('ENFJ')?.name.en}`);
    expect(text('.mbti-love__value')).toBe('71%');
    await page.change(
      ({ store, data }) =>
        data.facts &&
        store.set(data.facts, { status: 'ready', data: factsOf('INFP', { love_probability: null }) }),
    );
    expect(find('.mbti-love__value')).toBeNull();
    expect(text('.mbti-love')).toContain("Nobody's showing a type yet");
  });

  it('§2 result: what is known of another type is not shown as known of this one', async () => {
    proves('2.8');
    await render('INFP', { data: { facts: factsOf('ESTJ', { best_match: 'ISTP' }) } });
    expect(page.container.textContent).not.toContain(textOf('ISTP')?.name.en);
    expect(find('[aria-labelledby="mbti-match"] [role="status"]')).not.toBeNull();
  });

  it('§2 result: asks for what is known of the type that is shown', async () => {
    proves('2.8');
    await render('INFP');
    const state = page.page.state.type;
    expect(state && page.page.store.get(state)).toBe('INFP');
  });

  it('§2 result: each part says that it failed, and asks again by itself alone', async () => {
    proves('2.8');
    await render('INFP', { data: { people: { status: 'error' } } });
    const part = find('[aria-labelledby="mbti-people"]');
    expect(part?.textContent).toContain("This part didn't load");
    await page.click(part?.querySelector('button'));
    expect(page.refreshes).toEqual([['people']]);
  });

  it('§2 result: the share follows the type at once, and is the one loud button', async () => {
    proves('2.8');
    await render('INFP');
    expect(text('.mbti-result__head + .mbti-result__actions .btn--primary')).toBe('Share');
    expect(document.querySelectorAll('.btn:not(.btn--secondary, .btn--quiet)')).toHaveLength(1);
  });

  it('§2 result: none yet: not tested yet, and the way to the test', async () => {
    proves('2.8');
    await render('INFP', { data: { mine: notTested } });
    expect(find('.mbti-result')).toBeNull();
    expect(text('.mbti-none')).toContain('Not taken yet');
    expect(named('Test now')?.getAttribute('href')).toBe('/h5_ac/mbti/test?level=entry');
    expect(named('I know my type')?.getAttribute('href')).toBe('/h5_ac/mbti/test?view=pick');
    expect(document.querySelectorAll('.mbti-none img')).toHaveLength(4);
  });

  it('§2 result: is awaited while the reader’s own results load, and asked again where they failed', async () => {
    proves('2.8');
    await render('INFP', { data: { mine: { status: 'loading' } } });
    expect([find('.mbti-none'), text('.mbti-loading')]).toEqual([null, 'loading']);
    await page.change(({ store, data }) => data.mine && store.set(data.mine, { status: 'error' }));
    await page.click(named('Try again'));
    expect(page.refreshes).toEqual([['mine']]);
  });

  it('§2 result: one that takes long has words and a way on', async () => {
    proves('2.8');
    const slow = { status: 'loading', slow: true, message: 'This is taking longer than usual.' };
    await render('INFP', { data: { mine: slow } });
    expect(find('[aria-labelledby="mbti-own"]')?.textContent).toContain('longer than usual');
    await page.click(named('Try again'));
    expect(page.refreshes).toEqual([['mine']]);
  });

  it('§2 result: a visitor sees the one of this phone; whoever is signed in sees their own', async () => {
    proves('2.8');
    setPhone({ last }, { view: 'result' });
    await render('ESTP', { token: '', data: { mine: { status: 'loading', signedOut: true } } });
    expect(find('.mbti-result')?.dataset.type).toBe('INFP');
    await page.unmount();
    await render('ESTP');
    expect(find('.mbti-result')?.dataset.type).toBe('ESTP');
  });
});

describe('§4 after the result', () => {
  it('§4 ways on: share opens the report, once', async () => {
    proves('4.10');
    await render('INFP');
    await page.click(named('Share'));
    await page.click(named('Share'));
    expect(steps()).toEqual([{ do: 'popup', name: 'report' }]);
  });

  it.each([
    ['en', 'entry', [['Retest', 'entry']]],
    ['cn', 'entry', [expect.arrayContaining(['advanced']), expect.arrayContaining(['entry'])]],
    ['tw', 'advanced', [expect.arrayContaining(['in_depth']), expect.arrayContaining(['advanced'])]],
    ['cn', 'in_depth', [expect.arrayContaining(['in_depth'])]],
  ] as const)(
    '§4 ways on (T35): in %s after %s one continues where there is more, or retests',
    async (lang, level, expected) => {
      proves('4.10', 'T35');
      await render('INFP', {
        lang,
        data: { mine: resultOf('INFP', { level, result: { ...stored, level } }) },
      });
      expect(ways()).toEqual(expected);
    },
  );

  it('§4 ways on: who picked a type is told so, and may test', async () => {
    proves('4.10');
    await render('INFP', {
      data: { mine: resultOf('INFP', { level: 'picked', result: { ...stored, level: 'picked' } }) },
    });
    expect(find('.mbti-scales')).toBeNull();
    expect(text('[aria-labelledby="mbti-scales"] .mbti-note')).toContain('You picked this one');
    expect(ways()).toEqual([['Test now', 'entry']]);
  });

  it.each([
    [true, 'Personality type: INFP'],
    [false, 'Nothing shows up here'],
  ])('§4 visibility: shown is %s: what others see, and the way to change it', async (visible, says) => {
    proves('4.12');
    await render('INFP', { data: { mine: resultOf('INFP', { visible }) } });
    expect(text('.mbti-shown [role="status"]')).toBe(says);
    await page.click(named('Who can see it?'));
    expect(steps()).toEqual([{ do: 'popup', name: 'visibility' }]);
  });
});

describe('§2 rarity', () => {
  it('§2 rarity: is told with the number of people behind it, and not of a small sample', async () => {
    await render('INFP');
    expect(page.container.querySelector('.mbti-rarity b')?.textContent).toBe(
      'INFP: about 6.9 in every 100 people',
    );
    expect(page.container.querySelector('.mbti-rarity small')?.textContent).toContain(
      'From the results of 1,300,000 people',
    );
    await page.unmount();
    await render('INFP', { data: { facts: factsOf('INFP', { people: 20, everybody: 199 }) } });
    expect(page.container.querySelector('.mbti-rarity')).toBeNull();
  });
});

describe('§2 hot topics', () => {
  it('§7 topic list: the app opens its topics; outside it words and the way there', async () => {
    await render('INFP');
    const open = [...page.container.querySelectorAll('button')].find(
      (one) => one.textContent === 'Talk about it in the app',
    );
    await page.click(open);
    expect(page.acts.map(({ steps }) => steps).at(-1)).toMatchObject([
      { do: 'bridge', method: 'topicList', fallback: { $a: [{ do: 'toast' }, { do: 'open-app' }] } },
    ]);
  });

  const [first] = topics.topics;
  const row = () => find('.mbti-topic');
  const button = () => row()?.querySelector('button');

  it('§2 topics: how many have joined, and whether the reader has', async () => {
    await render('INFP');
    expect(page.container.querySelectorAll('.mbti-topic')).toHaveLength(topics.topics.length);
    expect(row()?.textContent).toContain(`${first?.joins.toLocaleString('en')} joined`);
    expect([button()?.textContent, button()?.getAttribute('aria-pressed')]).toEqual(['Joined', 'true']);
  });

  it('§2 topics: a visitor sees the counts as well', async () => {
    await render('INFP', { data: { topics: { status: 'loading', signedOut: true } } });
    expect(row()?.textContent).toContain(`${first?.joins.toLocaleString('en')} joined`);
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    [0, false],
    [1, true],
  ])('§2 topics: number %i: one tap joins or leaves, and the counts are asked again', async (index, join) => {
    await render('INFP');
    const one = page.container.querySelectorAll('.mbti-topic button')[index];
    await page.click(one);
    await page.click(one);
    expect(server.made.map(({ call }) => call)).toEqual([
      { method: 'put', path: `/v2/mbti/topics/${topics.topics[index]?.id}`, body: { join } },
    ]);
    await act(async () => server.made[0]?.answer());
    expect(page.refreshes).toEqual([['facts', 'topics']]);
  });

  it('§2 topics: a refusal is told in the server’s words', async () => {
    await render('INFP');
    await page.click(button());
    await act(async () => server.made[0]?.fail('refused', 'Closed for today.'));
    expect([toast(), page.refreshes]).toEqual(['Closed for today.', []]);
  });
});

describe('§2 recommended users', () => {
  it('§2 people: who fits best comes with name, type and match', async () => {
    await render('INFP');
    const rows = [...page.container.querySelectorAll('.mbti-person')].map((one) => one.textContent);
    expect(rows[0]).toContain('小雨');
    expect(rows[0]).toContain('Soul match');
    expect(rows[0]).toContain('ENFJ · Match 96%');
    expect(rows[1]).toContain('Compatible');
  });

  it('§2 people: follow shows at once, is stored, and asked again', async () => {
    await render('INFP');
    await page.click(named('Follow: 小雨'));
    expect(named('Following: 小雨')?.getAttribute('aria-pressed')).toBe('true');
    expect(server.made.map(({ call }) => call)).toEqual([
      { method: 'put', path: '/idol_carnival_to_join', body: { idol_id: '7', follow: true } },
    ]);
    await act(async () => server.made[0]?.answer());
    expect(page.refreshes).toEqual([['people']]);
  });

  it('§2 people: whoever is followed may be left, and a call that failed takes it back', async () => {
    await render('INFP');
    await page.click(named('Following: Mali'));
    expect(server.made[0]?.call.body).toEqual({ idol_id: '9', follow: false });
    expect(named('Follow: Mali')).toBeDefined();
    await act(async () => server.made[0]?.fail('transport'));
    expect(named('Following: Mali')).toBeDefined();
    expect(toast()).toBe("That didn't work. Please try again.");
  });

  it('§5 second tap (T63): follows once', async () => {
    proves('T63');
    await render('INFP');
    const button = named('Follow: 小雨');
    await page.click(button);
    await page.click(button);
    expect(server.made).toHaveLength(1);
  });

  it('§2 people: chat opens the app’s chat with that person, and the app where there is none', async () => {
    await render('INFP');
    await page.click(named('Chat: Mali'));
    expect(steps()).toEqual([
      expect.objectContaining({ do: 'bridge', method: 'chatPage', payload: { user_id: '9' } }),
    ]);
    expect(JSON.stringify(steps())).toContain('open-app');
  });

  it('§2 people: nobody yet, or nobody signed in', async () => {
    await render('INFP', { data: { people: { users: [] } } });
    expect(text('[aria-labelledby="mbti-people"]')).toContain('Nobody here yet');
    await page.unmount();
    await render('INFP', { data: { people: { status: 'loading', signedOut: true } } });
    expect(text('[aria-labelledby="mbti-people"]')).toContain('Sign in to see this');
  });
});

describe('§4 the profile question', () => {
  const popups = () => steps().filter((step) => step.do === 'popup');

  it('§4 visibility: is asked below the result, which nothing covers', async () => {
    proves('4.12');
    setPhone({ last, pending: [waiting], own: [waiting.key] }, { view: 'result' });
    await render('INFP', { data: { mine: notTested } });
    await act(async () => server.made[0]?.answer(stored));
    expect(toast()).toBe('Result saved');
    expect(page.refreshes).toEqual([['mine', 'facts', 'people']]);
    expect(find('.mbti-result')?.dataset.type).toBe('INFP');
    await page.change(
      ({ store, data }) =>
        data.mine && store.set(data.mine, { status: 'ready', data: resultOf('INFP', { decided: false }) }),
    );
    expect(popups()).toEqual([]);
    expect(text('.mbti-ask h2')).toBe('Show your type on your profile?');
    expect(find('.mbti-shown')).toBeNull();
  });

  it('§4 visibility: the answer of the card is stored, and asked for again', async () => {
    proves('4.12');
    await render('ESTP', { data: { mine: resultOf('ESTP', { decided: false }) } });
    await page.click(named('Hide'));
    await page.click(named('Hide'));
    expect(server.made.map(({ call }) => call)).toEqual([
      { method: 'put', path: '/v2/mbti/visibility', body: { visible: false } },
    ]);
    await act(async () => server.made[0]?.answer());
    expect(page.refreshes).toEqual([['mine']]);
    expect(toast()).toBe('Hidden. Only you can see it.');
    await page.change(
      ({ store, data }) =>
        data.mine && store.set(data.mine, { status: 'ready', data: resultOf('ESTP', { decided: true }) }),
    );
    expect([find('.mbti-ask'), text('.mbti-shown h2')]).toEqual([null, 'What others see']);
  });

  it('§4 visibility: who comes next on this phone and was never asked, is asked', async () => {
    proves('4.12');
    await render('INFP', { data: { mine: resultOf('INFP', { decided: true }) } });
    expect(find('.mbti-ask')).toBeNull();
    await page.unmount();
    await render('ESTP', { token: 'another', data: { mine: resultOf('ESTP', { decided: false }) } });
    expect(find('.mbti-ask')?.textContent).toContain('everyone can see ESTP');
  });
});

describe('§2 a result that waits on a phone with more than one user', () => {
  const claim = () => find('.mbti-claim');

  it('§2 storing: whoever is signed in is asked whose it is, and nothing is sent before', async () => {
    setPhone({ last, pending: [waiting] }, { view: 'result' });
    await render('ESTP');
    expect(find('.mbti-result')?.dataset.type).toBe('ESTP');
    expect(claim()?.textContent).toContain('Is this yours?');
    expect(claim()?.textContent).toContain('INFP');
    expect(server.made).toEqual([]);
    await page.click(named("Yes, it's mine"));
    expect(server.made.map(({ call }) => [call.key, call.body])).toEqual([
      [waiting.key, { level: 'entry', answers: 'BBABABBBAB' }],
    ]);
    expect([claim(), find('.mbti-result')?.dataset.type]).toEqual([null, 'INFP']);
  });

  it('§2 storing: somebody else’s goes on waiting, unseen', async () => {
    setPhone({ last, pending: [waiting] }, { view: 'result' });
    await render('ESTP');
    await page.click(named('No, not mine'));
    expect([claim(), server.made, find('.mbti-result')?.dataset.type]).toEqual([null, [], 'ESTP']);
    expect(kept().pending).toHaveLength(1);
  });

  it('§2 storing: is not asked during the questions', async () => {
    setPhone({ last, pending: [waiting] });
    await render('ESTP');
    expect(claim()).toBeNull();
  });
});
