import * as React from 'react';

/** A part that cannot be drawn so: it keeps the markup that it has until React takes it over. */
export class NotDrawn extends Error {}

/** What stands for the ids that React makes, which depend on where in its tree a part stands. */
export const ID_MARK = '\u0000id';

interface Internals {
  /** Who answers the hooks of the component that is being called. */
  H: unknown;
}

const internals = (React as unknown as Record<string, Internals>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as Internals;

const nothing = (): void => undefined;
const same = <Value>(value: Value): Value => value;
const made = <Value>(make: () => Value): Value => make();
const refuse = (): never => {
  throw new NotDrawn('A component changes its own state while it is drawn.');
};

/** A part of the page's state that a component has read, by the store that it is drawn from. */
export interface Read {
  readonly now: () => unknown;
  readonly value: unknown;
}

/**
 * Hooks of components that are called once, to see what they draw, as on a server: state is as it begins, effects do not run. Of
 * what changes outside, React's hydration asks the same snapshot, so that both draw the same.
 *
 * @param contextOf the value of a context where the component stands
 * @param reads told what it has read of what changes
 */
function hooksOf(contextOf: (context: unknown) => unknown, reads: Read[]): object {
  const begin = (state: unknown): unknown =>
    typeof state === 'function' ? (state as () => unknown)() : state;
  const use = (usable: object): unknown => {
    if ('$$typeof' in usable) return contextOf(usable);
    throw new NotDrawn('A component waits for a promise.');
  };
  return {
    readContext: contextOf,
    use,
    useCallback: same,
    useContext: contextOf,
    useDebugValue: nothing,
    useDeferredValue: same,
    useEffect: nothing,
    useEffectEvent: same,
    useId: () => ID_MARK,
    useImperativeHandle: nothing,
    useInsertionEffect: nothing,
    useLayoutEffect: nothing,
    useMemo: made,
    useReducer: (_: unknown, state: unknown, init?: (state: unknown) => unknown) => [
      init ? init(state) : state,
      refuse,
    ],
    useRef: (current: unknown) => ({ current }),
    useState: (state: unknown) => [begin(state), refuse],
    useSyncExternalStore: (_: unknown, get: () => unknown, getDrawn: () => unknown = get) => {
      const value = getDrawn();
      reads.push({ now: getDrawn, value });
      return value;
    },
    useTransition: () => [false, refuse],
  };
}

/** Runs what calls components, whose hooks are answered so meanwhile. React itself is not at work then. */
export function withHooks<Result>(
  contextOf: (context: unknown) => unknown,
  reads: Read[],
  work: () => Result,
): Result {
  const before = internals.H;
  internals.H = hooksOf(contextOf, reads);
  try {
    return work();
  } finally {
    internals.H = before;
  }
}
