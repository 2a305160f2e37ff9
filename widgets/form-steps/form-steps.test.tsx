// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { answersFrom, draftsFrom } from './kept.ts';
import {
  all,
  answer,
  button,
  choose,
  faults,
  kept,
  keptInVisit,
  later,
  one,
  page,
  questions,
  render,
  told,
  type,
} from './testing.tsx';

describe('a form', () => {
  it('tells what is wrong at its field, leads there, and goes on once it is right', async () => {
    await render(told());
    expect(questions()).toEqual(['Your name', 'Your talent']);
    const name = one<HTMLInputElement>('[name="name"]');
    expect([name?.autocomplete, name?.getAttribute('aria-required')]).toEqual(['nickname', 'true']);
    expect(faults(), 'nothing is wrong before somebody has tried').toEqual([]);
    await page.click(button('Next'));
    expect(faults()).toEqual(['Please answer this', 'Please answer this']);
    expect(document.activeElement).toBe(name);
    const described = (name?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on stage',
      'Please answer this',
    ]);
    expect(name?.getAttribute('aria-invalid')).toBe('true');
    expect(one('[role="alert"]')?.textContent).toBe('2 answers need another lookYour nameYour talent');
    await page.click(all('[role="alert"] a')[1]);
    expect((document.activeElement as HTMLInputElement).value).toBe('song');
    await type('name', 'Rain Rain Rain');
    expect(faults()[0]).toBe('Keep it to 9 characters');
    await type('name', 'Rain');
    await choose('dance');
    expect(faults()).toEqual([]);
  });

  it('branches: another answer shows another question, and a page without any is passed over', async () => {
    await render(told());
    expect(one('.form-steps__progress')?.textContent).toBe('Page 1 of 2');
    await choose('song');
    expect(questions()).toEqual(['Your name', 'Your talent', 'Which song']);
    expect(one('.form-steps__progress')?.textContent).toBe('Page 1 of 3');
    await choose('dance');
    await type('name', 'Rain');
    await page.click(button('Next'));
    expect(one('.form-steps__title')?.textContent).toBe('How to reach you');
    expect(one<HTMLInputElement>('[name="call"]')?.inputMode).toBe('tel');
    await page.click(button('Back'));
    expect(one<HTMLInputElement>('[name="name"]')?.value).toBe('Rain');
  });

  it('sends what is asked, tidy, and says what is not', async () => {
    await render(told());
    await choose('song');
    await type('title', 'hidden');
    await choose('dance');
    await type('name', ' Rain ');
    await page.click(button('Next'));
    await type('call', '１３８ 0013 8000');
    await later();
    await page.click(button('Send'));
    expect(page.acts.map(({ item }) => item)).toEqual([
      { form: 'audition', answers: JSON.stringify({ name: 'Rain', talent: 'dance', call: '13800138000' }) },
    ]);
  });

  it('keeps a draft of what may be kept until the server has it', async () => {
    await render(told());
    await choose('dance');
    await type('name', 'Rain');
    await page.click(button('Next'));
    await type('call', '13800138000');
    await type('story', 'Long ago');
    expect(kept()).toContain('Long ago');
    expect(kept()).not.toContain('13800138000');
    await page.unmount();
    await render(told());
    expect(one<HTMLInputElement>('[name="name"]')?.value).toBe('Rain');
    await page.click(button('Next'));
    expect(one<HTMLInputElement>('[name="call"]')?.value, 'in this visit alone').toBe('13800138000');
    await answer(told({ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT' }));
    expect([kept(), keptInVisit()]).toEqual(['{}', '{}']);
    expect(one('[role="status"]')?.textContent).toContain("It's in. Thank you!");
    expect(one('.form-steps__outcome')?.classList.contains('is-fresh')).toBe(true);
  });

  it('a draft of what has been sent elsewhere is none', () => {
    const { phone, visit } = draftsFrom(
      [
        { id: 'name', kind: 'text' },
        { id: 'pass', kind: 'text', private: true },
      ],
      { name: 'Rain', pass: 'X1' },
      0,
    );
    expect(phone).not.toHaveProperty('pass');
    expect(visit).not.toHaveProperty('name');
    expect(answersFrom([phone, visit], 0)).toEqual({ name: 'Rain', pass: 'X1' });
    expect(answersFrom([phone, null], 0)).toEqual({ name: 'Rain' });
    expect(answersFrom([phone, visit], 1)).toBeNull();
  });

  it('agreements are ticked once they are read, and a name may stand for a drawing', async () => {
    await render(told(), {
      steps: [
        {
          id: 'terms',
          title: 'Terms',
          fields: [
            {
              kind: 'consent',
              id: 'terms',
              title: 'Terms',
              text: 'One.\n\nTwo.',
              agree: 'I agree',
              required: true,
            },
            { kind: 'signature', id: 'sign', title: 'Your name', required: true },
          ],
        },
      ],
    });
    expect(all('.form-steps__terms p').map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
    await page.click(one('[name="terms"]'));
    await act(async () => {
      const input = one<HTMLInputElement>('.form-steps__typed input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Rain');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.click(button('Send'));
    expect(page.acts[0]?.item).toEqual({
      form: 'audition',
      answers: JSON.stringify({ terms: 'yes', sign: '~Rain' }),
    });
  });
});
