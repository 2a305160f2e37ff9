import type { BridgePayloads } from '../../../schemas/generated/types.gen.ts';
import { allowedUrl } from './allowed-url.ts';
import { findHost } from './host.ts';
import methods from './methods.gen.json' with { type: 'json' };
import { appVersionOf, isAtLeast } from './version.ts';

export type BridgeMethod = keyof BridgePayloads & string;

export interface BridgeSettings {
  appMarkers: readonly string[];
  bridge: {
    androidInterface: string;
    answer: string;
    native: Readonly<Record<string, string>>;
    hosts: readonly string[];
    /** Ms until the app counts as one that does not answer. */
    timeout: number;
    /** The same where a person acts before it can answer: shares, scans, signs. */
    personTimeout: number;
  };
}

/** As much of a window as the bridge touches. */
export type BridgePage = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  readonly top: unknown;
  readonly self: unknown;
  readonly location: { readonly href: string; readonly origin: string; readonly pathname: string };
  readonly navigator: { readonly userAgent: string };
};

/** Why the app was not asked, or did not answer. */
export type BridgeRefusal =
  | 'frame'
  | 'no-app'
  | 'method'
  | 'version'
  | 'payload'
  | 'url'
  | 'timeout'
  | 'failed';

export type BridgeResult =
  /** Handed over; of a method that answers, with the app's answer. */
  { ok: true; answer: unknown } | { ok: false; why: BridgeRefusal };

export interface Bridge {
  /** Whether the app around this page has the method, in its version. */
  can(method: BridgeMethod): boolean;
  /** Every method that it has. */
  capabilities(): ReadonlySet<BridgeMethod>;
  /** Calls the app. Never rejects; a refusal is logged without the payload. */
  call<Method extends BridgeMethod>(method: Method, payload: BridgePayloads[Method]): Promise<BridgeResult>;
}

interface Pending {
  resolve(result: BridgeResult): void;
  timer: number;
}

const refusals: Record<BridgeRefusal, string> = {
  frame: 'the page stands in a frame',
  'no-app': 'there is no app around the page',
  method: 'the app does not know it',
  version: 'the app is older than it',
  payload: 'its payload lacks something',
  url: 'the address is not one of ours',
  timeout: 'the app did not answer in time',
  failed: 'the app refused it',
};

const known = methods as Readonly<
  Record<
    string,
    { answers: boolean; person: boolean; ios: string; android: string; needs: readonly string[] } | undefined
  >
>;

/** The address without query and hash where it is one of this origin, else the page's. */
function ownAddress(url: unknown, { origin, pathname }: BridgePage['location']): string {
  const own = typeof url === 'string' && url.startsWith(`${origin}/`) ? new URL(url) : undefined;
  return origin + (own?.pathname ?? pathname);
}

/** The bridge to the app (specification §3, §7; T66 to T68). */
export function openBridge(
  page: BridgePage,
  settings: BridgeSettings,
  log: Pick<Console, 'warn'> = console,
): Bridge {
  const { androidInterface, answer: answerName, native, hosts, timeout, personTimeout } = settings.bridge;
  const pending = new Map<string, Pending>();
  let count = 0;

  /** A call that is waited for no longer. */
  const taken = (id: unknown): Pending | undefined => {
    const one = typeof id === 'string' ? pending.get(id) : undefined;
    if (!one) return undefined;
    pending.delete(id as string);
    page.clearTimeout(one.timer);
    return one;
  };
  // The app's way back: `failed` where it could not do it. Whatever arrives that nobody waits for is nothing.
  Object.defineProperty(page, answerName, {
    configurable: true,
    value: (id: unknown, answer?: unknown, failed?: unknown): void =>
      taken(id)?.resolve(
        failed === true ? { ok: false, why: 'failed' } : { ok: true, answer: plain(answer) },
      ),
  });

  const why = (method: string): BridgeRefusal | undefined => {
    if (page.top !== page.self) return 'frame';
    const host = findHost(page, androidInterface);
    if (!host) return 'no-app';
    const entry = Object.hasOwn(known, method) ? known[method] : undefined;
    if (!entry || !host.has(nameOf(method))) return 'method';
    const version = appVersionOf(page.navigator.userAgent, settings.appMarkers);
    return version !== null && isAtLeast(version, entry[host.os]) ? undefined : 'version';
  };
  const nameOf = (method: string): string =>
    Object.hasOwn(native, method) ? (native[method] ?? method) : method;

  const prepared = (
    method: string,
    payload: Readonly<Record<string, unknown>>,
  ): Record<string, unknown> | BridgeRefusal => {
    const whole: Record<string, unknown> = { ...payload };
    // §3: an address of ours without query, the page's own where it is none (T68); the id of a chat goes twice.
    if (method === 'share') whole.url = ownAddress(whole.url, page.location);
    if (method === 'chatPage') whole.uid = whole.user_id;
    if (known[method]?.needs.some((key) => whole[key] === undefined || whole[key] === null)) return 'payload';
    if (method === 'openNewH5' || method === 'clickUrl') {
      const url = allowedUrl(whole.url, hosts, page.location.origin + page.location.pathname);
      if (url === null) return 'url';
      whole.url = url;
    }
    return whole;
  };

  const ask = (
    method: string,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<BridgeResult> | BridgeRefusal => {
    const refused = why(method);
    if (refused) return refused;
    const message = prepared(method, payload);
    if (typeof message === 'string') return message;
    const host = findHost(page, androidInterface);
    const { answers, person } = known[method] ?? {};
    // Nobody who has not seen the call can answer it.
    const id = `${method}-${++count}-${secret()}`;
    try {
      if (!answers) {
        host?.send(nameOf(method), message);
        return Promise.resolve({ ok: true, answer: undefined });
      }
      const answered = new Promise<BridgeResult>((resolve) => {
        const timer = page.setTimeout(
          () => {
            pending.delete(id);
            log.warn(`bridge ${method}: ${refusals.timeout}`);
            resolve({ ok: false, why: 'timeout' });
          },
          person ? personTimeout : timeout,
        );
        pending.set(id, { resolve, timer });
      });
      host?.send(nameOf(method), { ...message, callback: id });
      return answered;
    } catch {
      taken(id);
      return 'failed';
    }
  };

  return {
    can: (method) => why(method) === undefined,
    capabilities: () =>
      new Set((Object.keys(known) as BridgeMethod[]).filter((method) => why(method) === undefined)),
    call: (method, payload) => {
      const asked = ask(method, payload as Readonly<Record<string, unknown>>);
      if (typeof asked !== 'string') return asked;
      log.warn(`bridge ${method}: ${refusals[asked]}`);
      return Promise.resolve({ ok: false, why: asked });
    },
  };
}

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** An answer as data: Android sends texts. What is no JSON stays a text; what is neither is nothing. */
function plain(answer: unknown): unknown {
  if (typeof answer === 'string') {
    try {
      return JSON.parse(answer);
    } catch {
      return answer;
    }
  }
  try {
    return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer) ?? 'null');
  } catch {
    return undefined;
  }
}
