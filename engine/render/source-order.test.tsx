// @vitest-environment jsdom
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../page/test-page.ts';
import { defineDataWidget } from './define-widget.ts';
import { NodeView } from './node-view.tsx';
import { PageProvider } from './page-context.tsx';

const list = defineDataWidget<object, { items: string[] }>({
  placeholder: () => ({ items: ['—'] }),
  isEmpty: () => false,
  steady: true,
  Component: ({ data }) => <p>{data.items.join()}</p>,
});

/** One source, drawn twice: by a root that is near the screen and by one that is not. */
function openTwice() {
  const page = openTestPage({
    data: { activities: { get: '/v2/activities' } },
    body: [{ widget: 'activity-list', from: 'activities' }],
  });
  const roots = [true, false].map((near) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const drawn: string[] = [];
    flushSync(() =>
      root.render(
        <Profiler id="root" onRender={() => drawn.push(container.textContent)}>
          <PageProvider value={{ page, widgets: new Map([['activity-list', list]]), near: () => near }}>
            {page.model.body.map((node) => (
              <NodeView key={node.key} node={node} />
            ))}
          </PageProvider>
        </Profiler>,
      ),
    );
    return { container, root, drawn };
  });
  return { page, roots };
}

const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  flags.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  flags.IS_REACT_ACT_ENVIRONMENT = true;
});

describe('an answer that several nodes show', () => {
  it('is drawn at once where it is near the screen, and right after it elsewhere', async () => {
    const { page, roots } = openTwice();
    const [near, far] = roots;
    const [source] = Object.values(page.data);
    await new Promise((resolve) => setTimeout(resolve, 20));
    flushSync(() => page.store.set(source as never, { status: 'ready', data: { items: ['new'] } } as never));
    expect(near?.container.textContent).toBe('new');
    expect(far?.container.textContent, 'comes later').not.toBe('new');
    await expect.poll(() => far?.container.textContent).toBe('new');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(near?.drawn, 'once, and not again when what is far is drawn').toHaveLength(2);
    for (const { root } of roots) root.unmount();
  });
});
