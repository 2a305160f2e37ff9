import { Markdown, Picture, type WidgetProps } from '../../engine/index.ts';
import type { DataTableProps } from '../../schemas/generated/types.gen.ts';

/** px of a card's picture. */
const SIDE = 72;

/** The rows as cards: what the row is, then its figures, each with the head of its column; the first one is large. */
export function Figures({ columns, rows }: Pick<WidgetProps<DataTableProps>, 'columns' | 'rows'>) {
  return (
    <ul className="data-table__cards">
      {rows.map(({ cells: [name, ...figures], picture }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <li key={row} className="data-table__card part-card">
          {picture === undefined ? null : (
            <Picture src={picture} alt="" width={SIDE} height={SIDE} className="data-table__picture" />
          )}
          <div className="data-table__name">
            <Markdown blocks={name ?? []} />
          </div>
          <dl className="data-table__figures tabular">
            {figures.map((figure, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <div key={index} className="data-table__figure">
                {/* One figure alone needs no head that is seen: its row has said what it is. */}
                <dt className={figures.length === 1 ? 'sr-only' : undefined}>{columns[index + 1]?.title}</dt>
                <dd>
                  <Markdown blocks={figure} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
