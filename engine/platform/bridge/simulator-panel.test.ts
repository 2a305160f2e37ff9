// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import settings from '../settings.json' with { type: 'json' };
import { adoptSimulatorStyle, openSimulator, simulatorDefaults } from './simulator-panel.ts';

/** What jsdom lacks of style sheets: these are told apart, and never read. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const changed = vi.fn();
let sheets: Sheet[];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sheets = [];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, get: () => sheets });
  close = openSimulator(window as Window & typeof globalThis, document.body, simulatorDefaults, settings, {
    changed,
  });
});
afterEach(() => {
  close();
  document.body.innerHTML = '';
  changed.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function part<Kind extends Element>(name: string): Kind {
  const found = document.querySelector<Kind>(name);
  if (found === null) throw new Error(`There is no ${name}`);
  return found;
}

/** What stands beside a label. */
const field = <Kind extends Element>(label: string): Kind | undefined =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.startsWith(label))
    ?.querySelector<Kind>('input, select') ?? undefined;

function choose(label: string, value: string): void {
  const input = field<HTMLInputElement | HTMLSelectElement>(label);
  if (input === undefined) throw new Error(`There is no field ${label}`);
  input.value = value;
  input.dispatchEvent(new Event('change'));
}

const lines = () => [...document.querySelectorAll('.gala-simulator__calls li')].map((one) => one.textContent);

/** The page asks for its diamonds, as one in an app of iOS does. */
const ask = (): void => {
  const { webkit } = window as unknown as {
    webkit: { messageHandlers: Record<string, { postMessage(message: object): void }> };
  };
  webkit.messageHandlers.refreshDiamonds?.postMessage({ callback: '1' });
};

describe('the simulator’s panel', () => {
  it('has the look of the tools, once for a page', () => {
    expect(sheets.map(({ text }) => text.includes('.gala-simulator'))).toEqual([true]);
    adoptSimulatorStyle(document);
    expect(sheets).toHaveLength(1);
    expect(part('details').className).toBe('gala-simulator');
  });

  it('says which app it plays, also when another one is chosen', () => {
    expect(part('.gala-simulator__is').textContent).toBe('iOS 9.0.0');
    choose('System', 'android');
    choose('Version', '8.1');
    expect(part('.gala-simulator__is').textContent).toBe('Android 8.1');
    expect(changed).toHaveBeenLastCalledWith({ ...simulatorDefaults, os: 'android', version: '8.1' });
    expect(window.navigator.userAgent).toContain('8.1');
  });

  it.each(['', '8.', 'new', '8.1 beta'])('is no app of version %j: what holds goes on holding', (version) => {
    choose('Version', version);
    expect(changed).not.toHaveBeenCalled();
    expect(part('.gala-simulator__is').textContent).toBe('iOS 9.0.0');
  });

  it('offers what there is, with what holds chosen', () => {
    const options = [...(field<HTMLSelectElement>('System')?.options ?? [])];
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['ios', 'iOS'],
      ['android', 'Android'],
    ]);
    expect(field<HTMLSelectElement>('Language')?.value).toBe('en');
    expect(field<HTMLSelectElement>('Region')?.value).toBe('CN');
    expect(field<HTMLInputElement>('Signed in')?.checked).toBe(true);
    expect(field<HTMLInputElement>('Answers calls')?.checked).toBe(true);
  });

  it('reads each call out with its answer, whether or not the page still waits for one', () => {
    expect(part('[role="log"]').getAttribute('aria-label')).toBe('Calls of the app');
    const answered = vi.fn();
    Reflect.set(window, settings.bridge.answer, answered);
    ask();
    vi.runAllTimers();
    expect(answered).toHaveBeenCalledWith('1', '{"diamonds":1200}');
    expect(lines()).toEqual(['→ refreshDiamonds {}', '← refreshDiamonds {"diamonds":1200}']);
    expect(part('.gala-simulator__count').textContent).toBe('1');
    Reflect.deleteProperty(window, settings.bridge.answer);
    ask();
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(lines()).toHaveLength(4);
  });
});
