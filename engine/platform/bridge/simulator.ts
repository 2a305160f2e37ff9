// A host app for browsers, in development and in Storybook alone: takes each call, shows it, and answers it.
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
  openQrScanner: { text: 'https://h5.gala.example.com/h5_ac/' },
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
  const holder = window as unknown as Record<string, unknown>;
  const before = window.navigator.userAgent;
  const agent = `${before} ${app.os === 'ios' ? 'iPhone' : 'Android'} ${settings.appMarkers[0]}${app.version}`;
  const take = (method: string, payload: Record<string, unknown>): void => {
    const { callback, ...rest } = payload;
    heard({ method, payload: rest, answer: undefined });
    if (!known[method]?.answers || !app.answers) return;
    window.setTimeout(() => {
      heard({ method, payload: rest, answer: answers[method] });
      const way = holder[answer];
      if (typeof way === 'function') way(callback, JSON.stringify(answers[method]));
    }, ANSWER_AFTER);
  };
  const own = Object.keys(known).map((method) => [native[method] ?? method, method] as const);
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, get: () => agent });
  // A page that still runs while the app is taken away calls into nothing, as it would on a phone.
  const gone = { now: false };
  const heed = (method: string, payload: Record<string, unknown>): void => {
    if (!gone.now) take(method, payload);
  };
  if (app.os === 'ios') {
    const handlers = own.map(([name, method]) => [
      name,
      { postMessage: (payload: Record<string, unknown>) => heed(method, payload) },
    ]);
    holder.webkit = { messageHandlers: Object.fromEntries(handlers) };
  } else {
    holder[androidInterface] = Object.fromEntries(
      own.map(([name, method]) => [
        name,
        (text: string) => heed(method, JSON.parse(text) as Record<string, unknown>),
      ]),
    );
  }
  return () => {
    gone.now = true;
    Object.defineProperty(window.navigator, 'userAgent', { configurable: true, get: () => before });
    delete holder.webkit;
    delete holder[androidInterface];
  };
}
