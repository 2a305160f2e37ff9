import { afterEach, beforeEach, expect, vi } from 'vitest';
// As after the first touch: how all answers must be is known.
import '../../engine/http/all-calls/all-shapes.ts';

// jsdom cannot adopt style sheets.
if (typeof document !== 'undefined') document.adoptedStyleSheets ??= [];

// What a component complains about is a fault: a test that logs an error fails.
let spy: ReturnType<typeof vi.spyOn> | undefined;
beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});
afterEach(() => {
  const calls = spy?.mock.calls ?? [];
  spy?.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
