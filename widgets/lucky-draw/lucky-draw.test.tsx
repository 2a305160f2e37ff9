// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { about, names, open, openDraw, result, won } from './testing.ts';

const { render, page, click, acts, one, all, buttons, state, said, answer, rest, wait } = openDraw();

describe('lucky draw', () => {
  it('shows what there is to win, what has run out, what one has and what it costs', async () => {
    await render();
    expect(
      all('.lucky-draw__cell .lucky-draw__name')
        .map((cell) => cell.textContent)
        .sort(),
    ).toEqual(names.sort());
    expect(one('.lucky-draw__cell.is-gone')?.textContent).toBe('petalGone');
    expect(one('.lucky-draw__purse')?.textContent).toBe('1,250');
    expect(one('.lucky-draw > .sr-only')?.textContent, 'heard before the prizes').toBe('You have 1,250');
    expect(buttons().map((button) => button.textContent)).toEqual(['Draw onceCosts 10', 'Draw tenCosts 95']);
    expect(all('.lucky-draw__note').map((note) => note.textContent)).toEqual([
      'Within 3 draws: epic or better',
      '7 draws left today',
    ]);
  });

  it.each([
    ['what is left of the day', { drawn: 93 }, '7 draws left today'],
    ['what is left in all, where no day brings more', { drawn: 493 }, '7 draws left'],
    ['nothing once it is over', { drawn: 93, single: { cost: 10, reason: 'OVER' } }, undefined],
    ['nothing before it opens', { drawn: 0, single: { cost: 10, reason: 'NOT_OPEN' } }, undefined],
  ] as const)('says %s', async (_, changes, said) => {
    await render({ ...open, pity: [], ...changes });
    expect(all('.lucky-draw__note')[0]?.textContent).toBe(said);
  });

  it('promises nothing of a next draw once it is over, and says of the very next one that it is', async () => {
    await render({ ...open, pity: [{ rarity: 'epic', left: 1 }] });
    expect(all('.lucky-draw__note')[0]?.textContent).toBe('Your next draw: epic or better');
    await page().unmount();
    await render({ ...open, single: { cost: 10, reason: 'OVER' } });
    expect(page().container.textContent).not.toContain('epic or better');
  });

  it('has room for both buttons while it is loading', async () => {
    await render({ status: 'loading' });
    expect(buttons()).toHaveLength(2);
  });

  it('says that tickets pay, and how many one has', async () => {
    await render({ ...open, tickets: 3, single: { cost: 10, tickets: 1, can: 'draw' } });
    expect(buttons().map((button) => button.textContent)).toEqual([
      'Draw onceCosts 1 ticket',
      'Draw tenCosts 95',
    ]);
    expect(buttons().map((button) => button.querySelector('.lucky-draw__coin') !== null)).toEqual([
      false,
      true,
    ]);
    expect(page().container.textContent).toContain('You have 3 tickets for this draw');
    await page().unmount();
    await render();
    expect(page().container.textContent).not.toContain('ticket');
  });

  it('draws once or ten times, and holds the other button until it rests', async () => {
    await render();
    await click(buttons()[1]);
    expect(acts().map(({ item }) => item)).toEqual([
      { count: 10, cost: 95, tickets: 0, remains: 1155, about: about('Wheel ×10') },
    ]);
    expect([state(), said(), buttons()[0]?.disabled]).toEqual(['asking', 'Drawing', true]);
    await click(buttons()[1]);
    expect(acts(), 'a second tap draws nothing more').toHaveLength(1);
    await rest();
    expect([state(), buttons()[0]?.disabled]).toEqual(['idle', false]);
  });

  it.each(['grid', 'wheel', 'egg', 'cards'])(
    '%s: no tap runs before React hears its answer',
    async (look) => {
      await render(open, { look });
      const taps = all('.lucky-draw__shell, .lucky-draw__button');
      expect(taps.length).toBeGreaterThan(1);
      expect(taps.filter((button) => button.hasAttribute('data-press'))).toEqual([]);
    },
  );

  it('says in the server’s words why nothing can be drawn, and leads to more points', async () => {
    for (const [reason, text] of [
      ['OVER', 'ClosedCosts 10'],
      ['PRIZES_GONE', 'All prizes goneCosts 10'],
      ['NOT_ENOUGH', 'Not enoughCosts 10'],
    ] as const) {
      await render({ ...open, single: { cost: 10, reason } }, { earn: [{ do: 'toast', text: 'earn' }] });
      expect([buttons()[0]?.textContent, buttons()[0]?.disabled]).toEqual([text, true]);
      expect(all('.btn--quiet').map((button) => button.textContent)).toEqual(
        reason === 'NOT_ENOUGH' ? ['Get more'] : [],
      );
      await page().unmount();
    }
    await render({ ...open, balance: null, single: { cost: 10, reason: 'TOKEN_EXPIRED' } });
    expect(buttons()[0]?.disabled, 'leads to where one signs in').toBe(false);
  });

  it.each([
    [7, 'DAY_LIMIT_REACHED', 'Only 7 leftCosts 95'],
    [1, 'LIMIT_REACHED', 'Only 1 leftCosts 95'],
    [0, 'LIMIT_REACHED', 'Limit reachedCosts 95'],
    [0, 'DAY_LIMIT_REACHED', 'Done for todayCosts 95'],
    [null, 'LIMIT_REACHED', 'Limit reachedCosts 95'],
  ])('%s left: ten are refused with %s, and its button says %s', async (left, reason, text) => {
    await render({ ...open, left, ten: { cost: 95, reason } });
    expect([buttons()[1]?.textContent, buttons()[1]?.disabled]).toEqual([text, true]);
  });

  it.each([
    ['egg', 3, 'Egg 1'],
    ['cards', 6, 'Card 1'],
  ])('%s: the one that is tapped opens', async (look, count, label) => {
    await render(open, { look });
    const shells = all('.lucky-draw__shell');
    expect([shells.length, shells[0]?.getAttribute('aria-label')]).toEqual([count, label]);
    await click(shells[0]);
    expect(acts()[0]?.item).toMatchObject({ count: 1, cost: 10, about: about('Wheel') });
    expect(all('.lucky-draw__choice')[0]?.className).toContain('is-asking');
    await rest();
    await answer(won(result('halo')));
    expect(all('.lucky-draw__choice').map((choice) => choice.querySelectorAll('img').length)).toEqual(
      Array.from({ length: count }, (_, index) => (index === 0 ? 1 : 0)),
    );
    await wait(1300);
    expect(said()).toBe('You won halo');
  });
});
