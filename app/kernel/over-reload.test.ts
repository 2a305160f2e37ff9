// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepUnfinished, takeUnfinished } from './over-reload.ts';

const page = `
  <input name="outside">
  <div data-island="a"><input name="code"><input type="checkbox" name="open" checked><textarea name="why"></textarea></div>
  <div data-island="b"><input type="radio" name="pick" value="1"><input type="radio" name="pick" value="2">
    <input type="file" name="photo"><button>Send</button></div>`;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;
/** The same page, loaded anew, or another release of it. */
const comesAnew = (html = page): boolean => {
  keepUnfinished(window);
  document.body.innerHTML = html;
  return takeUnfinished(window);
};
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = page;
});

describe('what is begun on a page that loads itself anew', () => {
  it('is there again where it was typed or chosen, and kept no longer', () => {
    field('[name=code]').value = 'AC34';
    field('[name=open]').checked = false;
    field('[name=why]').value = 'two\nlines';
    field('[value="2"]').checked = true;
    expect(comesAnew()).toBe(false);
    expect([field('[name=code]').value, field('[name=open]').checked, field('[name=why]').value]).toEqual([
      'AC34',
      false,
      'two\nlines',
    ]);
    expect([field('[value="1"]').checked, field('[value="2"]').checked]).toEqual([false, true]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('a tap that waits is told to have come to nothing, once', () => {
    field('button').setAttribute('aria-busy', 'true');
    expect(comesAnew()).toBe(true);
    expect(takeUnfinished(window)).toBe(false);
  });

  it('goes into no other field of another release, and into no other page', () => {
    field('[name=code]').value = 'AC34';
    comesAnew(page.replace('name="code"', 'name="nickname"'));
    expect(field('[name=nickname]').value).toBe('');
    document.body.innerHTML = page;
    field('[name=code]').value = 'AC34';
    keepUnfinished(window);
    history.replaceState(null, '', '/elsewhere');
    document.body.innerHTML = page;
    expect([takeUnfinished(window), field('[name=code]').value]).toEqual([false, '']);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '5', '["/",true,7]'])('%s in the storage is nothing', (kept) => {
    sessionStorage.setItem('gala.unfinished', kept);
    expect(takeUnfinished(window)).toBe(false);
  });
});
