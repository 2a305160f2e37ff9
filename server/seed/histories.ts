import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { Database } from '../database/database.ts';
import type { Campaign, Campaigns } from '../kernel/campaigns.ts';
import type { Histories } from '../kernel/histories.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { settleDue } from '../kernel/settle.ts';
import { seedCampaign } from './campaign.ts';
import { seedPeople } from './people.ts';

/** Any constant will do: processes that start together invent one after the other. */
export const SEED_LOCK = 7_150_826;

/**
 * Invents what has happened in a campaign so far, with books that agree, and settles it where it has ended. What is there stays: done
 * again, it adds the days since, where the campaign's dates have moved on.
 *
 * @param now the server's clock, ms UTC
 */
export async function seedHistory(
  db: Database,
  campaigns: Campaigns,
  campaign: Campaign,
  mechanics: readonly Mechanic[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    await seedCampaign(tx, campaign, mechanics, seedPeople(), now);
  });
  if (phaseAt(campaign.schedule, now) === 'ended')
    await settleDue(db, { ...campaigns, byId: new Map([[campaign.id, campaign]]) }, mechanics, now);
}

export interface HistoriesOptions {
  readonly db: Database;
  /** As the documents say at present: dates that change ask for a history of their own. */
  readonly campaigns: () => Campaigns;
  readonly mechanics: readonly Mechanic[];
  readonly clock: () => number;
  /** Told of one that nobody asked for and that could not be made; the others go on. */
  readonly onError?: (error: unknown) => void;
}

/** How long it rests after each that nobody asked for, in times of what that took: whoever opens a page meanwhile waits behind one of them. */
const RESTS = 1;

/** So many milliseconds at most lie between two of them. */
const LONGEST_REST = 1_000;

/** Makes histories when they are asked for, and all others behind them, so that a server listens at once however many there are (decision 0179). */
export function createHistories({ db, campaigns, mechanics, clock, onError }: HistoriesOptions): Histories {
  const made = new Map<string, Promise<void>>();
  const done = new Set<string>();
  let stopped = false;
  let all: Promise<void> | null = null;
  let wake = (): void => undefined;

  const keyOf = ({ id, schedule }: Campaign): string => `${id} from ${schedule.start}`;

  async function make(campaign: Campaign): Promise<void> {
    const now = clock();
    const only = { ...campaigns(), byId: new Map([[campaign.id, campaign]]) };
    await seedHistory(db, campaigns(), campaign, mechanics, now);
    for (const { syncTables } of mechanics) await syncTables?.(db, only, now);
    done.add(keyOf(campaign));
  }

  async function of(id: string): Promise<void> {
    const campaign = campaigns().byId.get(id);
    if (campaign === undefined) return;
    const key = keyOf(campaign);
    const making = made.get(key) ?? make(campaign);
    made.set(key, making);
    await making.catch((error: unknown) => {
      made.delete(key);
      throw error;
    });
  }

  const has = (campaign: Campaign): boolean => done.has(keyOf(campaign));

  async function each(): Promise<void> {
    const tried = new Set<string>();
    const next = (): Campaign | undefined =>
      [...campaigns().byId.values()].find((one) => !has(one) && !tried.has(keyOf(one)));
    for (let campaign = next(); campaign !== undefined && !stopped; campaign = next()) {
      tried.add(keyOf(campaign));
      const begun = performance.now();
      await of(campaign.id).catch((error: unknown) => onError?.(error));
      const rest = Math.min(LONGEST_REST, RESTS * (performance.now() - begun));
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, stopped ? 0 : rest).unref();
      });
    }
  }

  return {
    of,
    has,
    whole: async () => {
      all ??= each().finally(() => {
        all = null;
      });
      await all;
    },
    stop: async () => {
      stopped = true;
      wake();
      await all;
      await Promise.allSettled(made.values());
    },
  };
}
