import type { CompiledStep } from '../document/page-model.ts';
import type { HttpClient } from '../http/client.ts';
import type { AppStore } from '../platform/opening/index.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a page reaches outside of itself, in facets: whoever needs some of it takes those alone (`Pick<World, 'app'>`).
 * The app gives it (app/core/world.ts), a test gives its own over the still one (still-world.ts).
 */
export interface World {
  readonly steps: Steps;
  readonly sources: Sources;
  readonly live: Live;
  readonly overlay: Overlay;
  readonly going: Going;
  readonly app: AppAround;
  readonly links: Links;
  readonly telemetry: Telling;
  readonly clock: Time;
}

/** Facets of a world, each in part: what somebody gives in place of another's. */
export type WorldParts = { [Facet in keyof World]?: Partial<World[Facet]> | undefined };

interface Time {
  /** The server's time, ms UTC; NaN where nobody knows it, as when a page is drawn ahead. */
  now(): number;
}

interface Steps {
  /**
   * Runs the steps of an action; resolves when they are done.
   *
   * @param heard told what each call has answered: undefined where that was not as promised
   * @param refused told why a call was refused, in the server's words, in place of a toast
   * @param sent told when a call begins: what was asked first has been answered with yes; and again where the server has declined it
   */
  run(
    steps: readonly CompiledStep[],
    item?: Values,
    heard?: Heard,
    refused?: Refused,
    sent?: Sent,
  ): Promise<void>;
}

interface Sources {
  /** Asks data sources of the document again, as something has changed; all of them without names. */
  refresh(names?: readonly string[]): void;
  /** Asks them again for who does not want to wait: an answer that is on its way will do. */
  retry(names?: readonly string[]): void;
  /** The next page of a paged source. */
  more(name: string): void;
  /**
   * Runs a change of the store that an answer brought, and draws what follows from it in the same turn: waiting for
   * React's own schedule lets a frame of the old content come in between. Without it the change just runs.
   */
  draw?: ((change: () => void) => void) | undefined;
}

/** Requests: loaded when something first needs them. */
interface Live {
  /** What sends the requests of steps. @throws where it does not load */
  load(): Promise<Requests>;
  /**
   * A request of a module (specification §7, main client), whose answer is read: one that is not as promised has failed.
   *
   * @throws RequestError; an expired token has then been told to the user, who is on the way to /login
   */
  call(call: Call): Promise<unknown>;
}

/** What sends the requests of steps. */
export interface Requests {
  /** Main client (specification §7), for steps: an answer that is not as promised is undefined, and the call has succeeded. */
  readonly http: Pick<HttpClient, 'get' | 'post'>;
  readonly intents: IntentKeys;
  /** Shows a field's expected value before the server has spoken; the function returned puts it back. */
  expect(source: string, field: string, value: unknown): () => void;
}

/** A request of a module, or of a widget. */
export type Call = Question | Upload;

interface Question {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly body?: Values;
  /** Of a request that must happen once; whoever sends it again sends the same key. */
  readonly key?: string;
  /** Sent by itself, not by a tap: the user is not told while it takes long. */
  readonly quiet?: true;
}

/** A file that is sent (specification §7, the upload variant). */
interface Upload extends Pick<Question, 'path' | 'key' | 'quiet'> {
  readonly method: 'upload';
  readonly body?: undefined;
  readonly form: FormData;
  /** Told how many bytes have left, of how many where that is known. */
  readonly onProgress: (sent: number, total: number | undefined) => void;
  /** Gives it up. */
  readonly signal: AbortSignal;
}

/** Idempotency keys, one a user intent. */
interface IntentKeys {
  /** The key for an intent: the one that is still open, or a new one. */
  keyOf(intent: string): string;
  /** The server has answered: the next tap is a new intent. */
  settle(intent: string): void;
  /** Takes the one place that an intent has in flight; false when it is taken. */
  begin(intent: string): boolean;
  end(intent: string): void;
}

/** A thing that a tap is about, as people know it. */
export interface Shown {
  /** Address. */
  readonly picture: string;
  readonly name: string;
  /** What comes of it, in words: what is left afterwards. */
  readonly note?: string;
}

/** Told what a call has answered. It gives back what was won by it, where that was not known before the tap. */
// biome-ignore lint/suspicious/noConfusingVoidType: most only listen.
export type Heard = (answer: unknown) => Shown | undefined | void;

/** Told why a call was refused for what it was sent, in the server's words: they stand at the field that it came from. */
export type Refused = (words: string) => void;

/** Told that a call begins; and with `true` that the server has declined it, so that nothing was done. */
export type Sent = (declined?: true) => void;

/** What lies over the page. */
interface Overlay {
  /**
   * @param won it is lifted up with the words
   * @param until what the words are true until: they go when it has come or failed, if not before
   */
  toast(text: string, tone: 'plain' | 'success' | 'failure', won?: Shown, until?: Promise<unknown>): void;
  /** @param ask with what it is about, where that is a thing with a picture */
  confirm(ask: { title: string; text: string; yes: string; no: string; about?: Shown }): Promise<boolean>;
  /** Opens a popup of the document. */
  open(popup: string): void;
  /** Loads what a popup of the document needs, so that it opens without a network. */
  prepare(popup: string): Promise<void>;
  /** Closes what is on top. */
  close(): void | Promise<void>;
}

/** Ways to other places. */
interface Going {
  /** @param fullscreen in the app: a window of its own over the whole screen (specification §2, T10) */
  to(address: string, fullscreen?: boolean, retry?: boolean): void | Promise<void>;
  scroll(anchor: string): void;
  /** The token has expired: failure toast, then /login (specification §4, T13). */
  login(): void;
}

/** The app around the page, or that could be. */
interface AppAround {
  /** Calls a method; false where there is no app, or it does not do it. */
  ask(method: string, payload: Values): Promise<boolean>;
  /** Opens the app from a visitor's page (specification §4), by the attribution link where asked for. */
  open(oneLink: boolean): Promise<void>;
  /** Where the app is to be had, for this phone; all of its stores where it is for none of them. @throws where the settings do not load */
  stores(): Promise<readonly AppStore[]>;
}

/** What leads others here. */
interface Links {
  /** @returns whether it was copied; where not, the text has been shown instead */
  copy(text: string): Promise<boolean>;
  /** Shares the page. @param code plain: by a link that carries it (decision 0096) */
  share(code?: string): Promise<void>;
  /**
   * The share link of a route of ours, in the page's language; without a route, of the page that sharing this one leads to.
   *
   * @param code plain, which it carries
   */
  invite(route?: string, code?: string): Promise<string>;
  /**
   * A QR code of an address as a picture (a data address), without anything of the user; null where it may not be drawn.
   *
   * @param side px without its light border; drawn at the nearest whole number of px a module, 512 by default
   * @param logo address of a picture of ours for its middle; without it where that does not load
   */
  qr(address: string, side?: number, logo?: string): Promise<string | null>;
  /**
   * The attribution link of this visit as a code carries it (specification §7, `af_ss_qr`); null where none is made.
   *
   * @param chosen the look of the code is not the plain one
   */
  fromCode(chosen: boolean): Promise<string | null>;
}

interface Telling {
  /** Tells monitoring of a fault, once a node. Nothing of the user is in it. */
  report(fault: { kind: string; node?: string; widget?: string; message: string }): void;
  track(event: string, props: Values): void;
}
