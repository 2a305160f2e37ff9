// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insideScript } from './inside-script.ts';

const parts = { kernel: 'ran.push("kernel");', core: 'ran.push("core");' };
let ran: string[];
const run = (isLive: boolean): void => void new Function('ran', insideScript(parts, isLive))(ran);

describe('the script at the end of a page', () => {
  beforeEach(() => {
    ran = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    delete window.galaStart;
  });

  it('waits for the first frame, then runs once', () => {
    window.galaStart = { painted: false } as Window['galaStart'];
    run(true);
    expect(ran).toEqual([]);
    window.galaStart?.atPaint?.();
    expect(ran).toEqual(['kernel', 'core']);
    vi.advanceTimersByTime(1000);
    expect(ran).toHaveLength(2);
  });

  it('waits no longer where the first screen has been painted while the rest was on its way', () => {
    window.galaStart = { painted: true } as Window['galaStart'];
    run(true);
    expect(ran).toEqual(['kernel', 'core']);
    vi.advanceTimersByTime(1000);
    expect(ran).toHaveLength(2);
  });

  it('has the core on pages with live parts alone', () => {
    run(false);
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['kernel']);
  });

  it.each([
    ['that is not drawn', { painted: false }],
    ['whose start has not run', undefined],
  ])('runs in a page %s, too', (_, start) => {
    window.galaStart = start as Window['galaStart'];
    run(true);
    vi.advanceTimersByTime(199);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['kernel', 'core']);
  });
});
