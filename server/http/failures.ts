import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidValue } from '../api/validation.ts';
import { sqlStateOf } from '../database/retry.ts';
import { entryOf, Refusal, type Refused } from '../errors.ts';
import { languageOf } from '../language.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { failureText } from './envelope.ts';

const lockNotAvailable = '55P03';
const checkViolation = '23514';
const outOfRange = '22003';

/** A number would pass what can be said exactly: the constraints of such numbers are named so (server/database/migrations/016). */
const isBeyondExact = (error: Error): boolean => {
  const state = sqlStateOf(error);
  const named = 'constraint' in error ? String(error.constraint) : '';
  return state === outOfRange || (state === checkViolation && named.endsWith('_exact'));
};

function statusOf(error: Error): number | null {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
}

/** What an error amounts to; whatever is not known is a failure of the server. */
function refusedBy(error: FastifyError | Error): Refused {
  if (error instanceof Refusal) return error.refused;
  if ('validationContext' in error && error.validationContext === 'headers') return 'KEY_MISSING';
  if (sqlStateOf(error) === lockNotAvailable) return 'IN_PROGRESS';
  if (isBeyondExact(error)) return 'TOO_MUCH';
  if (error instanceof DatabaseUnavailable) return 'NOT_READY';
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
  refused: Refused,
  field = '',
): FastifyReply {
  return reply
    .code(entryOf(refused).status)
    .type('application/json; charset=utf-8')
    .send(failureText(refused, languageOf(request.headers.lang), field));
}

/** Every error leaves as an envelope. Only failures of the server and of its database are logged as errors. */
export function handleFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refused = refusedBy(error);
  if (refused === 'SERVER' || refused === 'NOT_READY') request.log.error({ err: error }, 'request failed');
  if (error instanceof Refusal && error.wait > 0) void reply.header('Retry-After', String(error.wait));
  return sendFailure(request, reply, refused, refused === 'BAD_REQUEST' ? fieldOf(error) : '');
}
