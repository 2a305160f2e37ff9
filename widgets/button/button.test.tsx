// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { button } from './button.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object, test: object = {}) => {
  page = await renderNode(
    { widget: 'button', label: 'Send a gift', ...keys },
    { widgets: { button }, ...test },
  );
  return page.container;
};
const toast = [{ do: 'toast', text: 'Sent' }];

describe('button', () => {
  it('is a link where it only leads somewhere, so that it works without script', async () => {
    const link = (await render({ press: [{ do: 'navigate', to: '/activity_center' }] })).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/h5_ac/activity_center');
    expect(link?.textContent).toBe('Send a gift');
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });

  it('runs its steps', async () => {
    await renderAndTap({ press: toast });
    expect(page.acts.map(({ steps }) => steps[0]?.do)).toEqual(['toast']);
  });

  it('§5 double tap: a second tap within 300 ms counts as the first', async () => {
    const element = await renderAndTap({ press: toast });
    await page.click(element);
    expect(page.acts).toHaveLength(1);
  });

  it('cannot be tapped while its condition holds', async () => {
    const keys = { press: toast, disabled: "phase == 'ended'" };
    const element = (await render(keys, { phase: 'ended' })).querySelector('button');
    expect(element?.disabled).toBe(true);
    await page.click(element);
    expect(page.acts).toHaveLength(0);
    await page.change((one) => one.store.set(one.phase, 'live'));
    expect(element?.disabled).toBe(false);
  });

  it('is primary unless the document says otherwise', async () => {
    expect((await render({ press: toast })).querySelector('.btn--primary')).not.toBeNull();
    await page.unmount();
    expect((await render({ press: toast, kind: 'quiet' })).querySelector('.btn--quiet')).not.toBeNull();
  });
});

async function renderAndTap(keys: object) {
  const element = (await render(keys)).querySelector('button');
  await page.click(element);
  return element;
}
