import axios, { type AxiosInstance } from 'axios';
import type { Language } from '../i18n/language.ts';
import { openEnvelope } from './envelope.ts';
import { REQUEST_TIMEOUT, RequestError } from './errors.ts';

export interface ClientSettings {
  /** `/api-server` for the main client, `/api-anchor` for the anchor client (specification §7). */
  base: string;
  lang: Language;
  /** Travels as Authorization: Bearer, never in a URL (T28). */
  token: () => string;
  /** The server's time in ms, and when the request was sent (ms of performance.now). */
  onServerTime?: (serverTime: number, askedAt: number) => void;
}

export interface HttpClient {
  get(path: string, query?: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown>;
  /** POST, url-encoded (T27). */
  post(path: string, body: Readonly<Record<string, unknown>>, idempotencyKey?: string): Promise<unknown>;
}

/** A client on axios: 60 s, lang and no-cache headers, the envelope opened. Errors are `RequestError`s. */
export function createClient(settings: ClientSettings): HttpClient {
  const http: AxiosInstance = axios.create({
    baseURL: settings.base,
    timeout: REQUEST_TIMEOUT,
    withXSRFToken: false,
    headers: { lang: settings.lang, 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    // 4xx and 5xx answers carry an envelope too
    validateStatus: () => true,
  });
  const send = async (config: Parameters<AxiosInstance['request']>[0]): Promise<unknown> => {
    const token = settings.token();
    const askedAt = performance.now();
    try {
      const response = await http.request({
        ...config,
        headers: { ...config.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      });
      const time = Number(response.headers['x-server-time']);
      if (time > 0) settings.onServerTime?.(time, askedAt);
      return openEnvelope(response.data);
    } catch (error) {
      if (axios.isCancel(error)) throw new RequestError('aborted', 'Request aborted');
      if (error instanceof RequestError && error.fault !== 'transport') throw error;
      // §8: transport failure is logged and the call is rejected; the message names no address and no token
      console.warn('request fail', error instanceof Error ? error.message : '');
      throw new RequestError('transport', 'request fail');
    }
  };
  return {
    get: (path, query, signal) =>
      send({ method: 'get', url: path, params: query, ...(signal ? { signal } : {}) }),
    post: (path, body, key) =>
      send({
        method: 'post',
        url: path,
        data: new URLSearchParams(
          Object.entries(body).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
        ),
        headers: key ? { 'Idempotency-Key': key } : {},
      }),
  };
}
