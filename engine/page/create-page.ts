import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Phase } from '../document/anywhere/phase.ts';
import type { PageModel } from '../document/page-model.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Strings } from '../i18n/translate.ts';
import { clientState, enterClientState } from '../platform/client-state.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type { DataState } from './data-state.ts';
import type { Page } from './page.ts';
import { scopeOf } from './scope.ts';
import type { World } from './world.ts';

export interface PageStart {
  strings: Strings;
  identity: Identity;
  world: World;
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
  enterClientState(store, start.identity, model.lang);
  const data: Record<string, PrimitiveAtom<DataState>> = {};
  const signedIn = start.signedIn ?? start.identity.token !== '';
  const signedOut = { signedOut: true, message: start.strings.t('sign_in_needed') } as const;
  for (const [name, source] of Object.entries(model.data)) {
    const answer = start.data?.[name];
    data[name] = atom<DataState>(
      answer === undefined
        ? { status: 'loading', ...(signedIn || source.public ? {} : signedOut) }
        : { status: 'ready', data: answer },
    );
  }
  const state: Record<string, PrimitiveAtom<unknown>> = {};
  const identity = start.identity;
  const page: Page = {
    model,
    store,
    strings: start.strings,
    identity,
    world: start.world,
    developer: start.developer ?? false,
    phase: atom<Phase>(start.phase),
    day: atom(start.day),
    inApp: atom(start.inApp ?? false),
    overseas: clientState.ipIsUs,
    can: atom<ReadonlySet<string> | undefined>(undefined),
    signedIn: atom(signedIn),
    data,
    trouble: atom(),
    state,
    params: atom(start.params ?? model.params ?? (model.route.includes('[') ? undefined : {})),
  };
  for (const name of Object.keys(model.state)) state[name] = atom<unknown>(initialOf(page, name));
  return page;
}

/** The value with which a state key begins, by what the page knows now. */
function initialOf(page: Page, name: string): unknown {
  const initial = page.model.state[name];
  const result =
    initial === undefined ? undefined : evaluate(initial, scopeOf(page, initial, page.store.get));
  return result?.state === 'value' ? result.value : undefined;
}

/**
 * Changes what the page knows of moment, person and place. State that nobody has chosen begins anew by it: a page that
 * was drawn on the third day and is opened on the last one begins with the last one.
 */
export function catchUpWith(page: Page, change: () => void): void {
  const begun = Object.entries(page.state).map(([name, one]) => {
    const untouched = page.store.get(one) === initialOf(page, name);
    return { name, one, untouched };
  });
  change();
  for (const { name, one, untouched } of begun) if (untouched) page.store.set(one, initialOf(page, name));
}
