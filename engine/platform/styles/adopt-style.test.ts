// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptStyle } from './adopt-style.ts';

/** What jsdom lacks of style sheets. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const first = Object.assign(new Sheet(), { text: '.page {}' });
const sheets: Sheet[] = [];
beforeEach(() => {
  sheets.splice(0, sheets.length, first);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, get: () => sheets });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  vi.unstubAllGlobals();
});

it('what a part brings of style holds after all that the page has', () => {
  adoptStyle('.a {}');
  adoptStyle('.b {}');
  expect(sheets.map(({ text }) => text)).toEqual(['.page {}', '.a {}', '.b {}']);
  expect(sheets[0]).toBe(first);
});
