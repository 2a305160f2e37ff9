import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignLiveHosts } from '../../schemas/generated/types.gen.ts';

/** Whose rooms a campaign shows, and in what order. */
export interface LiveHosts {
  readonly counts: Counters;
  readonly by: 'receiver' | 'sender';
  readonly newestFirst: boolean;
  readonly size: number;
  readonly recommended: number;
  readonly hidden: readonly string[];
}

export const liveHosts: MechanicRules<CampaignLiveHosts, LiveHosts> = {
  key: 'liveHosts',
  read: (source) => {
    const { counts, by, order, size, recommended } = { ...defaults.CampaignLiveHosts, ...source };
    return {
      counts: readCounters(counts),
      by,
      newestFirst: order === 'new',
      size,
      recommended,
      hidden: source.hidden ?? [],
    };
  },
  counts: ({ counts }) => [counts],
};

/** What facts add to one host. */
export interface Gain {
  readonly user: string;
  readonly points: number;
  /** When the first and the last of them happened, ms UTC. */
  readonly first: number;
  readonly last: number;
}

/** What facts of the campaign's time add to its hosts: one gain each, in one order for all transactions. */
export function gainsOf(
  { counts, by }: LiveHosts,
  { schedule }: CampaignBasics,
  facts: readonly Fact[],
): readonly Gain[] {
  const gains = new Map<string, Gain>();
  for (const fact of facts) {
    const worth = worthOf(counts, fact);
    if (worth === 0 || fact.at < schedule.start || fact.at >= schedule.end) continue;
    const user = by === 'receiver' ? fact.to : fact.from;
    const { points, first, last } = gains.get(user) ?? { points: 0, first: fact.at, last: fact.at };
    gains.set(user, {
      user,
      points: points + worth,
      first: Math.min(first, fact.at),
      last: Math.max(last, fact.at),
    });
  }
  return [...gains.values()].sort((a, b) => (a.user < b.user ? -1 : 1));
}
