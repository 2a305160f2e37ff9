// What the rules of a room know of the check: `check.ts` of a mechanic and `check/` of a module import this file alone.
import type { Counters } from '../engine/document/anywhere/counter.ts';
import type { MechanicRules } from '../engine/document/anywhere/mechanic.ts';
import type { Problem } from './finding.ts';
import type { SoundCampaign } from './model/campaign.ts';
import type { CheckedFile } from './model/file.ts';
import type { DocumentRule } from './rule.ts';
import type { DataWorld } from './shape/data-file.ts';
import type { Json } from './text/pointer.ts';
import type { KindOfSaying } from './words/kind-of-saying.ts';

export { nearestName } from '../engine/expression/nearest.ts';
export { displayWidth } from '../engine/i18n/text-width.ts';
export type { Problem } from './finding.ts';
export { type PathUse, pathsOf } from './model/called-paths.ts';
export type { SoundCampaign } from './model/campaign.ts';
export { choosable } from './model/choose.ts';
export { literalsAt } from './model/compiled.ts';
export { isReal, phasesFrom, spanOf } from './model/days.ts';
export { entriesAt } from './model/entries.ts';
export type { CheckedFile } from './model/file.ts';
export { keyedListsOf } from './model/keyed-lists.ts';
export { isMissing } from './model/missing-blocks.ts';
export { rewardsOf } from './model/rewards.ts';
export { rises } from './model/rising.ts';
export { shownAround } from './model/shown-around.ts';
export { spentNowhere } from './model/spent-nowhere.ts';
export { tierDoubts } from './model/tier-doubts.ts';
export { numberAt, numbersOf, repeats, tierFaults } from './model/tiers.ts';
export { titledAlike, twice } from './model/twice.ts';
export { daysOpen, opensAfter, soundWindow } from './model/windows.ts';
export type { DocumentRule } from './rule.ts';
export type { DataWorld } from './shape/data-file.ts';
export { child, isObject, type Json, valueAt } from './text/pointer.ts';
export { type KindOfSaying, soundAt } from './words/kind-of-saying.ts';
export { asksOtherThanNamed } from './words/misnamed.ts';
export { isMisnamed } from './words/misnames.ts';
export { count as countSaid, number as smallNumber } from './words/small-numbers.ts';

/** What the check says of a mechanic's block: one entry of the list in `mechanics/checks.ts`. */
export interface MechanicCheck {
  /** Its key of `campaign`; without it, it is of every campaign. */
  readonly key?: string;
  /**
   * Errors of the block, told by rule `campaign`. The document may have other mistakes: what `file.taint` covers has been
   * told. Asked only where the document has the block.
   */
  readonly faults?: (file: CheckedFile) => readonly Problem[];
  /** What is valid and can be proven to be of no use, told as warnings by rule `campaign-sense`, of a document without errors. */
  readonly doubts?: (campaign: SoundCampaign, file: CheckedFile) => readonly Problem[];
  /** What counts here. Without it: nothing does. */
  readonly counts?: (campaign: SoundCampaign) => readonly Counters[];
  /** Kinds of facts that it tells: those of its rules. */
  readonly tells?: MechanicRules<never, unknown>['tells'];
  /** Calls by which people do what it tells, by their ids, with the kind of the facts: what counts them answers otherwise afterwards. */
  readonly does?: Readonly<Record<string, string>>;
  /** The call that answers how far somebody has come in what counts here. */
  readonly standing?: string;
  /** The call that answers whether somebody has the points that something costs here: it answers otherwise when points move. */
  readonly sells?: string;
  /** Lists (`x-list`) that lack entries, which `faults` tells: names that lead nowhere follow from it. */
  readonly short?: (file: CheckedFile) => readonly string[];
  /** What people learn from some phase on alone, told by rule `shown-in-time` where no part of the page shows it then. */
  readonly known?: (file: CheckedFile) => readonly KnownFrom[];
  /** Small numbers of the block that texts say, told by rule `facts` where it has others. */
  readonly sayings?: readonly KindOfSaying[];
  /** Rules with a page of their own, docs/checks/<id>.md. */
  readonly rules?: readonly DocumentRule[];
}

/** What is known in some phases alone, such as the votes of a poll that shows them when it is settled. */
export interface KnownFrom {
  /** The list whose entry shows it (`x-list`), and the id of the entry. */
  readonly list: string;
  readonly id: string;
  /** Phases of the campaign in which it is known. */
  readonly phases: readonly string[];
  /** What it is, in words that follow "nobody ever sees". */
  readonly what: string;
  /** What says from when on. */
  readonly pointer: string;
}

/** What is said of a data file of a module: one entry of the list in `modules/checks.ts`. */
export interface DataCheck {
  /** Path below modules/, such as `quiz/data/questions.json`. */
  readonly file: string;
  /** Judges a value that its schema lets pass. */
  check(value: Json, world: DataWorld): readonly Problem[];
}
