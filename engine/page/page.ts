import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { DataState } from '../data/data-state.ts';
import type { CompiledNode, CompiledStep, PageModel } from '../document/page-model.ts';
import type { Phase } from '../document/phase.ts';
import type { PhoneStrings } from '../i18n/phone-strings.ts';
import type { Identity } from '../platform/identity.ts';

type Store = ReturnType<typeof createStore>;

/** What the page asks of the world around it; the app gives it, a test gives its own. */
export interface PageHost {
  /** Runs the steps of an action; resolves when they are done. */
  act(page: Page, steps: readonly CompiledStep[], item?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Asks data sources again; all of them without names. */
  refresh(page: Page, names?: readonly string[]): void;
  /** The next page of a paged source. */
  more(page: Page, name: string): void;
  /**
   * Runs a change of the store that an answer brought, and draws what follows from it in the same turn: waiting for
   * React's own schedule lets a frame of the old content come in between. Without it the change just runs.
   */
  draw?: (change: () => void) => void;
  /** What only modules ask for: documents have steps and sources. */
  reach?: Reach;
  /** Tells monitoring of a fault, once a node. Nothing of the user is in it. */
  report(page: Page, fault: { kind: string; node?: string; widget?: string; message: string }): void;
}

/** A request of a module (specification §7, main client). */
export interface Call {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of a request that must happen once; whoever sends it again sends the same key. */
  readonly key?: string;
  /** Sent by itself, not by a tap: the user is not told while it takes long. */
  readonly quiet?: true;
}

/** How a module reaches beyond its page; texts and steps are loaded when they are first needed. */
export interface Reach {
  /** @throws RequestError; an expired token has then been told to the user, who is on the way to /login */
  call(call: Call): Promise<unknown>;
  /** Asks the app; false where there is none, or it does not do it. */
  bridge(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** The share link of a route of ours, in the page's language. */
  invite(page: Page, route: string): Promise<string>;
  /**
   * A QR code of an address as a picture (a data address), without anything of the user; null where it may not be drawn.
   * @param side px without its light border; drawn at the nearest whole number of px a module, 512 by default
   */
  qr(page: Page, address: string, side?: number): Promise<string | null>;
  /** Product texts of all kinds are there from now on. */
  texts(): Promise<void>;
  /** Loads what a popup of the document needs, so that it opens without a network. */
  prepare(page: Page, popup: string): Promise<void>;
}

/** A data widget and the state of its source. */
export interface TroubleProps {
  readonly node: CompiledNode;
  readonly state: DataState;
}

/** One open page: its model, and its own store of everything that changes. */
export interface Page {
  readonly model: PageModel;
  readonly store: Store;
  readonly strings: PhoneStrings;
  readonly identity: Identity;
  readonly host: PageHost;
  /** Faults are shown as boxes instead of hidden. */
  readonly developer: boolean;
  readonly phase: PrimitiveAtom<Phase>;
  readonly day: PrimitiveAtom<number>;
  readonly inApp: PrimitiveAtom<boolean>;
  readonly overseas: PrimitiveAtom<boolean>;
  /** Methods that the app around the page has, in its version; undefined outside an app, and until it is known. */
  readonly can: PrimitiveAtom<ReadonlySet<string> | undefined>;
  readonly signedIn: PrimitiveAtom<boolean>;
  readonly data: Readonly<Record<string, PrimitiveAtom<DataState>>>;
  /** What draws the trouble of a data widget's source, once the live part is there. */
  readonly trouble: PrimitiveAtom<((props: TroubleProps) => ReactNode) | undefined>;
  readonly state: Readonly<Record<string, PrimitiveAtom<unknown>>>;
  /** Parameters of the route, by name; a pre-rendered page knows those that the document lists. */
  readonly params: PrimitiveAtom<Readonly<Record<string, string>>>;
}
