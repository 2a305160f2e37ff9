import { randomUUID } from 'node:crypto';
import { phaseAt } from '../engine/document/phase.ts';
import type { Database } from './database/database.ts';
import type { Campaign, Campaigns } from './documents.ts';
import { recordGift } from './gifts.ts';
import { demoUsers } from './seed/demo.ts';
import { seedPeople } from './seed/people.ts';
import { pick } from './seed/random.ts';

export interface StreamOptions {
  readonly db: Database;
  readonly campaigns: () => Campaigns;
  readonly clock: () => number;
  /** Mean pause between two gifts of one campaign, ms. Default 2000. */
  readonly interval?: number;
  /** Told of a gift that failed; the stream goes on. */
  readonly onError?: (error: unknown) => void;
}

/** A switchable stream of gifts between the seed's people, so that boards move during a try-out. */
export interface GiftStream {
  start(): void;
  /** Resolves when the gift on its way, if any, has been written. */
  stop(): Promise<void>;
  readonly running: boolean;
  /** Gifts written so far. */
  readonly sent: number;
}

/** Gifts go through recordGift, as those of POST /v2/gift_events do. Only live campaigns get any. */
export function createGiftStream({
  db,
  campaigns,
  clock,
  interval = 2000,
  onError,
}: StreamOptions): GiftStream {
  const people = seedPeople().slice(demoUsers.length);
  let timer: NodeJS.Timeout | null = null;
  let current = Promise.resolve();
  let sent = 0;

  async function sendOne(campaign: Campaign): Promise<void> {
    const gifts = [...campaign.gifts.values()].sort((a, b) => a.points - b.points);
    const to = pick(people.slice(0, 60), Math.random, 1.6);
    const from = pick(people, Math.random);
    if (from === to) return;
    const gift = pick(gifts, Math.random, 2);
    const now = clock();
    const event = {
      eventId: `stream:${randomUUID()}`,
      activity: campaign.id,
      gift: gift.id,
      count: 1,
      at: now,
    };
    await recordGift(db, campaigns(), { ...event, from: from.user_id, to: to.user_id }, now);
    sent += 1;
  }

  async function sendToAll(): Promise<void> {
    for (const campaign of campaigns().byId.values()) {
      if (timer === null || phaseAt(campaign.schedule, clock()) !== 'live') continue;
      await sendOne(campaign).catch((error: unknown) => onError?.(error));
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
