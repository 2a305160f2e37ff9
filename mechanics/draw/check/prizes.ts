import { isObject } from '../../../check/room.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** Prizes of a draw as far as they are objects, with where they stand. */
export const prizesOf = (one: Entry, at: string): readonly { readonly prize: Entry; readonly at: string }[] =>
  (Array.isArray(one.prizes) ? one.prizes : []).flatMap((prize, index) =>
    isObject(prize) ? [{ prize: prize as Entry, at: `${at}/prizes/${index}` }] : [],
  );

export const hasLimit = ({ stock, dailyStock, pace }: Entry): boolean =>
  stock !== undefined || dailyStock !== undefined || pace !== undefined;
