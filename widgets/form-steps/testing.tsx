// Door for tests of this widget: a form of three pages in a page of its own, what the server has told, and hands for it.
import { act } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { FormEntry, FormsAnswer } from '../../schemas/generated/types.gen.ts';
import { formSteps } from './form-steps.tsx';

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
export const told = (more: Partial<FormEntry> = {}): FormsAnswer => ({
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
export let page: RenderedNode;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => page.unmount());
export const render = async (forms: object, changes: object = {}) => {
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
export const one = <Found extends HTMLElement>(selector: string) =>
  page.container.querySelector<Found>(selector);
export const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
export const questions = () => all('.form-steps__question').map(({ textContent }) => textContent);
export const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
export const type = (name: string, value: string) =>
  act(async () => {
    const input = one<HTMLInputElement>(`[name="${name}"]`);
    if (input === null) throw new Error(`no field ${name}`);
    const prototype =
      input.tagName === 'TEXTAREA' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const choose = (value: string) => page.click(one(`[value="${value}"]`));
export const answer = (data: FormsAnswer) =>
  page.change(({ store, data: sources }) => {
    if (sources.forms) store.set(sources.forms, { status: 'ready', data });
  });
export const faults = () => all('.form-steps__fault').map(({ textContent }) => textContent);
/** A second tap so soon would count as the first. */
export const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 320)));
export const kept = () => JSON.stringify({ ...localStorage });
export const keptInVisit = () => JSON.stringify({ ...sessionStorage });
