// The simulator's panel: plain elements, so that it works over any page and in Storybook.
import { type SimulatedApp, type SimulatedCall, type SimulatorSettings, simulateApp } from './simulator.ts';

/** All that the panel can be set to. */
export interface SimulatorState extends SimulatedApp {
  language: string;
  /** Area code that the location's answer names. */
  region: string;
  signedIn: boolean;
}

export const simulatorDefaults: SimulatorState = {
  os: 'ios',
  version: '9.0.0',
  answers: true,
  language: 'en',
  region: 'CN',
  signedIn: true,
};

const style = `
.gala-simulator{position:fixed;inset:auto 8px 8px auto;z-index:4000;width:min(320px,calc(100vw - 16px));font:14px/1.4 system-ui,sans-serif;color:#1c1430;background:#fff;border:1px solid #6a4be0;border-radius:12px;box-shadow:0 8px 32px rgb(20 10 60/35%)}
.gala-simulator summary{padding:12px 16px;min-height:44px;box-sizing:border-box;font-weight:600;cursor:pointer}
.gala-simulator:not([open]){width:auto}
.gala-simulator form{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0 16px 12px}
.gala-simulator label{display:grid;gap:4px;font-size:12px;color:#4b4266}
.gala-simulator select,.gala-simulator input{min-height:36px;box-sizing:border-box;width:100%;font:inherit;color:#1c1430;background:#f6f4ff;border:1px solid #8f86ad;border-radius:8px;padding:4px 8px}
.gala-simulator input[type=checkbox]{width:24px;min-height:24px}
.gala-simulator ol{max-height:180px;overflow:auto;margin:0;padding:8px 16px 12px;list-style:none;border-top:1px solid #ddd6f5;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.gala-simulator ol:empty::before{content:attr(data-empty);color:#4b4266}
.gala-simulator li b{color:#5327c9}`;

/**
 * Shows the panel and plays the app.
 * @param changed told of every setting that the user changes; the page decides whether to load again
 * @returns takes panel and app away
 */
export function openSimulator(
  window: Window & typeof globalThis,
  parent: Element,
  state: SimulatorState,
  settings: SimulatorSettings,
  changed: (state: SimulatorState) => void,
): () => void {
  const { document } = window;
  const panel = document.createElement('details');
  panel.className = 'gala-simulator';
  const looks = document.createElement('style');
  looks.textContent = style;
  const title = document.createElement('summary');
  title.textContent = 'Host app';
  const form = document.createElement('form');
  const log = document.createElement('ol');
  log.dataset.empty = 'Calls of the page appear here.';
  log.tabIndex = 0;
  log.setAttribute('role', 'log');
  log.setAttribute('aria-label', 'Calls of the app');
  panel.append(looks, title, form, log);

  const field = (text: string, input: HTMLInputElement | HTMLSelectElement): void => {
    const label = document.createElement('label');
    label.append(text, input);
    form.append(label);
  };
  const choice = (key: 'os' | 'language' | 'region', text: string, all: readonly string[]): void => {
    const select = document.createElement('select');
    for (const one of all) select.add(new Option(one, one, one === state[key], one === state[key]));
    select.addEventListener('change', () => set({ [key]: select.value }));
    field(text, select);
  };
  const check = (key: 'signedIn' | 'answers', text: string): void => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = state[key];
    box.addEventListener('change', () => set({ [key]: box.checked }));
    field(text, box);
  };
  let now = state;
  const set = (change: Partial<SimulatorState>): void => {
    now = { ...now, ...change };
    stop();
    stop = simulateApp(window, now, settings, heard);
    changed(now);
  };
  const heard = ({ method, payload, answer }: SimulatedCall): void => {
    const line = document.createElement('li');
    const name = document.createElement('b');
    name.textContent = `${answer === undefined ? '→' : '←'} ${method} `;
    line.append(name, JSON.stringify(answer ?? payload));
    log.append(line);
    line.scrollIntoView({ block: 'nearest' });
  };
  choice('os', 'System', ['ios', 'android']);
  const version = document.createElement('input');
  version.value = state.version;
  version.pattern = '[0-9]+([.][0-9]+)*';
  version.addEventListener('change', () => version.checkValidity() && set({ version: version.value }));
  field('Version', version);
  choice('language', 'Language', ['cn', 'tw', 'en', 'th', 'vi']);
  choice('region', 'Region', ['CN', 'US', 'TW', 'TH', 'VN']);
  check('signedIn', 'Signed in');
  check('answers', 'Answers calls');
  form.addEventListener('submit', (event) => event.preventDefault());
  let stop = simulateApp(window, state, settings, heard);
  parent.append(panel);
  return () => {
    stop();
    panel.remove();
  };
}
