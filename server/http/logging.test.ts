import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { LogCapture } from '../fixtures/harness.ts';
import { FactTakenOtherwise } from '../kernel/facts.ts';
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

  it('tells of two things under the same words which there are, and nobody of whom they are', () => {
    const log = new LogCapture();
    const { stream, ...options } = loggerOptions({ level: 'trace', stream: log }, () => false);
    const err = new FactTakenOtherwise(
      { id: 'fair' } as never,
      { kind: 'task', id: 'canary/hello' } as never,
    );
    pino(options, stream as never).error({ err });
    const { message } = (JSON.parse(log.lines[0] ?? '') as { err: { message: string } }).err;
    expect(message).toContain('fair: the fact task');
    expect(message).not.toContain('canary');
  });

  it.each([
    [{ code: 'ENOENT' }, 'ENOENT'],
    [{ code: 7 }, null],
    [{}, null],
  ])('of an error with %j tells the code %s', (more, code) => {
    const log = new LogCapture();
    const { stream, ...options } = loggerOptions({ level: 'trace', stream: log }, () => false);
    pino(options, stream as never).error({ err: Object.assign(new Error('x'), more) });
    expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({ err: { type: 'Error', code } });
  });

  it.each([
    [{ constraint: 'facts_pkey' }, 'facts_pkey'],
    [{ constraint: undefined }, null],
    [{ constraint: { said: 'canary' } }, null],
    [{}, null],
  ])(
    'of a refusal of the database with %j tells the constraint %s, and not its words',
    (more, constraint) => {
      const log = new LogCapture();
      const { stream, ...options } = loggerOptions({ level: 'trace', stream: log }, () => false);
      const err = Object.assign(new Error('Key (id)=(canary) exists'), { code: '23505' }, more);
      pino(options, stream as never).error({ err }, 'failed');
      expect(JSON.parse(log.lines[0] ?? '').err).toMatchObject({ code: '23505', constraint });
      expect(log.lines.join('')).not.toContain('canary');
    },
  );

  it('of an error tells the eight places that are nearest to it, however deep it was', () => {
    const log = new LogCapture();
    const { stream, ...options } = loggerOptions({ level: 'trace', stream: log }, () => false);
    const deep = (levels: number): Error => (levels === 0 ? new Error('deep') : deep(levels - 1));
    const before = Error.stackTraceLimit;
    Error.stackTraceLimit = 50;
    const err = deep(30);
    Error.stackTraceLimit = before;
    pino(options, stream as never).error({ err });
    const { stack } = (JSON.parse(log.lines[0] ?? '') as { err: { stack: string } }).err;
    expect(stack).toBe((err.stack ?? '').split('\n').slice(1, 9).join('\n'));
  });
});
