import { type Countable, type Counters, worthOf } from './counter.ts';

/** Something of the document that facts are done with. */
export interface Thing {
  readonly id: string;
  /** What one of it is worth where points are counted. */
  readonly points: number;
}

/** A kind of facts, as the rules of the room say it that tells them. */
export interface Telling<Source> {
  /** The room's name, or one of its `kinds`. */
  readonly kind: string;
  /** What they are done with in a campaign, by its block. Without it, they are done with nothing that the document names. */
  readonly things?: (source: Source) => readonly Thing[];
}

/** The rules of a room, as far as it tells facts. */
interface Teller {
  /** Its key of `campaign`. */
  readonly key: string;
  readonly tells?: readonly Telling<never>[];
}

/** A kind of facts that can happen in a campaign, with what they are done with; null for nothing that the document names. */
export interface ToldKind {
  readonly kind: string;
  readonly things: readonly Thing[] | null;
}

/** Kinds of facts that can happen in a campaign. @param blocks as the document has them, by key */
export const toldIn = (
  blocks: Readonly<Record<string, unknown>>,
  tellers: readonly Teller[],
): readonly ToldKind[] =>
  tellers.flatMap(({ key, tells = [] }) =>
    Object.hasOwn(blocks, key)
      ? tells.map(({ kind, things }) => ({ kind, things: things?.(blocks[key] as never) ?? null }))
      : [],
  );

/** One of each thing that people can do in a campaign, points as one of it is worth. */
const onesOf = (told: readonly ToldKind[]): readonly Countable[] =>
  told.flatMap(({ kind, things }) =>
    (things ?? [{ id: '', points: 1 }]).map(({ id, points }) => ({ kind, thing: id, count: 1, points })),
  );

/** What of a campaign counts, with what one of it is worth: none where these can never count anything. */
export const countedBy = (
  counters: Counters,
  told: readonly ToldKind[],
): readonly { readonly kind: string; readonly thing: string; readonly worth: number }[] =>
  onesOf(told).flatMap((one) => {
    const worth = worthOf(counters, one);
    return worth > 0 ? [{ kind: one.kind, thing: one.thing, worth }] : [];
  });
