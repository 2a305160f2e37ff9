// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useChange } from './use-change.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('tells of a value that follows another, once, to who asks now; the first and the same again are no change', async () => {
  const told: string[] = [];
  function Looks({ value, to }: { value: { id: number }; to: string }) {
    useChange(value, (before, after) => told.push(`${to}: ${before.id} to ${after.id}`));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (value: { id: number }, to: string) =>
    act(async () => root.render(<Looks value={value} to={to} />));
  const [one, two] = [{ id: 1 }, { id: 2 }];
  await draw(one, 'a');
  await draw(one, 'b');
  expect(told).toEqual([]);
  await draw(two, 'c');
  await draw(two, 'd');
  await draw(one, 'e');
  expect(told).toEqual(['c: 1 to 2', 'e: 2 to 1']);
  await act(async () => root.unmount());
});
