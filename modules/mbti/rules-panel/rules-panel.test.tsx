// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import data from '../data/game-rules.json' with { type: 'json' };
import { mbtiRulesPanel } from './rules-panel.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async () => {
  page = await renderNode(
    { widget: 'mbti-rules-panel' },
    { widgets: { 'mbti-rules-panel': mbtiRulesPanel } },
  );
};
const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].map((one) => one.textContent);

describe('§2 game rules', () => {
  it('§2 game rules: every rule, and what is paid to how many', async () => {
    proves('9.11');
    await render();
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

  it('§9 game rules: what is paid is told of an event alone, and nothing is promised for the test as it stands', async () => {
    proves('9.11');
    await render();
    const [first, second] = [...page.container.querySelectorAll('ol li')].map((one) => one.textContent);
    expect(first).toContain('no ranking and no reward');
    expect(second).toContain('only apply during an event');
    expect(page.container.querySelector('ol')?.textContent).toContain('within 24 hours after the event ends');
    expect(page.container.querySelector('ol')?.textContent).toContain(
      'adjust to the actual participant count',
    );
    expect(page.container.querySelector('caption')?.textContent).toBe(
      'Event rewards by number of participants',
    );
    expect(page.container.querySelector('[aria-current]')).toBeNull();
  });
});
