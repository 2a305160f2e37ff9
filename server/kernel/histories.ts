import type { Campaign, Campaigns } from './campaigns.ts';

/** Histories of a try-out's campaigns: each is there before anybody asks for anything of it. */
export interface Histories {
  /** Resolves when a campaign has its history; at once for an id that there is none of. @throws Error where it could not be made: the next who asks tries again */
  of(id: string): Promise<void>;
  /** Resolves when all have theirs. */
  whole(): Promise<void>;
  has(campaign: Campaign): boolean;
  /** Begins no further one. Resolves when what is on its way has been written. */
  stop(): Promise<void>;
}

/** The campaigns whose history is there: nothing is kept, or done by time, of those that are still to have one. */
export function withHistory(campaigns: Campaigns, histories: Pick<Histories, 'has'> | undefined): Campaigns {
  if (histories === undefined) return campaigns;
  return { ...campaigns, byId: new Map([...campaigns.byId].filter(([, one]) => histories.has(one))) };
}
