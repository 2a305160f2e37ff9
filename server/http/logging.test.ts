import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { LogCapture } from '../fixtures/harness.ts';
import { loggerOptions } from './logging.ts';

describe('what others say into the log', () => {
  it('loses what a request may have put into it: addresses, queries, quoted values', () => {
    const log = new LogCapture();
    const { stream, ...options } = loggerOptions({ level: 'trace', stream: log }, () => false);
    const logger = pino(options, stream as never);
    logger.warn('Route GET:/h5_ac/x?token=canary-1 not found');
    logger.error(
      { err: new Error('Unexpected "canary-2" at https://a.example/canary-3') },
      "said 'canary-4'",
    );
    const told = log.lines.join('');
    expect(log.lines).toHaveLength(2);
    expect(told).toContain('Route GET:');
    expect(told).not.toMatch(/canary/);
  });
});
