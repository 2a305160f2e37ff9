import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../app/prerender.tsx';
import { milliseconds } from '../engine/document/dates.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { BASE_PATH } from '../engine/document/href.ts';
import { openEnvelope } from '../engine/http/envelope.ts';
import { knownLanguage, resolveLanguage } from '../engine/i18n/language.ts';
import { sharedRoute } from '../engine/platform/attribution/index.ts';
import type { Settings } from '../engine/platform/settings.ts';
import { createApp } from '../server/app.ts';
import type { Database } from '../server/database/database.ts';
import { readCampaigns } from '../server/documents.ts';
import { ownAddress, type RateLimits } from '../server/guard.ts';
import { openDatabase } from '../server/open-database.ts';
import { createPages, match } from '../server/pages.ts';
import { claimForTryOut, momentOfTryOut, type TryOutDates } from '../server/purpose.ts';
import { type DemoSession, seed } from '../server/seed.ts';
import { createGiftStream } from '../server/stream.ts';
import { withDemoDates } from './demo-dates.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { createMoments, MOMENT_COOKIE } from './moments.ts';
import { clientFolder } from './renderer.ts';
import { root } from './schemas.ts';
import { type Tools, withSimulator } from './simulator.ts';

export interface TryOutOptions {
  renderer: () => Renderer;
  /** Folder of the embedded database; without `databaseUrl`. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Dates as the documents have them, or moved so that the campaigns are live. */
  realDates: boolean;
  /** Gift events arrive by themselves, so that boards move. */
  stream: boolean;
  clock?: () => number;
  log?: boolean;
  documents?: () => LoadedDocument[];
  /** `npm run dev`: pages pass through Vite, are drawn anew each time, and have no CSP, which Vite's client would break. */
  development?: { html: (url: string, html: string) => Promise<string> };
  rateLimits?: Partial<RateLimits>;
  /** A host app and a choice of moment for pages that are asked for with ?simulator, ?at or ?phase. */
  simulator?: Tools;
}

export interface TryOut {
  fastify: FastifyInstance;
  dates: TryOutDates;
  sessions: readonly DemoSession[];
  /** Reads the documents again, after one has changed. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const settingsFile = join(root, 'engine/platform/settings.json');

/** How often a process looks whether another one has moved the dates of a shared database on, in ms. */
const FOLLOWS_EVERY = 5_000;

/**
 * The product to try out, in one process: pages, API, database, invented people. Not yet listening.
 *
 * @throws DatabaseUnavailable with one clear sentence for the person at the terminal
 */
export async function createTryOut(options: TryOutOptions): Promise<TryOut> {
  const clock = options.clock ?? Date.now;
  const db = await openDatabase({
    dataDir: join(options.dataDir, 'database'),
    databaseUrl: options.databaseUrl,
  });
  try {
    return await tryOutOver(db, options, clock);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function tryOutOver(db: Database, options: TryOutOptions, clock: () => number): Promise<TryOut> {
  const dates = await claimForTryOut(db, options.realDates, clock());
  let { moment } = dates;
  const load = (): LoadedDocument[] =>
    (options.documents ?? loadDocuments)().map((one) =>
      moment === null ? one : { ...one, document: withDemoDates(one.document, moment) },
    );
  let documents = load();
  /** What the API reads: covers by the address under which they are served. */
  const forApi = (): LoadedDocument[] =>
    documents.map(({ route, document }) => {
      const { cover } = document;
      return { route, document: cover ? { ...document, cover: options.renderer().asset(cover) } : document };
    });
  let campaigns = readCampaigns(documents);
  const sessions = await seed(db, campaigns, clock());
  const byRoute = (): Map<string, ActivityDocument> =>
    new Map(documents.map((one) => [one.route, one.document]));
  let routes = byRoute();

  const shown = () =>
    documents.map(({ route, document }) => ({
      route,
      languages: document.languages ?? [],
      aliases: document.aliases ?? [],
      redirect: document.redirect,
      schedule: document.schedule,
    }));
  const documentOf = (route: string): ActivityDocument => {
    const document = routes.get(route);
    if (!document) throw new Error(`No document ${route}`);
    return document;
  };
  const { simulator } = options;
  // Where there are tools, and nowhere else, a browser may choose its moment.
  const moments = simulator && createMoments(clock, (path) => match(shown(), path)?.schedule);
  const pages = createPages({
    basePath: BASE_PATH,
    clientFolder,
    settingsFile,
    apiOrigins: apiOriginsOf(settingsFile),
    documents: shown,
    ...(moments ? { ahead: moments.ahead } : {}),
    language: (code) => knownLanguage(code),
    shared: sharedRoute,
    freshFor: (route) => (options.development ? -1 : freshness(documentOf(route))),
    ...(options.development ? { headers: () => ({ 'Referrer-Policy': 'no-referrer' }), always: true } : {}),
    render: async (route, lang, ahead) => {
      const document = documentOf(route);
      const input = {
        document,
        route,
        lang: resolveLanguage(lang),
        now: clock() + ahead,
        origin: fastify.listeningOrigin,
      };
      const renderer = options.renderer();
      const answers: Record<string, unknown> = {};
      for (const [name, path] of Object.entries(renderer.publicRequests(input))) {
        const answer = await fastify.inject({
          url: `/api-server${path}`,
          headers: { lang, cookie: `${MOMENT_COOKIE}=${ahead}` },
          remoteAddress: ownAddress,
        });
        const data = answerIn(answer.payload);
        if (data !== undefined) answers[name] = data;
      }
      const page = renderer.render({ ...input, answers });
      if (!options.development) return page;
      return { ...page, html: await options.development.html(BASE_PATH + route, page.html) };
    },
  });
  const plugin = moments
    ? withSimulator(moments.keep(pages.plugin), simulator, () => sessions[0], moments.told)
    : pages.plugin;
  const fastify: FastifyInstance = await createApp({
    db,
    documents: forApi(),
    clock,
    logger: { level: options.log ? 'info' : 'silent' },
    options: {
      ...(options.rateLimits ? { rateLimits: options.rateLimits } : {}),
      // The simulator plays the proxy that knows the region.
      ...(simulator ? { areaHeader: 'X-Area' } : {}),
      ...(moments ? { ahead: moments.ahead } : {}),
      plugins: [plugin],
      notFound: pages.notFound,
    },
  });
  const stream = createGiftStream({ db, campaigns: () => campaigns, clock });
  if (options.stream) stream.start();
  const reload = async (): Promise<void> => {
    documents = load();
    routes = byRoute();
    campaigns = readCampaigns(documents);
    await fastify.setDocuments(forApi());
  };
  const follow = async (): Promise<void> => {
    const told = await momentOfTryOut(db).catch(() => moment);
    if (told === moment) return;
    moment = told;
    await reload();
  };
  const following =
    db.engine === 'postgres' && moment !== null ? setInterval(follow, FOLLOWS_EVERY).unref() : undefined;
  return {
    fastify,
    dates,
    sessions,
    reload,
    close: async () => {
      clearInterval(following);
      await stream.stop();
      await fastify.close();
      await db.close();
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

/** Where the pages of any environment may send their requests. */
function apiOriginsOf(file: string): string[] {
  const { environments } = JSON.parse(readFileSync(file, 'utf8')) as Settings;
  return [...new Set(Object.values(environments).flatMap(({ apiBase }) => (apiBase ? [apiBase] : [])))];
}

/** How long a drawn page is good: as long as its quickest source, at most a minute. */
function freshness(document: ActivityDocument): number {
  const every = Object.values(document.data ?? {}).flatMap((source) =>
    source.every ? [milliseconds(source.every)] : [],
  );
  return Math.min(60_000, ...every);
}
