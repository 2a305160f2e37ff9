// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { named, openPhones, page, render, server, steps, text, toast } from './testing-result.ts';

openPhones();

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
    await page.click(named('Open the app'));
    expect(steps()).toEqual([{ do: 'open-app', oneLink: false }]);
  });
});
