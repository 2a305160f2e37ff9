// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { last, setPhone, topics } from '../testing.ts';
import { find, openPhones, page, render, server, steps, toast } from './testing-result.ts';

openPhones();

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

  it('§2 topics: a visitor who joins is told where one signs in, and led there', async () => {
    setPhone({ last }, { view: 'result' });
    await render('INFP', { token: '', data: { mine: { status: 'loading', signedOut: true } } });
    await page.click(button());
    await act(async () => server.made[0]?.fail('expired'));
    expect(steps()).toEqual([
      { do: 'toast', tone: 'failure', text: 'Open the app and sign in to take part' },
      { do: 'open-app', oneLink: false },
    ]);
  });
});
