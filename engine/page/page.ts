import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { Phase } from '../document/anywhere/phase.ts';
import type { CompiledNode, PageModel } from '../document/page-model.ts';
import type { Strings } from '../i18n/translate.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type { DataState } from './data-state.ts';
import type { World } from './world.ts';

type Store = ReturnType<typeof createStore>;

/** A data widget and the state of its source. */
export interface TroubleProps {
  readonly node: CompiledNode;
  readonly state: DataState;
}

/** One open page: its model, and its own store of everything that changes. */
export interface Page {
  readonly model: PageModel;
  readonly store: Store;
  readonly strings: Strings;
  readonly identity: Identity;
  readonly world: World;
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
  /** Parameters of the route, by name; a pre-rendered page knows those that the document lists, and of others nothing yet. */
  readonly params: PrimitiveAtom<Readonly<Record<string, string>> | undefined>;
}
