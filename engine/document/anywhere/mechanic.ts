import type { Counters } from './counter.ts';
import type { Groups } from './group.ts';
import type { ScheduleTimes } from './phase.ts';
import type { Telling } from './told.ts';

/** What every mechanic knows of the campaign that it runs in. */
export interface CampaignBasics {
  /** The document's route without parameters' names: it is in every address of the campaign's calls. */
  readonly id: string;
  readonly schedule: ScheduleTimes;
  /** Offset of the schedule's start, minutes from UTC: the campaign's days are counted by it. */
  readonly offset: number;
}

/** The pure half of a mechanic: what its block of a document means. Server, seed and check read it alike. */
export interface MechanicRules<Source, Block> {
  /** Its key of `campaign`. */
  readonly key: string;
  /** Reads a block that `npm run check` lets pass, with the defaults of its schema. */
  read(source: Source, basics: CampaignBasics): Block;
  /** Kinds of facts that it tells in campaigns that have its block. */
  readonly tells?: readonly Telling<Source>[];
  /** What counts here. Without it: nothing does. */
  counts?(block: Block): readonly Counters[];
  /** What things cost here, in minor units of the campaign's points: a try-out gives people about as much. */
  prices?(block: Block): readonly number[];
  /** What people wear beside their names once it is given to them: texts in all languages, by the id of the prize. */
  worn?(source: Source): ReadonlyMap<string, unknown>;
  /** Answers show what an entry of its list has as `icon`: the product puts the picture's address there. */
  readonly pictured?: true;
  /** What tickets are called after, which rewards give: texts in all languages, by the id of what they pay for. */
  tickets?(source: Source): ReadonlyMap<string, unknown>;
  /** Hours that everybody waits for, ms UTC: a try-out has people do more in them. */
  busy?(block: Block): readonly Hours[];
  /** The moment of a document from which its block has something to show, ms UTC: a try-out stands there. null: from the start. */
  shownFrom?(source: Source): number | null;
}

/** From a moment to before another, ms UTC. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** The rules of a mechanic that no document says anything of: what it tells happens in every campaign. */
export interface EverywhereRules {
  readonly key?: never;
  readonly tells: readonly Telling<unknown>[];
}

/** Something that people did, as the mechanics of a campaign hear of it. */
export interface Fact {
  readonly kind: string;
  /** Unique among all facts of its kind. */
  readonly id: string;
  /** Who did it. */
  readonly from: string;
  /** For whom; the same person where it was for nobody else. */
  readonly to: string;
  /** Id of what it was done with, in the document's words. */
  readonly thing: string;
  /** The groups for which it was done, as far as they were told. */
  readonly groups?: Groups | undefined;
  readonly count: number;
  /** What it is worth where points are counted; 0 or more. */
  readonly points: number;
  /** What whoever did it earns, in minor units of the campaign's points; 0 or more. */
  readonly earned: number;
  /** When it happened, ms UTC. */
  readonly at: number;
  /** When the server heard of it, ms UTC: what is settled by then stays as it is. */
  readonly heard: number;
}
