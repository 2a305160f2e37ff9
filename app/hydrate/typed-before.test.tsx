// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyped } from './typed-before.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let known: object;
function Fields(): ReactNode {
  const [name, setName] = useState('');
  const [note, setNote] = useState('As it was');
  const [picks, setPicks] = useState<readonly string[]>([]);
  const [side, setSide] = useState('');
  const [city, setCity] = useState('hue');
  known = { name, note, picks, side, city };
  const pick = (id: string) =>
    setPicks(picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id]);
  return (
    <>
      <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea id="note" value={note} onChange={({ target }) => setNote(target.value)} />
      {['a', 'b', 'c'].map((id) => (
        <input key={id} id={id} type="checkbox" checked={picks.includes(id)} onChange={() => pick(id)} />
      ))}
      {['moon', 'tide'].map((id) => (
        <input key={id} id={id} type="radio" name="side" checked={side === id} onChange={() => setSide(id)} />
      ))}
      <select id="city" value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="hue">Hue</option>
        <option value="dalat">Da Lat</option>
      </select>
    </>
  );
}

const untouched = { name: '', note: 'As it was', picks: [], side: '', city: 'hue' };
let element: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  document.body.innerHTML = `<div data-island="b0">${renderToString(<Fields />)}</div>`;
  element = document.body.firstElementChild as HTMLElement;
});
afterEach(() => act(async () => root?.unmount()));

const find = <Element extends HTMLElement = HTMLInputElement>(id: string): Element =>
  document.getElementById(id) as Element;
/** As somebody writes: the browser tells of it. */
const write = (id: string, text: string): void => {
  find(id).value = text;
  find(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const hydrated = () =>
  act(async () => {
    root = hydrateRoot(element, <Fields />);
  });

it('what is written and chosen before React is there is there with it', async () => {
  write('name', 'Night Owls');
  write('note', 'Longer');
  find('a').click();
  find('c').click();
  find('tide').click();
  find<HTMLSelectElement>('city').value = 'dalat';
  const giveBack = keepTyped(document);
  await hydrated();
  await act(async () => giveBack());
  expect(known).toEqual({
    name: 'Night Owls',
    note: 'Longer',
    picks: ['a', 'c'],
    side: 'tide',
    city: 'dalat',
  });
  expect([find('name').value, find('c').checked, find('tide').checked]).toEqual(['Night Owls', true, true]);
});

it('so is what is written while React takes the page over, and what was taken back is not', async () => {
  find('a').click();
  const giveBack = keepTyped(document);
  write('name', 'Night');
  write('name', 'Night Owls');
  find('a').click();
  await hydrated();
  await act(async () => giveBack());
  expect(known).toEqual({ ...untouched, name: 'Night Owls' });
});

it('fields that nobody has touched are told nothing', async () => {
  const giveBack = keepTyped(document);
  await hydrated();
  const told = vi.fn();
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, told, true);
  await act(async () => giveBack());
  for (const type of ['input', 'change', 'click']) document.removeEventListener(type, told, true);
  expect(told).not.toHaveBeenCalled();
});
