import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { Database } from '../database/database.ts';
import type { Campaigns } from '../kernel/campaigns.ts';
import { hearersOf } from '../kernel/facts.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { demoUsers } from './demo.ts';
import { livesOf } from './lives.ts';
import { seedPeople } from './people.ts';

export interface StreamOptions {
  readonly db: Database;
  readonly campaigns: () => Campaigns;
  readonly mechanics: readonly Mechanic[];
  readonly clock: () => number;
  /** Mean pause between two things that happen in one campaign, ms. Default 2000. */
  readonly interval?: number;
  /** Told of what failed; the stream goes on. */
  readonly onError?: (error: unknown) => void;
}

/** A switchable stream of what the seed's people do, so that campaigns move during a try-out. */
export interface LifeStream {
  start(): void;
  /** Resolves when what is on its way, if anything, has been written. */
  stop(): Promise<void>;
  readonly running: boolean;
  /** How many things have happened so far. */
  readonly sent: number;
}

/**
 * How long it rests after each thing, in times of what that took. The database does one thing after the other: with hundreds of live
 * campaigns there would always be something to do, and whoever opens a page would wait behind all of it.
 */
const RESTS = 2;

/** Things happen as the mechanics say (`stir`). Only live campaigns get any. A third of the time at most is spent on it. */
export function createLifeStream({
  db,
  campaigns,
  mechanics,
  clock,
  interval = 2000,
  onError,
}: StreamOptions): LifeStream {
  const crowd = seedPeople().slice(demoUsers.length);
  const hearers = hearersOf(mechanics);
  let timer: NodeJS.Timeout | null = null;
  let current = Promise.resolve();
  let sent = 0;
  /** Ends the rest that it takes, if any. */
  let wake = (): void => undefined;

  const rest = (ms: number): Promise<void> =>
    new Promise((done) => {
      wake = done;
      setTimeout(done, ms).unref();
    });

  async function sendToAll(): Promise<void> {
    for (const campaign of campaigns().byId.values()) {
      if (timer === null || phaseAt(campaign.schedule, clock()) !== 'live') continue;
      for (const { stir } of await livesOf(mechanics)) {
        if (stir === undefined) continue;
        const begun = performance.now();
        const happened = stir(db, campaigns(), campaign, { crowd, now: clock(), hearers });
        if (await happened.catch((error: unknown) => onError?.(error))) sent += 1;
        if (timer === null) return;
        await rest(RESTS * (performance.now() - begun));
      }
    }
  }

  function plan(): void {
    timer = setTimeout(
      () => {
        current = sendToAll().then(() => {
          if (timer !== null) plan();
        });
      },
      interval * (0.5 + Math.random()),
    );
    timer.unref();
  }

  return {
    start() {
      if (timer === null) plan();
    },
    async stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      wake();
      await current;
    },
    get running() {
      return timer !== null;
    },
    get sent() {
      return sent;
    },
  };
}
