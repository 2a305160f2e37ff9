// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../engine/http/errors.ts';
import type { Call } from '../../../engine/page/world.ts';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import type { FormFileAnswer } from '../../../schemas/generated/types.gen.ts';
import { formSteps } from '../form-steps.tsx';

const campaign = {
  forms: [
    {
      id: 'proof',
      steps: [
        {
          id: 'one',
          title: 'One',
          fields: [
            { kind: 'text', id: 'name', title: 'Your name' },
            {
              kind: 'file',
              id: 'ticket',
              title: 'Your ticket',
              required: true,
              takes: ['pdf'],
              most: 2,
              mostBytes: 50_000,
            },
          ],
        },
      ],
      keepDays: 3,
    },
  ],
};
const stored = (letter: string): FormFileAnswer => ({
  id: letter.repeat(22),
  field: 'ticket',
  sort: 'pdf',
  size: 99,
});
const told = (files: readonly FormFileAnswer[] = []) => ({
  forms: [
    {
      id: 'proof',
      state: 'none',
      times: 0,
      sentAt: null,
      why: null,
      answers: null,
      files,
      seats: null,
      can: 'send',
    },
  ],
});
type Upload = Extract<Call, { method: 'upload' }>;
const calls: Upload[] = [];
let answer: (call: Upload) => Promise<unknown>;
let page: RenderedNode;
const render = async (files: readonly FormFileAnswer[] = []) => {
  page = await renderNode(
    {
      widget: 'form-steps',
      from: 'forms',
      form: 'proof',
      files: '/v2/x/files',
      press: [{ do: 'toast', text: 'sent' }],
    },
    {
      widgets: { 'form-steps': formSteps },
      data: { forms: told(files) },
      campaign,
      token: 'token',
      user: 'u1',
      world: {
        live: {
          call: (call) => {
            calls.push(call as Upload);
            return answer(call as Upload);
          },
        },
      },
    },
  );
};
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  answer = async () => stored('a');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.unmount();
});
const pdf = (name = 'ticket.pdf', text = '%PDF-1.4 ticket') => {
  const file = new File([text], name, { type: 'application/pdf' });
  // jsdom reads no parts of files.
  const head = async () => new TextEncoder().encode(text.slice(0, 16)).buffer;
  return Object.assign(file, { slice: () => ({ arrayBuffer: head }) });
};
/** Waits as long as it takes, drawing what has come meanwhile. */
async function until(holds: () => boolean) {
  for (let turns = 0; !holds() && turns < 200; turns++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(holds()).toBe(true);
}
const pick = async (...files: File[]) => {
  const before = calls.length;
  await act(async () => {
    const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => calls.length > before || page.container.querySelector('.is-failed') !== null);
  await act(async () => undefined);
};
const text = () => page.container.querySelector('.form-steps__files')?.textContent ?? '';
const button = (name: string) =>
  [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const send = () => page.click(button('Send'));
const sent = () => page.acts.map(({ item }) => JSON.parse(String((item as { answers: string }).answers)));
const lost = () => Promise.reject(new RequestError('transport', 'lost'));

describe('a file in a form', () => {
  it('is sent with its question and a key of its own, and its id is the answer', async () => {
    await render();
    await pick(pdf());
    const [call] = calls;
    expect([call?.path, call?.form.get('field'), call?.key?.length]).toEqual(['/v2/x/files', 'ticket', 36]);
    expect(text()).toContain('Uploaded');
    await send();
    expect(sent()).toEqual([{ ticket: 'a'.repeat(22) }]);
  });

  it('shows how far it has come, is waited for, and meets what was typed meanwhile', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    await render();
    await pick(pdf());
    await act(async () => calls[0]?.onProgress(30, 120));
    const bar = page.container.querySelector('progress');
    expect([bar?.value, bar?.getAttribute('aria-label')]).toEqual([25, 'Uploading ticket.pdf']);
    await send();
    expect(page.container.textContent).toContain('A file is still uploading');
    const name = page.container.querySelector<HTMLInputElement>('[name=name]');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Rain');
      name?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => arrive(stored('a')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 320)));
    await send();
    expect(sent()).toEqual([{ name: 'Rain', ticket: 'a'.repeat(22) }]);
  });

  it('of a lost answer is asked for again under the same key', async () => {
    answer = () => (calls.length < 2 ? lost() : Promise.resolve(stored('a')));
    await render();
    await pick(pdf());
    await until(() => text().includes('Uploaded'));
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key]);
  });

  it('without a network says so, and goes on by itself', async () => {
    answer = lost;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await render();
    await pick(pdf());
    expect(text()).toContain("You're offline");
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answer = async () => stored('a');
    await act(async () => {
      dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
    expect(text()).toContain('Uploaded');
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('is cancelled, and what arrives all the same is no answer', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    await render();
    await pick(pdf());
    await page.click(button('Cancel'));
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => arrive(stored('a')));
    expect(text()).not.toContain('ticket.pdf');
    await send();
    expect(page.container.querySelector('.form-steps__field .form-steps__fault')?.textContent).toBe(
      'Please answer this',
    );
  });

  it('that does not fit leaves the phone not at all; a refusal is told in the server’s words', async () => {
    await render();
    await pick(pdf('a.pdf', 'PK zip'));
    expect([calls.length, text()]).toEqual([
      0,
      expect.stringContaining("This kind of file can't be sent here"),
    ]);
    await page.click(button('Remove'));
    await pick(pdf('b.pdf', `%PDF-${'x'.repeat(50_000)}`));
    expect([calls.length, text()]).toEqual([0, expect.stringContaining('This file is too large')]);
    await page.click(button('Remove'));
    answer = () => Promise.reject(new RequestError('refused', 'Too many requests', 1004));
    await pick(pdf());
    expect(text()).toContain('Too many requests');
    answer = async () => stored('b');
    await page.click(button('Try again'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(text()).toContain('Uploaded');
  });

  it('stays in the draft, as long as the server has it', async () => {
    await render();
    await pick(pdf());
    await page.unmount();
    await render([stored('a')]);
    expect(text()).toContain('PDF document');
    await page.unmount();
    await render();
    expect(text()).not.toContain('Uploaded');
    await send();
    expect(page.acts).toEqual([]);
  });

  it('takes as many as there is room for', async () => {
    answer = async ({ key }) => stored(calls[0]?.key === key ? 'a' : 'b');
    await render();
    await pick(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    expect(calls).toHaveLength(2);
    expect(text()).toContain('No room for more');
    expect(page.container.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(true);
    expect(page.container.querySelector('.form-steps__pick')?.classList).toContain('is-full');
    await send();
    expect(sent()).toEqual([{ ticket: `${'a'.repeat(22)},${'b'.repeat(22)}` }]);
  });
});
