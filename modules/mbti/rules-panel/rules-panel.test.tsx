// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import data from '../data/game-rules.json' with { type: 'json' };
import { factsOf } from '../testing.ts';
import { mbtiRulesPanel } from './rules-panel.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (facts: object) => {
  page = await renderNode(
    { widget: 'mbti-rules-panel', facts: 'facts' },
    { widgets: { 'mbti-rules-panel': mbtiRulesPanel }, data: { facts } },
  );
};
const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].map((one) => one.textContent);
const current = () => [...page.container.querySelectorAll('tr[aria-current="true"]')];

describe('§2 game rules', () => {
  it('§2 game rules: every rule, and what is paid to how many', async () => {
    await render(factsOf('INFP'));
    expect([...page.container.querySelectorAll('ol li')].map((one) => one.textContent)).toEqual(
      data.rules.map(({ en }) => en),
    );
    const rows = [...page.container.querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(data.table.length);
    const [first] = data.table;
    expect(cells(rows[0])).toEqual([
      `${first?.participants.from.toLocaleString('en')}–${first?.participants.to?.toLocaleString('en')}`,
      `Top ${first?.ranks}`,
      `${first?.points.toLocaleString('en')} pts`,
    ]);
    expect(cells(rows.at(-1))[0]).toMatch(/^[\d,]+ or more$/);
  });

  it.each(data.table.flatMap(({ participants: { from, to } }) => [from, to ?? from * 100]))(
    '§2 game rules: %i participants are in one row alone',
    async (participants) => {
      await render(factsOf('INFP', { participants }));
      expect(current()).toHaveLength(1);
      const [row] = current();
      const index = [...(row?.parentElement?.children ?? [])].indexOf(row as Element);
      const { from, to } = data.table[index]?.participants ?? { from: Number.NaN, to: null };
      expect(from <= participants && (to === null || participants <= to)).toBe(true);
      expect(page.container.querySelector('caption')?.textContent).toContain(
        `So far: ${participants.toLocaleString('en')}`,
      );
    },
  );

  it('§2 game rules: nobody knows how many there are: no row is marked, and no number stands there', async () => {
    await render({ status: 'error' });
    expect(current()).toEqual([]);
    expect(page.container.querySelector('caption')?.textContent).toBe('Participants and rewards');
  });
});
