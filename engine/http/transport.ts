/** A request as it goes over the wire. */
export interface Outgoing {
  readonly method: string;
  /** Where it goes: the client's base, path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams | undefined;
  /** Not aborted yet when a transport is asked. */
  readonly signal: AbortSignal;
  /** Told whenever a part of the answer has arrived. */
  readonly heard?: (() => void) | undefined;
  /** Told how much of the body has left, in bytes; `total` is undefined where it is not known. */
  readonly onProgress?: ((sent: number, total: number | undefined) => void) | undefined;
}

/** What came back: the body as JSON, or as a text where it is none. */
export interface Incoming {
  readonly status: number;
  /** The server's time in ms, as its header says it. */
  readonly time: string | null | undefined;
  readonly data: unknown;
  /** How long it took, in ms, where it was asked for before the call. */
  readonly took?: number;
}

/** A question that has left already. */
export interface Early {
  readonly answer: Promise<Response>;
  /** When it left, in ms of performance.now. */
  readonly at: number;
  /** When its answer began to come; undefined before. */
  readonly cameAt?: number;
  /** Gives it up: its connection is free for others. */
  readonly stop: () => void;
}

/**
 * Puts one request on the wire, whatever status it is answered with.
 * @throws Error in the words of `engine/errors/http-texts.ts`, or others where the connection was lost; whatever it likes after `signal` has aborted
 */
export type Transport = (request: Outgoing) => Promise<Incoming>;
