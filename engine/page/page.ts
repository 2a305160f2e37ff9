import type { PrimitiveAtom } from 'jotai/vanilla';
import { atom, createStore } from 'jotai/vanilla';
import type { CompiledStep, PageModel } from '../document/page-model.ts';
import type { Phase } from '../document/phase.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { DataState } from '../data/data-state.ts';
import type { PhoneStrings } from '../i18n/phone-strings.ts';
import type { Identity } from '../platform/identity.ts';
import { scopeOf } from './scope.ts';

type Store = ReturnType<typeof createStore>;

/** What the page asks of the world around it; the app gives it, a test gives its own. */
export interface PageHost {
  /** Runs the steps of an action; resolves when they are done. */
  act(page: Page, steps: readonly CompiledStep[], item?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Asks data sources again; all of them without names. */
  refresh(page: Page, names?: readonly string[]): void;
  /** The next page of a paged source. */
  more(page: Page, name: string): void;
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
  readonly signedIn: PrimitiveAtom<boolean>;
  readonly data: Readonly<Record<string, PrimitiveAtom<DataState>>>;
  readonly state: Readonly<Record<string, PrimitiveAtom<unknown>>>;
  /** Parameters of the route, by name. */
  readonly params: Readonly<Record<string, string>>;
}

export interface PageStart {
  strings: PhoneStrings;
  identity: Identity;
  host: PageHost;
  phase: Phase;
  day: number;
  inApp?: boolean;
  /** Whether there is a token; told apart from the identity because a pre-rendered page knows none. */
  signedIn?: boolean;
  developer?: boolean;
  params?: Readonly<Record<string, string>>;
  /** Answers that the page was pre-rendered with, by source. */
  data?: Readonly<Record<string, unknown>>;
}

/** Opens a page: one store of its own, so that two pages in one browser never share a value. */
export function createPage(model: PageModel, start: PageStart): Page {
  const store = createStore();
  const data: Record<string, PrimitiveAtom<DataState>> = {};
  for (const name of Object.keys(model.data)) {
    const answer = start.data?.[name];
    data[name] = atom<DataState>(answer === undefined ? { status: 'loading' } : { status: 'ready', data: answer });
  }
  const state: Record<string, PrimitiveAtom<unknown>> = {};
  const identity = start.identity;
  const page: Page = {
    model,
    store,
    strings: start.strings,
    identity,
    host: start.host,
    developer: start.developer ?? false,
    phase: atom<Phase>(start.phase),
    day: atom(start.day),
    inApp: atom(start.inApp ?? false),
    overseas: atom(false),
    signedIn: atom(start.signedIn ?? identity.token !== ''),
    data,
    state,
    params: start.params ?? {},
  };
  for (const [name, initial] of Object.entries(model.state)) {
    const result = evaluate(initial, scopeOf(page, initial, store.get));
    state[name] = atom<unknown>(result.state === 'value' ? result.value : undefined);
  }
  return page;
}
