import { expect, it } from 'vitest';
import { propsAtom } from './resolve-props.ts';
import { openTestPage } from './test-page.ts';

it('the props of a node are one atom for whoever asks on a page: who draws again reads nothing anew', () => {
  const button = { widget: 'button', label: 'Go', press: [{ do: 'share' }] };
  const page = openTestPage({ body: [button, button] });
  const [first, second] = page.model.body;
  if (first === undefined || second === undefined) throw new Error('no nodes');
  const asked = propsAtom(page, first, () => null);
  expect(propsAtom(page, first, () => null)).toBe(asked);
  expect(propsAtom(page, second, () => null)).not.toBe(asked);
  expect(propsAtom(openTestPage({ body: [button] }), first, () => null)).not.toBe(asked);
});
