import { REQUEST_ABORTED } from '../errors/http-texts.ts';
import type { Asking } from '../http/client.ts';
import { RequestError } from '../http/errors.ts';

/** How long nothing may come of an answer until a fresh request goes out beside the silent one, in ms. */
export const FRESH_AFTER = 8000;

/** How many silent requests of a page are waited for to their end: a browser opens six connections to a host. */
const KEPT_MOST = 2;

/** How many silent requests a page waits for; one for all its sources. */
export interface SilentRequests {
  kept: number;
}

export interface Patience {
  /** Gives all of it up. */
  readonly signal: AbortSignal;
  readonly silent: SilentRequests;
  /** Somebody looks at the page: only then a fresh request goes out by itself. */
  readonly awake: () => boolean;
}

/**
 * Sends a request that changes nothing, and a fresh one whenever nothing has come for 8 s: a server that has forgotten a
 * request does not answer it any more, however well it feels later (docs/decisions/0037-long-waits.md). The first
 * answer counts. The oldest request goes on beside the fresh one where the page has room for it, as the network may
 * just be slow; its own time-out (specification §9) ends it.
 *
 * @param send one request; may be called many times
 * @returns the answer, and `again`, which sends a fresh request now
 */
export function askPatiently(
  send: (asking: Required<Asking>) => Promise<unknown>,
  { signal, silent, awake }: Patience,
): { answer: Promise<unknown>; again: () => void } {
  let again = (): void => undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    const open: AbortController[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let keeps = false;
    const keep = (now: boolean): void => {
      if (keeps !== now) silent.kept += now ? 1 : -1;
      keeps = now;
    };
    const end = (): void => {
      again = () => undefined;
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      keep(false);
      for (const one of open.splice(0)) one.abort();
    };
    const giveUp = (): void => {
      end();
      reject(new RequestError('aborted', REQUEST_ABORTED));
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (awake() ? fresh() : listen()), FRESH_AFTER);
    };
    const start = (): void => {
      const own = new AbortController();
      open.push(own);
      listen();
      const heard = (): void => {
        if (open.includes(own)) listen();
      };
      send({ signal: own.signal, heard }).then(
        (data) => {
          if (!open.includes(own)) return;
          end();
          resolve(data);
        },
        (error: unknown) => {
          const at = open.indexOf(own);
          if (at === -1) return;
          open.splice(at, 1);
          if (at === 0) keep(false);
          const definite = !(error instanceof RequestError) || error.fault !== 'transport';
          if (open.length > 0 && !definite) return;
          end();
          reject(error);
        },
      );
    };
    const fresh = (): void => {
      if (open.length === 1 && silent.kept < KEPT_MOST) keep(true);
      for (const one of open.splice(keeps ? 1 : 0)) one.abort();
      start();
    };
    again = fresh;
    signal.addEventListener('abort', giveUp);
    start();
    if (signal.aborted) giveUp();
  });
  return { answer, again: () => again() };
}
