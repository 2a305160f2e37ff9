// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { NodeValue } from '../document/document.ts';
import { type RenderedNode, renderNode, type TestNode } from '../testing.tsx';
import { defineWidget } from './define-widget.ts';
import { Pressable } from './pressable.tsx';
import type { Press } from './resolved.ts';

const button = defineWidget<{ label: string; press: never; disabled?: boolean }>(
  ({ label, press, disabled }) => (
    <Pressable
      press={press as Press}
      className="one"
      disabled={disabled}
      item={{ id: 7 }}
      label={`do ${label}`}
    >
      {label}
    </Pressable>
  ),
);

let page: RenderedNode;
let now = 1000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  vi.mocked(performance.now).mockRestore();
  await page.unmount();
});
const open = async (
  press: unknown[],
  test: Partial<TestNode> = {},
  keys: object = {},
): Promise<HTMLElement> => {
  const node: NodeValue = { widget: 'button', label: 'x', press, ...keys };
  page = await renderNode(node, { widgets: { button }, ...test });
  const element = page.container.querySelector<HTMLElement>('.one');
  if (!element) throw new Error('nothing to tap');
  return element;
};
const share = [{ do: 'share' }];

describe('something to tap', () => {
  it('runs its steps with the thing that it stands for', async () => {
    const element = await open(share);
    expect(element.tagName).toBe('BUTTON');
    expect(element.getAttribute('aria-label')).toBe('do x');
    await page.click(element);
    expect(page.acts).toEqual([{ steps: share, item: { id: 7 } }]);
  });

  it('is a link where the actions only lead somewhere: it works without script', async () => {
    const element = await open([{ do: 'navigate', to: '/seed_rule' }]);
    expect(element.tagName).toBe('A');
    expect(element.getAttribute('href')).toBe('/h5_ac/seed_rule');
  });

  it('is a disabled button where it is not to be tapped, even where it would be a link', async () => {
    const element = await open([{ do: 'navigate', to: '/seed_rule' }], {}, { disabled: "phase == 'live'" });
    expect(element.tagName).toBe('BUTTON');
    expect((element as HTMLButtonElement).disabled).toBe(true);
    await page.click(element);
    expect(page.acts).toEqual([]);
  });

  it('§5 T63: a second tap within 300 ms counts as the first, after 301 ms it is one of its own', async () => {
    proves('5.2', '9.2', 'T63');
    const element = await open(share);
    now = 1000;
    await page.click(element);
    now = 1300;
    await page.click(element);
    expect(page.acts).toHaveLength(1);
    now = 1301;
    await page.click(element);
    expect(page.acts).toHaveLength(2);
  });

  it('is busy while its steps run, and takes no other tap however late it comes', async () => {
    let finish: () => void = () => undefined;
    const element = await open(share, { onAct: () => new Promise<void>((done) => (finish = done)) });
    now = 10_000;
    await page.click(element);
    expect(element.className).toBe('one is-busy');
    expect(element.getAttribute('aria-busy')).toBe('true');
    now = 60_000;
    await page.click(element);
    expect(page.acts).toHaveLength(1);
    await page.change(() => finish());
    expect(element.className).toBe('one');
    expect(element.hasAttribute('aria-busy')).toBe(false);
    await page.click(element);
    expect(page.acts).toHaveLength(2);
  });

  it('is ready again after a run that broke, which is reported', async () => {
    const element = await open(share, { onAct: () => Promise.reject(new Error('chunk lost')) });
    await page.click(element);
    expect(page.reports).toEqual([{ kind: 'action', message: 'Error: chunk lost' }]);
    expect(element.className).toBe('one');
    now = 90_000;
    await page.click(element);
    expect(page.acts).toHaveLength(2);
  });
});
