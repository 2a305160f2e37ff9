import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { mechanics } from '../mechanics/index.ts';
import { createModuleServers } from '../modules/servers.ts';
import { addHealth, apiPlugin } from './api/api.ts';
import { readContract } from './api/contract.ts';
import type { Database } from './database/database.ts';
import { answerBadHttp, refuseBadHttp } from './http/bad-http.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { type DrainLimits, defaultDrainLimits, drainOnClose } from './http/drain.ts';
import { handleFailure } from './http/failures.ts';
import { type LogOptions, loggerOptions } from './http/logging.ts';
import { trustedProxies } from './http/proxies.ts';
import { everyAnswer } from './http/security-headers.ts';
import { unknownCall } from './http/unknown-call.ts';
import { type Campaigns, readCampaigns, type SourceDocument } from './kernel/campaigns.ts';
import type { Drafts } from './kernel/drafts.ts';
import { type Histories, withHistory } from './kernel/histories.ts';
import { idsOfDatabase } from './kernel/ids.ts';
import { keyedBy } from './kernel/keyed-hash.ts';
import type { ServerRoom } from './kernel/mechanic.ts';
import { sweepMessages } from './kernel/messages.ts';
import { sweepKeys } from './kernel/once.ts';
import { passTime } from './kernel/pass-time.ts';
import { defaultRateLimits, type RateLimits, rateLimitHook } from './limits/guard.ts';
import { type WriteBudgets, writeBudgetsOf } from './limits/stored-writes.ts';
import { defaultTelemetryQuota, sweepTelemetry, type TelemetryQuota } from './limits/telemetry-quota.ts';
import { repeat } from './repeat.ts';
import { roomsFitTogether } from './rooms-fit/rooms-fit.ts';
import { createReadiness } from './storage/readiness.ts';

export interface AppOptions {
  /** A migrated database, from openDatabase. The app does not close it. */
  readonly db: Database;
  /** All documents of `activities/`, parsed. */
  readonly documents: readonly SourceDocument[];
  /** Server halves of the modules. Default: all, with the data that lies in `modules/`. */
  readonly modules?: readonly ServerRoom[];
  /** The server's clock in ms UTC. Default: the machine's. */
  readonly clock?: () => number;
  /** Default: level info on standard output. */
  readonly logger?: LogOptions;
  readonly options?: {
    /** What else is served, such as the pages: registered after the API, at the root. */
    readonly plugins?: readonly FastifyPluginAsync[];
    /** Answers a GET for an address that nothing serves. Default: the envelope that the API answers with. */
    readonly notFound?: Answering;
    /** Those that are not named stay as they are by default. */
    readonly rateLimits?: Partial<RateLimits>;
    readonly telemetryQuota?: TelemetryQuota;
    /** Most writes of a user that are kept on a day; those that are not named stay as they are by default. */
    readonly writeBudgets?: WriteBudgets;
    readonly drain?: DrainLimits;
    /** A try-out's choice of moment: how far a request is ahead of the clock, in ms. Default: not at all. */
    readonly ahead?: (request: FastifyRequest) => number;
    /** The clock by which what has ended is closed for good, ms UTC. Default: `clock`. */
    readonly settlingClock?: () => number;
    /** Key of the app's own server for POST /v2/gift_events and POST /v2/facts. Without it, they are refused. */
    readonly serviceKey?: string;
    /** Under it the server keeps what it must know again and never tell, such as codes. Without it, there are none. */
    readonly secret?: string;
    /** Addresses, or ranges as `10.0.0.0/8`, of the proxies whose word of a request counts. Default: none. */
    readonly proxies?: readonly string[];
    /** Header in which they tell the country of a request; without it, and from anybody else, it is `area`. */
    readonly areaHeader?: string;
    readonly area?: string;
    /** Who else than a proxy may tell the country: the try-out's simulator. */
    readonly tellsArea?: (request: FastifyRequest) => boolean;
    /** Who holds the tools of a try-out, and may read what is for those who build the pages. Default: nobody. */
    readonly holdsTools?: (request: FastifyRequest) => boolean;
    /** A try-out's histories: a call waits for that of its campaign, and one of the app's own server for all (decision 0179). Default: what is in the database is all. */
    readonly histories?: Pick<Histories, 'of' | 'whole' | 'has'>;
    /** What a try-out keeps of drafts (decision 0109). Default: there are none. */
    readonly drafts?: Drafts;
    /** Headers of every answer; by default the strict ones. */
    readonly headers?: Readonly<Record<string, string>>;
  };
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Replaces the documents while the server runs: the next request follows the new rules. */
    setDocuments(documents: readonly SourceDocument[]): Promise<void>;
  }
}

const bodyLimit = 64 * 1024;

function areaCodeFrom(
  header: string | undefined,
  area: string,
  believed: (request: FastifyRequest) => boolean,
) {
  return (request: FastifyRequest): string => {
    const told =
      header === undefined || !believed(request) ? undefined : request.headers[header.toLowerCase()];
    return typeof told === 'string' && /^[A-Z]{2}$/i.test(told) ? told.toUpperCase() : area;
  };
}

const apiPrefixes = { main: '/api-server', anchor: '/api-anchor' } as const;

/** What answers a request that reaches no route: a page where a page was asked for, else an envelope. */
function unknownPath(notFound: Answering | undefined) {
  const unknown = unknownCall('', []);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const forPage = /^(GET|HEAD)$/.test(request.method) && !isApiPath(request.url);
    return forPage && notFound ? notFound(request, reply) : unknown(request, reply);
  };
}

function isApiPath(url: string): boolean {
  const [path = ''] = url.split('?');
  return Object.values(apiPrefixes).some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Of whichever campaign a call is, its history is there before it is answered. */
function awaitHistory({ of, whole }: Pick<Histories, 'of' | 'whole'>) {
  return async ({ params, headers, url }: FastifyRequest): Promise<void> => {
    if (!isApiPath(url)) return;
    // What the app's server tells may be counted by any of them.
    if (headers['x-service-key'] !== undefined) await whole();
    const { id } = (params ?? {}) as { readonly id?: unknown };
    if (typeof id === 'string') await of(id);
  };
}

/**
 * The reference server: the API of `schemas/api` under /api-server, its anchor part under /api-anchor, health at
 * /healthz and /readyz; not yet listening. Stateless: any number of processes may share one PostgreSQL.
 *
 * @throws Error for a document or a module's data that it cannot read, an operation without a handler, or rooms that do not
 *   fit together
 */
export async function createApp({
  db,
  documents,
  modules = createModuleServers(),
  clock = Date.now,
  logger = {},
  options = {},
}: AppOptions): Promise<FastifyInstance> {
  roomsFitTogether([...mechanics, ...modules]);
  /** Reads the documents, and brings what is stored for them to what they say. */
  const follow = async (written: readonly SourceDocument[]): Promise<Campaigns> => {
    const read = readCampaigns(written, mechanics);
    const kept = withHistory(read, options.histories);
    for (const mechanic of mechanics) await mechanic.syncTables?.(db, kept, clock());
    return read;
  };
  let campaigns = await follow(documents);
  const unknown = unknownPath(options.notFound);
  const headers = { 'Cache-Control': 'no-store', ...(options.headers ?? everyAnswer) };
  const isProxy = trustedProxies(options.proxies ?? []);
  const fastify = Fastify({
    logger: loggerOptions(logger, (id) => campaigns.byId.has(id)),
    bodyLimit,
    // Node's own refusals have no envelope: a request without a host meets ours (bad-http.ts).
    // A request has 10 s for its head and 30 s in all; who is slower is cut off within 5 s more.
    http: {
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
    },
    requestTimeout: 30_000,
    // Holds for closing, too, which may wait for answers (drain.ts) and for the database.
    pluginTimeout: 60_000,
    trustProxy: isProxy,
    return503OnClosing: false,
    // A path that cannot even be decoded reaches no route, and none of the hooks.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      if (isApiPath(request.url)) return handleFailure(error, request, reply);
      unknown(request, reply).catch((failure: Error) => handleFailure(failure, request, reply));
    },
    clientErrorHandler: answerBadHttp(headers),
    routerOptions: { maxParamLength: 200 },
  });
  fastify.decorate('setDocuments', async (next: readonly SourceDocument[]) => {
    campaigns = await follow(next);
  });
  fastify.setErrorHandler(handleFailure);
  fastify.setNotFoundHandler(unknown);
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  if (options.histories) fastify.addHook('onRequest', awaitHistory(options.histories));
  compressAnswers(fastify);
  refuseBadHttp(fastify, headers);
  const drain = drainOnClose(fastify, options.drain ?? defaultDrainLimits);
  const ready = createReadiness(db, clock);
  const quota = options.telemetryQuota ?? defaultTelemetryQuota;
  repeat(fastify, {
    every: 3_600_000,
    failure: 'old rows were not swept',
    work: async () => {
      await sweepTelemetry(db, quota, clock());
      await sweepKeys(db, clock());
      await sweepMessages(db, clock());
    },
  });
  repeat(fastify, {
    every: 15_000,
    failure: 'what is due by time was not all done',
    work: () =>
      passTime(db, withHistory(campaigns, options.histories), mechanics, (options.settlingClock ?? clock)()),
  });
  const parts = {
    db,
    contract: readContract(),
    campaigns: () => campaigns,
    modules,
    mechanics,
    clock,
    ahead: options.ahead ?? (() => 0),
    limit: rateLimitHook({ ...defaultRateLimits, ...options.rateLimits }, db, clock),
    quota,
    writeBudgets: { ...writeBudgetsOf([...mechanics, ...modules]), ...options.writeBudgets },
    unready: async () => (drain.stopping ? { unready: 'stopping' as const } : ready()),
    serviceKey: options.serviceKey ?? null,
    keyed: keyedBy(options.secret ?? null),
    ids: await db.transaction(idsOfDatabase),
    holdsTools: options.holdsTools ?? (() => false),
    drafts: options.drafts ?? null,
    areaCodeOf: areaCodeFrom(
      options.areaHeader,
      options.area ?? 'CN',
      (request) => isProxy(request.socket.remoteAddress) || options.tellsArea?.(request) === true,
    ),
  };
  await fastify.register(apiPlugin(parts, 'main'), { prefix: apiPrefixes.main });
  await fastify.register(apiPlugin(parts, 'anchor'), { prefix: apiPrefixes.anchor });
  addHealth(fastify, parts);
  for (const plugin of options.plugins ?? []) await fastify.register(plugin);
  return fastify;
}
