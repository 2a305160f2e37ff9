import type { FastifyInstance } from 'fastify';

/** Something that a server does by itself. */
export interface Repeated {
  readonly work: () => Promise<unknown>;
  /** From one beginning to the next, ms. */
  readonly every: number;
  /** What the log says when it fails; it is done again all the same. */
  readonly failure: string;
}

/** Does it once the server listens, then again and again, never twice at once, until the server closes. */
export function repeat(app: FastifyInstance, { work, every, failure }: Repeated): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const begin = (): void => {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => app.log.error({ err: error }, failure),
      )
      .finally(() => {
        running = null;
      });
  };
  app.addHook('onListen', async () => {
    begin();
    timer = setInterval(begin, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
