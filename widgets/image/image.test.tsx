// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { image } from './image.tsx';

const node = { widget: 'image', src: 'art/a/cover.svg', alt: 'A gate of roses', width: 320, height: 180 };
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}) => {
  page = await renderNode({ ...node, ...keys }, { widgets: { image } });
  return page.container;
};

describe('image', () => {
  it('is lazy, keeps its room and says what it shows, without script', async () => {
    const picture = (await render()).querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.dataset.lazy).toBe('');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['320', '180']);
    expect(picture?.alt).toBe('A gate of roses');
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });

  it('is silent where it is decoration', async () => {
    expect((await render({ decorative: true })).querySelector('img')?.alt).toBe('');
  });

  it('names what a tap does, even where it is decoration', async () => {
    const press = [{ do: 'navigate', to: '/activity_center' }];
    const link = (await render({ press, decorative: true })).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/h5_ac/activity_center');
    expect(link?.querySelector('img')?.alt).toBe('A gate of roses');
  });
});
