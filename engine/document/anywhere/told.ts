import { type Countable, type Counters, worthOf } from './counter.ts';

/** Something of the document that facts are done with. */
export interface Thing {
  readonly id: string;
  /** What one of it is worth where points are counted. */
  readonly points: number;
  /** How often one person does it at most, in all and on one day, where there is an end to it. */
  readonly most?: Most | undefined;
}

/** How often one person can do something at most, where there is an end to it. */
interface Most {
  readonly total?: number | undefined;
  readonly day?: number | undefined;
}

/** A kind of facts, as the rules of the room say it that tells them. */
export interface Telling<Source> {
  /** The room's name, or one of its `kinds`. */
  readonly kind: string;
  /** What they are done with in a campaign, by its block. Without it, they are done with nothing that the document names. */
  readonly things?: (source: Source) => readonly Thing[];
  /** What is counted of facts that have no points, in the plural: `minutes`. Without it, they have points. */
  readonly unit?: string;
  /** Whether the app may say of them for which room, couple or guild they were done. */
  readonly grouped?: true;
  /** Whether they are, or may be, done for somebody else: these can be counted by people. */
  readonly others?: true;
  /** How often one person does it at most, by its block, where there is an end to it; what has things says it of each. */
  readonly most?: (source: Source) => Most;
}

/** The rules of a room, as far as it tells facts. */
interface Teller {
  /** Its key of `campaign`; undefined: what it tells happens in every campaign. */
  readonly key?: string | undefined;
  readonly tells?: readonly Telling<never>[];
}

/** A kind of facts that can happen in a campaign. */
export interface ToldKind {
  readonly kind: string;
  /** What they are done with; null for nothing that the document names. */
  readonly things: readonly Thing[] | null;
  /** What is counted of them where they have no points. */
  readonly unit?: string | undefined;
  /** Whether the app may say of them for which room, couple or guild they were done. */
  readonly grouped?: true | undefined;
  /** Whether they are, or may be, done for somebody else. */
  readonly others?: true | undefined;
  /** How often one person does it at most, where there is an end to it. */
  readonly most?: Most | undefined;
}

/** Kinds of facts that can happen in a campaign. @param blocks as the document has them, by key */
export const toldIn = (
  blocks: Readonly<Record<string, unknown>>,
  tellers: readonly Teller[],
): readonly ToldKind[] =>
  tellers.flatMap(({ key, tells = [] }) =>
    key === undefined || Object.hasOwn(blocks, key)
      ? tells.map(({ kind, things, unit, grouped, others, most }) => {
          const source = (key === undefined ? undefined : blocks[key]) as never;
          return { kind, things: things?.(source) ?? null, unit, grouped, others, most: most?.(source) };
        })
      : [],
  );

/** One of each thing that people can do in a campaign, points as one of it is worth. */
const onesOf = (
  told: readonly ToldKind[],
): readonly (Countable &
  Pick<ToldKind, 'others'> & { readonly most: Most | undefined; readonly grouped: true | undefined })[] =>
  told.flatMap(({ kind, things, unit, grouped, others, most: ofAll }) =>
    (things ?? [{ id: '', points: unit === undefined ? 1 : 0, most: ofAll }]).map(({ id, points, most }) => ({
      kind,
      thing: id,
      count: 1,
      points,
      most,
      grouped,
      others,
    })),
  );

/** What of a campaign counts, with what one of it is worth, and how many of it one person has at most: none where these can never count anything. */
export const countedBy = (
  counters: Counters,
  told: readonly ToldKind[],
): readonly {
  readonly kind: string;
  readonly thing: string;
  readonly worth: number;
  readonly most: Most | undefined;
  /** Whether the app may say of it for which room, couple or guild it was done. */
  readonly grouped: true | undefined;
  /** Whether it is, or may be, done for somebody else. */
  readonly others?: true | undefined;
}[] =>
  onesOf(told).flatMap((one) => {
    const worth = worthOf(counters, one);
    return worth > 0
      ? [
          {
            kind: one.kind,
            thing: one.thing,
            worth,
            most: one.most,
            grouped: one.grouped,
            others: one.others,
          },
        ]
      : [];
  });
