// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { open, openDraw, result, won } from './testing.ts';

const { render, page, click, acts, one, all, buttons, state, said, answer, hear, rest, wait, lessMotion } =
  openDraw();

describe('what was drawn', () => {
  it('the light stops at the prize that the answer names, and then the prize is said', async () => {
    await render();
    await click(buttons()[0]);
    await rest();
    await answer(won(result('halo', 'epic')));
    expect([state(), said()]).toEqual(['revealing', '']);
    await wait(2600);
    expect(one('.lucky-draw__cell.is-lit .lucky-draw__name')?.textContent).toBe('halo');
    expect([state(), said()]).toEqual(['won', 'You won halo']);
    await click(one('.lucky-draw__close'));
    expect([state(), one('.lucky-draw__won')]).toEqual(['idle', null]);
  });

  it('ten prizes: the show leads to the best, and each is said once with its number', async () => {
    await render();
    await click(buttons()[1]);
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
    await click(buttons()[1]);
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
      await click(buttons()[0]);
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
      await click(one('.lucky-draw__close'));
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
      const part = page().container;
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
      await click(one('.lucky-draw__close'));
      expect(document.activeElement).toBe(elsewhere);
      elsewhere.remove();
    });
  });

  it('nothing won is not cheered', async () => {
    await render();
    await click(buttons()[0]);
    await rest();
    await answer(won(result('thanks', 'common', false)));
    await wait(2600);
    expect([said(), one('.lucky-draw__won.is-real')]).toEqual(['This time thanks', null]);
  });

  it('a tap while the light runs shows the prize, and draws nothing', async () => {
    await render();
    await click(buttons()[0]);
    await rest();
    await answer(won(result('halo')));
    // Long after the first tap: this one is no echo of it (T63).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await click(buttons()[0]);
    expect([state(), acts().length]).toEqual(['won', 1]);
  });

  it('whoever wants less motion sees the prize at once', async () => {
    lessMotion();
    await render();
    await click(buttons()[0]);
    await answer(won(result('halo')));
    expect(state()).toBe('won');
  });

  it('a draw that was made before the page opened, and whose answer comes with this tap, is shown', async () => {
    const before = won(result('halo'));
    await render(before);
    await click(buttons()[0]);
    await hear({ orderId: '7', draw: 'wheel', count: 1, ...before.last });
    await rest();
    await answer({ ...before, balance: 1240 });
    await wait(2600);
    expect([state(), said()]).toEqual(['won', 'You won halo']);
    await click(one('.lucky-draw__close'));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await click(buttons()[0]);
    await hear({ orderId: '7', draw: 'wheel', count: 1, ...before.last });
    await rest();
    expect([state(), document.querySelector('.toast')?.textContent]).toEqual([
      'idle',
      'That was your last draw again. Nothing more was charged',
    ]);
  });

  it('an answer that is not as promised shows nothing: the source says what was drawn', async () => {
    await render();
    await click(buttons()[0]);
    await hear(undefined);
    await rest();
    expect(state()).toBe('idle');
    await answer(won(result('halo')));
    expect(state()).toBe('revealing');
  });

  it('what was drawn before the page opened is not shown again', async () => {
    await render(won(result('halo')));
    await answer({ ...won(result('halo')), balance: 3 });
    expect(state()).toBe('idle');
  });

  it.each(['egg', 'cards'])('%s: none is reached below a prize that lies over them', async (look) => {
    await render(open, { look });
    const table = () => one('.lucky-draw__choices')?.hasAttribute('inert');
    await click(all('.lucky-draw__shell')[0]);
    await rest();
    await answer(won(result('halo')));
    await wait(1300);
    expect([state(), table()]).toEqual(['won', true]);
    await click(one('.lucky-draw__close'));
    expect(table()).toBe(false);
  });

  it('the wheel turns to the prize', async () => {
    const turns: unknown[] = [];
    Element.prototype.animate = ((frames: unknown) => turns.push(frames)) as never;
    await render(open, { look: 'wheel' });
    await click(buttons()[0]);
    await rest();
    await answer(won(result('halo')));
    Reflect.deleteProperty(Element.prototype, 'animate');
    // Four parts of 90 degrees; the second one's middle stands below the pointer.
    expect(turns).toEqual([[{ transform: 'rotate(-2295deg)' }, { transform: 'rotate(-135deg)' }]]);
  });
});
