// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { campaignOf } from '../lucky-draw/testing.ts';
import { marquee } from './marquee.tsx';
import { paceOf } from './pace.ts';

let page: RenderedNode | undefined;
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});
const render = async (keys: object = {}, more: object = {}) => {
  page = await renderNode(
    { widget: 'marquee', texts: ['Tonight at eight', 'The finalists'], ...keys },
    { widgets: { marquee }, campaign: campaignOf(['halo', 'thanks']), ...more },
  );
  return page;
};
const lines = () =>
  [...(page?.container.querySelectorAll('.marquee__line') ?? [])].map((line) => line.textContent);
const win = (id: string, nickname: string, prize: string) => ({
  id,
  user: { user_id: id, nickname, avatar: '' },
  prize,
  rarity: 'epic',
  at: 0,
});

describe('a line of news', () => {
  it('has each text once, and needs no script', async () => {
    const { page: made, container } = await render();
    expect(lines()).toEqual(['Tonight at eight', 'The finalists']);
    expect(made.model.body[0]?.live).toBeUndefined();
    expect(container.querySelector('section')?.getAttribute('aria-label')).toBe('News');
    expect(container.querySelector('label')?.textContent, 'stops it').toBe('Pause the news');
    expect(container.querySelector<HTMLElement>('.marquee__view')?.tabIndex, 'scrolled by keys').toBe(0);
  });

  it('has live wins before its own texts, and its own alone where nobody has won', async () => {
    const keys = { from: 'winners', draw: 'wheel' };
    const items = [win('2', 'Rain', 'halo'), win('1', 'Sun', 'unknown')];
    await render(keys, { data: { winners: { items, next: null } } });
    expect(lines()).toEqual([
      'Rain won the halo',
      'Sun won a rare prize',
      'Tonight at eight',
      'The finalists',
    ]);
    await page?.unmount();
    await render(keys, { data: { winners: { items: [], next: null } } });
    expect(lines()).toEqual(['Tonight at eight', 'The finalists']);
  });

  it('is as quick to the eye however long it is', () => {
    const pace = (letters: number, of = 'a') => paceOf([of.repeat(letters)]);
    expect([pace(1), pace(100), pace(50, '礼'), pace(300), pace(5000)]).toEqual([1, 2, 2, 6, 12]);
  });
});
