import type { AnySchemaObject } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { answerWithKept } from '../http/compress-answers.ts';
import { successText } from '../http/envelope.ts';
import { handleFailure, sendFailure } from '../http/failures.ts';
import { unknownCall } from '../http/unknown-call.ts';
import type { Campaigns } from '../kernel/campaigns.ts';
import { type Context, FileAnswer, type Handler, StoredAnswer } from '../kernel/context.ts';
import type { Drafts } from '../kernel/drafts.ts';
import { hearersOf } from '../kernel/facts.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Keyed } from '../kernel/keyed-hash.ts';
import type { Mechanic, ServerRoom } from '../kernel/mechanic.ts';
import { messageKindsOf } from '../kernel/message-kinds.ts';
import { movementsOf } from '../kernel/movements.ts';
import { messages as toldGrants } from '../kernel/told-grants.ts';
import { languageOf } from '../language.ts';
import { identify, type rateLimitHook } from '../limits/guard.ts';
import type { WriteBudgets } from '../limits/stored-writes.ts';
import type { TelemetryQuota } from '../limits/telemetry-quota.ts';
import { handlersOf } from '../operations/index.ts';
import type { Unready } from '../storage/readiness.ts';
import type { Contract, Operation } from './contract.ts';
import { acceptForms, acceptJson, acceptTexts, demandType, isForm } from './forms.ts';
import { acceptUploads, withinFile } from './uploads.ts';
import { misfitsOf } from './validation.ts';

/** What the API stands on. */
export interface ApiParts {
  readonly db: Database;
  readonly contract: Contract;
  /** Read anew for each request: the documents may be replaced while the server runs. */
  readonly campaigns: () => Campaigns;
  readonly mechanics: readonly Mechanic[];
  /** Server halves of the modules. */
  readonly modules: readonly ServerRoom[];
  /** The server's clock in ms UTC. */
  readonly clock: () => number;
  /** How far the moment of a request is ahead of the clock, in ms: 0 but in a try-out. */
  readonly ahead: (request: FastifyRequest) => number;
  /** Holds each request to its budget. */
  readonly limit: ReturnType<typeof rateLimitHook>;
  readonly serviceKey: string | null;
  readonly keyed: Keyed;
  readonly ids: Ids;
  readonly areaCodeOf: (request: FastifyRequest) => string;
  /** Whether who asks holds the tools of a try-out (decision 0031). */
  readonly holdsTools: (request: FastifyRequest) => boolean;
  /** What a try-out keeps of drafts; null where nothing is tried out. */
  readonly drafts: Drafts | null;
  readonly quota: TelemetryQuota;
  readonly writeBudgets: WriteBudgets;
  readonly unready: () => Promise<{ readonly unready: Unready | null; readonly error?: unknown }>;
}

const personalHeaders = {
  'Cache-Control': 'no-store',
  Vary: 'Authorization, lang',
};

/** Phases in which an operation is taken, null for all. @throws Error for one that there is not */
function phasesIn({ operations }: Contract, id: string): Operation['phases'] {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`schemas/api names no operation ${id}`);
  return found.phases;
}

function stringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function mount(app: FastifyInstance, parts: ApiParts, operation: Operation, handler: Handler): void {
  const { db, clock, ahead, campaigns, serviceKey, areaCodeOf, quota, writeBudgets } = parts;
  const hearers = hearersOf(parts.mechanics);
  const movements = movementsOf([...parts.mechanics, ...parts.modules]);
  const messages = messageKindsOf([...parts.mechanics, ...parts.modules], toldGrants);
  const phasesOf = (id: string) => phasesIn(parts.contract, id);
  const users = new WeakMap<FastifyRequest, string | null>();
  const fileBytes = [...parts.mechanics, ...parts.modules]
    .map((room) => room.fileBytes?.[operation.id])
    .find((one) => one !== undefined);
  app.route({
    method: operation.method,
    url: operation.path,
    schema: operation.schema,
    ...(operation.bodyLimit === null ? {} : { bodyLimit: operation.bodyLimit }),
    config: {
      telemetry: operation.telemetry,
      crowd: operation.crowd,
      fewValues: operation.bodyLimit !== null && operation.batch === null,
    },
    onRequest: async (request) => {
      // Before anything of the body is read: it may be large, and whoever may not send it shall not have the server read it.
      if (operation.tools && !parts.holdsTools(request)) throw new Refusal('NO_PERMISSION');
      demandType(request, operation.bodyTypes);
      users.set(request, await identify(request, operation.caller, db, clock(), serviceKey));
    },
    ...(fileBytes === undefined
      ? {}
      : {
          preParsing: withinFile((params) =>
            fileBytes({ campaigns: campaigns(), params: params as Context['params'] }),
          ),
        }),
    // A mutation without a body is one with an empty body: fetch and axios then send no content type. A body that says
    // null is one, and orders nothing.
    preValidation: async (request) => {
      if (operation.schema.body && request.body === undefined) request.body = {};
    },
    handler: async (request, reply) => {
      const arrived = clock();
      const context: Context = {
        db,
        campaigns: campaigns(),
        hearers,
        keyed: parts.keyed,
        ids: parts.ids,
        movements,
        messages,
        arrived,
        now: arrived + ahead(request),
        language: languageOf(request.headers.lang),
        user: users.get(request) ?? null,
        params: request.params as Context['params'],
        query: request.query as Context['query'],
        body: request.body,
        misfits: misfitsOf(request.body),
        key: operation.needsKey ? stringOrNull(request.headers['idempotency-key']) : null,
        expectedPrice: stringOrNull(request.headers['expected-price']),
        operation: operation.id,
        phasesOf,
        areaCode: areaCodeOf(request),
        drafts: parts.drafts,
        quota,
        writeBudgets,
      };
      const answer = await handler(context);
      if (operation.needsKey && !(answer instanceof StoredAnswer))
        throw new Error(`${operation.id} takes a key: its handler has to answer by \`once\``);
      if (answer instanceof FileAnswer) {
        reply.type(answer.type).header('Content-Disposition', `attachment; filename="${answer.name}"`);
        return reply.send(answer.bytes);
      }
      reply.type('application/json; charset=utf-8');
      return answer instanceof StoredAnswer ? answer.text : successText(answer);
    },
  });
}

/** The API below one prefix: all operations for the main client, the ones marked x-anchor for the anchor client. */
export function apiPlugin(parts: ApiParts, client: 'main' | 'anchor') {
  const { contract, clock, ahead, limit } = parts;
  const handlers = handlersOf([...parts.mechanics, ...parts.modules]);
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(handleFailure);
    const operations = contract.operations.filter(({ anchor }) => client === 'main' || anchor);
    app.setNotFoundHandler(unknownCall(app.prefix, operations));
    app.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart, url }) => {
      const texts = contract.texts(schema);
      if (httpPart !== 'body') return texts;
      const batch = operations.find(({ path }) => app.prefix + path === url)?.batch ?? null;
      const exact = batch === null ? contract.exact(schema) : contract.batch(schema, batch);
      return (value: unknown) => (isForm(value) ? texts(value) : exact(value));
    });
    app.setSerializerCompiler(() => JSON.stringify);
    app.addHook('onRequest', async (_request, reply) => void reply.headers(personalHeaders));
    app.addHook('onRequest', limit);
    // Set as late as possible: the phone takes it for the time at which the answer left.
    app.addHook(
      'onSend',
      async (request, reply) => void reply.header('X-Server-Time', String(clock() + ahead(request))),
    );
    acceptForms(app, contract.field);
    acceptJson(app, contract.field);
    acceptTexts(app);
    acceptUploads(app);
    addHealth(app, parts);
    const openApi = answerWithKept(contract.openApi);
    app.get('/openapi.json', (request, reply) => openApi(request, reply.type('application/json')));
    for (const operation of operations) {
      const handler = handlers[operation.id];
      if (handler === undefined) throw new Error(`schemas/api names ${operation.id}, and nothing handles it`);
      mount(app, parts, operation, handler);
    }
  };
}

/**
 * `/healthz`: this process lives. `/readyz`: it can take orders, which needs a database that takes writes; otherwise 503
 * with what is missing, and no load should come here.
 */
export function addHealth(app: FastifyInstance, { unready }: Pick<ApiParts, 'unready'>): void {
  app.get('/healthz', (_request, reply) => reply.type('application/json').send(successText({})));
  app.get('/readyz', async (request, reply) => {
    const found = await unready();
    if (found.unready === null) return reply.type('application/json').send(successText({}));
    if (found.error !== undefined) request.log.error({ err: found.error }, 'not ready');
    return sendFailure(request, reply, 'NOT_READY', found.unready);
  });
}
