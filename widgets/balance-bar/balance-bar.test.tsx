// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { balanceBar } from './balance-bar.tsx';

const node = {
  widget: 'balance-bar',
  from: 'balance',
  icon: 'art/rose-night/currency.svg',
  label: 'My petals',
};
let page: RenderedNode;
let reduced = false;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});
const render = async (keys: object = {}, token = 'token') => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  page = await renderNode(
    { ...node, ...keys },
    {
      widgets: { 'balance-bar': balanceBar },
      data: { balance: { currency: 'petal', amount: 1_250 } },
      token,
    },
  );
};
const seen = () => page.container.querySelector('.balance-bar__amount > [aria-hidden]')?.textContent;
const spoken = () => page.container.querySelector('.balance-bar__amount [role="status"]')?.textContent;
const change = (amount: number) =>
  page.change(({ store, data }) =>
    store.set(data.balance as never, { status: 'ready', data: { currency: 'petal', amount } } as never),
  );

describe('balance bar', () => {
  it('shows what one has', async () => {
    await render();
    expect([seen(), spoken()]).toEqual(['1,250', 'My petals: 1,250']);
  });

  it('marks its coin as the place to which a prize flies (engine/overlay/lift.ts)', async () => {
    await render();
    const places = [...page.container.querySelectorAll('[data-purse]')];
    expect(places.map((one) => one.querySelector('img')?.getAttribute('src'))).toEqual([
      `/activities/${node.icon}`,
    ]);
  });

  it('tells a visitor where to find it, never a zero', async () => {
    await render({}, '');
    expect(page.container.textContent).toBe('My petalsOpen in the app to see yours');
  });

  it('counts to a new amount and ends on it exactly; a screen reader hears the end at once', async () => {
    reduced = false;
    await render();
    await change(2_250);
    expect(spoken()).toBe('My petals: 2,250');
    await act(() => vi.waitFor(() => expect(seen()).toBe('2,250'), { timeout: 2_000 }));
  });

  it('jumps under reduced motion', async () => {
    reduced = true;
    await render();
    await change(10);
    expect(seen()).toBe('10');
  });

  it('leads to more points as long as any can be made; what leads to another page stays', async () => {
    const keys = { action: 'Get more', press: [{ do: 'toast', text: 'ok' }] };
    const way = () => page.container.querySelector('.balance-bar__action');
    const phases = () => way()?.closest<HTMLElement>('[data-phases]')?.dataset.phases;
    await render(keys);
    expect(phases()).toBe('preview live');
    await page.unmount();
    await render({ ...keys, press: [{ do: 'navigate', to: '/activity_center' }] });
    expect(way()).not.toBeNull();
    expect(phases()).toBeUndefined();
  });

  it('has a button only where it has both a label and something to do', async () => {
    await render({ action: 'Exchange' });
    expect(page.container.querySelector('.btn')).toBeNull();
    await page.unmount();
    await render({ action: 'Exchange', press: [{ do: 'toast', text: 'ok' }] });
    await page.click(page.container.querySelector('button'));
    expect(page.acts).toHaveLength(1);
  });
});
