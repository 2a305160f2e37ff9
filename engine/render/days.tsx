import type { ReactElement } from 'react';
import { byDay } from '../i18n/by-day.ts';
import { useFormat } from './hooks.tsx';

interface DaysProps<Item> {
  /** Of the widget's classes: `<block>__day`, `__date` and `__rows`. */
  block: string;
  /** Each with its moment, ms UTC, in the order in which they are shown. */
  items: readonly Item[];
  /** A list item with a key. */
  row: (item: Item) => ReactElement;
}

/** A list by day: each day with its heading, in the campaign's offset (today and yesterday by name), and its rows. */
export function Days<Item extends { readonly at: number }>({ block, items, row }: DaysProps<Item>) {
  const { date, dayName } = useFormat();
  return byDay(items, date).map(({ day, rows }) => {
    const lines = rows.map(row);
    const name = dayName(rows[0]?.at ?? 0);
    return (
      <section key={lines[0]?.key} className={`${block}__day`}>
        <h3 className={`${block}__date`}>
          {name ? (
            <>
              {name} <small>{day}</small>
            </>
          ) : (
            day
          )}
        </h3>
        <ul className={`${block}__rows`}>{lines}</ul>
      </section>
    );
  });
}
