import { RequestError } from '../http/errors.ts';
import { keepSame } from './keep-same.ts';
import { nextCursor } from './merge-pages.ts';
import { presence } from './presence.ts';

/** How often a request is sent again when its answer was lost, before that is a failure. */
const RETRIES = 2;

const isLost = (error: unknown): boolean => error instanceof RequestError && error.fault === 'transport';
const isGivenUp = (error: unknown): boolean => error instanceof RequestError && error.fault === 'aborted';
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a question needs of whoever asks it. */
interface Asker {
  /** Sends the question for one page of its answer, the first one without a cursor. */
  readonly send: (cursor: string | null, signal: AbortSignal) => Promise<unknown>;
  /** Something about the question has changed. */
  readonly changed: () => void;
  /** How long after an answer or a failure it is asked again by itself, in ms; false: never. */
  readonly pause: () => number | false;
}

/**
 * One question to the server, and what is known of it: asked by whoever wants to know, one request at a time, again when an
 * answer was lost, later when there is no network, and by itself when its time has come and somebody looks.
 */
export class Question {
  /** The last good answer, page by page; undefined before the first. */
  pages: readonly unknown[] | undefined;
  /** How many good answers there have been. */
  answers = 0;
  /** How many times it has been asked, and the last of these whose answer knows all that is shown. */
  asked = 0;
  answered = 0;
  /** Why the newest question failed; undefined after a good answer. */
  failure: unknown;
  /** How often it has failed in a row, or since somebody came to look. */
  failures = 0;
  doing: 'rest' | 'asking' | 'waiting' = 'rest';
  /** How often the request that is open was lost before, and why the last time. */
  lost = 0;
  reason: unknown;
  /** What is asked for, or was at last, is the page that follows. */
  follows = false;
  /** Why that page did not come. */
  followFailure: unknown;
  readonly #asker: Asker;
  #open: { stop: AbortController; done: Promise<void> } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** All of it was being asked for when the page that follows was wanted first: it is asked for behind that page. */
  #owed = false;

  /** @param pages what is known of it already */
  constructor(asker: Asker, pages?: readonly unknown[]) {
    this.#asker = asker;
    this.pages = pages;
  }

  /** Asks, or waits for the request that is open. @returns resolves when there is an answer or a failure */
  ask(): Promise<void> {
    return this.#open?.done ?? this.#begin(false);
  }

  /** Asks anew: what is open is given up, as its answer may be older than the reason to ask. */
  askAnew(): Promise<void> {
    this.#open?.stop.abort();
    return this.#begin(false);
  }

  /** Asks for the page that follows, before anything else; what is given up for it is asked behind it. */
  follow(): void {
    if (this.pages === undefined || nextCursor(this.pages.at(-1)) === null) return;
    if (this.#open && this.follows) return;
    this.#owed = this.#open !== undefined;
    this.#open?.stop.abort();
    void this.#begin(true);
  }

  /** From now on it is asked again by itself, as `pause` says; nothing is asked now. */
  keepAsking(): void {
    clearTimeout(this.#timer);
    if (this.#open) return;
    const pause = this.#asker.pause();
    if (pause === false) return;
    // A page that nobody looks at asks when it is seen again.
    this.#timer = setTimeout(() => presence.shown && void this.ask(), pause);
  }

  /** Nobody wants to know any more; what is known stays. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#open?.stop.abort();
    this.#open = undefined;
    this.doing = 'rest';
    this.lost = 0;
    this.failure = this.reason = this.followFailure = undefined;
  }

  #begin(follows: boolean): Promise<void> {
    const stop = new AbortController();
    this.asked++;
    this.follows = follows;
    if (!follows) this.#owed = false;
    this.followFailure = undefined;
    this.lost = 0;
    this.reason = undefined;
    // Who waited for what is given up waits for what has taken its place.
    const done = this.#carryOut(stop.signal, this.asked).then(() =>
      stop.signal.aborted ? this.#open?.done : undefined,
    );
    this.#open = { stop, done };
    return done;
  }

  async #carryOut(signal: AbortSignal, asked: number): Promise<void> {
    const before = this.pages ?? [];
    try {
      const pages = this.follows ? [...before] : [];
      do pages.push(await this.#page(pages.length === 0 ? null : nextCursor(pages.at(-1)), signal));
      while (!signal.aborted && pages.length < before.length && nextCursor(pages.at(-1)) !== null);
      if (signal.aborted) return;
      this.pages = keepSame(this.pages, pages) as unknown[];
      this.answers++;
      // Rows that follow know nothing of those before them.
      if (!this.follows) this.answered = asked;
      this.failures = this.lost = 0;
      this.failure = this.reason = undefined;
    } catch (error) {
      if (signal.aborted) return;
      if (isGivenUp(error)) return this.#leave();
      this.failures++;
      if (this.follows) this.followFailure = error;
      else this.failure = error;
    }
    this.#open = undefined;
    this.doing = 'rest';
    this.#asker.changed();
    // Rows that did not come are asked for again in their own time, and all others with them.
    if (this.#owed && this.followFailure === undefined) return this.#begin(false);
    this.keepAsking();
  }

  /**
   * The page is being left, and what was open with it: nothing has failed, and nothing is told. What is drawn now would load its pictures
   * as what a leaving page sends, which the content security policy holds to where it may connect. Whoever comes back asks.
   */
  #leave(): void {
    this.#open = undefined;
    this.doing = 'rest';
    this.lost = 0;
    this.reason = undefined;
    this.keepAsking();
  }

  /** One page, asked for up to three times. */
  async #page(cursor: string | null, signal: AbortSignal): Promise<unknown> {
    for (;;) {
      if (signal.aborted) throw signal.reason;
      if (!this.#may()) {
        await this.#untilItMay(signal);
        continue;
      }
      this.#now('asking');
      try {
        return await this.#asker.send(cursor, signal);
      } catch (error) {
        if (signal.aborted || !isLost(error) || this.lost >= RETRIES) throw error;
        this.reason = error;
        this.lost++;
        this.#asker.changed();
        await wait(1000 * 2 ** (this.lost - 1));
      }
    }
  }

  /** Without a network nothing is sent; and a page that nobody looks at sends nothing again. */
  #may(): boolean {
    return presence.online && (this.lost === 0 || presence.shown);
  }

  async #untilItMay(signal: AbortSignal): Promise<void> {
    this.#now('waiting');
    await new Promise<void>((resolve) => {
      // Whoever waits asks anew whether it may.
      const look = (): void => {
        stop();
        resolve();
      };
      const stop = presence.subscribe(look);
      signal.addEventListener('abort', look);
    });
  }

  #now(doing: 'asking' | 'waiting'): void {
    if (this.doing === doing) return;
    this.doing = doing;
    this.#asker.changed();
  }
}
