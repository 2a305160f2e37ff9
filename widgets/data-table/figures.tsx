import { Markdown, Picture, type WidgetProps } from '../../engine/index.ts';
import type { DataTableProps } from '../../schemas/generated/types.gen.ts';

/** px of a card's picture. */
const SIDE = 72;

type Part = Parameters<typeof Markdown>[0]['blocks'][number];

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part;
  return (part[0] === 'a' ? part[2] : (part[1] ?? [' '])).map(textOf).join('');
};

/** How wide a text is, in letters: one of Chinese is as wide as two, a mark above another letter, and what joins two, as none. */
const widthOf = (text: string): number =>
  [...text.replace(/[\p{Mn}\u2060]/gu, '')].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** A line of a card in the letters of a figure. */
const MOST = 9;

/** Whether it is more than a figure: in those letters it would be broken, or leave its card. */
const isPhrase = (figure: readonly Part[] | undefined): boolean =>
  figure?.[0] !== undefined && widthOf(textOf(figure[0])) > MOST;

/** The rows as cards: what the row is, then its figures, each with the head of its column; the first one is large. */
export function Figures({ columns, rows }: Pick<WidgetProps<DataTableProps>, 'columns' | 'rows'>) {
  // One size for all: those beside it are read together with it.
  const said = rows.some(({ cells }) => isPhrase(cells[1])) ? ' is-said' : '';
  return (
    <ul className={`data-table__cards${said}`}>
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
