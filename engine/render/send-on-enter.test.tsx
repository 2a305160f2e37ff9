// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendOnEnter } from './send-on-enter.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
const [before, name, code, other] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let root: Root;
beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <div>
          <button type="button" className="btn" onClick={before} />
          <input id="name" onKeyDown={sendOnEnter} />
          <button type="button" className="btn" onClick={name} />
        </div>
        <div>
          <input id="code" onKeyDown={sendOnEnter} />
          <p>
            <button type="button" className="btn" disabled />
            <button type="button" className="btn" onClick={code} />
          </p>
        </div>
        <p>
          <input id="alone" onKeyDown={sendOnEnter} />
        </p>
        <button type="button" className="btn" onClick={other} />
      </>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
});
const press = (field: string, key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    document.getElementById(field)?.dispatchEvent(event);
  });
const pressed = () => [before, name, code, other].map((one) => one.mock.calls.length);

it('Enter in a field presses the next button of its part, and no other', async () => {
  await press('name', 'Enter');
  expect(pressed()).toEqual([0, 1, 0, 0]);
});

it('neither other keys do, nor Enter that ends a word of an input method', async () => {
  await press('name', 'a');
  await press('name', 'Enter', { isComposing: true });
  expect(pressed()).toEqual([0, 0, 0, 0]);
});

it('a button that may not be pressed is not, and its place is not taken by another', async () => {
  await press('code', 'Enter');
  expect(pressed()).toEqual([0, 0, 0, 0]);
});

it('a field that has no button beside it presses none that follows elsewhere, which may spend', async () => {
  await press('alone', 'Enter');
  expect(pressed()).toEqual([0, 0, 0, 0]);
});
