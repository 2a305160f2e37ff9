// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../engine/index.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { DrawAnswer, DrawResult } from '../../schemas/generated/types.gen.ts';
import { luckyDraw } from './lucky-draw.tsx';
import { campaignOf } from './testing.ts';

const names = ['crown', 'halo', 'petal', 'thanks'];
const campaign = campaignOf(names, (id) => id);
const open: DrawAnswer = {
  draw: 'wheel',
  balance: 1250,
  drawn: 0,
  left: 7,
  single: { cost: 10, can: 'draw' },
  ten: { cost: 95, can: 'draw' },
  pity: [{ rarity: 'epic', left: 3 }],
  prizes: names.map((id) => {
    return { id, rarity: 'common', gone: id === 'petal', base: 1, effective: 1, cost: 1 };
  }),
  commitment: { method: '', commitment: '', blockHash: '', seed: null },
  last: null,
};
const result = (prize: string, rarity: DrawResult['rarity'] = 'common', real = true): DrawResult => ({
  number: 1,
  prize,
  rarity,
  owed: false,
  gives: real ? [{ points: 5, prize: null, days: null }] : [],
  proof: '',
});
const won = (...results: DrawResult[]): DrawAnswer => ({ ...open, last: { orderId: '7', results } });

let page: RenderedNode;
let still = false;
let answerCall: () => void = () => undefined;
let hear: (answer: unknown) => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(async () => {
  await page.unmount();
  still = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const render = async (wheel: object = open, keys: object = {}, lang: Language = 'en') => {
  page = await renderNode(
    { widget: 'lucky-draw', from: 'wheel', draw: 'wheel', press: [{ do: 'toast', text: 'drawn' }], ...keys },
    {
      widgets: { 'lucky-draw': luckyDraw },
      data: { wheel },
      campaign,
      token: 'token',
      lang,
      onAct: (_steps, _item, heard) =>
        new Promise((resolve) => {
          answerCall = resolve;
          hear = heard ?? hear;
        }),
    },
  );
};
const one = (selector: string) => page.container.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const buttons = () => all('.lucky-draw__button') as HTMLButtonElement[];
const state = () => one('.lucky-draw')?.className.replace('lucky-draw is-', '');
const said = () => one('[role=status]')?.textContent;
const answer = async (data: DrawAnswer) => {
  await page.change(({ store, data: sources }) => {
    const source = sources.wheel;
    if (source) store.set(source, { status: 'ready', data });
  });
};
/** What a question shows: the draw, with the best that it has. */
const about = (name: string) => ({ name, picture: expect.stringContaining('rose') });
const rest = () => act(async () => answerCall());
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

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
    await page.unmount();
    await render({ ...open, single: { cost: 10, reason: 'OVER' } });
    expect(page.container.textContent).not.toContain('epic or better');
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
    expect(page.container.textContent).toContain('You have 3 tickets for this draw');
    await page.unmount();
    await render();
    expect(page.container.textContent).not.toContain('ticket');
  });

  it('draws once or ten times, and holds the other button until it rests', async () => {
    await render();
    await page.click(buttons()[1]);
    expect(page.acts.map(({ item }) => item)).toEqual([
      { count: 10, cost: 95, tickets: 0, remains: 1155, about: about('Wheel ×10') },
    ]);
    expect([state(), said(), buttons()[0]?.disabled]).toEqual(['asking', 'Drawing', true]);
    await page.click(buttons()[1]);
    expect(page.acts, 'a second tap draws nothing more').toHaveLength(1);
    await rest();
    expect([state(), buttons()[0]?.disabled]).toEqual(['idle', false]);
  });

  it('the light stops at the prize that the answer names, and then the prize is said', async () => {
    await render();
    await page.click(buttons()[0]);
    await rest();
    await answer(won(result('halo', 'epic')));
    expect([state(), said()]).toEqual(['revealing', '']);
    await wait(2600);
    expect(one('.lucky-draw__cell.is-lit .lucky-draw__name')?.textContent).toBe('halo');
    expect([state(), said()]).toEqual(['won', 'You won halo']);
    await page.click(one('.lucky-draw__close'));
    expect([state(), one('.lucky-draw__won')]).toEqual(['idle', null]);
  });

  it('ten prizes: the show leads to the best, and each is said once with its number', async () => {
    await render();
    await page.click(buttons()[1]);
    await rest();
    await answer(
      won(result('petal'), result('petal'), result('crown', 'legendary'), result('thanks', 'common', false)),
    );
    await wait(2600);
    expect(one('.lucky-draw__cell.is-lit .lucky-draw__name')?.textContent).toBe('crown');
    expect(said()).toBe('You won crown, petal ×2, thanks');
  });

  it.each([
    ['cn', '恭喜抽中 crown、petal ×2'],
    ['th', 'ยินดีด้วย crown petal ×2'],
  ] as const)('%s: prizes are listed as one writes it there', async (lang, words) => {
    await render(open, {}, lang);
    await page.click(buttons()[1]);
    await rest();
    await answer(won(result('petal'), result('petal'), result('crown', 'legendary')));
    await wait(2600);
    expect(said()).toBe(words);
  });

  describe('whoever draws by keys', () => {
    const here = () => document.activeElement?.textContent;
    const draw = async () => {
      await render();
      buttons()[0]?.focus();
      await page.click(buttons()[0]);
      await rest();
      await answer(won(result('halo')));
    };
    const pressEscape = (from: Element | null) =>
      act(async () =>
        from?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
      );

    it('is at the button that puts the prize away, and then where they drew', async () => {
      await draw();
      await wait(2600);
      expect(here()).toBe('Collect');
      await page.click(one('.lucky-draw__close'));
      expect(here()).toBe('Draw onceCosts 10');
    });

    it('puts it away with Escape', async () => {
      await draw();
      await wait(2600);
      await pressEscape(document.activeElement);
      expect([state(), here()]).toEqual(['idle', 'Draw onceCosts 10']);
    });

    it('is at that button also where this draw was the last one, and its button is disabled', async () => {
      await draw();
      const part = page.container;
      part.tabIndex = -1;
      part.focus();
      await wait(2600);
      expect(here()).toBe('Collect');
    });

    it('is left alone where they have gone on', async () => {
      const elsewhere = document.body.appendChild(document.createElement('button'));
      await draw();
      elsewhere.focus();
      await wait(2600);
      expect(document.activeElement).toBe(elsewhere);
      await page.click(one('.lucky-draw__close'));
      expect(document.activeElement).toBe(elsewhere);
      elsewhere.remove();
    });
  });

  it('nothing won is not cheered', async () => {
    await render();
    await page.click(buttons()[0]);
    await rest();
    await answer(won(result('thanks', 'common', false)));
    await wait(2600);
    expect([said(), one('.lucky-draw__won.is-real')]).toEqual(['This time thanks', null]);
  });

  it('a tap while the light runs shows the prize, and draws nothing', async () => {
    await render();
    await page.click(buttons()[0]);
    await rest();
    await answer(won(result('halo')));
    // Long after the first tap: this one is no echo of it (T63).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await page.click(buttons()[0]);
    expect([state(), page.acts.length]).toEqual(['won', 1]);
  });

  it('whoever wants less motion sees the prize at once', async () => {
    still = true;
    await render();
    await page.click(buttons()[0]);
    await answer(won(result('halo')));
    expect(state()).toBe('won');
  });

  it('a draw that was made before the page opened, and whose answer comes with this tap, is shown', async () => {
    const before = won(result('halo'));
    await render(before);
    await page.click(buttons()[0]);
    await act(async () => hear({ orderId: '7', draw: 'wheel', count: 1, ...before.last }));
    await rest();
    await answer({ ...before, balance: 1240 });
    await wait(2600);
    expect([state(), said()]).toEqual(['won', 'You won halo']);
    await page.click(one('.lucky-draw__close'));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await page.click(buttons()[0]);
    await act(async () => hear({ orderId: '7', draw: 'wheel', count: 1, ...before.last }));
    await rest();
    expect([state(), document.querySelector('.toast')?.textContent]).toEqual([
      'idle',
      'That was your last draw again. Nothing more was charged',
    ]);
  });

  it('an answer that is not as promised shows nothing: the source says what was drawn', async () => {
    await render();
    await page.click(buttons()[0]);
    await act(async () => hear(undefined));
    await rest();
    expect(state()).toBe('idle');
    await answer(won(result('halo')));
    expect(state()).toBe('revealing');
  });

  it.each(['grid', 'wheel', 'egg', 'cards'])(
    '%s: no tap runs before React hears its answer',
    async (look) => {
      await render(open, { look });
      const all = [...page.container.querySelectorAll('.lucky-draw__shell, .lucky-draw__button')];
      expect(all.length).toBeGreaterThan(1);
      expect(all.filter((button) => button.hasAttribute('data-press'))).toEqual([]);
    },
  );

  it('what was drawn before the page opened is not shown again', async () => {
    await render(won(result('halo')));
    await answer({ ...won(result('halo')), balance: 3 });
    expect(state()).toBe('idle');
  });

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
      await page.unmount();
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

  it.each(['egg', 'cards'])('%s: none is reached below a prize that lies over them', async (look) => {
    await render(open, { look });
    const table = () => one('.lucky-draw__choices')?.hasAttribute('inert');
    await page.click(all('.lucky-draw__shell')[0]);
    await rest();
    await answer(won(result('halo')));
    await wait(1300);
    expect([state(), table()]).toEqual(['won', true]);
    await page.click(one('.lucky-draw__close'));
    expect(table()).toBe(false);
  });

  it.each([
    ['egg', 3, 'Egg 1'],
    ['cards', 6, 'Card 1'],
  ])('%s: the one that is tapped opens', async (look, count, label) => {
    await render(open, { look });
    const shells = all('.lucky-draw__shell');
    expect([shells.length, shells[0]?.getAttribute('aria-label')]).toEqual([count, label]);
    await page.click(shells[0]);
    expect(page.acts[0]?.item).toMatchObject({ count: 1, cost: 10, about: about('Wheel') });
    expect(all('.lucky-draw__choice')[0]?.className).toContain('is-asking');
    await rest();
    await answer(won(result('halo')));
    expect(all('.lucky-draw__choice').map((choice) => choice.querySelectorAll('img').length)).toEqual(
      Array.from({ length: count }, (_, index) => (index === 0 ? 1 : 0)),
    );
    await wait(1300);
    expect(said()).toBe('You won halo');
  });

  it('the wheel turns to the prize', async () => {
    const turns: unknown[] = [];
    Element.prototype.animate = ((frames: unknown) => turns.push(frames)) as never;
    await render(open, { look: 'wheel' });
    await page.click(buttons()[0]);
    await rest();
    await answer(won(result('halo')));
    Reflect.deleteProperty(Element.prototype, 'animate');
    // Four parts of 90 degrees; the second one's middle stands below the pointer.
    expect(turns).toEqual([[{ transform: 'rotate(-2295deg)' }, { transform: 'rotate(-135deg)' }]]);
  });
});
