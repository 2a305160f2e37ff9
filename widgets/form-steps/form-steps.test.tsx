// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { FormEntry, FormsAnswer } from '../../schemas/generated/types.gen.ts';
import { formSteps } from './form-steps.tsx';
import { answersFrom, draftsFrom } from './kept.ts';

const option = (id: string) => ({ id, title: `The ${id}` });
const form = (changes: object = {}) => ({
  forms: [
    {
      id: 'audition',
      steps: [
        {
          id: 'you',
          title: 'About you',
          fields: [
            {
              kind: 'text',
              id: 'name',
              title: 'Your name',
              help: 'As on stage',
              required: true,
              most: 9,
              complete: 'nickname',
            },
            {
              kind: 'choice',
              id: 'talent',
              title: 'Your talent',
              required: true,
              options: ['song', 'dance'].map(option),
            },
            {
              kind: 'text',
              id: 'title',
              title: 'Which song',
              required: true,
              when: { field: 'talent', is: ['song'] },
            },
          ],
        },
        {
          id: 'noise',
          title: 'Noise',
          fields: [
            { kind: 'number', id: 'loud', title: 'How loud', when: { field: 'talent', is: ['song'] } },
          ],
        },
        {
          id: 'reach',
          title: 'How to reach you',
          fields: [
            { kind: 'phone', id: 'call', title: 'Your number' },
            { kind: 'long', id: 'story', title: 'Your story' },
          ],
        },
      ],
      review: { reasons: [option('unclear')], again: true },
      keepDays: 30,
      ...changes,
    },
  ],
});
const told = (more: Partial<FormEntry> = {}): FormsAnswer => ({
  forms: [
    {
      id: 'audition',
      state: 'none',
      times: 0,
      sentAt: null,
      why: null,
      answers: null,
      files: [],
      seats: null,
      ...(more.reason === undefined ? { can: 'send' as const } : {}),
      ...more,
    },
  ],
});
let page: RenderedNode;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => page.unmount());
const render = async (forms: object, changes: object = {}) => {
  page = await renderNode(
    { widget: 'form-steps', from: 'forms', form: 'audition', press: [{ do: 'toast', text: 'sent' }] },
    {
      widgets: { 'form-steps': formSteps },
      data: { forms },
      campaign: form(changes),
      token: 'token',
      user: 'u1',
    },
  );
};
const one = <Found extends HTMLElement>(selector: string) => page.container.querySelector<Found>(selector);
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const questions = () => all('.form-steps__question').map(({ textContent }) => textContent);
const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
const type = (name: string, value: string) =>
  act(async () => {
    const input = one<HTMLInputElement>(`[name="${name}"]`);
    if (input === null) throw new Error(`no field ${name}`);
    const prototype =
      input.tagName === 'TEXTAREA' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choose = (value: string) => page.click(one(`[value="${value}"]`));
const answer = (data: FormsAnswer) =>
  page.change(({ store, data: sources }) => {
    if (sources.forms) store.set(sources.forms, { status: 'ready', data });
  });
const faults = () => all('.form-steps__fault').map(({ textContent }) => textContent);
/** A second tap so soon would count as the first. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 320)));
const kept = () => JSON.stringify({ ...localStorage });
const keptInVisit = () => JSON.stringify({ ...sessionStorage });

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

  it('what became of it is looked at once it is sent, also where no place was left; what closes by itself moves nothing', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.push(this.textContent ?? '');
    };
    const filled = async () => {
      await render(told());
      await choose('dance');
      await type('name', 'Rain');
      await page.click(button('Next'));
      await later();
    };
    await filled();
    await answer(told({ reason: 'OVER' }));
    expect(seen).toEqual([]);
    await page.unmount();
    for (const [more, words] of [
      [{ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT' }, "It's in. Thank you!"],
      [{ reason: 'FORM_FULL' }, 'All places are taken'],
    ] as const) {
      await filled();
      await page.click(button('Send'));
      await answer(told(more));
      expect(seen.pop()).toContain(words);
      await page.unmount();
    }
    await render(told());
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('once nothing can be sent any more, it says so of whoever has sent something and of others alike', async () => {
    await render(told({ reason: 'OVER' }));
    expect(one('.form-steps__outcome')?.className).toBe('form-steps__outcome is-none is-over');
    const stamp = one('.form-steps__outcome');
    await answer(told({ state: 'sent', times: 1, sentAt: 1, reason: 'OVER' }));
    expect(one('.is-sent')?.classList).toContain('is-over');
    // What draws before React is there tells elements by their names alone: one that stayed would be seen to move.
    expect(one('.is-sent')?.tagName, 'a slip is another element than a stamp').not.toBe(stamp?.tagName);
    await answer(told({ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT' }));
    expect(one('.is-sent')?.classList).not.toContain('is-over');
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

  it('shows what became of it: waiting, accepted, refused with the reason and a way on', async () => {
    const answers = [{ field: 'name', value: 'Rain' }];
    await render(told({ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT', answers }));
    expect(one('[role="status"]')?.textContent).toContain("We're reviewing it");
    expect(one('.is-fresh'), 'what was sent before is no news').toBeNull();
    await answer(told({ state: 'accepted', times: 1, sentAt: 1, reason: 'FORM_SENT', answers }));
    expect(one('.is-accepted.is-fresh')?.textContent).toContain("You're in!");
    await answer(told({ state: 'refused', times: 1, sentAt: 1, why: 'unclear', can: 'send', answers }));
    expect(one('[role="status"]')?.textContent).toContain('The unclear');
    await page.click(button('Send it again'));
    expect(one<HTMLInputElement>('[name="name"]')?.value).toBe('Rain');
  });

  it('may be changed where the server says so', async () => {
    const answers = [
      { field: 'name', value: 'Rain' },
      { field: 'talent', value: 'dance' },
    ];
    await render(told({ state: 'sent', times: 1, sentAt: 1, can: 'edit', answers }));
    await page.click(button('Change my answers'));
    await page.click(button('Next'));
    await later();
    await page.click(button('Save changes'));
    expect(page.acts).toHaveLength(1);
  });

  it('says why nothing can be sent, and lets a visitor go on', async () => {
    for (const [reason, text] of [
      ['NOT_OPEN', 'Opens May 22, 00:00'],
      ['OVER', 'Closed'],
      ['FORM_FULL', 'All places are taken'],
    ] as const) {
      await render(told({ reason, nextAt: '2025-05-21T16:00:00.000Z' }));
      expect(one('.form-steps__verdict')?.textContent).toBe(text);
      expect(one('.form-steps__mark'), 'nothing was sent: nothing is under way').toBeNull();
      await page.unmount();
    }
    await render(told({ reason: 'TOKEN_EXPIRED' }));
    expect(button('Sign in to send this')?.dataset.visitors, 'not for those who are signed in').toBe('kept');
    await page.click(button('Sign in to send this'));
    expect(page.acts.map(({ item }) => item)).toEqual([{ form: 'audition', answers: '{}' }]);
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
