// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import { champion } from './champion.tsx';

const row = (rank: number) => ({
  rank,
  user: { user_id: `u${rank}`, nickname: `Name ${rank}`, avatar: `/h5_ac/avatars/${rank}.svg` },
  score: 25_200 / rank,
});
const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  rows: [row(1), row(2)],
  me: null,
  total: 2,
  next: null,
  settled: true,
  ...changes,
});
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (answer: unknown, keys: object = {}) => {
  page = await renderNode(
    { widget: 'champion', from: 'board', ...keys },
    { widgets: { champion }, data: { board: answer }, lang: 'en' },
  );
  return page.container;
};

describe('champion', () => {
  it('is who stands first, with face, name and score, and nobody else', async () => {
    const root = await render(board(), { unit: 'charm' });
    expect(root.querySelector('.champion__name')?.textContent).toBe('Name 1');
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/h5_ac/avatars/1.svg');
    expect(root.querySelector('.champion__mark')?.textContent).toBe('Champion');
    expect(root.querySelector('.champion__plate .tabular [aria-hidden]')?.textContent).toBe('2.5w');
    expect(root.textContent).toContain('charm');
    expect(root.textContent).not.toContain('Name 2');
  });

  it('is nobody on a board that nobody has climbed', async () => {
    const root = await render(board({ rows: [], total: 0 }));
    expect(root.querySelector('.champion')).toBeNull();
    expect(root.textContent).toBe('');
  });
});
