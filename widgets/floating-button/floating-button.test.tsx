// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { floatingButton } from './floating-button.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const standAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const render = async (keys: object = {}) => {
  standAt(0);
  page = await renderNode(
    { widget: 'floating-button', label: 'Go', press: [{ do: 'toast', text: 'There' }], ...keys },
    { widgets: { 'floating-button': floatingButton } },
  );
};
const away = () => page.container.querySelector('.floating-button')?.classList.contains('is-away');
const scrollTo = (y: number) =>
  act(async () => {
    standAt(y);
    window.dispatchEvent(new Event('scroll'));
  });

describe('a button over the page', () => {
  it('does what the document says, and is a link where it only leads somewhere', async () => {
    await render();
    await page.click(page.container.querySelector('button'));
    expect(page.acts.map(({ steps }) => steps[0]?.do)).toEqual(['toast']);
    await page.unmount();
    await render({ press: [{ do: 'navigate', to: '/activity_center' }], icon: 'art/a/rose.svg' });
    const link = page.container.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/h5_ac/activity_center', 'Go']);
    expect(link?.querySelector('img')?.alt).toBe('');
  });

  it('stays while one scrolls, unless the document asks it to go', async () => {
    await render();
    await scrollTo(500);
    expect(away()).toBe(false);
  });

  it('goes while one scrolls down and comes back as one scrolls up, whatever a thumb trembles', async () => {
    await render({ hides: true });
    await scrollTo(8);
    expect(away()).toBe(false);
    await scrollTo(300);
    expect(away()).toBe(true);
    await scrollTo(295);
    expect(away()).toBe(true);
    await scrollTo(250);
    expect(away()).toBe(false);
    await scrollTo(400);
    await scrollTo(0);
    expect(away()).toBe(false);
  });
});
