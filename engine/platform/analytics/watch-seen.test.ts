// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSeen } from './watch-seen.ts';

type Told = { isIntersecting: boolean; intersectionRatio: number; height: number };
let observers: { part: Element; tell(told: Told): void; watched: boolean }[];
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  observers = [];
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #listen: (entries: unknown[]) => void;
      constructor(listen: (entries: unknown[]) => void) {
        this.#listen = listen;
      }
      observe(part: Element): void {
        const tell = ({ height, ...rest }: Told): void =>
          this.#listen([{ ...rest, intersectionRect: { height }, rootBounds: { height: 800 } }]);
        observers.push({ part, tell, watched: true });
      }
      unobserve(part: Element): void {
        for (const one of observers) if (one.part === part) one.watched = false;
      }
      disconnect(): void {
        for (const one of observers) one.watched = false;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const whole: Told = { isIntersecting: true, intersectionRatio: 1, height: 200 };
const gone: Told = { isIntersecting: false, intersectionRatio: 0, height: 0 };
function watch(attributes = 'data-track-after="1000"') {
  document.body.innerHTML = `<div data-track="board" data-node="3" ${attributes}></div>`;
  const seen: string[] = [];
  const stop = watchSeen(document, (event, node) => seen.push(`${event} ${node}`));
  return { seen, stop, tell: (told: Told) => observers[0]?.tell(told) };
}
function turn(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a part is told of once, when it has been seen for as long as it asks', () => {
  const { seen, tell } = watch();
  tell(whole);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['board 3']);
  tell(gone);
  tell(whole);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['board 3']);
});

it('one that leaves before begins anew', () => {
  const { seen, tell } = watch();
  tell(whole);
  vi.advanceTimersByTime(900);
  tell(gone);
  vi.advanceTimersByTime(900);
  tell(whole);
  vi.advanceTimersByTime(900);
  expect(seen).toEqual([]);
});

it('what a page shows that nobody looks at is not seen', () => {
  const { seen, tell } = watch();
  tell(whole);
  turn(true);
  vi.advanceTimersByTime(5000);
  expect(seen, 'it went to the back').toEqual([]);
  turn(false);
  vi.advanceTimersByTime(1000);
  expect(seen, 'it came back').toEqual(['board 3']);
});

it('a part that appears behind another page is seen when that page is gone', () => {
  const { seen, tell } = watch();
  turn(true);
  tell(whole);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([]);
  turn(false);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['board 3']);
});

it.each([
  ['half of it', { isIntersecting: true, intersectionRatio: 0.5, height: 100 }, true],
  ['less than half', { isIntersecting: true, intersectionRatio: 0.4, height: 80 }, false],
  ['half of the screen', { isIntersecting: true, intersectionRatio: 0.1, height: 400 }, true],
  ['less than half of the screen', { isIntersecting: true, intersectionRatio: 0.1, height: 390 }, false],
])('%s', (_, told, enough) => {
  const { seen, tell } = watch('');
  tell(told);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(enough ? ['board 3'] : []);
});

it('ends when it is told to', () => {
  const { seen, stop, tell } = watch();
  tell(whole);
  stop();
  turn(true);
  turn(false);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([]);
  expect(observers.every(({ watched }) => !watched)).toBe(true);
});

it.each([
  ['a hundredth less of it than its share', { intersectionRatio: 0.49, height: 100 }, true],
  ['less than that', { intersectionRatio: 0.48, height: 100 }, false],
  ['that share of the screen but for a pixel', { intersectionRatio: 0.1, height: 399 }, true],
  ['less of the screen', { intersectionRatio: 0.1, height: 398 }, false],
])('a part of which one sees %s: %j', (_, told, counts) => {
  const { seen, tell } = watch();
  tell({ isIntersecting: true, ...told });
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(counts ? ['board 3'] : []);
});
