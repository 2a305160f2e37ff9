// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { unfold, unfoldByAddress } from './unfold.ts';

const scrolled: string[] = [];
const fold = () => document.querySelector('details');
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  document.body.innerHTML =
    '<details><summary>When?</summary><p id="when">Now</p></details><p id="plain">Text</p>';
});

it('opens what a part lies folded in, once', () => {
  expect([unfold('when')?.id, fold()?.open]).toEqual(['when', true]);
  expect(unfold('when')).toBeUndefined();
  expect([unfold('plain'), unfold('gone')]).toEqual([undefined, undefined]);
});

it('opens and shows the part that the address names, at first and when it changes', () => {
  location.hash = '#when';
  unfoldByAddress();
  expect([fold()?.open, scrolled]).toEqual([true, ['when']]);
  fold()?.removeAttribute('open');
  window.dispatchEvent(new Event('hashchange'));
  expect([fold()?.open, scrolled]).toEqual([true, ['when', 'when']]);
  for (const hash of ['#plain', '#gone', '']) {
    location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  }
  expect(scrolled, 'the browser does the rest').toEqual(['when', 'when']);
});
