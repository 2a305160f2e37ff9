import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';

/**
 * On SIGTERM and SIGINT: takes no new connections, lets running requests finish, closes the database, ends.
 * A second signal ends at once; the database survives that, too.
 */
export function closeOnSignals(fastify: FastifyInstance, db: Database, before?: () => void): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    before?.();
    try {
      await fastify.close();
      await db.close();
      process.exit(0);
    } catch (error) {
      fastify.log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
