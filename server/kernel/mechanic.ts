import type { EverywhereRules, Hours, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { RoomRefusals } from '../errors.ts';
import type { WriteBudgets } from '../limits/stored-writes.ts';
import type { Campaign, Campaigns } from './campaigns.ts';
import type { Context, Handler } from './context.ts';
import type { Hear, Hearers } from './facts.ts';
import type { MessageKinds } from './message-kinds.ts';
import type { Movements } from './movements.ts';
import type { Settling } from './settling.ts';

/** A person whom a try-out invents. */
export interface Person {
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
}

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
  /** Hours in which more happens than else. */
  readonly busy: readonly Hours[];
  readonly hearers: Hearers;
}

/** How a room is lived in where people and points are invented. */
export interface Life {
  /** Invents what people have done outside of campaigns. Doing it again adds nothing. */
  readonly seedPeople?: (tx: Queryable, people: readonly Person[], now: number) => Promise<void>;
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

/** What the server runs for a room of its own: a mechanic of campaigns, or a module. */
export interface ServerRoom {
  /** That of its folder, and what `room.ts` holds where it has one: tables, audits and what is settled are known by it. */
  readonly name: string;
  /** Words beside its name under which it books, gives, holds and tells facts; no other room has one of them. */
  readonly kinds?: readonly string[];
  /** Those of its words under which it books what it neither gives nor lets facts earn: audits of its own hold each such movement. */
  readonly books?: readonly string[];
  /** SQL of who shares a place that is settled with others: activity, mechanic, subject, round, place, user_id. Default: nobody does. */
  readonly shares?: string;
  /** The folder of its tables, if it has any: no other room reads or writes them. */
  readonly tables?: URL;
  /** What it alone refuses with, by name: what several rooms say is in `server/errors.ts`. */
  readonly refusals?: RoomRefusals;
  /** What people read of each kind that it books: `points` tells it in their details. */
  readonly movements?: Movements;
  /** What it tells people, by kind. Places that are settled and paid are told under its name, where that is one of them. */
  readonly messages?: MessageKinds;
  /** By operationId of the API's description. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Most writes of a user that are kept on one UTC day, for each operation that can add rows without end (decision 0054). */
  readonly writeBudgets?: WriteBudgets;
  /** Most bytes of the file that a call brings, by what the campaign says: more are refused while they arrive. */
  readonly fileBytes?: Readonly<Record<string, (context: Pick<Context, 'campaigns' | 'params'>) => number>>;
  /** SQL by rule: each selects the rows that break it; an honest database gives none. */
  readonly audits?: Readonly<Record<string, string>>;
  /** What a try-out invents here. Only a try-out asks, so production never loads it. */
  readonly life?: () => Promise<Life>;
}

/** What of a room is known before any data of it is read. */
type Known = 'name' | 'kinds' | 'tables' | 'refusals';

/** The server half of a module, as the list of `modules/servers.ts` names it. */
export interface ModuleServer extends Pick<ServerRoom, Known> {
  /** The rest of it, with its data as it lies on the disk now. @throws Error naming a file that cannot be read */
  readonly read: () => Omit<ServerRoom, Known>;
}

/** A mechanic as the server runs it: one entry of the list in `mechanics/index.ts`. Its other half is its rules. */
export interface Mechanic extends ServerRoom {
  readonly rules: MechanicRules<never, unknown> | EverywhereRules;
  readonly hear?: Hear;
  /** What of a campaign comes to an end: the kernel keeps it as it stands then, and pays its places. */
  readonly settle?: (campaign: Campaign) => readonly Settling[];
  /**
   * Brings its tables to what the documents say, when they are read. Processes may do so together.
   *
   * @param now the server's clock, ms UTC
   */
  readonly syncTables?: (db: Database, campaigns: Campaigns, now: number) => Promise<void>;
  /**
   * Does what is due by time alone, such as points that lapse. Asked again and again, by several processes, and of no effect
   * where it is done.
   *
   * @param now the server's clock, ms UTC
   */
  readonly byTime?: (db: Database, campaigns: Campaigns, now: number) => Promise<void>;
}
