// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../page/test-page.ts';
import type { More } from './define-widget.ts';
import { MoreButton } from './more-button.tsx';
import { PageProvider } from './page-context.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const page = openTestPage({});
const container = document.body.appendChild(document.createElement('div'));
const root = createRoot(container);
afterEach(() => act(async () => root.render(null)));

it('keeps the focus while what follows is on its way, and asks for it once', async () => {
  const next = vi.fn();
  const draw = (state: More['state']) =>
    act(async () =>
      root.render(
        <PageProvider value={{ page, widgets: new Map() }}>
          <MoreButton more={{ next, state }} />
        </PageProvider>,
      ),
    );
  await draw('idle');
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await draw('loading');
  await act(async () => button?.click());
  expect([document.activeElement, button?.disabled, next.mock.calls.length]).toEqual([button, false, 1]);
  expect([button?.getAttribute('aria-disabled'), button?.getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ]);
  await draw('idle');
  expect([document.activeElement, button?.getAttribute('aria-disabled')]).toEqual([button, null]);
});

it('is told from others of its page by the part that it stands in', async () => {
  const part = (name: string) => (
    <section key={name} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <MoreButton more={{ next: vi.fn(), state: 'idle' }} />
    </section>
  );
  await act(async () =>
    root.render(
      <PageProvider value={{ page, widgets: new Map() }}>{['Today', 'All'].map(part)}</PageProvider>,
    ),
  );
  const named = [...container.querySelectorAll('button')].map((one) =>
    one
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(named.map((words) => [words?.length, words?.at(-1)])).toEqual([
    [2, 'Today'],
    [2, 'All'],
  ]);
});
