import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Level, LoggerOptions } from 'pino';
import { sqlStateOf } from '../database/retry.ts';

/** Where the log goes. Default: level info on standard output. */
export interface LogOptions {
  readonly level?: Level | 'silent';
  readonly stream?: { write(line: string): void };
}

function codeOf(error: object): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * The words of a library or of the language without what a request may have put into them: quoted values, addresses
 * and their queries.
 */
function withoutValues(text: string): string {
  return text.replaceAll(/(["'`]).*?\1/gs, '…').replaceAll(/(?:\w+:\/\/|[/?#])[^\s"'`]*/g, '…');
}

/**
 * An error without anything a user sent: a database's message can quote values, so its state must do;
 * of the stack only the places remain.
 */
function describeError(error: Error) {
  const state = sqlStateOf(error);
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    code: codeOf(error),
    ...(state === null ? { message: withoutValues(error.message) } : { constraint }),
    stack: places.slice(0, 8).join('\n'),
  };
}

/**
 * Pino's options for Fastify. A line holds method, route, status and time; never a query, a header, an address,
 * a token or a user. The route is the pattern, so that not even a path typed wrong gets in.
 *
 * @param isActivity whether there is such an activity: any other id is what a caller made up
 */
export function loggerOptions(
  { level = 'info', stream }: LogOptions,
  isActivity: (id: string) => boolean,
): LoggerOptions & {
  stream?: { write(line: string): void };
} {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    hooks: {
      // What the framework itself says may quote the address of a request.
      logMethod(parameters, method) {
        const cleaned = parameters.map((one: unknown) =>
          typeof one === 'string' ? withoutValues(one) : one,
        );
        method.apply(this, cleaned as typeof parameters);
      },
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? null,
        activity: activityOf(request, isActivity),
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

function activityOf({ params }: FastifyRequest, isActivity: (id: string) => boolean): string | undefined {
  if (typeof params !== 'object' || params === null || !('id' in params)) return undefined;
  return typeof params.id === 'string' && isActivity(params.id) ? params.id : undefined;
}
