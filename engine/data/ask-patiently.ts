import { REQUEST_ABORTED } from '../errors/http-texts.ts';
import type { Asking } from '../http/client.ts';
import { RequestError } from '../http/errors.ts';

/** How long nothing may come of an answer until a fresh request goes out beside the silent one, in ms. */
export const FRESH_AFTER = 8000;

/** How many silent requests of a page are waited for to their end: a browser opens six connections to a host. */
const KEPT_MOST = 2;

/** How many fresh ones go out by themselves at a time: one connection stays free for the pictures and scripts of the page. */
const FRESH_MOST = 3;

/** What a page does about silence; one for all its sources. */
export interface SilentRequests {
  /** Silent requests that are waited for. */
  kept: number;
  /** Fresh ones on the wire. */
  fresh: number;
  /** Each sends a fresh one, once it is its turn. */
  readonly waiting: Set<() => void>;
}

export const noSilence = (): SilentRequests => ({ kept: 0, fresh: 0, waiting: new Set() });

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
 * just be slow; its own time-out (specification §9) ends it. Sources whose answers do not come take turns.
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
    let isFresh = false;
    const count = (now: boolean): void => {
      if (isFresh !== now) silent.fresh += now ? 1 : -1;
      isFresh = now;
      // A moment later: what falls silent at once gives its connections back at once.
      queueMicrotask(() => {
        for (const next of silent.waiting) {
          if (silent.fresh >= FRESH_MOST) return;
          silent.waiting.delete(next);
          next();
        }
      });
    };
    const end = (): void => {
      again = () => undefined;
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      silent.waiting.delete(turn);
      keep(false);
      count(false);
      for (const one of open.splice(0)) one.abort();
    };
    const giveUp = (): void => {
      end();
      reject(new RequestError('aborted', REQUEST_ABORTED));
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!awake()) {
          listen();
          return;
        }
        makeRoom();
        silent.waiting.add(turn);
      }, FRESH_AFTER);
    };
    const start = (): void => {
      const own = new AbortController();
      open.push(own);
      listen();
      const heard = (): void => {
        if (!open.includes(own)) return;
        silent.waiting.delete(turn);
        listen();
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
          if (at === 0 && keeps) keep(false);
          else count(false);
          const definite = !(error instanceof RequestError) || error.fault !== 'transport';
          if (open.length > 0 && !definite) return;
          end();
          reject(error);
        },
      );
    };
    const makeRoom = (): void => {
      if (open.length === 1 && silent.kept < KEPT_MOST) keep(true);
      for (const one of open.splice(keeps ? 1 : 0)) one.abort();
      count(false);
    };
    const turn = (): void => {
      if (!awake()) {
        listen();
        return;
      }
      count(true);
      start();
    };
    again = () => {
      makeRoom();
      silent.waiting.delete(turn);
      count(true);
      start();
    };
    signal.addEventListener('abort', giveUp);
    start();
    if (signal.aborted) giveUp();
  });
  return { answer, again: () => again() };
}
