import { useId } from 'react';
import { defineWidget, Markdown } from '../../engine/index.ts';
import type { DataTableProps } from '../../schemas/generated/types.gen.ts';
import { Figures } from './figures.tsx';

/** Cells stand at the start where nothing says otherwise. */
const classOf = (align: string | undefined): string =>
  align === undefined ? 'data-table__cell' : `data-table__cell is-${align}`;

/** A table of the document, or its rows as cards. What is wider than the phone scrolls inside of it, by touch and by keys. */
export const dataTable = defineWidget<DataTableProps>(({ caption, columns, rows, look }) => {
  const id = useId();
  if (look === 'figures')
    return (
      <section className="data-table" aria-labelledby={id}>
        <p className="data-table__caption" id={id}>
          {caption}
        </p>
        <Figures columns={columns} rows={rows} />
      </section>
    );
  const wide = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const of = Array.from({ length: wide }, (_, index) => columns[index]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too
    <section className="data-table__view part-card goes-on" aria-labelledby={id} tabIndex={0}>
      <table className="data-table__all">
        <caption className="data-table__caption" id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {of.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={index} scope="col" className={classOf(column?.align)}>
                {column?.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              {of.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                    key={index}
                    scope={index === 0 ? 'row' : undefined}
                    className={classOf(column?.align)}
                  >
                    <Markdown blocks={cells[index] ?? []} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
