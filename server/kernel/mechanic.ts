import type { MechanicRules } from '../../engine/document/mechanic.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Person } from '../seed/people.ts';
import type { Campaign, Campaigns } from './campaigns.ts';
import type { Handler } from './context.ts';
import type { Hear } from './facts.ts';

/** What a try-out's life is made of. */
export interface SeedWorld {
  /** Everybody. */
  readonly people: readonly Person[];
  /** Everybody but those as whom the product is tried. */
  readonly crowd: readonly Person[];
  /** The server's clock, ms UTC. */
  readonly now: number;
  /** From when on there is nothing yet, ms UTC: the campaign's start, or a later day where its dates have moved on. */
  readonly since: number;
  /** True where the campaign has a history already, to which days are added. */
  readonly begun: boolean;
  /** Prices of all that the campaign's points buy. */
  readonly prices: readonly number[];
  readonly hearers: readonly Hear[];
}

/** A mechanic as the server runs it: one entry of the list in `mechanics/index.ts`. Its other half is its rules. */
export interface Mechanic {
  readonly rules: MechanicRules<never, unknown>;
  /** By operationId of the API's description. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly hear?: Hear;
  /** SQL by rule: each selects the rows that break it; an honest database gives none. */
  readonly audits?: Readonly<Record<string, string>>;
  /** Brings its tables to what the documents say, when they are read. Processes may do so together. */
  readonly follow?: (db: Database, campaigns: Campaigns) => Promise<void>;
  /** Invents what has happened until now in a campaign of a try-out. */
  readonly seed?: (tx: Queryable, campaign: Campaign, world: SeedWorld) => Promise<void>;
  /** One more thing that happens in a live campaign of a try-out. @returns false where nothing could */
  readonly stir?: (
    db: Database,
    campaigns: Campaigns,
    campaign: Campaign,
    world: Pick<SeedWorld, 'crowd' | 'now' | 'hearers'>,
  ) => Promise<boolean>;
}
