import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../api/contract.ts';
import { sendFailure } from './failures.ts';

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Answers what no operation takes: 405 with the methods that there are, or 404. Says nothing of what was asked for. */
export function unknownCall(prefix: string, operations: readonly Operation[]) {
  const known = operations.map(({ method, path }) => ({ method, pattern: patternOf(prefix + path) }));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendFailure(request, reply, 'NOT_FOUND');
    // Fastify answers HEAD wherever it answers GET.
    void reply.header(
      'Allow',
      methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '),
    );
    return sendFailure(request, reply, 'METHOD_NOT_ALLOWED');
  };
}
