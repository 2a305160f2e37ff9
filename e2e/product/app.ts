import type { BrowserContext, Page } from 'playwright-core';

const methods = ['joinGroup', 'refreshDiamonds', 'saveImage', 'share', 'copyCode', 'liveShow'];

/** Runs on the phone before the page: the app's side of the bridge, which writes down what arrives. */
function app({ os, answers, methods }: { os: 'ios' | 'android'; answers: boolean; methods: string[] }): void {
  const sent: unknown[] = [];
  Object.assign(window, { galaSent: sent });
  const take = (method: string, payload: Record<string, unknown>): void => {
    sent.push([method, payload]);
    const way = Reflect.get(window, 'galaAnswer') as (id: unknown, answer: string) => void;
    if (answers && payload.callback) setTimeout(() => way(payload.callback, '{"done":true}'), 20);
  };
  if (os === 'ios')
    Object.assign(window, {
      webkit: {
        messageHandlers: Object.fromEntries(
          methods.map((name) => [name, { postMessage: (payload: never) => take(name, payload) }]),
        ),
      },
    });
  else
    Object.assign(window, {
      GalaBridge: Object.fromEntries(
        methods.map((name) => [name, (text: string) => take(name, JSON.parse(text) as never)]),
      ),
    });
}

/** The options of a visit in the app's web view. */
export const inApp = (os: 'ios' | 'android', { answers = true, version = '9.0' } = {}) => ({
  userAgent: `Mozilla/5.0 (${os === 'ios' ? 'iPhone' : 'Linux; Android 14'}) GalaApp/${version}`,
  before: async (context: BrowserContext): Promise<void> =>
    void (await context.addInitScript(app, { os, answers, methods })),
});

/** What a page has asked the app for. */
export const sentBy = (page: Page): Promise<unknown[]> =>
  page.evaluate((): unknown[] => Reflect.get(window, 'galaSent') as never);
