// A host app for browsers, in development and in Storybook alone: takes each call, shows it, and answers it.
import { BASE_PATH } from '../../document/anywhere/href.ts';
import methods from './methods.gen.json' with { type: 'json' };

/** What the simulated app is. */
export interface SimulatedApp {
  os: 'ios' | 'android';
  version: string;
  /** The app answers the methods that have an answer. */
  answers: boolean;
}

export interface SimulatedCall {
  method: string;
  payload: Readonly<Record<string, unknown>>;
  answer: unknown;
}

export interface SimulatorSettings {
  appMarkers: readonly string[];
  bridge: { androidInterface: string; answer: string; native: Readonly<Record<string, string>> };
}

/** What the app answers by default. */
const answers: Readonly<Record<string, unknown>> = {
  openQrScanner: { text: `https://h5.gala.example.com${BASE_PATH}` },
  refreshDiamonds: { diamonds: 1200 },
  share: { shared: true, to: 'friends' },
  saveImage: { saved: true },
  goBindAccount: { bound: true },
  realNameVerification: { verified: true },
};

const known = methods as Readonly<Record<string, { answers: boolean }>>;
const ANSWER_AFTER = 300;

/**
 * Puts the app around the page: its user agent, and its iOS handlers or Android interface.
 * @param heard told of each call, and again with the answer
 * @returns takes the app away
 */
export function simulateApp(
  window: Window & typeof globalThis,
  app: SimulatedApp,
  settings: SimulatorSettings,
  heard: (call: SimulatedCall) => void,
): () => void {
  const { androidInterface, answer, native } = settings.bridge;
  const before = window.navigator.userAgent;
  const agent = `${before} ${app.os === 'ios' ? 'iPhone' : 'Android'} ${settings.appMarkers[0]}${app.version}`;
  const take = (method: string, payload: Record<string, unknown>): void => {
    const { callback, ...rest } = payload;
    heard({ method, payload: rest, answer: undefined });
    if (!known[method]?.answers || !app.answers) return;
    window.setTimeout(() => {
      heard({ method, payload: rest, answer: answers[method] });
      const way: unknown = Reflect.get(window, answer);
      if (typeof way === 'function') way(callback, JSON.stringify(answers[method]));
    }, ANSWER_AFTER);
  };
  /** Everything under its native name, by what takes its message. */
  const all = <Taker>(taker: (method: string) => Taker): Record<string, Taker> =>
    Object.fromEntries(Object.keys(known).map((method) => [native[method] ?? method, taker(method)]));
  const put = (name: string, value: unknown): void =>
    void Object.defineProperty(window, name, { configurable: true, value });

  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, get: () => agent });
  // Each way carries what the real one does: clones here, texts there.
  if (app.os === 'ios')
    put('webkit', {
      messageHandlers: all((method) => ({
        postMessage: (payload: Record<string, unknown>) => take(method, structuredClone(payload)),
      })),
    });
  else
    put(
      androidInterface,
      all((method) => (text: string) => take(method, JSON.parse(text) as Record<string, unknown>)),
    );
  return () => {
    Object.defineProperty(window.navigator, 'userAgent', { configurable: true, get: () => before });
    Reflect.deleteProperty(window, 'webkit');
    Reflect.deleteProperty(window, androidInterface);
  };
}
