import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { phases } from '../../engine/document/anywhere/phase.ts';
import { readOperations } from '../../server/api/api-files.ts';

/** A call of the API, as `operations.json` of its room describes it. */
interface Operation {
  /** Method and path: `GET /v2/activities/{id}/boards/{board}`. */
  readonly call: string;
  /** In a few words. */
  readonly summary: string;
  /** In a sentence, where it is more. */
  readonly description?: string;
  /** Who may call: everybody, everybody but better with a token, a user, the app's own server. */
  readonly caller: 'anyone' | 'optional' | 'user' | 'service';
  /** Without a token it answers everybody alike: pages are pre-rendered with its answer. */
  readonly public?: boolean;
  /** The anchor client is served, too. */
  readonly anchor?: boolean;
  /** The list of its body whose entries are judged one by one. */
  readonly batch?: string;
  /** Most bytes of its body, where 64 KiB are too few. */
  readonly bodyLimit?: number;
  /** It takes what pages report about themselves: such calls have a rate limit of their own, and their keys are not looked at twice. */
  readonly telemetry?: boolean;
  /** It counts more where many people call it: new accounts at one address have a rate limit of their own. */
  readonly crowd?: boolean;
  /** It is for whoever holds the tools of a try-out alone. */
  readonly tools?: boolean;
  /** Its own parameters, or names of common ones; `lang`, and `id` of an activity, every call has by itself. */
  readonly parameters?: readonly (string | object)[];
  /** It moves something: the caller sends an Idempotency-Key. */
  readonly once?: boolean;
  /** It takes nothing of anybody's, and does another thing each day of the campaign: who taps tomorrow means tomorrow's. */
  readonly daily?: boolean;
  /**
   * Phases of its campaign in which it is taken; without it, all. The server holds calls with `once` to them: before, they
   * are refused with NOT_OPEN, afterwards with OVER.
   */
  readonly phases?: readonly string[];
  /** Operations that answer otherwise after it: their sources want to be asked again. */
  readonly changes?: readonly string[];
  /** Operations whose changes change its answer as well: it shows what they show. */
  readonly follows?: readonly string[];
  /** File names of schemas. */
  readonly body?: string;
  readonly bodyOptional?: boolean;
  readonly types?: readonly string[];
  readonly answer: string;
}

const security = {
  anyone: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  service: [{ serviceKey: [] }],
} as const;

function responseOf(answer: string) {
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { $ref: answer } },
  };
  return { 200: { description: 'The envelope.', content: { 'application/json': { schema: envelope } } } };
}

function bodyOf({ body, bodyOptional, types = ['application/json'] }: Operation) {
  if (body === undefined) return {};
  const content = Object.fromEntries(types.map((type) => [type, { schema: { $ref: body } }]));
  return { requestBody: { required: bodyOptional !== true, content } };
}

const isOfActivity = (path: string): boolean => path.startsWith('/v2/activities/{id}');

/** @throws Error for phases that nothing would hold the call to, or that are none */
function phasesOf({ call, once, phases: open = [] }: Operation, name: string): readonly string[] {
  if (once !== true || !isOfActivity(call.split(' ')[1] ?? ''))
    throw new Error(
      `${name} has \`phases\`: only calls below /v2/activities/{id} that are done \`once\` are held to them`,
    );
  const wrong = open.find((one) => !phases.some((phase) => phase === one));
  if (wrong !== undefined || open.length === 0)
    throw new Error(
      `${name} has \`phases\`: expected some of ${phases.join(', ')}, got ${wrong === undefined ? 'none' : `\`${wrong}\``}`,
    );
  return open;
}

/** What a call changes, and what follows from that; undefined where it changes nothing. */
function changesOf({ changes }: Operation, all: readonly (readonly [string, Operation])[]) {
  if (changes === undefined) return {};
  const follow = all.filter(([, { follows = [] }]) => follows.some((one) => changes.includes(one)));
  return { 'x-changes': [...new Set([...changes, ...follow.map(([id]) => id)])] };
}

/** `schemas/api/openapi.json`: what all calls share, and the calls of all rooms. Two rooms have no call in common (`server/rooms-fit/rooms-fit.ts`). @throws Error for phases that cannot be */
export function composeApi(schemas: string): object {
  const { 'x-parameters': common, ...description } = JSON.parse(
    readFileSync(join(schemas, 'api/description.json'), 'utf8'),
  ) as { 'x-parameters': Record<string, object>; components: object };
  const paths: Record<string, Record<string, object>> = {};
  const all = readOperations(schemas).flatMap(([, own]) => Object.entries(own as Record<string, Operation>));
  for (const [file, operations] of readOperations(schemas)) {
    for (const [operationId, one] of Object.entries(operations as Record<string, Operation>)) {
      const [method = '', path = ''] = one.call.split(' ');
      const parameter = (name: string): object => {
        const found = common[name];
        if (found === undefined)
          throw new Error(`${file}: ${operationId} names the parameter ${name}: there is none`);
        return found;
      };
      const methods = paths[path] ?? {};
      paths[path] = methods;
      methods[method.toLowerCase()] = {
        operationId,
        summary: one.summary,
        ...(one.description === undefined ? {} : { description: one.description }),
        ...(one.phases === undefined ? {} : { 'x-phases': phasesOf(one, `${file}: ${operationId}`) }),
        ...(one.batch === undefined ? {} : { 'x-batch': one.batch }),
        ...(one.bodyLimit === undefined ? {} : { 'x-body-limit': one.bodyLimit }),
        ...(one.telemetry === true ? { 'x-telemetry': true } : {}),
        ...(one.crowd === true ? { 'x-crowd': true } : {}),
        ...(one.daily === true ? { 'x-daily': true } : {}),
        ...(one.tools === true ? { 'x-tools': true } : {}),
        ...changesOf(one, all),
        ...(one.public === true ? { 'x-public': true } : {}),
        ...(one.anchor === true ? { 'x-anchor': true } : {}),
        security: security[one.caller],
        parameters: [
          parameter('lang'),
          ...(isOfActivity(path) ? [parameter('id')] : []),
          ...(one.parameters ?? []).map((own) => (typeof own === 'string' ? parameter(own) : own)),
          ...(one.once === true ? [parameter('once')] : []),
        ],
        ...bodyOf(one),
        responses: responseOf(one.answer),
      };
    }
  }
  const { components, ...rest } = description;
  return { ...rest, paths, components };
}

/** Ids of the calls of each room, under its name; those of the server itself first. */
export const roomsOfCalls = (schemas: string): readonly (readonly [string, readonly string[]])[] =>
  readOperations(schemas).map(([file, operations]) => {
    const [kind, name = ''] = relative(schemas, file).split(sep);
    return [kind === 'api' ? 'The server itself' : name, Object.keys(operations as object)];
  });
