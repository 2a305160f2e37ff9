import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlStateOf } from './database/retry.ts';
import { type ErrorName, errors, failureText, Refusal } from './errors.ts';
import { languageOf } from './language.ts';

const lockNotAvailable = '55P03';

function statusOf(error: Error): number | null {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
}

/** The refusal that an error amounts to; whatever is not known is a failure of the server. */
function nameOf(error: FastifyError | Error): ErrorName {
  if (error instanceof Refusal) return error.refusal;
  if ('validationContext' in error && error.validationContext === 'headers') return 'KEY_MISSING';
  if (sqlStateOf(error) === lockNotAvailable) return 'IN_PROGRESS';
  const status = statusOf(error);
  if (status === 413) return 'TOO_LARGE';
  return status !== null && status >= 400 && status < 500 ? 'BAD_REQUEST' : 'SERVER';
}

function send(request: FastifyRequest, reply: FastifyReply, name: ErrorName): FastifyReply {
  return reply
    .code(errors[name].status)
    .type('application/json; charset=utf-8')
    .send(failureText(name, languageOf(request.headers.lang)));
}

/** Every error leaves as an envelope. Only failures of the server are logged as errors. */
export function handleFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const name = nameOf(error);
  if (name === 'SERVER') request.log.error({ err: error }, 'request failed');
  return send(request, reply, name);
}

/** An unknown path below the API is an envelope, too. */
export function handleUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply, 'NOT_FOUND');
}
