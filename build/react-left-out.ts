import { parseAst } from 'vite';

/**
 * What React's drawing part can do and no page here asks for, and the functions of its file for production by which each begins (react-dom 19.3.1).
 * Their bodies say so and throw; what they alone call the bundler then leaves out. Whoever imports such a feature fails the build.
 */
const features: Readonly<Record<string, readonly string[]>> = {
  'Suspense, lazy and Activity': [
    'updateSuspenseComponent',
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'updateOffscreenComponent',
    'attachSuspenseRetryListeners',
    'retryDehydratedSuspenseBoundary',
    'registerSuspenseInstanceRetry',
    'getSuspenseInstanceFromFiber',
    'getActivityInstanceFromFiber',
    'hideOrUnhideDehydratedBoundary',
    'commitSuspenseHydrationCallbacks',
    'commitActivityHydrationCallbacks',
    'commitOffscreenPassiveMountEffects',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'recursivelyTraverseAtomicPassiveEffects',
    'recursivelyTraverseDisconnectPassiveEffects',
    'hideOrUnhideAllChildrenOnFiber',
    'clearHydrationBoundary',
    'trackUsedThenable',
    'attachPingListener',
    'replaySuspendedUnitOfWork',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
  ],
  ViewTransition: [
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    'restoreViewTransitionOnHostInstances',
    'applyViewTransitionToHostInstances',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'createViewTransitionInstance',
    'ViewTransitionPseudoElement',
  ],
  'styles, scripts and links that React puts into the head': [
    'getResource',
    'acquireResource',
    'suspendResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'mountHoistable',
    'preloadResourceAndSuspendIfNeeded',
    'insertSuspendedStylesheets',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
    'estimateBandwidth',
  ],
  'transitions and actions': [
    'startTransition',
    'startHostTransition',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'updateOptimisticImpl',
    'dispatchOptimisticSetState',
    'entangleAsyncAction',
    'requestFormReset',
    'TransitionAwareHostComponent',
    'defaultOnDefaultTransitionIndicator',
  ],
  findDOMNode: ['findCurrentFiberUsingSlowPath'],
  'values that are deferred, and the cache of a compiler': [
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
    'useMemoCache',
  ],
  'elements of a name of their own (custom elements)': ['setPropOnCustomElement'],
  'a ref of a fragment': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
};

/**
 * Walks through what has changed, for features above: where there is none of it, nothing is to be done. And what makes events that no part
 * hears: of a selection, of what is about to be written, of a pointer that comes and goes.
 */
const idle: readonly string[] = [
  'constructSelectEvent',
  'getFallbackBeforeInputChars',
  'accumulateEnterLeaveListenersForEvent',
  'trackEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
];

/** By these names a part would hear of the events that React does not make here. */
export const unheard = /\bon(?:Select|BeforeInput|(?:Mouse|Pointer)(?:Enter|Leave))\b/;

/** Whether an element is one that goes into the head, or of a name of its own: none is, it stands where it is drawn. */
const never: readonly string[] = ['isHostHoistableType', 'isCustomElement'];

/** By these names React offers what is left out here: a part that imports one does not build. */
export const withheld: ReadonlySet<string> = new Set([
  'Activity',
  'Suspense',
  'ViewTransition',
  'lazy',
  'use',
  'startTransition',
  'useTransition',
  'useDeferredValue',
  'useActionState',
  'useOptimistic',
  'useFormState',
  'useFormStatus',
  'requestFormReset',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinit',
  'preinitModule',
]);

/**
 * React's drawing part without the features that no page uses.
 *
 * @param code `react-dom-client.production.js`, whose functions stand at the start of a line
 * @throws where a function of the list is not there, as in another release: the list is to be looked through again
 */
export function leaveOut(code: string): string {
  let rest = code;
  const put = (name: string, body: string): void => {
    const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}$`, 'm');
    if (!whole.test(rest)) throw new Error(`build/react-left-out.ts: this release of React has no ${name}.`);
    rest = rest.replace(whole, () => `function ${name}() {${body}}`);
  };
  for (const [feature, names] of Object.entries(features))
    for (const name of names) put(name, ` leftOut(${JSON.stringify(feature)}); `);
  for (const name of idle) put(name, '');
  for (const name of never) put(name, ' return false; ');
  // Methods of what a ref of a fragment would be, and of what a view transition moves.
  rest = rest.replace(
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};$/gm,
    '',
  );
  return `${rest}\nfunction leftOut(feature) { throw Error("Left out of this build of React: " + feature); }\n`;
}

/**
 * React's drawing part with those of its other names of attributes that some part draws: `strokeWidth` is `stroke-width`.
 *
 * @param isUsed whether some part has an attribute of that name
 * @throws where the list is not there, as in another release
 */
export function withAttributes(code: string, isUsed: (name: string) => boolean): string {
  const list = /^var aliases = new Map\(\[\n[\s\S]*?\n\s*\]\)/m;
  if (!list.test(code))
    throw new Error(
      'build/react-left-out.ts: this release of React has no list of other names of attributes.',
    );
  return code.replace(list, (all) =>
    all.replace(/^\s*\["(\w+)", "[^"]+"\],?\n/gm, (entry, name: string) => (isUsed(name) ? entry : '')),
  );
}

/** Hooks that are reached by features that are left out alone. */
const unreached: ReadonlySet<string> = new Set([...withheld, 'useHostTransitionStatus', 'useMemoCache']);

/**
 * React's drawing part without the hooks that it does not offer here: it keeps all of them in lists, so that none of them is unused.
 *
 * @throws where there is no such list, as in another release
 */
export function withoutHooks(code: string): string {
  const lists = parseAst(code)
    .body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .flatMap(({ id, init }) =>
      id.type === 'Identifier' && /Dispatcher(?:On\w+)?$/.test(id.name) && init?.type === 'ObjectExpression'
        ? [init.properties]
        : [],
    );
  if (lists.length === 0)
    throw new Error('build/react-left-out.ts: this release of React has no list of hooks.');
  let rest = '';
  let at = 0;
  for (const hooks of lists)
    for (const [nth, hook] of hooks.entries()) {
      const next = hooks[nth + 1];
      if (hook.type !== 'Property' || hook.key.type !== 'Identifier' || !unreached.has(hook.key.name))
        continue;
      rest += code.slice(at, hook.start);
      at = next?.start ?? hook.end;
    }
  return rest + code.slice(at);
}
