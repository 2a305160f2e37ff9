// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { NodeValue } from '../document/document.ts';
import { type RenderedNode, renderNode, type TestNode } from '../testing.tsx';
import { defineDataWidget, defineWidget, type Widget } from './define-widget.ts';
import { Pressable } from './pressable.tsx';
import type { Press } from './resolved.ts';

// Widgets of the test stand in the place of real ones, so that each state is seen by itself.
const section = defineWidget<{ title: string; body: never }>(({ title, body }) => (
  <section aria-label={title}>{body}</section>
));
const button = defineWidget<{ label: string; press: never }>(({ label, press }) => (
  <Pressable press={press as Press}>{label}</Pressable>
));
const bomb = defineWidget<object>(() => {
  throw new Error('no fuse');
});
const list = defineDataWidget<object, { items: string[] }>({
  placeholder: () => ({ items: ['—', '—'] }),
  isEmpty: ({ items }) => items.length === 0,
  Component: ({ data, stale, more }) => (
    <ul data-is-stale={stale}>
      {data.items.map((item, i) => (
        <li key={String(i)}>{item}</li>
      ))}
      {more ? (
        <button type="button" data-more={more.state} onClick={more.next}>
          more
        </button>
      ) : null}
    </ul>
  ),
});
const widgets: Record<string, Widget> = { section, button, image: bomb, 'activity-list': list };

let page: RenderedNode;
afterEach(() => page.unmount());
const open = async (node: NodeValue, test: Partial<TestNode> = {}): Promise<HTMLElement> => {
  page = await renderNode(node, { widgets, ...test });
  return page.container;
};
const label = (text: string, keys: object = {}): NodeValue => ({
  widget: 'button',
  label: text,
  press: [{ do: 'share' }],
  ...keys,
});
const group = (...body: NodeValue[]): NodeValue => ({ widget: 'section', title: 'group', body });

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

describe('the four states of data', () => {
  const node: NodeValue = { widget: 'activity-list', from: 'all' };

  it('loading: a skeleton of the widget’s own size, that says it is busy and takes no taps', async () => {
    const container = await open(node, { data: { all: { status: 'loading' } } });
    const skeleton = container.querySelector('.skeleton');
    expect(skeleton?.getAttribute('aria-busy')).toBe('true');
    expect(skeleton?.hasAttribute('inert')).toBe(true);
    expect(skeleton?.querySelectorAll('li')).toHaveLength(2);
  });

  it('ready: the widget with its data, and no state around it', async () => {
    const container = await open(node, { data: { all: { status: 'ready', data: { items: ['a'] } } } });
    expect(container.querySelector('ul')?.textContent).toBe('a');
    expect(container.querySelector('.skeleton, .state')).toBeNull();
  });

  it('empty: says so', async () => {
    const container = await open(node, { data: { all: { status: 'ready', data: { items: [] } } } });
    expect(container.querySelector('.state--empty')?.textContent).toBe('Nothing here yet');
    expect(container.querySelector('ul')).toBeNull();
  });

  it('empty, and it may be so no longer: the mark stands above', async () => {
    const stale = { status: 'ready', data: { items: [] }, stale: true } as const;
    const container = await open(node, { data: { all: stale } });
    expect(container.querySelector('.state--stale + .state--empty')).not.toBeNull();
  });

  it('error: the server’s message or ours, with a retry that asks this source', async () => {
    const container = await open(node, { data: { all: { status: 'error', message: '维护中' } } });
    const alert = container.querySelector('[role="alert"]');
    expect(alert?.querySelector('p')?.textContent).toBe('维护中');
    await page.click(alert?.querySelector('button'));
    expect(page.retries).toEqual([['all']]);
    await page.change(({ store, data }) => {
      if (data.all) store.set(data.all, { status: 'error' });
    });
    expect(container.querySelector('[role="alert"] p')?.textContent).toMatch(/couldn't be loaded/);
  });

  it('T80: signed out, it says what is needed, without a retry that would not help, and leads to the app', async () => {
    proves('T80');
    const signedOut = {
      status: 'error',
      signedOut: true,
      message: 'Please open this page in the app',
    } as const;
    const container = await open(node, { data: { all: signedOut } });
    expect(container.querySelector('.state--visitor')?.textContent).toBe(
      'Please open this page in the appOpen the app',
    );
    expect([...container.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Open the app']);
    await page.change(({ store, inApp }) => store.set(inApp, true));
    expect(container.querySelector('button')).toBeNull();
  });

  it('T80: before it is known who reads, it has what a visitor is told and the skeleton beside it: CSS shows one of them', async () => {
    proves('T80');
    const unknown = {
      status: 'loading',
      signedOut: true,
      message: 'Please open this page in the app',
    } as const;
    const container = await open(node, { data: { all: unknown } });
    const [visitors, members] = [...(container.querySelector('.node')?.children ?? [])];
    expect(visitors?.matches('[data-visitors]:has(> .state--visitor)')).toBe(true);
    expect(members?.matches('.skeleton[data-signed-in]')).toBe(true);
    await page.change(({ store, data: { all } }) => all && store.set(all, { status: 'loading' }));
    expect(container.querySelector('[data-visitors], [data-signed-in]')).toBeNull();
    expect(container.querySelector('.skeleton'), 'it stays').toBe(members);
  });

  it('stale: where the network is not to blame, the notice says what is', async () => {
    const stale = { status: 'ready', data: { items: ['a'] }, stale: true, message: 'Back at nine' } as const;
    const container = await open(node, { data: { all: stale } });
    const text = container.querySelector('.state--stale[role="status"]')?.textContent;
    expect(text).toBe('Back at nine These are earlier figures. Try again');
  });

  it('slow: words and a way on, above what is awaited', async () => {
    const slow = { status: 'loading', slow: true, message: 'Takes long' } as const;
    const container = await open(node, { data: { all: slow } });
    expect(container.querySelector('[role="status"]')?.textContent?.trim()).toBe('Takes long  Try again');
    expect(container.querySelector('.skeleton')).not.toBeNull();
    await page.click(container.querySelector('[role="status"] button'));
    expect(page.retries).toEqual([['all']]);
  });

  it('stale: the last good data, marked, with a retry', async () => {
    const stale = { status: 'ready', data: { items: ['a'] }, stale: true } as const;
    const container = await open(node, { data: { all: stale } });
    expect(container.querySelector('.state--stale[role="status"]')?.textContent).toMatch(/earlier figures/);
    expect(container.querySelector('ul')?.dataset.isStale).toBe('true');
    expect(container.querySelector('ul')?.textContent).toBe('a');
    await page.click(container.querySelector('.state__retry'));
    expect(page.retries).toEqual([['all']]);
  });

  it('one failure, one card a section: the first part tells it, and asks again for all', async () => {
    const [one, other] = ['one', 'other'].map((from) => ({ ...node, from }));
    const down = { status: 'error', message: 'Back at nine' } as const;
    const data = { one: down, other: down };
    const container = await open(group(one as NodeValue, other as NodeValue), { data });
    expect(container.textContent).toBe('Back at nineTry again');
    await page.click(container.querySelector('button'));
    expect(page.retries).toEqual([['one', 'other']]);
    const earlier = { status: 'ready', data: { items: ['a'] }, stale: true } as const;
    await page.change(({ store, data: { one, other } }) => {
      for (const source of [one, other]) if (source) store.set(source, earlier);
    });
    expect(container.querySelectorAll('.state--stale')).toHaveLength(1);
    expect(container.querySelectorAll('[data-is-stale="true"]')).toHaveLength(2);
  });

  it('one failure in several sections is shown in each and said once, other words again', async () => {
    const [one, other] = ['one', 'other'].map((from) => ({ ...node, from }));
    const earlier = { status: 'ready', data: { items: ['a'] }, stale: true } as const;
    const container = await open(group(group(one as NodeValue), group(other as NodeValue)), {
      data: { one: earlier, other: earlier },
    });
    expect(container.querySelectorAll('.state--stale')).toHaveLength(2);
    expect(container.querySelectorAll('.state--stale[role="status"]')).toHaveLength(1);
    await page.change(({ store, data: { other } }) => {
      if (other) store.set(other, { ...earlier, message: 'Back at nine' });
    });
    const said = [...container.querySelectorAll('.state--stale[role="status"]')];
    expect(said).toHaveLength(2);
    expect(said[1]?.textContent).toMatch(/^Back at nine/);
  });

  it('paging: the widget hears of the next page where the source has pages, and asks for it', async () => {
    const paged = { status: 'ready', data: { items: ['a'] }, more: 'idle' } as const;
    const container = await open(node, { data: { all: paged } });
    await page.click(container.querySelector('[data-more="idle"]'));
    expect(page.mores).toEqual(['all']);
    await page.change(({ store, data }) => {
      if (data.all) store.set(data.all, { ...paged, more: 'end' });
    });
    expect(container.querySelector('[data-more]')?.getAttribute('data-more')).toBe('end');
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
