import { createContext, useCallback, useContext } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import type { Press } from '../../engine/index.ts';
import type { BoardRow } from '../../schemas/generated/types.gen.ts';
import { Row } from './row.tsx';
import { useVirtualizer } from './use-virtualizer.ts';
import { Vacant } from './vacant.tsx';

/** Up to here every row is in the page; above it only those near the screen are. */
const plainMost = 60;
/** Rows that stand in the page until the virtual list has arrived. */
const plainFirst = 30;

interface RowsProps {
  rows: readonly BoardRow[];
  /** Score of the place before the first of these rows. */
  before: number | undefined;
  /** Places without anybody, after the rows. */
  vacant: readonly number[];
  unit: string | undefined;
  /** Nobody climbs any more. */
  over: boolean;
  press: Press | undefined;
  enter: Press | undefined;
  /** user_id of the reader, when signed in. */
  self: string | undefined;
}

/** How many entries the virtual list has. */
const Count = createContext(0);

/** An entry of it. The page has only those near the screen, so each says the how manyth of all it is (decision 0181). */
const Entry = ({ index, ...rest }: CustomItemComponentProps) => (
  <li {...rest} aria-posinset={index + 1} aria-setsize={useContext(Count)} />
);

/** The places below the podium. Ten thousand of them keep no more than 60 rows in the page. */
export function Rows({ rows, before, vacant, unit, over, press, enter, self }: RowsProps) {
  const Virtualizer = useVirtualizer(rows.length > plainMost);

  const renderRow = useCallback(
    (row: BoardRow, index: number) => (
      <Row
        key={row.rank}
        rank={row.rank}
        userId={row.user.user_id}
        nickname={row.user.nickname}
        title={row.user.title}
        avatar={row.user.avatar}
        score={row.score}
        group={row.group}
        unit={unit}
        over={over}
        before={index === 0 ? before : rows[index - 1]?.score}
        mine={row.user.user_id === self}
        press={press}
        room={row.live_obj_id}
        enter={enter}
      />
    ),
    [rows, before, unit, over, press, enter, self],
  );

  if (rows.length === 0 && vacant.length === 0) return null;
  if (rows.length > plainMost && Virtualizer) {
    return (
      <div className="ranking-list__rows">
        <Count value={rows.length}>
          <Virtualizer data={rows} itemSize={66} ssrCount={plainFirst} as="ol" item={Entry}>
            {renderRow}
          </Virtualizer>
        </Count>
      </div>
    );
  }
  const plain = rows.length > plainMost ? rows.slice(0, plainFirst) : rows;
  return (
    <ol className="ranking-list__rows" start={rows[0]?.rank}>
      {plain.map((row, index) => (
        <li key={row.rank}>{renderRow(row, index)}</li>
      ))}
      {vacant.map((rank) => (
        // Once it is being counted nobody comes any more.
        <li key={rank} data-phases="preview live">
          <Vacant rank={rank} />
        </li>
      ))}
    </ol>
  );
}
