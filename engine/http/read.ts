import { timeoutExceeded, UNSUPPORTED_PROTOCOL } from '../errors/http-texts.ts';
import { REQUEST_TIMEOUT } from './errors.ts';
import type { Early, Incoming, Outgoing } from './transport.ts';

/** A protocol that nobody asks an API by (specification §8, T26). */
const OTHER_PROTOCOL = /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i;

/** What a page reads: a request without a body, by the browser's own `fetch`, given up after 60 s (specification §9, T24). @param early asked for already */
export async function read(
  { method, url, headers, signal, heard }: Outgoing,
  early?: Early,
): Promise<Incoming> {
  if (OTHER_PROTOCOL.test(url)) throw new Error(UNSUPPORTED_PROTOCOL);
  const stop = new AbortController();
  const abort = (): void => {
    stop.abort();
    early?.stop();
  };
  signal.addEventListener('abort', abort);
  let late = false;
  const passed = early ? performance.now() - early.at : 0;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, REQUEST_TIMEOUT - passed);
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  stopped.catch(() => undefined);
  try {
    const response = await Promise.race([
      early?.answer ?? fetch(url, { method, headers, signal: stop.signal }),
      stopped,
    ]);
    const text = await Promise.race([textOf(response, heard), stopped]);
    return {
      status: response.status,
      time: response.headers.get('x-server-time'),
      data: jsonOf(text),
      ...(early ? { took: (early.cameAt ?? performance.now()) - early.at } : {}),
    };
  } catch (error) {
    throw late ? new Error(timeoutExceeded(REQUEST_TIMEOUT)) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Bytes on the wire that come in one breath on any network that still answers: of such an answer no parts are told. A page asks for six at a
 * time, so that a network of 3 kB a second brings each of them within the 8 s after which it would be given up as silent (decision 0037).
 */
const ONE_BREATH = 4096;

/** The body, part by part where somebody wants to hear of it and it is long: reading in parts costs a phone milliseconds. */
async function textOf(response: Response, heard: (() => void) | undefined): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (!heard || !response.body || length <= ONE_BREATH) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; heard()) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
}

/** What is no JSON stays a text: it is no envelope either. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
