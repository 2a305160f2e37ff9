// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { guardLoading, showLoadFailure, takeBackLoadFailure } from './load-failures.ts';

/** A window whose page can be loaded anew, and that keeps its storage as a visit does. */
function visit(storage: Partial<Storage> = sessionStorage, onLine = true) {
  const target = new EventTarget();
  const reload = vi.fn();
  const window = Object.assign(target, {
    sessionStorage: storage,
    navigator: { onLine },
    document,
    location: { reload },
  });
  const tell = vi.fn();
  guardLoading(window as unknown as Window, tell);
  const fail = (file: string): boolean => {
    const event = new Event('vite:preloadError', { cancelable: true });
    Object.assign(event, {
      payload: new Error(`Failed to fetch https://a.example/h5_ac/assets/${file}?token=t`),
    });
    return target.dispatchEvent(event);
  };
  const comeOnline = (): boolean => target.dispatchEvent(new Event('online'));
  return { reload, tell, fail, comeOnline };
}
beforeEach(() => sessionStorage.clear());

describe('§8 preload error (T78)', () => {
  beforeEach(() => proves('8.5', 'T78'));
  it('§8 preload error: the page loads anew, once; the event is handled', () => {
    proves('8.5');
    const first = visit();
    expect(first.fail('live-abc.js'), 'preventDefault').toBe(false);
    expect(first.reload).toHaveBeenCalledOnce();
    const second = visit();
    expect(second.fail('live-abc.js'), 'rethrown').toBe(true);
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.tell).toHaveBeenCalledOnce();
    second.fail('live-abc.js');
    expect(second.tell).toHaveBeenCalledOnce();
  });

  it('§8 preload error: another file has its own try, and none loops', () => {
    proves('8.5');
    let reloads = 0;
    for (let i = 0; i < 10; i++) {
      const page = visit();
      page.fail('a-1.js');
      page.fail('b-2.js');
      reloads += page.reload.mock.calls.length;
    }
    expect(reloads).toBe(2);
  });

  it.each([
    ['without a network', sessionStorage, false],
    [
      'where nothing can be remembered',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('closed');
        },
      },
      true,
    ],
    ['where storage forgets', { getItem: () => null, setItem: () => undefined }, true],
  ])('§8 preload error: %s the page stays and says so', (_name, storage, onLine) => {
    proves('8.5');
    const page = visit(storage as Storage, onLine);
    expect(page.fail('a-1.js')).toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.tell).toHaveBeenCalledOnce();
  });

  it('§8 preload error: what failed for lack of a network is loaded with the network', () => {
    proves('8.5');
    const page = visit(sessionStorage, false);
    page.fail('a-1.js');
    page.fail('b-2.js');
    page.comeOnline();
    page.comeOnline();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('keeps the name of the file alone', () => {
    visit().fail('live-abc.js');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/token|https/);
  });

  it('is taken back when the part comes after all', () => {
    showLoadFailure(document, { text: 'Part did not load.', retry: 'Try again' });
    showLoadFailure(document, { text: 'Part did not load.', retry: 'Try again' });
    expect(document.querySelectorAll('.load-failed')).toHaveLength(1);
    takeBackLoadFailure(document);
    expect(document.querySelector('.load-failed')).toBeNull();
  });

  it('says it with a way on', () => {
    showLoadFailure(document, { text: 'Part did not load.', retry: 'Try again' });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Part did not load. Try again');
    expect(document.querySelector('[role=alert] button')).not.toBeNull();
  });
});
