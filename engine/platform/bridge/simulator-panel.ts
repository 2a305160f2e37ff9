// The simulator's panel: plain elements, so that it works over any page and in Storybook.
import { languages } from '../../i18n/language.ts';
import { dock } from './dock.ts';
import { type SimulatedApp, type SimulatedCall, type SimulatorSettings, simulateApp } from './simulator.ts';
import { simulatorStyle } from './simulator-style.ts';

/** All that the panel can be set to. */
export interface SimulatorState extends SimulatedApp {
  language: string;
  /** Area code that the location's answer names. */
  region: string;
  signedIn: boolean;
  /** Unfolded. */
  open: boolean;
}

export const simulatorDefaults: SimulatorState = {
  os: 'ios',
  version: '9.0.0',
  answers: true,
  language: 'en',
  region: 'CN',
  signedIn: true,
  open: false,
};

export interface SimulatorEvents {
  /** A setting has changed; the page decides whether to load again. */
  changed?(state: SimulatorState): void;
  /** It was folded or unfolded. */
  folded?(state: SimulatorState): void;
  /** The user wants the browser back; the button for it stands there only with this. */
  off?(): void;
}

const osNames = { ios: 'iOS', android: 'Android' } as const;
let sheet: CSSStyleSheet | undefined;

/** The look of the tools, as a sheet of its own. */
export function adoptSimulatorStyle(document: Document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(simulatorStyle);
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/**
 * Shows the panel and plays the app.
 * @returns takes panel and app away
 */
export function openSimulator(
  window: Window & typeof globalThis,
  parent: Element,
  state: SimulatorState,
  settings: SimulatorSettings,
  events: SimulatorEvents = {},
): () => void {
  const { document } = window;
  adoptSimulatorStyle(document);
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.textContent = text;
    return element;
  };
  let now = state;
  let heardCalls = 0;
  const panel = make('details', 'gala-simulator');
  panel.open = state.open;
  const title = make('summary', '', 'Host app');
  title.title = 'Host app';
  const is = make('span', 'gala-simulator__is');
  const count = make('span', 'gala-simulator__count');
  title.append(is, count);
  const form = make('form');
  const buttons = make('div', 'gala-simulator__buttons');
  const calls = make('div', 'gala-simulator__calls');
  const log = make('ol');
  log.dataset.empty = 'Calls of the page appear here.';
  calls.tabIndex = 0;
  calls.setAttribute('role', 'log');
  calls.setAttribute('aria-label', 'Calls of the app');
  calls.append(log);
  panel.append(title, form, buttons, calls);

  const tell = (): void => {
    is.textContent = `${osNames[now.os]} ${now.version}`;
    count.textContent = heardCalls > 0 ? String(heardCalls) : '';
    count.title = `${heardCalls} calls`;
  };
  const heard = ({ method, payload, answer }: SimulatedCall): void => {
    const line = make('li');
    const name = make('b', '', `${answer === undefined ? '→' : '←'} ${method} `);
    line.append(name, JSON.stringify(answer ?? payload));
    log.append(line);
    calls.scrollTop = calls.scrollHeight;
    if (answer === undefined) heardCalls++;
    tell();
  };
  let stop = simulateApp(window, now, settings, heard);
  const set = (change: Partial<SimulatorState>): void => {
    now = { ...now, ...change };
    stop();
    stop = simulateApp(window, now, settings, heard);
    tell();
    events.changed?.(now);
  };

  const field = (text: string, input: HTMLInputElement | HTMLSelectElement): void => {
    const label = make('label');
    label.append(text, input);
    form.append(label);
  };
  const choice = <Key extends 'os' | 'language' | 'region'>(
    key: Key,
    text: string,
    all: readonly string[],
    words: Readonly<Record<string, string>> = {},
  ): void => {
    const select = make('select');
    for (const one of all)
      select.add(new Option(words[one] ?? one, one, one === state[key], one === state[key]));
    select.addEventListener('change', () => set({ [key]: select.value }));
    field(text, select);
  };
  const check = (key: 'signedIn' | 'answers', text: string): void => {
    const box = make('input');
    box.type = 'checkbox';
    box.checked = state[key];
    box.addEventListener('change', () => set({ [key]: box.checked }));
    const label = make('label', 'gala-simulator__check');
    label.append(box, text);
    form.append(label);
  };
  const button = (text: string, press: () => void): void => {
    const one = make('button', '', text);
    one.type = 'button';
    one.addEventListener('click', press);
    buttons.append(one);
  };
  choice('os', 'System', ['ios', 'android'], osNames);
  const version = make('input');
  version.value = state.version;
  version.required = true;
  version.pattern = '[0-9]+([.][0-9]+)*';
  version.addEventListener('change', () => version.checkValidity() && set({ version: version.value }));
  field('Version', version);
  choice('language', 'Language', languages);
  choice('region', 'Region', ['CN', 'US', 'TW', 'TH', 'VN']);
  check('signedIn', 'Signed in');
  check('answers', 'Answers calls');
  button('Clear calls', () => {
    heardCalls = 0;
    log.replaceChildren();
    tell();
  });
  if (events.off) button('Back to the browser', events.off);
  form.addEventListener('submit', (event) => event.preventDefault());
  panel.addEventListener('toggle', () => {
    now = { ...now, open: panel.open };
    events.folded?.(now);
  });
  tell();
  dock(parent, panel);
  return () => {
    stop();
    panel.remove();
  };
}
