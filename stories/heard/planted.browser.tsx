import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { faultsOf } from '../../tools/heard/rules.ts';
import { written } from '../../tools/heard/stops.ts';
import { keyFaults } from './by-keys.ts';
import { listen } from './listen.ts';
import { otherTongueFaults } from './other-tongue.ts';

afterEach(() => document.body.replaceChildren());

/** Markup of a page, whose faults are looked for as those of a widget. */
async function put(markup: string): Promise<string[]> {
  await page.viewport(390, 844);
  document.body.innerHTML = markup;
  const stops = await listen();
  return [...faultsOf(stops), ...(await keyFaults(stops))];
}

const svg = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

// Each rule, and what breaks it.
it.each([
  ['what is pressed or looked at has a name', '<button></button>'],
  [
    'no control is inside a control',
    '<div role="button" tabindex="0" aria-label="Open">Open <a href="#x">Rules</a></div>',
  ],
  [
    'two controls with one name do one thing',
    '<p>Crown <button>Redeem</button></p><p>Halo <button>Redeem</button></p>',
  ],
  ['two controls with one name do one thing', '<a href="#one">Go</a> to <a href="#two">Go</a>'],
  ['no picture is named by its address', `<img src="${svg}" width="9" height="9" alt="/art/rose.svg">`],
  ['headings skip no level', '<h2>Shop</h2><h4>Crown</h4>'],
  ['what is said has a word in it', '<p>1,200</p>'],
  [
    'how far something has come is said in words',
    '<div role="progressbar" aria-label="Stars" aria-valuenow="4" aria-valuemax="9" aria-valuemin="0"></div>',
  ],
  ['nothing is said twice in a row', '<p>Sold out</p><button>Sold out</button>'],
  [
    'what is announced is short, has nothing to press and is no part of another announcement',
    `<div role="status">${'Somebody sent a rose. '.repeat(10)}</div>`,
  ],
  [
    'what is announced is short, has nothing to press and is no part of another announcement',
    '<div role="status">Sold out <button>Try again</button></div>',
  ],
  [
    'what is announced is short, has nothing to press and is no part of another announcement',
    '<div role="status">Sold out <p role="alert">Never mind</p></div>',
  ],
  ['a list holds its items alone', '<ul><li>Dawn</li><div>versus</div><li>Dusk</li></ul>'],
  [
    'what is heard first is not seen below',
    '<div style="display:flex;flex-direction:column-reverse;gap:90px"><p>Heard first</p><p>Heard last</p></div>',
  ],
  [
    'nothing that is hidden from ears is reached by keys',
    '<button>Open</button><div aria-hidden="true"><button>Close</button></div>',
  ],
  ['what keys reach is heard', '<div tabindex="0"><p>A line that scrolls</p></div>'],
  ['keys go in the order of reading', '<button>One</button><button tabindex="1">Two</button>'],
])('%s: %s', async (rule, markup) => {
  const found = await put(markup);
  expect(found.filter((one) => one.startsWith(`${rule}: `)).length, found.join('\n')).toBeGreaterThan(0);
});

it('a page in one language is heard in it: what the product says by itself has not stayed English', async () => {
  await put('<h2>ร้านค้า</h2><button>Redeem</button> <button>แลก</button> <p>App</p>');
  const stops = await listen();
  expect(otherTongueFaults(stops, 'th')).toEqual([
    'a page in one language is heard in it: button says "Redeem"',
  ]);
  expect(otherTongueFaults(stops, 'en')).toEqual([]);
});

it('what is as it should be has no fault, and is written stop by stop', async () => {
  const markup = `<h2>Shop</h2><ul><li><span>Crown</span> <b>Price 300</b>
    <img src="${svg}" alt="" width="9" height="9">
    <button aria-label="Redeem: Crown" disabled>Redeem</button></li></ul>
    <label>Name <input required></label><div role="status">Done</div>
    <div style="position:relative">Rose<span style="position:absolute;width:1px;height:1px;overflow:hidden">, seat 1</span></div>`;
  expect(await put(markup)).toEqual([]);
  expect(written(await listen())).toEqual([
    'heading "Shop", level 2',
    'list, 1 item',
    '  item',
    '    Crown Price 300',
    '    button "Redeem: Crown", disabled',
    'textbox "Name", required',
    'status, polite',
    '  Done',
    'Rose, seat 1',
  ]);
});
