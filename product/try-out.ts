import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Renderer } from '../app/prerender/renderer.ts';
import { type LoadedDocument, loadDocuments } from '../build/documents.ts';
import { mechanics } from '../mechanics/index.ts';
import type { Database } from '../server/database/database.ts';
import { withHistory } from '../server/kernel/histories.ts';
import type { RateLimits } from '../server/limits/guard.ts';
import { avatarsPlugin } from '../server/seed/avatars.ts';
import { tryOutSecret } from '../server/seed/demo.ts';
import { createHistories } from '../server/seed/histories.ts';
import { createLifeStream } from '../server/seed/stream.ts';
import { type DemoSession, openDemoSessions, seedWorld } from '../server/seed.ts';
import { databaseFolder } from '../server/storage/embedded.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { claimForTryOut, momentOfTryOut, type TryOutDates } from '../server/storage/purpose.ts';
import { withDemoDates } from './demo-dates.ts';
import type { Judge } from './drafts/judge.ts';
import { openDrafts } from './drafts/kept-drafts.ts';
import { withTestAddresses } from './drafts/test-addresses.ts';
import { createMoments, MOMENT_COOKIE } from './moments.ts';
import { createProduct, type Product, type ProductOptions } from './product.ts';
import { type Tools, withSimulator } from './simulator.ts';
import { holdsKey, keyCookie, withKey } from './try-out-key.ts';

export interface TryOutOptions {
  renderer: () => Renderer;
  /** Folder of the embedded database; without `databaseUrl`. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Dates as the documents have them, or moved so that the campaigns are live. */
  realDates: boolean;
  /** Gift events arrive by themselves, so that boards move. */
  stream: boolean;
  /** Signs the seed's demo users in. */
  sessions: boolean;
  clock?: () => number;
  /** The clock by which what has ended is closed for good, ms UTC. Default: `clock`. */
  settlingClock?: () => number;
  log?: boolean;
  documents?: () => LoadedDocument[];
  development?: ProductOptions['development'];
  rateLimits?: Partial<RateLimits>;
  /** With which the app's server may tell what people do; without it, nobody may. */
  serviceKey?: string;
  /** Takes documents that are not committed, and judges them. Without it, or without tools, there are no drafts (decision 0109). */
  judge?: Judge;
  /** A host app and a choice of moment over pages that are asked for with ?simulator, ?at or ?phase (decision 0031). */
  tools?: Tools | undefined;
}

export interface TryOut {
  fastify: FastifyInstance;
  dates: TryOutDates;
  sessions: readonly DemoSession[];
  /** Reads the documents again, after one has changed. */
  reload(): Promise<void>;
  /** Resolves when every campaign has its history. */
  whole(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether a try-out signs demo users in and gives the simulator out: where nobody but the person at this machine can
 * reach the server or its data, or where it was asked for (decision 0031).
 */
export const mayHandOut = (host: string, databaseUrl: string | undefined, asked: boolean): boolean =>
  asked || (/^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host) && !databaseUrl);

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
    dataDir: options.databaseUrl ? null : databaseFolder(options.dataDir),
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
  const { tools, judge } = options;
  const drafts =
    tools && judge
      ? await openDrafts({
          folder: join(options.dataDir, 'drafts'),
          judge,
          clock,
          changed: async () => {
            await product.reload();
            void histories.whole();
          },
        })
      : undefined;
  const documents = (): LoadedDocument[] =>
    [...(options.documents ?? loadDocuments)(), ...(drafts?.documents() ?? [])].map((one) =>
      moment === null ? one : { ...one, document: withDemoDates(one.document, moment) },
    );
  await seedWorld(db, clock());
  const histories = createHistories({
    db,
    campaigns: () => product.campaigns(),
    mechanics,
    clock,
    onError: (error) => product.fastify.log.error(error, 'a campaign has no history'),
  });
  const sessions = options.sessions ? await openDemoSessions(db, clock()) : [];
  // Where there are tools, and nowhere else, a browser may choose its moment.
  const moments =
    tools &&
    createMoments(
      clock,
      (path) => product.scheduleAt(path),
      (request) => holdsKey(request, tools.key),
    );
  const tested = (pages: FastifyPluginAsync): FastifyPluginAsync =>
    tools === undefined
      ? pages
      : withTestAddresses(
          pages,
          () => product.addresses(),
          (request) => holdsKey(request, tools.key),
        );
  const product: Product = await createProduct({
    db,
    renderer: options.renderer,
    documents,
    clock,
    logger: { level: options.log ? 'info' : 'silent' },
    development: options.development,
    plugins: [avatarsPlugin],
    app: {
      ...(options.rateLimits ? { rateLimits: options.rateLimits } : {}),
      secret: tryOutSecret,
      histories,
      ...(options.settlingClock ? { settlingClock: options.settlingClock } : {}),
      ...(options.serviceKey ? { serviceKey: options.serviceKey } : {}),
      // The simulator plays the proxy that knows the region, and nobody else does.
      ...(tools
        ? {
            areaHeader: 'X-Area',
            tellsArea: (request) => holdsKey(request, tools.key),
            holdsTools: (request) => holdsKey(request, tools.key),
          }
        : {}),
      ...(moments ? { ahead: moments.ahead } : {}),
      ...(drafts ? { drafts } : {}),
    },
    ...(tools && moments
      ? {
          around: (pages) =>
            withKey(
              withSimulator(moments.keep(tested(pages)), tools, () => sessions[0], moments.told),
              tools.key,
            ),
          asksAhead: (ahead) => ({ cookie: `${MOMENT_COOKIE}=${ahead}; ${keyCookie(tools.key)}` }),
        }
      : {}),
  });
  const { fastify, campaigns, reload } = product;
  const stream = createLifeStream({
    db,
    campaigns: () => withHistory(campaigns(), histories),
    mechanics,
    clock,
    onError: (error) => fastify.log.error(error, 'nothing happens in a campaign'),
  });
  if (options.stream) stream.start();
  void histories.whole();
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
    reload: async () => {
      await reload();
      void histories.whole();
    },
    whole: () => histories.whole(),
    close: async () => {
      clearInterval(following);
      await stream.stop();
      await histories.stop();
      await fastify.close();
      await db.close();
    },
  };
}
