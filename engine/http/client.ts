import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { REQUEST_ABORTED, REQUEST_FAIL, timeoutExceeded } from '../errors/http-texts.ts';
import type { Language } from '../i18n/language.ts';
import { openEnvelope } from './envelope.ts';
import { REQUEST_TIMEOUT, RequestError } from './errors.ts';
import { reasonOf } from './reason-of.ts';

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
  /** Says `pagehide` when the page is left. Default: the window. */
  page?: EventTarget | undefined;
}

type Payload = Readonly<Record<string, unknown>>;

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
  /** POST, url-encoded (T27). */
  post(path: string, body: Payload, idempotencyKey?: string): Promise<unknown>;
  /** PUT, a JSON body (T27). */
  put(path: string, body: Payload, idempotencyKey?: string): Promise<unknown>;
  /** DELETE, its payload as a JSON body (T27). */
  delete(path: string, body?: Payload, idempotencyKey?: string): Promise<unknown>;
  /** POST, a multipart form (specification §7). */
  upload(path: string, form: FormData, onProgress?: OnProgress, signal?: AbortSignal): Promise<unknown>;
}

/** A token with anything else in it is none: it would break the header. */
const BEARER = /^[\x21-\x7e]+$/;

/** A client on axios: 60 s, lang and no-cache headers, the envelope opened. Errors are `RequestError`s. */
export function createClient(settings: ClientSettings): HttpClient {
  const { base, lang, token, onServerTime, onCall } = settings;
  const http: AxiosInstance = axios.create({
    baseURL: base,
    // A path that looks like an address must not carry the token to another host.
    allowAbsoluteUrls: false,
    timeout: REQUEST_TIMEOUT,
    timeoutErrorMessage: timeoutExceeded(REQUEST_TIMEOUT),
    withXSRFToken: false,
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    // 4xx and 5xx answers carry an envelope too
    validateStatus: () => true,
  });
  const inFlight = new Set<AbortController>();
  const page = 'page' in settings ? settings.page : globalThis.window;
  page?.addEventListener('pagehide', () => {
    for (const one of inFlight) one.abort();
  });

  const send = async (config: AxiosRequestConfig, key?: string, signal?: AbortSignal): Promise<unknown> => {
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    // What spends is never given up by us: the server may have done it already, and the answer is what tells.
    if (key === undefined) inFlight.add(stop);
    const bearer = token();
    const askedAt = performance.now();
    let status = 0;
    try {
      const response = await http.request({
        ...config,
        signal: stop.signal,
        headers: {
          ...config.headers,
          lang: typeof lang === 'function' ? lang() : lang,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(BEARER.test(bearer) ? { Authorization: `Bearer ${bearer}` } : {}),
        },
      });
      status = response.status;
      const time = Number(response.headers['x-server-time']);
      if (time > 0) onServerTime?.(time, askedAt);
      return openEnvelope(response.data);
    } catch (error) {
      if (axios.isCancel(error)) {
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
          method: String(config.method).toUpperCase(),
          path: `${base.replace(/^https?:\/\/[^/]*/, '')}${config.url}`.replace(/[?#].*$/, ''),
          status,
          took: Math.round(performance.now() - askedAt),
        });
      signal?.removeEventListener('abort', abort);
    }
  };
  return {
    get: (path, query = {}, { signal, heard } = {}) =>
      send(
        { method: 'get', url: path, params: formOf(query), ...(heard ? { onDownloadProgress: heard } : {}) },
        undefined,
        signal,
      ),
    post: (path, body, key) => send({ method: 'post', url: path, data: formOf(body) }, key),
    put: (path, body, key) => send({ method: 'put', url: path, ...json(body) }, key),
    delete: (path, body, key) => send({ method: 'delete', url: path, ...(body ? json(body) : {}) }, key),
    upload: (path, form, onProgress, signal) =>
      send(
        {
          method: 'post',
          url: path,
          data: form,
          ...(onProgress
            ? {
                onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
                  onProgress(loaded, total),
              }
            : {}),
        },
        undefined,
        signal,
      ),
  };
}

// Both are written here: axios leaves out names that look like an object's own, such as `prototype`.

/** A form or a query has texts alone: what is not there is left out, a list or an object goes as JSON. */
const formOf = (body: Payload): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      value == null ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  );

const json = (body: Payload): AxiosRequestConfig => ({
  data: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
