// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { focusAfter } from './focus-after.ts';

const page = (html: string): void => {
  document.body.innerHTML = `<div class="mbti">${html}</div>`;
};
const leave = (): string | null => {
  focusAfter(document.querySelector('#leaving'));
  return document.activeElement?.textContent ?? null;
};

afterEach(() => document.body.replaceChildren());

describe('focus where a card goes away', () => {
  it('goes to the next heading, not to one inside', () => {
    page('<h1>Title</h1><section id="leaving"><h2>Inside</h2></section><h2>Next</h2><h2>Last</h2>');
    expect(leave()).toBe('Next');
  });

  it('goes to the one before where none follows', () => {
    page('<h1>Title</h1><h2>Before</h2><section id="leaving"><h2>Inside</h2></section>');
    expect(leave()).toBe('Before');
  });

  it('stays where there is no heading, or nothing leaves', () => {
    page('<section id="leaving"><h2>Inside</h2></section>');
    focusAfter(document.querySelector('#leaving'));
    focusAfter(null);
    expect(document.activeElement).toBe(document.body);
  });
});
