// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { customerService } from './customer-service.tsx';

let page: RenderedNode;
const asked: unknown[] = [];
afterEach(async () => {
  asked.length = 0;
  await page.unmount();
});
const app = (opens: () => Promise<boolean>) => ({
  ask: (...all: unknown[]) => {
    asked.push(all);
    return opens();
  },
  open: async (...all: unknown[]) => void asked.push(['open', ...all]),
});
const render = async (keys: object = {}, parts: object = app(async () => true)) => {
  page = await renderNode(
    { widget: 'customer-service', title: 'Help', label: 'Contact us', ...keys },
    { widgets: { 'customer-service': customerService }, world: { app: parts } },
  );
};
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find((one) => one.textContent === words);
const failed = () => page.container.querySelector('[role="status"]')?.textContent;

describe('in the app', () => {
  it('a tap opens customer service, and nothing is said', async () => {
    await render({ text: 'Every day' });
    expect(page.container.querySelector('section')?.getAttribute('aria-label')).toBe('Help');
    await page.click(button('Contact us'));
    expect([asked, failed()]).toEqual([[['customerService', {}]], '']);
  });

  it('a tap is answered at once, and a second one is the first', async () => {
    let done = (_: boolean) => {};
    await render(
      {},
      app(() => new Promise((resolve) => (done = resolve))),
    );
    await page.click(button('Contact us'));
    await page.click(button('Contact us'));
    expect([asked.length, button('Contact us')?.getAttribute('aria-busy')]).toEqual([1, 'true']);
    await act(async () => done(true));
  });

  it.each([
    ['cannot', async () => false],
    ['is not reached', () => Promise.reject(new Error('offline'))],
  ])('that %s: it says so, and another tap asks again', async (_, opens) => {
    await render({}, app(opens));
    await page.click(button('Contact us'));
    expect(failed()).toContain('Update the app');
    expect(page.container.querySelector('.customer-service.is-failed')).not.toBeNull();
  });
});

describe('elsewhere', () => {
  it('it leads into the app', async () => {
    await render();
    await page.click(button('Open the app'));
    expect(asked).toEqual([['open', true]]);
  });

  it('that does not open is told', async () => {
    await render({}, { open: () => Promise.reject(new Error('offline')) });
    await page.click(button('Open the app'));
    expect(document.querySelector('.toast--failure')).not.toBeNull();
  });

  it('or to the address of the document', async () => {
    await render({ elsewhere: 'https://help.example.com/x', elsewhereLabel: 'Write' });
    const link = page.container.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Write', 'https://help.example.com/x']);
    expect(button('Open the app')).toBeUndefined();
  });
});
