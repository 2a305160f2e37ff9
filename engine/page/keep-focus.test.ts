// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let closing: AbortController;
beforeEach(() => {
  closing = new AbortController();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = `<main><section id="shop"><ul id="prizes">
    <li id="crown"><b>Crown</b><button id="redeem">Redeem</button></li>
    <li id="halo"><button id="other">Redeem</button></li></ul></section></main><p id="far">Elsewhere</p>`;
  keepFocus(closing.signal);
});
afterEach(() => {
  closing.abort();
  vi.restoreAllMocks();
});

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
/** The id of what has the focus. */
const here = (): string => document.activeElement?.id || (document.activeElement?.localName ?? '');

it('a button that is disabled under the focus hands it to the entry that it stands in', async () => {
  find('redeem').focus();
  find('redeem').setAttribute('disabled', '');
  find('redeem').blur();
  await settled();
  expect(here()).toBe('crown');
  find('other').focus();
  expect(find('crown').hasAttribute('tabindex')).toBe(false);
});

it('a button that is taken away does, and an entry that is taken away hands it to the list that it stood in', async () => {
  find('redeem').focus();
  find('redeem').remove();
  await settled();
  expect(here()).toBe('crown');
  find('other').focus();
  find('halo').remove();
  await settled();
  expect(here()).toBe('prizes');
});

it('the last entry of a list hands it to the part of the page: of an empty list nothing is told', async () => {
  find('crown').remove();
  find('other').focus();
  find('halo').remove();
  await settled();
  expect(here()).toBe('shop');
});

it('what it is handed to comes into sight where it lies outside of the screen, and the page stays where it is seen', async () => {
  const shows = vi.fn();
  HTMLElement.prototype.scrollIntoView = shows;
  let top = 10;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 50),
  );
  find('redeem').focus();
  find('redeem').remove();
  await settled();
  expect([here(), shows.mock.calls.length]).toEqual(['crown', 0]);
  for (top of [innerHeight + 1, -60]) {
    const button = document.createElement('button');
    find('halo').append(button);
    button.focus();
    button.remove();
    await settled();
    expect(here()).toBe('halo');
  }
  expect(shows.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
});

it('a sheet over a button that is no more leads back to where the button was', async () => {
  find('redeem').focus();
  const sheet = document.createElement('dialog');
  sheet.innerHTML = '<button id="first">Yes</button><button id="yes">Yes</button>';
  document.body.append(sheet);
  find('first').focus();
  find('yes').focus();
  find('redeem').remove();
  sheet.remove();
  await settled();
  expect(here()).toBe('crown');
});

it('whoever has left by themselves is left alone', async () => {
  find('redeem').focus();
  find('redeem').blur();
  await settled();
  find('redeem').remove();
  await settled();
  expect(here()).toBe('body');
});

it('nothing is kept on a page that another one has replaced', async () => {
  closing.abort();
  find('redeem').focus();
  find('redeem').remove();
  await settled();
  expect(here()).toBe('body');
});

it('what went away before this file came is known by the event of its focus; whoever left it is left alone', async () => {
  closing.abort();
  closing = new AbortController();
  let path: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => (path = event.composedPath()), { once: true });
  find('redeem').focus();
  find('redeem').blur();
  keepFocus(closing.signal, path);
  await settled();
  expect(here()).toBe('body');
  closing.abort();
  closing = new AbortController();
  find('redeem').remove();
  keepFocus(closing.signal, path);
  expect(here()).toBe('crown');
});

it('a page that has gone before this file came moves nobody on the one in its place', async () => {
  const [redeem, shop] = [find('redeem'), find('shop')];
  redeem.remove();
  closing.abort();
  keepFocus(closing.signal, [redeem, shop]);
  await settled();
  expect(here()).toBe('body');
});
