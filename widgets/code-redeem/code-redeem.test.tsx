// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { CodesAnswer } from '../../schemas/generated/types.gen.ts';
import { codeRedeem } from './code-redeem.tsx';

/** Spelt right. */
const code = '3333-3333-3333-3333';
const campaign = {
  codes: [
    {
      id: 'lamp',
      name: 'Lamp voucher',
      icon: 'art/lamp.svg',
      gives: [{ kind: 'points', points: 50 }],
      limits: { total: 2 },
    },
  ],
};
const told = (more: object = {}): CodesAnswer => ({
  items: [],
  tries: 5,
  refused: null,
  checker: false,
  can: 'redeemCode',
  ...more,
});
const at = Date.parse('2025-05-21T20:15:00+08:00');
const step = (text: string) => [{ do: 'toast', text }];
let page: RenderedNode;
afterEach(() => page.unmount());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
let hear: (answer: unknown) => void = () => undefined;
let refuse: (words: string) => void = () => undefined;
const render = async (codes: object, token = 'token', user = '') => {
  page = await renderNode(
    {
      widget: 'code-redeem',
      from: 'codes',
      codes: ['lamp'],
      redeem: step('redeem'),
      check: step('check'),
    },
    {
      widgets: { 'code-redeem': codeRedeem },
      data: { codes },
      campaign,
      token,
      user,
      onAct: (_steps, _item, heard, refused) => {
        hear = heard ?? hear;
        refuse = refused ?? refuse;
      },
    },
  );
};
const answer = (data: CodesAnswer) =>
  page.change(({ store, data: sources }) => {
    if (sources.codes) store.set(sources.codes, { status: 'ready', data });
  });
const input = () => page.container.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const buttons = () => [...page.container.querySelectorAll('button')];
const won = () => page.container.querySelector('.code-redeem__won');
const note = () => page.container.querySelector('.code-redeem__note')?.textContent;

describe('the field for a code', () => {
  it('puts what is typed or pasted into groups, and sends it whole', async () => {
    await render(told());
    expect(buttons()).toHaveLength(1);
    expect(buttons()[0]?.disabled).toBe(true);
    await type('  ac3 4x');
    expect([input().value, buttons()[0]?.disabled]).toEqual(['AC34-X', true]);
    await type(' 3333 3333–3333 3333 and more');
    expect([input().value, buttons()[0]?.disabled]).toEqual([code, false]);
    await page.click(buttons()[0] ?? null);
    expect(page.acts).toHaveLength(1);
    expect(JSON.stringify(page.acts)).toContain('"code":"3333333333333333"');
  });

  it('shows what a code has given that was redeemed before, where the answer to that had been lost', async () => {
    await render(told({ items: [{ id: 'r1', code: 'lamp', at }] }));
    await type(code);
    await page.click(buttons()[0] ?? null);
    await act(async () => hear({ id: 'r1', code: 'lamp', gives: [], at, again: true, balance: 0 }));
    expect([won(), input().value], 'the page says by itself what was redeemed long ago').toEqual([
      null,
      code,
    ]);
    await act(async () => hear({ id: 'r1', code: 'lamp', gives: [], at, again: false, balance: 0 }));
    expect([won()?.textContent, input().value]).toEqual(["It's yours!Lamp voucher", '']);
  });

  it('sees a slip by itself, and sends nothing', async () => {
    await render(told());
    await type('3333333333333334');
    expect(note()).toBe('One character is wrong. Check it again');
    expect([input().getAttribute('aria-invalid'), buttons()[0]?.disabled]).toEqual(['true', true]);
  });

  it('says beside the field why the server did not take it, until something is typed', async () => {
    const old = { reason: 'CODE_EXPIRED', at: at - 9 };
    await render(told({ refused: old }));
    await type(code);
    expect(note(), 'what was refused before the page was opened').toBe('4 groups of 4');
    await page.click(buttons()[0] ?? null);
    await answer(told({ refused: { reason: 'CODE_USED', at }, tries: 4 }));
    expect(note()).toBe('This code has been used · 4 tries left');
    await type('33');
    expect(note()).toBe('4 groups of 4 · 4 tries left');
  });

  it('says the server’s words beside the field where no source says them', async () => {
    await render(told());
    await type(code);
    await page.click(buttons()[0] ?? null);
    await act(async () => refuse('None of ours'));
    expect([note(), input().getAttribute('aria-invalid')]).toEqual(['None of ours', 'true']);
  });

  it('lifts out what was won, once, and is free for the next', async () => {
    const items = [{ id: '7', code: 'lamp', at }];
    await render(told({ items }));
    expect(page.container.querySelector('.code-redeem__won')).toBeNull();
    await type(code);
    await answer(told({ items: [{ id: '7.5', code: 'lamp', at }, ...items] }));
    expect(page.container.querySelector('.code-redeem__won'), 'of another phone').toBeNull();
    await page.click(buttons()[0] ?? null);
    await answer(told({ items: [{ id: '8', code: 'lamp', at }, ...items] }));
    expect(page.container.querySelector('.code-redeem__won')?.textContent).toBe("It's yours!Lamp voucher");
    expect(input().value).toBe('');
    expect(page.container.querySelectorAll('.code-redeem__one')).toHaveLength(2);
  });

  it('keeps what is typed for whoever has typed it, in this visit alone, until it has given something', async () => {
    await render(told(), 'token', 'ann');
    await type('33333');
    expect(localStorage, 'whoever reads it could redeem it').toHaveLength(0);
    await page.unmount();
    await render(told(), 'token', 'bo');
    expect(input().value, 'somebody else on the same phone').toBe('');
    await page.unmount();
    await render(told(), 'token', 'ann');
    expect(input().value).toBe('3333-3');
    await type(code);
    await page.click(buttons()[0] ?? null);
    await answer(told({ items: [{ id: '8', code: 'lamp', at }] }));
    expect([input().value, sessionStorage.length]).toEqual(['', 0]);
  });

  it('tells before the start when it opens, calmly, and keeps what is typed until then', async () => {
    const before = { ...told({ reason: 'NOT_OPEN', nextAt: '2025-05-19T16:00:00.000Z' }), can: undefined };
    await render(before, 'token', 'ann');
    await type(code);
    expect([buttons()[0]?.textContent, buttons()[0]?.disabled]).toEqual(['Opens May 20, 00:00', true]);
    expect([note(), page.container.querySelector('.is-wrong')], 'nothing is wrong').toEqual([
      '4 groups of 4',
      null,
    ]);
    await page.unmount();
    await render(before, 'token', 'ann');
    await answer(told());
    expect([input().value, buttons()[0]?.textContent, buttons()[0]?.disabled]).toEqual([
      code,
      'Redeem',
      false,
    ]);
  });

  it.each([
    ['OVER', "Codes can't be redeemed anymore"],
    ['CODES_LOCKED', 'Too many wrong codes. Try again in a while'],
  ])('%s: says so, and takes none', async (reason, words) => {
    await render({ ...told({ reason, tries: 0 }), can: undefined });
    await type(code);
    expect([note(), buttons()[0]?.disabled]).toEqual([words, true]);
    // That something is over is no mistake of whoever reads it.
    expect(page.container.querySelector('.is-wrong') !== null).toBe(reason === 'CODES_LOCKED');
  });

  it('asks for no code once the campaign has ended, but where codes are looked up', async () => {
    const input = () => page.container.querySelector<HTMLInputElement>('.code-redeem__input');
    const asked = () =>
      [...page.container.querySelectorAll<HTMLElement>('.code-redeem__label [data-phases]')].map((one) => [
        one.dataset.phases,
        one.textContent,
      ]);
    const over = { reason: 'OVER', can: undefined };
    await render(told(over));
    expect(asked()).toEqual([
      ['preview live settling', 'Enter your code'],
      ['ended', 'Code'],
    ]);
    expect(input()?.disabled).toBe(true);
    await page.unmount();
    await render(told({ ...over, checker: true }));
    expect([asked(), input()?.disabled]).toEqual([[], false]);
  });

  it('lets a visitor try: the button leads to where one signs in', async () => {
    await render({ ...told({ reason: 'TOKEN_EXPIRED', tries: null }), can: undefined }, '');
    await type(code);
    expect([note(), buttons()[0]?.disabled]).toEqual(['4 groups of 4', false]);
  });

  it('has a second button for those alone who check codes', async () => {
    await render(told({ checker: true }));
    await type(code);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Redeem', 'Check']);
    await page.click(buttons()[1] ?? null);
    expect(JSON.stringify(page.acts)).toContain('check');
  });
});
