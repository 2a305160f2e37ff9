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
    run(true);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(20);
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

  it('waits where the start has run, and nothing is painted yet', () => {
    window.galaStart = { painted: false } as Window['galaStart'];
    run(true);
    expect(ran).toEqual([]);
  });

  it('has the core on pages with live parts alone', () => {
    run(false);
    vi.advanceTimersByTime(20);
    expect(ran).toEqual(['kernel']);
  });

  it('runs in a page that is not drawn, too', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    run(true);
    vi.advanceTimersByTime(199);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['kernel', 'core']);
    vi.unstubAllGlobals();
  });
});
