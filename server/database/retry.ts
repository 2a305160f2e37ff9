import { setTimeout as sleep } from 'node:timers/promises';

/** The SQLSTATE of an error that a database threw, or null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

const attempts = 5;

/**
 * Runs `work` again after a serialisation failure (40001) or a deadlock (40P01), with a growing, jittered pause.
 *
 * @param pause waits, ms
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlStateOf(error);
      if ((state !== '40001' && state !== '40P01') || attempt === attempts) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}
