// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NodeValue } from '../document/document.ts';
import { type RenderedNode, renderNode, type TestNode } from '../testing.tsx';
import { defineWidget } from './define-widget.ts';
import { group, label, widgets } from './testing.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const open = async (node: NodeValue, test: Partial<TestNode> = {}): Promise<HTMLElement> => {
  page = await renderNode(node, { widgets, ...test });
  return page.container;
};

describe('a node that throws', () => {
  const broken: NodeValue = { widget: 'image', src: 'art/x.svg', alt: 'x', width: 1, height: 1 };
  const openBroken = async (test: Partial<TestNode> = {}): Promise<HTMLElement> => {
    // React tells the console of every error that a boundary caught.
    const spy = vi.mocked(console.error).mockImplementation(() => undefined);
    const container = await open(group(label('before'), broken, label('after')), test);
    spy.mockClear();
    return container;
  };

  it('says so, with a way on, and its neighbours live on', async () => {
    const container = await openBroken();
    expect(container.textContent).toBe("beforePart of this page didn't load.Try againafter");
    expect(container.querySelector('[data-node="b0.body.1"] [role="alert"]')).not.toBeNull();
    await page.click([...container.querySelectorAll('button')].at(-1));
    expect(page.acts).toHaveLength(1);
  });

  it('is reported once, by its key and its widget, however often the page changes', async () => {
    await openBroken();
    await page.change(({ store, phase }) => store.set(phase, 'ended'));
    await page.change(({ store, phase }) => store.set(phase, 'live'));
    expect(page.reports).toEqual([{ kind: 'node', node: 'b0.body.1', widget: 'image', message: 'no fuse' }]);
  });

  it('is drawn again when an answer or a state that it may read has changed, and by retry', async () => {
    const spy = vi.mocked(console.error).mockImplementation(() => undefined);
    const all: NodeValue = { widget: 'activity-list', from: 'all' };
    const container = await open(all, { data: { all: { status: 'ready', data: { items: ['a'] } } } });
    const give = (data: unknown): Promise<void> =>
      page.change(({ store, data: { all } }) => all && store.set(all, { status: 'ready', data }));
    await give({ items: null });
    expect(container.textContent).toBe("Part of this page didn't load.Try again");
    await give({ items: null, again: true });
    expect(container.textContent).toContain('Try again');
    await page.click(container.querySelector('button'));
    expect(page.retries).toEqual([undefined]);
    expect(container.textContent).toContain('Try again');
    await give({ items: ['b'] });
    expect(container.textContent).toBe('b');
    expect(page.reports.length, 'the page reports each node once').toBeGreaterThan(0);
    spy.mockClear();
  });

  it('shows a named box to developers', async () => {
    const container = await openBroken({ developer: true });
    expect(container.querySelector('.node-fault')?.textContent).toBe('image b0.body.1: no fuse');
    expect(container.textContent).toContain('before');
    expect(container.textContent).toContain('after');
  });

  it('a widget that could not be loaded is such a node', async () => {
    const spy = vi.mocked(console.error).mockImplementation(() => undefined);
    const container = await open(group(label('before'), { widget: 'hero', title: 'x', art: {} }));
    spy.mockClear();
    expect(container.textContent, 'there is nothing to try again').toBe('before');
    expect(page.reports).toMatchObject([{ kind: 'node', widget: 'hero' }]);
  });
});

describe('visible', () => {
  it('shows the node while its expression holds, and hides it while it does not', async () => {
    const container = await open(label('mine', { visible: 'signedIn' }));
    expect(container.textContent).toBe('');
    await page.change(({ store, signedIn }) => store.set(signedIn, true));
    expect(container.textContent).toBe('mine');
    await page.change(({ store, signedIn }) => store.set(signedIn, false));
    expect(container.textContent).toBe('');
  });

  it('hides it while the expression waits for data: nothing fails open', async () => {
    const node = group(label('rich', { visible: 'count(data.all.items) == 0' }));
    const container = await open(node, { data: { all: { status: 'loading' } } });
    expect(container.textContent).toBe('');
    await page.change(({ store, data }) => {
      if (data.all) store.set(data.all, { status: 'ready', data: { items: [] } });
    });
    expect(container.textContent).toBe('rich');
  });

  it('hides it where the expression fails', async () => {
    const node = group(label('rich', { visible: 'count(data.all.items) == 0' }));
    const container = await open(node, { data: { all: { status: 'ready', data: { items: 7 } } } });
    expect(container.textContent).toBe('');
  });

  it('is left to CSS where it asks for the phase alone: every phase’s words stand on the page', async () => {
    const container = await open(label('soon', { visible: "phase == 'preview'" }), { phase: 'live' });
    const node = container.querySelector<HTMLElement>('.node');
    expect(node?.dataset.phases).toBe('preview');
    expect(node?.textContent).toBe('soon');
  });
});

describe('props with live values', () => {
  it('texts follow what they read, and numbers read as scores', async () => {
    const container = await open(label('{{state.points}} of {{day}}'), { state: { points: 12_345 } });
    expect(container.textContent).toBe('1.2w of 1');
    await page.change(({ store, state }) => state.points && store.set(state.points, 9999));
    expect(container.textContent).toBe('9999 of 1');
  });

  it('a text that waits shows a mark of one character, and one that fails shows nothing', async () => {
    const node = group(label('{{count(data.all.items)}} listed'));
    const container = await open(node, { data: { all: { status: 'loading' } } });
    expect(container.textContent).toBe('…');
    await page.change(({ store, data }) => {
      if (data.all) store.set(data.all, { status: 'ready', data: { items: 7 } });
    });
    expect(container.textContent).toBe('');
    await page.change(({ store, data }) => {
      if (data.all) store.set(data.all, { status: 'ready', data: { items: ['x', 'y'] } });
    });
    expect(container.textContent).toBe('2 listed');
  });

  it('are asked again only when something that they read changes', async () => {
    let renders = 0;
    const counting = defineWidget<{ label: string }>(({ label }) => {
      renders++;
      return label;
    });
    await open(label('{{state.a}}'), { state: { a: 1, b: 1 }, widgets: { button: counting } });
    const before = renders;
    await page.change(({ store, state }) => state.b && store.set(state.b, 2));
    expect(renders).toBe(before);
    await page.change(({ store, state }) => state.a && store.set(state.a, 2));
    expect(renders).toBeGreaterThan(before);
  });
});

describe('a node that requires a method of the app', () => {
  const node = group(label('saves', { requires: 'saveImage', fallback: [label('shows how')] }));
  const part = (container: HTMLElement) => container.querySelector<HTMLElement>('.either');

  it('capabilities: has what stands in for it beside it, and until it is known says nothing', async () => {
    const container = await open(node);
    expect(part(container)?.dataset).toMatchObject({ requires: 'saveImage' });
    expect(part(container)?.dataset.can).toBeUndefined();
    expect(part(container)?.querySelector('.either__app')?.textContent).toBe('saves');
    expect(part(container)?.querySelector('.either__else')?.textContent).toBe('shows how');
  });

  it('capabilities: says whether the app has it, once that is known, and keeps what is in it', async () => {
    const container = await open(node);
    const button = container.querySelector('button');
    await page.change(({ store, can }) => store.set(can, new Set(['saveImage'])));
    expect(part(container)?.dataset.can).toBe('yes');
    await page.change(({ store, can }) => store.set(can, new Set(['share'])));
    expect(part(container)?.dataset.can).toBe('no');
    expect(container.querySelector('button')).toBe(button);
  });
});

describe('the element around a node', () => {
  it('carries its anchor and what is tracked', async () => {
    const track = { event: 'seen', share: 0.75, after: '2s' };
    const container = await open(label('x', { id: 'rules', track }));
    const element = container.querySelector<HTMLElement>('#rules');
    expect(element?.className).toBe('node');
    expect({ ...element?.dataset }).toEqual({
      node: 'b0',
      track: 'seen',
      trackShare: '0.75',
      trackAfter: '2000',
    });
  });
});
