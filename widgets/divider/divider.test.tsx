// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { divider } from './divider.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());

it.each([
  [{}, 'divider divider--large'],
  [{ size: 'small' }, 'divider divider--small'],
])('is silent ornament without script: %j', async (keys, className) => {
  page = await renderNode({ widget: 'divider', ...keys }, { widgets: { divider } });
  const one = page.container.querySelector('.divider');
  expect([one?.className, one?.getAttribute('aria-hidden'), one?.textContent]).toEqual([
    className,
    'true',
    '',
  ]);
  expect(page.page.model.body[0]?.live).toBeUndefined();
});
