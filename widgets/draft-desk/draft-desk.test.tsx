// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { DraftsAnswer } from '../../schemas/generated/types.gen.ts';
import { draftDesk } from './draft-desk.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const keep = [{ do: 'post', to: '/v2/drafts', body: { text: 'item.text' }, refresh: ['drafts'] }];
const render = async (drafts: DraftsAnswer) => {
  page = await renderNode(
    { widget: 'draft-desk', from: 'drafts', keep },
    { widgets: { 'draft-desk': draftDesk }, data: { drafts } },
  );
};
const texts = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map((one) => one.textContent);
const type = (field: HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const links = () => [...page.container.querySelectorAll('a')].map((one) => one.getAttribute('href'));

it('a sound draft opens, and at each of its moments', async () => {
  await render({
    asked: null,
    items: [
      { id: 'draft-1', title: 'Spring', href: '/activity_testing/draft-1', at: 0, findings: [], more: 0 },
    ],
  });
  expect(links()).toEqual(
    [
      'activity_testing/draft-1',
      ...['preview', 'live', 'settling', 'ended'].map((one) => `test_tt/draft-1/${one}`),
    ].map((path) => `/h5_ac/${path}`),
  );
});

it('one with mistakes tells each where it is, what is valid there and what was meant', async () => {
  const findings = [
    {
      severity: 'error' as const,
      line: 12,
      column: 5,
      message: 'no such widget',
      expected: 'a widget',
      got: '"x"',
      nearest: 'hero',
      allowed: 'hero, grid',
    },
  ];
  await render({ asked: null, items: [{ id: 'draft-2', title: '', href: null, at: 0, findings, more: 3 }] });
  expect(texts('h3')).toEqual(['draft-2']);
  expect(texts('.draft-desk__mistake')).toEqual([
    '12:5 no such widgetExpected a widgetGot "x"Nearest name heroAllowed hero, grid',
  ]);
  expect(texts('.draft-desk__count')).toEqual(['To fix: 4']);
  expect(links()).toEqual([]);
});

it('one that is a page all the same opens, and tells what is worth a look', async () => {
  const findings = [{ severity: 'warning' as const, line: 3, column: 1, message: 'nobody can afford it' }];
  const href = '/activity_testing/draft-3';
  await render({ asked: null, items: [{ id: 'draft-3', title: 'Odd', href, at: 0, findings, more: 0 }] });
  expect(texts('.draft-desk__count')).toEqual(['It opens. Worth a look: 1']);
  expect(texts('.draft-desk__mistake')).toEqual(['3:1 nobody can afford it']);
  expect(links()).toHaveLength(5);
});

it('an id that is none is told, with the nearest', async () => {
  await render({ asked: { id: 'fare', near: 'fair', aside: false }, items: [] });
  expect(texts('.draft-desk__unknown')).toEqual(['No page or draft is called fare. Did you mean fair?']);
  expect(links()).toEqual(['/h5_ac/activity_testing/fair']);
});

it('one that has given way to newer ones is told so, and none is offered in its place', async () => {
  await render({ asked: { id: 'draft-00000001', near: 'draft-00000002', aside: true }, items: [] });
  expect(texts('.draft-desk__unknown')).toEqual([
    'draft-00000001 is an older draft that made room for newer ones. Its file is in drafts/aside. Send it again to open it.',
  ]);
  expect(links()).toEqual([]);
});

it('nothing is sent before there is something, nor what is too long', async () => {
  await render({ asked: null, items: [] });
  const button = page.container.querySelector('button') as HTMLButtonElement;
  const field = page.container.querySelector('textarea') as HTMLTextAreaElement;
  expect(button.disabled).toBe(true);
  await type(field, '{}');
  expect(button.disabled).toBe(false);
  await type(field, 'x'.repeat(262_145));
  expect([button.disabled, texts('.draft-desk__note')]).toEqual([
    true,
    ["That's too long. At most 262,144 characters"],
  ]);
});

it("a file is chosen by a button in the page's language, and lies in the field", async () => {
  await render({ asked: null, items: [] });
  const input = page.container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  expect([input.className, input.labels?.[0]?.className]).toEqual([
    'sr-only',
    'draft-desk__file btn btn--secondary',
  ]);
  expect(input.labels?.[0]?.textContent).toBe('Or choose a file');
  Object.defineProperty(input, 'files', { value: [{ text: async () => '{"version":1}' }] });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.container.querySelector('textarea')?.value).toBe('{"version":1}');
});
