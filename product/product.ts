import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Renderer } from '../app/prerender/renderer.ts';
import { apiOrigins } from '../build/api-origins.ts';
import type { LoadedDocument } from '../build/documents.ts';
import { mediaOrigins } from '../build/media-origins.ts';
import { clientFolder } from '../build/renderer.ts';
import { root } from '../build/schemas.ts';
import { milliseconds } from '../engine/document/anywhere/dates.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { openEnvelope } from '../engine/http/envelope.ts';
import { knownLanguage, resolveLanguage } from '../engine/i18n/language.ts';
import { sharedRoute } from '../engine/platform/attribution/index.ts';
import { mechanics } from '../mechanics/index.ts';
import { type AppOptions, createApp } from '../server/app.ts';
import type { Database } from '../server/database/database.ts';
import type { LogOptions } from '../server/http/logging.ts';
import { type Campaigns, readCampaigns } from '../server/kernel/campaigns.ts';
import { ownAddress } from '../server/limits/guard.ts';
import { createPages, match } from '../server/pages/pages.ts';

export interface ProductOptions {
  db: Database;
  renderer: () => Renderer;
  /** Read at the start and at each reload. */
  documents: () => LoadedDocument[];
  clock: () => number;
  logger: LogOptions;
  /** Origins of people's pictures, where they lie elsewhere. */
  imageOrigins?: readonly string[];
  app?: Omit<NonNullable<AppOptions['options']>, 'plugins' | 'notFound'>;
  /** Where the pages stand, for links to them; default: where the server listens. */
  origin?: string;
  /** What is served beside pages and API. */
  plugins?: readonly FastifyPluginAsync[];
  /** What stands around the pages. */
  around?: (pages: FastifyPluginAsync) => FastifyPluginAsync;
  /** Headers with which the server asks itself for what a page shows that is so many ms ahead of the clock (`app.ahead`). */
  asksAhead?: (ahead: number) => Readonly<Record<string, string>>;
  /** `npm run dev`: pages pass through Vite, are drawn anew each time, and have no CSP, which Vite's client would break. */
  development?: { html: (url: string, html: string) => Promise<string> } | undefined;
}

export interface Product {
  fastify: FastifyInstance;
  /** As the documents say at present. */
  campaigns(): Campaigns;
  /** Where all documents are: their routes, and other addresses of their pages, each with a leading slash. */
  addresses(): readonly { readonly route: string; readonly aliases: readonly string[] }[];
  /** The schedule of the page at a path below the base path; undefined where it has none. */
  scheduleAt(path: string): ActivityDocument['schedule'];
  /** Reads the documents again, after one has changed. */
  reload(): Promise<void>;
}

const settingsFile = join(root, 'engine/platform/settings.json');
const withoutPolicy = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };

/** The product over an open database, in one process: pages and API. Not yet listening; invents nothing. */
export async function createProduct(options: ProductOptions): Promise<Product> {
  const { db, clock, development } = options;
  let documents = options.documents();
  let campaigns = readCampaigns(documents, mechanics);
  /** The lists of a campaign whose pictures answers show, with the addresses under which these are served. */
  const pictured = ({ campaign = {} }: ActivityDocument): Record<string, unknown> =>
    Object.fromEntries(
      mechanics.flatMap(({ rules }) => {
        if (rules.key === undefined || rules.pictured === undefined) return [];
        const list = (campaign as Record<string, readonly { icon?: string }[] | undefined>)[rules.key];
        const asked = list?.map((one) =>
          one.icon ? { ...one, icon: options.renderer().asset(one.icon) } : one,
        );
        return asked ? [[rules.key, asked]] : [];
      }),
    );
  /** What the API reads: covers and pictures by the address under which they are served. */
  const forApi = (): LoadedDocument[] =>
    documents.map(({ route, document }) => {
      const cover = document.cover ? { cover: options.renderer().asset(document.cover) } : {};
      const hasFacts = JSON.stringify(document.title ?? '').includes('{{');
      const title = hasFacts ? { title: options.renderer().titleOf(document) } : {};
      const campaign = document.campaign ? { campaign: { ...document.campaign, ...pictured(document) } } : {};
      return { route, document: { ...document, ...title, ...cover, ...campaign } };
    });
  const byRoute = (): Map<string, ActivityDocument> =>
    new Map(documents.map((one) => [one.route, one.document]));
  let routes = byRoute();
  const documentOf = (route: string): ActivityDocument => {
    const document = routes.get(route);
    if (!document) throw new Error(`No document ${route}`);
    return document;
  };
  const shownNow = () =>
    documents.map(({ route, document }) => ({
      route,
      languages: document.languages ?? [],
      aliases: document.aliases ?? [],
      redirect: document.redirect,
      schedule: document.schedule,
      tools: document.access?.tools,
    }));
  let shown = shownNow();
  const pages = createPages({
    basePath: BASE_PATH,
    clientFolder,
    settingsFile,
    otherOrigins: {
      api: apiOrigins(settingsFile, options.origin),
      images: options.imageOrigins,
      media: mediaOrigins(settingsFile),
    },
    documents: () => shown,
    ...(options.app?.ahead ? { ahead: options.app.ahead } : {}),
    clock,
    holdsTools: options.app?.holdsTools,
    language: (code) => knownLanguage(code),
    shared: sharedRoute,
    freshFor: (route) => (development ? -1 : freshness(documentOf(route))),
    ...(development ? { headers: () => withoutPolicy, always: true } : {}),
    render: async (route, lang, ahead) => {
      const document = documentOf(route);
      const input = {
        document,
        route,
        lang: resolveLanguage(lang),
        now: clock() + ahead,
        onward: true,
        // npm run dev listens by itself: then nobody else is shown a link.
        origin: options.origin ?? (fastify.server.listening ? fastify.listeningOrigin : undefined),
      };
      const renderer = options.renderer();
      const answers: Record<string, unknown> = {};
      for (const [name, path] of Object.entries(renderer.publicRequests(input))) {
        const answer = await fastify.inject({
          url: `/api-server${path}`,
          headers: { lang, ...options.asksAhead?.(ahead) },
          remoteAddress: ownAddress,
        });
        const data = answerIn(answer.payload);
        if (data !== undefined) answers[name] = data;
      }
      const page = renderer.render({ ...input, answers });
      if (!development) return page;
      return { ...page, html: await development.html(BASE_PATH + route, page.html) };
    },
  });
  const fastify: FastifyInstance = await createApp({
    db,
    documents: forApi(),
    clock,
    logger: options.logger,
    options: {
      ...(development ? { headers: withoutPolicy } : {}),
      ...options.app,
      plugins: [options.around ? options.around(pages.plugin) : pages.plugin, ...(options.plugins ?? [])],
      notFound: pages.notFound,
    },
  });
  return {
    fastify,
    campaigns: () => campaigns,
    addresses: () => shown,
    scheduleAt: (path) => match(shown, path)?.schedule,
    reload: async () => {
      documents = options.documents();
      routes = byRoute();
      shown = shownNow();
      campaigns = readCampaigns(documents, mechanics);
      await fastify.setDocuments(forApi());
    },
  };
}

/** The data of a good answer; undefined for every other one, without which a page is drawn as well. */
function answerIn(text: string): unknown {
  try {
    return openEnvelope(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** How long a drawn page is good: as long as its quickest source, at most a minute. */
function freshness(document: ActivityDocument): number {
  const every = Object.values(document.data ?? {}).flatMap((source) =>
    source.every ? [milliseconds(source.every)] : [],
  );
  return Math.min(60_000, ...every);
}
