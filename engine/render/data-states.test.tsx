// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { NodeValue } from '../document/document.ts';
import { type RenderedNode, renderNode, type TestNode } from '../testing.tsx';
import { group, widgets } from './testing.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const open = async (node: NodeValue, test: Partial<TestNode> = {}): Promise<HTMLElement> => {
  page = await renderNode(node, { widgets, ...test });
  return page.container;
};

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
