import { useLayoutEffect, useMemo } from 'react';
import { openPopup } from '../app/popup/popup.tsx';
import { themeCss } from '../app/prerender/theme.ts';
import { runSteps } from '../engine/action/run-steps.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { type Language, languageTag } from '../engine/i18n/language.ts';
import type { Phase } from '../engine/index.ts';
import { askToConfirm, closeTopSheet } from '../engine/overlay/index.ts';
import { showToast } from '../engine/overlay/toast.ts';
import type { Page } from '../engine/page/page.ts';
import type { Requests } from '../engine/page/world.ts';
import { NodeView } from '../engine/render/node-view.tsx';
import { PageProvider } from '../engine/render/page-context.tsx';
import { openTestPage, productWords, type TestNode } from '../engine/testing.tsx';
import { faultOf } from '../tools/designers/faults.ts';
import { served, servedIn } from './addresses.ts';
import { useFamilyOf } from './own-family.ts';
import { bridgeOfStory } from './simulated-app.ts';
import { type Show, sourceState } from './source-state.ts';

export interface Shown {
  route: string;
  document: ActivityDocument;
  widgets: TestNode['widgets'];
  /** By source; an example where the try-out was not asked. */
  answers: Readonly<Record<string, unknown>>;
  exampleAt: (path: string) => unknown;
  lettering: NonNullable<TestNode['lettering']>;
}

interface DocumentPageProps extends Shown {
  lang: Language;
  phase: Phase;
  fault: Show | undefined;
}

const told = (path: string): undefined => {
  showToast(`Storybook asks nobody: ${path}`, 'plain');
  return undefined;
};

/** In place of the server: everything succeeds, and nothing changes. */
const nobody: Requests = {
  http: { get: async (path) => told(path) as never, post: async (path) => told(path) as never },
  intents: { keyOf: () => 'story', settle: () => undefined, begin: () => true, end: () => undefined },
  expect: () => () => undefined,
};

/** A whole document, opened by the engine. Its buttons do what they do on a phone, but nobody is asked anything. */
function open(props: DocumentPageProps): Page {
  const { route, document, widgets, lang, phase, fault, answers, exampleAt, lettering } = props;
  const loaded = new Map(Object.entries(widgets));
  const sources = {
    ...document.around?.document.data,
    ...document.data,
  } as Readonly<Record<string, { get: string }>>;
  const t = productWords(lang);
  const data = Object.entries(sources).map(([name, { get }]) => {
    const answer = answers[name] ?? exampleAt(get.replace('{id}', route));
    const show = answer === undefined && fault !== 'slow' ? 'error' : (fault ?? 'filled');
    return [name, sourceState(show, answer, t)];
  });
  const page: Page = openTestPage(document, route, {
    lang,
    phase,
    token: 'story',
    user: 'story',
    data: servedIn(Object.fromEntries(data)),
    asset: (path) => served(`activities/${path}`),
    lettering,
    world: {
      steps: { run: (steps, item) => runSteps(page, steps, item) },
      overlay: {
        toast: showToast,
        confirm: askToConfirm,
        open: (name) => void openPopup(page, loaded, name),
        close: async () => void (await closeTopSheet()),
      },
      going: { to: (address) => showToast(address, 'plain') },
      live: { load: async () => nobody, call: async ({ path }) => told(path) },
      app: {
        ask: async (method, payload) => (await bridgeOfStory().call(method as never, payload as never)).ok,
      },
    },
  });
  return page;
}

function DocumentPage(props: DocumentPageProps): React.ReactNode {
  const { route, document, widgets, lang, phase, fault } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded belongs to the route
  const page = useMemo(() => open(props), [document, route, lang, phase, fault]);
  const view = useMemo(() => ({ page, widgets: new Map(Object.entries(widgets)) }), [page, widgets]);
  const tokens = document.theme?.tokens;
  useFamilyOf(document);
  useLayoutEffect(() => {
    // As a page with colours of its own says it: drawings in the family's colours stay away.
    globalThis.document.documentElement.toggleAttribute('data-own', tokens !== undefined);
    return () => globalThis.document.documentElement.removeAttribute('data-own');
  }, [tokens]);
  if (document.redirect !== undefined) return <p>This address leads to {document.redirect}.</p>;
  return (
    <PageProvider value={view}>
      {tokens ? <style>{`:root${themeCss({ name: '', palette: {}, art: {} }, tokens)}`}</style> : null}
      <main className="page" lang={languageTag[lang]}>
        {page.model.body.map((node) => (
          <NodeView key={node.key} node={node} />
        ))}
      </main>
    </PageProvider>
  );
}

/** A document as the toolbar wants it. */
export const shownIn = (shown: Shown, { language, phase, fault }: Readonly<Record<string, unknown>>) => (
  <DocumentPage {...shown} lang={language as Language} phase={phase as Phase} fault={faultOf(fault)} />
);
