// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { kept, last, notTested, resultOf, setPhone, stored, waiting } from '../testing.ts';
import { find, named, openPhones, page, render, server, steps, text, toast } from './testing-result.ts';

openPhones();

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
