import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { DataState } from '../data/data-state.ts';
import type { CompiledStep, PageModel } from '../document/page-model.ts';
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
  /** Tells monitoring of a fault, once a node. Nothing of the user is in it. */
  report(page: Page, fault: { kind: string; node?: string; widget?: string; message: string }): void;
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
  readonly state: Readonly<Record<string, PrimitiveAtom<unknown>>>;
  /** Parameters of the route, by name; a pre-rendered page knows none. */
  readonly params: PrimitiveAtom<Readonly<Record<string, string>>>;
}
