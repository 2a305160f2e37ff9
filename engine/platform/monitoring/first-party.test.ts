import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { cutText } from '../cut-text.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import {
  BEHAVIOUR_LIMIT,
  BEHAVIOUR_TRACKED,
  MESSAGE_LIMIT,
  PAGE_LIMIT,
  SAMPLE_RATE,
  SEND_AFTER,
} from './constants.ts';
import { type MonitoringStart, startMonitoring } from './first-party.ts';

interface Body {
  reports: { kind: string; message: string; page: string; value?: number }[];
  behaviour?: string[];
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(changes: Partial<MonitoringStart> = {}) {
  const bodies: Body[] = [];
  let up = true;
  const monitoring = startMonitoring({
    send: async (body) => {
      bodies.push(JSON.parse(body) as Body);
      return up;
    },
    page: () => 'https://h5.gala.example.com/h5_ac/x?token=t#y',
    appId: 'gala-test',
    clean: (text) => text,
    newId: () => 'report-id',
    ...changes,
  });
  const turn = (on: boolean): void => {
    up = on;
  };
  return {
    monitoring,
    bodies,
    turn,
    messages: () => bodies.map((one) => one.reports.map(({ message }) => message)),
  };
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const error = (message: string) => ({ kind: 'error' as const, message });

describe('§8 §9 monitoring', () => {
  it('§9 monitoring limits: the text’s', () => {
    proves('9.9');
    expect([SEND_AFTER, SAMPLE_RATE, MESSAGE_LIMIT, PAGE_LIMIT, BEHAVIOUR_LIMIT, BEHAVIOUR_TRACKED]).toEqual([
      3000,
      1,
      1000,
      500,
      100,
      false,
    ]);
  });

  it('§9 monitoring batches: errors go together after 3 s', async () => {
    proves('9.9');
    const { monitoring, messages } = start();
    monitoring.report(error('one'));
    await later(2999);
    monitoring.report(error('two'));
    expect(messages()).toEqual([]);
    await later(1);
    expect(messages()).toEqual([['one', 'two']]);
  });

  it('§8 truncation: a message at 1000 characters, a page’s address at 500, without its query', async () => {
    proves('8.8');
    const { monitoring, bodies } = start({ page: () => `https://a.example/${'p'.repeat(600)}?token=t` });
    monitoring.report(error('m'.repeat(1001)));
    await later(SEND_AFTER);
    const report = bodies[0]?.reports[0];
    expect([report?.message.length, report?.page.length]).toEqual([1000, 500]);
    expect(report?.page).not.toContain('token');
  });

  it.each([
    ['Script error', true],
    ['Script error.', true],
    ['Uncaught Script error.', true],
    ['Script error in my widget', false],
    ['TypeError: Failed to fetch', true],
    ['failed to fetch dynamically imported module', true],
    ['fetch failed', false],
    ['TypeError: x is not a function', false],
  ])('§8 ignored messages (T73): %j is ignored: %s', async (message, ignored) => {
    proves('8.8', 'T73');
    const { monitoring, bodies } = start();
    monitoring.report(error(message));
    await later(SEND_AFTER);
    expect(bodies).toHaveLength(ignored ? 0 : 1);
  });

  it('§9 monitoring behaviour (T72): off; where it is on, the last 100 steps', async () => {
    proves('9.9', 'T72');
    const off = start();
    off.monitoring.behaviour('tap');
    off.monitoring.report(error('x'));
    await later(SEND_AFTER);
    expect(off.bodies[0]?.behaviour).toBeUndefined();
    const on = start({ behaviourTracked: true });
    for (let i = 0; i < 101; i++) on.monitoring.behaviour(`step ${i}`);
    on.monitoring.report(error('x'));
    await later(SEND_AFTER);
    expect([on.bodies[0]?.behaviour?.length, on.bodies[0]?.behaviour?.[0]]).toEqual([100, 'step 1']);
  });

  it('§9 monitoring sample rate: a visit is reported whole or not at all', async () => {
    proves('9.9');
    const { monitoring, bodies } = start({ sampleRate: 0.5, random: () => 0.7 });
    monitoring.report(error('x'));
    await later(SEND_AFTER);
    expect(bodies).toEqual([]);
  });

  it('a server that is down is tried three times, and nothing new is lost', async () => {
    const { monitoring, messages, turn } = start();
    turn(false);
    monitoring.report(error('old'));
    await later(SEND_AFTER);
    monitoring.report(error('new'));
    await later(SEND_AFTER);
    turn(true);
    await later(10 * SEND_AFTER);
    expect(messages()).toEqual([['old'], ['old', 'new'], ['old', 'new']]);
  });

  it('on leaving all of them are handed over', () => {
    const { monitoring, bodies } = start();
    for (let i = 0; i < 70; i++) monitoring.report(error(`e${i}`));
    monitoring.leave();
    expect(bodies.map((one) => one.reports.length)).toEqual([30, 30, 10]);
  });

  it('§8 monitoring (T50): token, user id and device id enter no report', async () => {
    proves('T50');
    const values = ['canary-token', 'canary-user', 'canary-device'];
    const { monitoring, bodies } = start({
      clean: cleanerOf({ keys: sensitiveKeys, values }),
      page: () => 'https://a.example/canary-user?token=canary-token',
    });
    monitoring.report(error('GET https://a.example/x?token=canary-token failed'));
    monitoring.report(error('no user canary-user'));
    await later(SEND_AFTER);
    expect(JSON.stringify(bodies)).not.toContain('canary');
    expect(bodies[0]?.reports).toHaveLength(2);
  });

  it('1,000 random messages: no throw, within the limits, and nothing but the ignored is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 3000 }), async (message) => {
        const { monitoring, bodies } = start();
        monitoring.report(error(message));
        monitoring.leave();
        expect(bodies[0]?.reports[0]?.message).toBe(cutText(message, MESSAGE_LIMIT));
      }),
      { numRuns: 1000 },
    );
  });
});

it('what comes after a page was left waits as long as any other report', async () => {
  const { monitoring, messages } = start({ random: () => 0 });
  monitoring.report(error('before'));
  await later(SEND_AFTER - 1);
  monitoring.leave();
  expect(messages()).toEqual([['before']]);
  monitoring.report(error('after'));
  await later(SEND_AFTER - 1);
  expect(messages()).toEqual([['before']]);
  await later(1);
  expect(messages()).toEqual([['before'], ['after']]);
});
