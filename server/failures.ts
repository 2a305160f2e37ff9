import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlStateOf } from './database/retry.ts';
import { type ErrorName, errors, failureText, Refusal } from './errors.ts';
import { languageOf } from './language.ts';
import { InvalidValue } from './validation.ts';

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
  if (status === 415) return 'MEDIA_TYPE';
  if (status === 413) return 'TOO_LARGE';
  return status !== null && status >= 400 && status < 500 ? 'BAD_REQUEST' : 'SERVER';
}

/** Where a request does not fit: the field, else the part of the request that is meant. */
function fieldOf(error: FastifyError | Error): string {
  if (error instanceof Refusal) return error.field;
  if (!(error instanceof InvalidValue)) return '';
  const part = 'validationContext' in error ? error.validationContext : undefined;
  return error.field === '' && typeof part === 'string' ? part : error.field;
}

/** Answers with the envelope of a failure. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ErrorName,
  field = '',
): FastifyReply {
  return reply
    .code(errors[name].status)
    .type('application/json; charset=utf-8')
    .send(failureText(name, languageOf(request.headers.lang), field));
}

/** Every error leaves as an envelope. Only failures of the server are logged as errors. */
export function handleFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const name = nameOf(error);
  if (name === 'SERVER') request.log.error({ err: error }, 'request failed');
  if (error instanceof Refusal && error.wait > 0) void reply.header('Retry-After', String(error.wait));
  return sendFailure(request, reply, name, name === 'BAD_REQUEST' ? fieldOf(error) : '');
}
