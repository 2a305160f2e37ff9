// Door for tests and stories: one node of a document, compiled by the real compiler and shown by the real engine.
import { act, type ReactNode, useMemo } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import openApi from '../schemas/api/openapi.json' with { type: 'json' };
import { hrefOf } from './document/anywhere/href.ts';
import type { Phase } from './document/anywhere/phase.ts';
import { operationsOf } from './document/api.ts';
import type { CompileContext } from './document/compile/context.ts';
import type { ActivityDocument, NodeValue } from './document/document.ts';
import { compileFramed } from './document/frames.ts';
import type { OpenApi } from './document/open-api.ts';
import type { CompiledStep } from './document/page-model.ts';
import {
  answersBeside,
  composeSchemas,
  propsSchemaPaths,
  type Schema,
  type SchemaSet,
} from './document/schema-set.ts';
import { type Language, languages, languageTag } from './i18n/language.ts';
import commonTexts from './i18n/product-texts.json' with { type: 'json' };
import type { TranslateAny } from './i18n/translate.ts';
import { createTranslator } from './i18n/translator.ts';
import { createPage } from './page/create-page.ts';
import type { DataState } from './page/data-state.ts';
import type { Page } from './page/page.ts';
import { stillWorld } from './page/still-world.ts';
import type { Heard, Refused, WorldParts } from './page/world.ts';
import { mediaAddress } from './platform/media-address.ts';
import type { Widget } from './render/define-widget.ts';
import { NodeView } from './render/node-view.tsx';
import { PageProvider } from './render/page-context.tsx';
import { startTrouble } from './render/trouble.tsx';

/** All schemas of the project, as the build has them. */
export const testSchemas: SchemaSet = composeSchemas(
  new Map(
    Object.entries(
      import.meta.glob<Schema>('../schemas/**/*.schema.json', { eager: true, import: 'default' }),
    ).map(([path, schema]) => [path.replace('../schemas/', ''), schema]),
  ),
);

/** All widgets by name, loaded. */
export type WidgetModules = Readonly<Record<string, Widget>>;

export interface TestNode {
  node: NodeValue;
  widgets: WidgetModules;
  lang?: Language | undefined;
  /** An answer by source, or a state of it. */
  data?: Readonly<Record<string, unknown>> | undefined;
  /** Values of state keys. */
  state?: Readonly<Record<string, string | number | boolean>> | undefined;
  phase?: Phase | undefined;
  /** The call of a source by its name, where several have the answer that the node expects. */
  paths?: Readonly<Record<string, string>> | undefined;
  /** The campaign block that gifts, prizes and the like come from. */
  campaign?: Record<string, unknown> | undefined;
  token?: string | undefined;
  /** user_id of whoever is signed in. */
  user?: string | undefined;
  schedule?: ActivityDocument['schedule'] | undefined;
  developer?: boolean | undefined;
  /** What the world around does; without it, nothing happens, and a call never ends. */
  world?: WorldParts | undefined;
  /** As on a phone: React takes over what was pre-rendered. */
  hydrated?: boolean | undefined;
  onAct?: (
    steps: readonly CompiledStep[],
    item?: Readonly<Record<string, unknown>>,
    heard?: Heard,
    refused?: Refused,
  ) => Promise<void> | void;
  onRefresh?: (names?: readonly string[]) => void;
  onRetry?: (names?: readonly string[]) => void;
  onMore?: (name: string) => void;
  /** The address of a picture that documents name. */
  asset?: (path: string) => string;
  /** Titles as drawings; without it they are text. */
  lettering?: CompileContext['lettering'];
  onReport?: (fault: { kind: string; node?: string; widget?: string; message: string }) => void;
}

/** What the product says, of all widgets and screens, as the files have it. */
const productTexts: Readonly<Record<string, Partial<Record<Language, string>>>> = Object.assign(
  { ...commonTexts },
  ...Object.values(
    import.meta.glob<object>(['../{widgets,modules}/**/texts.json', '!../modules/*/data/**'], {
      eager: true,
      import: 'default',
    }),
  ),
);

/** What the product says in a language. */
export const productWords = (lang: Language): TranslateAny =>
  createTranslator(
    lang,
    Object.fromEntries(
      Object.entries(productTexts).flatMap(([key, { [lang]: text }]) =>
        text === undefined ? [] : [[key, text]],
      ),
    ),
  );

const moduleData = import.meta.glob('../modules/*/data/*.json', { eager: true, import: 'default' });
const modulePictures = Object.keys(import.meta.glob('../modules/*/art/**/*.svg'));

/** As a build's: by name, with the addresses that a server of the project's root would give. */
const moduleArt = (folder: string): Record<string, string> =>
  Object.fromEntries(
    modulePictures.flatMap((path) => {
      const name = path.startsWith(`../modules/${folder}/`)
        ? path.slice(`../modules/${folder}/`.length)
        : '/';
      return name.includes('/') ? [] : [[name.replace(/\.svg$/, ''), path.slice(2)]];
    }),
  );

const isState = (value: unknown): value is DataState =>
  typeof value === 'object' && value !== null && 'status' in value && !('items' in value);

const answerPaths = new Map(
  operationsOf(openApi as unknown as OpenApi).flatMap(({ method, path, answer }) =>
    method === 'get' && answer !== undefined
      ? [[answer, path.replaceAll(/\{(?!id\})(\w+)\}/g, '$1')] as const]
      : [],
  ),
);

/** The answer that a node's schema expects of each source, by the source's name. */
export function answersOf(node: NodeValue): Map<string, string> {
  const path = propsSchemaPaths(testSchemas).get(node.widget) ?? '';
  return new Map(answersIn(testSchemas.get(path), node));
}

/** Sources that a piece of a node names, each with the answer that it expects. */
const answersIn = (schema: Schema | undefined, piece: object): [source: string, answer: string][] =>
  Object.entries(schema?.properties ?? {}).flatMap(([key, one]): [string, string][] => {
    const value: unknown = Reflect.get(piece, key);
    if (typeof value === 'object' && value !== null) return answersIn(one, value);
    const [answer] = answersBeside(one, piece);
    return answer !== undefined && typeof value === 'string' ? [[value, answer]] : [];
  });

/** The document around one node: its sources get the path whose answer the node expects. */
export function documentAround(test: TestNode): ActivityDocument {
  const { node, data, state, campaign, schedule, paths } = test;
  const answers = answersOf(node);
  const names = new Set([...Object.keys(data ?? {}), ...answers.keys()]);
  const pathOf = (name: string): string => answerPaths.get(answers.get(name) ?? '') ?? '/v2/activities';
  return {
    version: 1,
    title: 'Test',
    languages: [...languages],
    theme: { preset: 'rose-night' },
    schedule: schedule ?? { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
    data: Object.fromEntries([...names].map((name) => [name, { get: paths?.[name] ?? pathOf(name) }])),
    state: Object.fromEntries(
      Object.entries(state ?? {}).map(([key, value]) => [
        key,
        { type: typeof value as 'string' | 'number' | 'boolean', initial: JSON.stringify(value) },
      ]),
    ),
    body: [node],
    ...(campaign ? { campaign } : {}),
  };
}

/** The page of a test, with every source in the state that the test gave it. */
export const createTestPage = (test: TestNode): Page => openTestPage(documentAround(test), 'test', test);

/** The page of a whole document. */
export function openTestPage(
  document: ActivityDocument,
  route: string,
  test: Omit<TestNode, 'node' | 'widgets'>,
): Page {
  const lang = test.lang ?? 'en';
  const model = compileFramed(document, route, lang, {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: test.asset ?? ((path) => `/activities/${path}`),
    media: mediaAddress,
    href: hrefOf,
    ...(test.lettering ? { lettering: test.lettering } : {}),
    modules: { data: (path) => moduleData[`../modules/${path}`], art: moduleArt },
  });
  const page = createPage(model, {
    strings: { t: productWords(lang) },
    identity: {
      user_id: test.user ?? '',
      device_id: '',
      live_obj_id: '',
      bundle_id: '',
      token: test.token ?? '',
    },
    phase: test.phase ?? 'live',
    day: 1,
    developer: test.developer ?? false,
    world: stillWorld({
      ...test.world,
      links: { invite: async (route = '/test') => `https://example.com${route}`, ...test.world?.links },
      // What the test's own world does goes before what it is told.
      steps: {
        run: async (steps, item, heard, refused, sent) => {
          sent?.();
          await test.onAct?.(steps, item, heard, refused);
        },
        ...test.world?.steps,
      },
      sources: {
        refresh: (names) => test.onRefresh?.(names),
        retry: (names) => test.onRetry?.(names),
        more: (name) => test.onMore?.(name),
        ...test.world?.sources,
      },
      telemetry: { report: (fault) => test.onReport?.(fault), ...test.world?.telemetry },
    }),
  });
  startTrouble(page, page.model.body);
  for (const [name, value] of Object.entries(test.data ?? {})) {
    const source = page.data[name];
    if (source) page.store.set(source, isState(value) ? value : { status: 'ready', data: value });
  }
  return page;
}

/** A page of one node, for stories. */
export function TestPage(test: TestNode): ReactNode {
  const key = JSON.stringify([
    test.node,
    test.lang,
    test.data,
    test.state,
    test.phase,
    test.campaign,
    test.token,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that matters of the test
  const page = useMemo(() => createTestPage(test), [key]);
  return (
    <PageProvider value={{ page, widgets: new Map(Object.entries(test.widgets)) }}>
      <main className="page" lang={languageTag[test.lang ?? 'en']}>
        {page.model.body.map((node) => (
          <NodeView key={node.key} node={node} />
        ))}
      </main>
    </PageProvider>
  );
}

export interface RenderedNode {
  container: HTMLElement;
  page: Page;
  /** What was run: the steps of each action and its item. */
  acts: { steps: readonly CompiledStep[]; item: Readonly<Record<string, unknown>> | undefined }[];
  reports: { kind: string; node?: string; widget?: string; message: string }[];
  refreshes: (readonly string[] | undefined)[];
  retries: (readonly string[] | undefined)[];
  mores: string[];
  /** Changes the page (its store) as the engine would, and waits for React. */
  change: (how: (page: Page) => void) => Promise<void>;
  click: (element: Element | null | undefined) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Renders one node into the document of the test (jsdom or a real browser). */
export async function renderNode(node: NodeValue, test: Omit<TestNode, 'node'>): Promise<RenderedNode> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const acts: RenderedNode['acts'] = [];
  const reports: RenderedNode['reports'] = [];
  const refreshes: RenderedNode['refreshes'] = [];
  const retries: RenderedNode['retries'] = [];
  const mores: string[] = [];
  const page = createTestPage({
    ...test,
    node,
    onAct: async (steps, item, heard, refused) => {
      acts.push({ steps, item });
      await test.onAct?.(steps, item, heard, refused);
    },
    onReport: (fault) => reports.push(fault),
    onRefresh: (names) => refreshes.push(names),
    onRetry: (names) => retries.push(names),
    onMore: (name) => mores.push(name),
  });
  const container = document.body.appendChild(document.createElement('main'));
  container.className = 'page';
  document.documentElement.dataset.phase = test.phase ?? 'live';
  const drawn = (
    <PageProvider value={{ page, widgets: new Map(Object.entries(test.widgets)) }}>
      {page.model.body.map((one) => (
        <NodeView key={one.key} node={one} />
      ))}
    </PageProvider>
  );
  if (test.hydrated) {
    const { renderToString } = await import('react-dom/server');
    container.innerHTML = renderToString(drawn);
  }
  const root = await act(async () => {
    if (test.hydrated) return hydrateRoot(container, drawn);
    const created = createRoot(container);
    created.render(drawn);
    return created;
  });
  return {
    container,
    page,
    acts,
    reports,
    refreshes,
    retries,
    mores,
    change: (how) => act(async () => how(page)),
    click: (element) => act(async () => (element as HTMLElement).click()),
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}
