import { NETWORK_ERROR, REQUEST_ABORTED, REQUEST_FAIL } from '../errors/http-texts.ts';
import type { Language } from '../i18n/language.ts';
import { openEnvelope } from './envelope.ts';
import { RequestError } from './errors.ts';
import { read } from './read.ts';
import { reasonOf } from './reason-of.ts';
import { addressBelow, formOf, headersOf, type Payload, pathOf } from './request-parts.ts';
import type { Early, Outgoing, Transport } from './transport.ts';

export interface ClientSettings {
  /** `/api-server` for the main client, `/api-anchor` for the anchor client (specification §7). */
  base: string;
  /** The current language, asked for at each request where it may change. */
  lang: Language | (() => Language);
  /** Travels as Authorization: Bearer, never in a URL (T28). */
  token: () => string;
  /** The server's time in ms, and when the request was sent (ms of performance.now). */
  onServerTime?: (serverTime: number, askedAt: number) => void;
  /** Told of each call that was answered or failed: its path without query, the status (0 for none), ms that it took. */
  onCall?: (call: { method: string; path: string; status: number; took: number }) => void;
  /** What was asked for before the client was there, by its address: given once. */
  early?: ((url: string) => Early | undefined) | undefined;
  /** Aborted when nobody asks by this client any more. */
  closed?: AbortSignal | undefined;
  /** Says `pagehide` when the page is left. Default: the window. */
  page?: EventTarget | undefined;
}

/** How much of an upload has left, in bytes; `total` is undefined where it is not known. */
export type OnProgress = (sent: number, total: number | undefined) => void;

/** What whoever asks may want beside the answer. */
export interface Asking {
  /** Gives the request up. */
  readonly signal?: AbortSignal;
  /** Told whenever a part of the answer has arrived. */
  readonly heard?: () => void;
}

/**
 * Calls of the API. Each answers with the envelope's data, and fails with a `RequestError`. Paths begin with a slash
 * and stay below the client's base, whatever they hold.
 */
export interface HttpClient {
  get(path: string, query?: Payload, asking?: Asking): Promise<unknown>;
  /** POST, url-encoded (T27). @param expectedPrice what the person has read that it takes: `points/100`, `tickets/1` */
  post(path: string, body: Payload, idempotencyKey?: string, expectedPrice?: string): Promise<unknown>;
  /** PUT, a JSON body (T27). */
  put(path: string, body: Payload, idempotencyKey?: string): Promise<unknown>;
  /** DELETE, its payload as a JSON body (T27). */
  delete(path: string, body?: Payload, idempotencyKey?: string): Promise<unknown>;
  /** POST, a multipart form (specification §7). */
  upload(
    path: string,
    form: FormData,
    onProgress?: OnProgress,
    signal?: AbortSignal,
    idempotencyKey?: string,
  ): Promise<unknown>;
}

/** What a call has beside method and path. */
type Extras = Pick<Outgoing, 'body' | 'heard' | 'onProgress'> & {
  readonly key?: string | undefined;
  readonly price?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of the body, where its class does not say it. */
  readonly type?: string;
};

/** A client of one base: 60 s, lang and no-cache headers, the envelope opened. Errors are `RequestError`s. */
export function createClient(settings: ClientSettings): HttpClient {
  const { base, lang, token, early, onServerTime, onCall } = settings;
  const inFlight = new Set<AbortController>();
  const page = 'page' in settings ? settings.page : globalThis.window;
  const giveUp = (): void => {
    for (const one of inFlight) one.abort();
  };
  page?.addEventListener('pagehide', giveUp, settings.closed ? { signal: settings.closed } : {});

  const call = async (
    method: string,
    path: string,
    { key, price, signal, type, ...rest }: Extras,
    transport: Transport,
  ): Promise<unknown> => {
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    // What spends is never given up by us: the server may have done it already, and the answer is what tells.
    if (key === undefined) inFlight.add(stop);
    const askedAt = performance.now();
    let status = 0;
    let took: number | undefined;
    try {
      if (stop.signal.aborted) throw new Error(REQUEST_ABORTED);
      const answer = await transport({
        ...rest,
        method,
        url: addressBelow(base, path),
        signal: stop.signal,
        headers: {
          ...headersOf(typeof lang === 'function' ? lang() : lang, token()),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(price === undefined ? {} : { 'Expected-Price': price }),
        },
      });
      status = answer.status;
      took = answer.took;
      const time = Number(answer.time);
      // What came earlier tells another moment than this one.
      if (time > 0 && took === undefined) onServerTime?.(time, askedAt);
      return openEnvelope(answer.data, status);
    } catch (error) {
      if (stop.signal.aborted) {
        console.debug(REQUEST_ABORTED);
        throw new RequestError('aborted', REQUEST_ABORTED);
      }
      if (error instanceof RequestError && error.fault !== 'transport') throw error;
      // §8: transport failure is logged and the call is rejected; the reason names no address and no token
      console.warn(REQUEST_FAIL, reasonOf(error, status));
      throw new RequestError('transport', REQUEST_FAIL, undefined, status > 0);
    } finally {
      inFlight.delete(stop);
      if (!stop.signal.aborted)
        onCall?.({
          method,
          path: `${base.replace(/^https?:\/\/[^/]*/, '')}${path}`.replace(/[?#].*$/, ''),
          status,
          took: Math.round(took ?? performance.now() - askedAt),
        });
      signal?.removeEventListener('abort', abort);
    }
  };
  return {
    get: (path, query = {}, { signal, heard } = {}) =>
      call('GET', pathOf(path, query), { signal, heard }, (request) => read(request, early?.(request.url))),
    post: (path, body, key, price) => call('POST', path, { key, price, body: formOf(body) }, sending),
    put: (path, body, key) => call('PUT', path, { key, ...json(body) }, sending),
    delete: (path, body, key) => call('DELETE', path, { key, ...(body ? json(body) : {}) }, sending),
    upload: (path, form, onProgress, signal, key) =>
      call('POST', path, { key, body: form, onProgress, signal }, sending),
  };
}

let loaded: Promise<typeof import('./sending/send.ts')> | undefined;

/** Loads what sends, so that the first sending need not wait for it. @throws where it does not load */
export function loadSending(): Promise<typeof import('./sending/send.ts')> {
  loaded ??= import('./sending/send.ts');
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

const sending: Transport = async (request) => {
  // A part that cannot come is no reason to load the page anew: the tap is told that the network is gone.
  if (!loaded && globalThis.navigator?.onLine === false) throw new Error(NETWORK_ERROR);
  const { send } = await loadSending();
  return send(request);
};

const json = (body: Payload): Pick<Extras, 'body' | 'type'> => ({
  body: JSON.stringify(body),
  type: 'application/json',
});
