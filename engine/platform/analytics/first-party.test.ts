import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import { BATCH_SIZE, SEND_INTERVAL, STORAGE_LIMIT, TRIES } from './constants.ts';
import { type FirstParty, type FirstPartyStart, startFirstParty } from './first-party.ts';

interface Body {
  app: string;
  events: { id: string; event: string; props: object }[];
}
let started: FirstParty[];
beforeEach(() => {
  vi.useFakeTimers();
  started = [];
});
afterEach(() => {
  for (const one of started) one.stop();
  vi.useRealTimers();
});

const memory = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
let nr = 0;
function start(changes: Partial<FirstPartyStart> = {}) {
  const bodies: Body[] = [];
  const leaving: boolean[] = [];
  let up = true;
  const analytics = startFirstParty({
    send: async (body, last) => {
      bodies.push(JSON.parse(body) as Body);
      leaving.push(last);
      return up;
    },
    storage: memory(),
    page: () => '/h5_ac/x',
    appId: 'gala-test',
    clean: (text) => text,
    newId: () => `event-${++nr}`,
    ...changes,
  });
  started.push(analytics);
  const turn = (on: boolean): void => {
    up = on;
  };
  return {
    analytics,
    bodies,
    leaving,
    turn,
    names: () => bodies.map((one) => one.events.map(({ event }) => event)),
  };
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('§9 analytics', () => {
  it('an event that could not even be sent is sent again', async () => {
    let fails = true;
    const sent: string[] = [];
    const { analytics } = start({
      send: async (body) => {
        if (fails) throw new Error('no network');
        sent.push(body);
        return true;
      },
    });
    analytics.track('tap');
    await later(SEND_INTERVAL);
    fails = false;
    await later(SEND_INTERVAL);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('tap');
  });

  it('§9 analytics defaults: the text’s', () => {
    proves('9.10');
    expect([BATCH_SIZE, SEND_INTERVAL, STORAGE_LIMIT, TRIES]).toEqual([
      { least: 1, most: 30, standard: 5 },
      5000,
      200,
      3,
    ]);
  });

  it('§9 analytics batch: five events go at once, fewer after the interval', async () => {
    proves('9.10');
    const { analytics, names } = start();
    for (const event of ['a', 'b', 'c', 'd']) analytics.track(event);
    await later(SEND_INTERVAL - 1);
    expect(names()).toEqual([]);
    analytics.track('e');
    await later(0);
    expect(names()).toEqual([['a', 'b', 'c', 'd', 'e']]);
    analytics.track('f');
    await later(SEND_INTERVAL);
    expect(names()[1]).toEqual(['f']);
    for (let i = 0; i < 10; i++) analytics.track(`g${i}`);
    await later(0);
    expect(names().slice(2), 'five that came while five were sent go at once as well').toEqual([
      ['g0', 'g1', 'g2', 'g3', 'g4'],
      ['g5', 'g6', 'g7', 'g8', 'g9'],
    ]);
  });

  it.each([
    [0, 5],
    [-3, 1],
    [1, 1],
    [30, 30],
    [99, 30],
    [Number.NaN, 5],
  ])('§9 analytics batch (T74): a size of %d is %d', async (batchSize, size) => {
    proves('9.10', 'T74');
    const { analytics, bodies } = start({ batchSize });
    for (let i = 0; i < 30; i++) analytics.track(`e${i}`);
    await later(0);
    expect(bodies[0]?.events).toHaveLength(size);
  });

  it('§9 analytics retries (T74): three tries in all, then given up; what follows is sent', async () => {
    proves('9.10', 'T74');
    const { analytics, names, turn } = start();
    turn(false);
    analytics.track('lost');
    await later(10 * SEND_INTERVAL);
    expect(names()).toEqual([['lost'], ['lost'], ['lost']]);
    turn(true);
    analytics.track('next');
    await later(SEND_INTERVAL);
    expect(names()[3]).toEqual(['next']);
  });

  it('§9 analytics storage (T74): when it is full the oldest 20 are sent at once', async () => {
    proves('9.10', 'T74');
    // A server that never answers: the queue only grows.
    const bodies: Body[] = [];
    const { analytics } = start({
      send: (body) => {
        bodies.push(JSON.parse(body) as Body);
        return new Promise(() => undefined);
      },
    });
    for (let i = 0; i < STORAGE_LIMIT; i++) analytics.track(`e${i}`);
    const before = bodies.length;
    analytics.track('one too many');
    expect(bodies.slice(before)).toHaveLength(1);
    expect(bodies.at(-1)?.events.map(({ event }) => event)).toEqual(
      Array.from({ length: 20 }, (_, i) => `e${i}`),
    );
  });

  it('outlives the page: what was not sent goes with the next one, each event once', async () => {
    const storage = memory();
    const first = start({ storage });
    first.turn(false);
    first.analytics.track('kept');
    first.analytics.stop();
    const second = start({ storage });
    await later(SEND_INTERVAL);
    expect(second.names()).toEqual([['kept']]);
    const third = start({ storage });
    await later(SEND_INTERVAL);
    expect(third.names()).toEqual([]);
  });

  it('on leaving everything is handed over, in requests of 30 at most', () => {
    const { analytics, bodies, leaving } = start({ batchSize: 30 });
    for (let i = 0; i < 29; i++) analytics.track('x');
    analytics.leave();
    analytics.leave();
    expect(bodies.map((one) => one.events.length)).toEqual([29]);
    expect(leaving).toEqual([true]);
  });

  it('a browser without storage loses nothing of this page', async () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    for (const storage of [undefined, closed]) {
      const { analytics, names } = start({ storage });
      analytics.track('a');
      await later(SEND_INTERVAL);
      expect(names()).toEqual([['a']]);
    }
  });

  it('§8 analytics (T50): token, user id and device id enter neither an event nor the storage', async () => {
    proves('T50');
    const storage = memory();
    const values = ['canary-token', 'canary-user', 'canary-device'];
    const wish = {
      token: 'x',
      text: 'of canary-user',
      link: 'https://a.example/?token=canary-token&x=1',
      n: 5,
    };
    const { analytics, bodies } = start({ storage, clean: cleanerOf({ keys: sensitiveKeys, values }) });
    analytics.track('a', wish);
    await later(SEND_INTERVAL);
    const seen = JSON.stringify([bodies, ...storage.kept.values()]);
    expect(seen).not.toMatch(/canary|"token"/);
    expect(bodies[0]?.events[0]?.props).toMatchObject({ n: 5, link: 'https://a.example/?x=1' });
    // Without the cleaner the same would tell: the check can fail.
    const open = start();
    open.analytics.track('a', wish);
    await later(SEND_INTERVAL);
    expect(JSON.stringify(open.bodies)).toMatch(/canary/);
  });

  it('1,000 random stored queues: no throw, and no event of this page is lost', async () => {
    const stored = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.anything()).map((one) => JSON.stringify(one) ?? 'x'),
    );
    await fc.assert(
      fc.asyncProperty(stored, async (text) => {
        const { analytics, bodies } = start({
          storage: memory(new Map([['gala.events', text]])),
          batchSize: 30,
        });
        analytics.track('mine');
        analytics.leave();
        expect(bodies.flatMap((one) => one.events).filter(({ event }) => event === 'mine')).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['a number that is none', Number.NaN],
  ['a number without end', Number.POSITIVE_INFINITY],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['nothing', null],
  ['a number that is the visitor’s own', 123_456_789],
])('a property that is %s is left out, and the others are told', async (_, value) => {
  const { analytics, bodies } = start({ clean: cleanerOf({ keys: [], values: ['123456789'] }) });
  analytics.track('tap', { day: 2, first: true, word: 'so', odd: value as never });
  await later(SEND_INTERVAL);
  expect(bodies[0]?.events[0]?.props).toEqual({ day: 2, first: true, word: 'so' });
});
