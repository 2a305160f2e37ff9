import type { PrimitiveAtom } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { board, given, page, show, start, wait, withStandingClock } from './testing-clock.ts';

withStandingClock();

const minute = 60_000;
const open = (is: boolean) => {
  const key = page.model.popups.charmReceipt?.shown ?? '';
  page.store.set(page.state[key] as PrimitiveAtom<unknown>, is ? 'charmReceipt' : '');
};
/** Opens a page with a board. @param paidAt what its receipt says by now */
const startBoard = (paidAt: () => number | null) => {
  let asked = 0;
  given.answer = async (path) => {
    if (!path.endsWith('/receipt')) return {};
    asked++;
    return { paidAt: paidAt(), rows: [], next: null };
  };
  start({ charm: board }, { body: [{ widget: 'ranking-list', from: 'charm' } as never] });
  return () => asked;
};

it('a receipt is asked for while it is open alone, every minute until all is given', async () => {
  let paidAt: number | null = null;
  const asked = startBoard(() => paidAt);
  await wait(5 * minute);
  expect(asked(), 'never opened').toBe(0);
  open(true);
  await wait(2.5 * minute);
  expect(asked()).toBe(3);
  open(false);
  await wait(5 * minute);
  expect(asked(), 'closed').toBe(3);
  open(true);
  await wait(1);
  expect(asked()).toBe(4);
  paidAt = 1;
  await wait(minute);
  expect(show('charmReceipt').data).toMatchObject({ paidAt: 1 });
  const settled = asked();
  await wait(10 * minute);
  expect(asked()).toBe(settled);
});

it('one that is final when it is opened is asked for once', async () => {
  const asked = startBoard(() => 1);
  open(true);
  await wait(10 * minute);
  expect(asked()).toBe(1);
});
