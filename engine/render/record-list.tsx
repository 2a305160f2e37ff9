import type { ReactElement, ReactNode } from 'react';
import { Days } from './days.tsx';
import type { More } from './define-widget.ts';
import { useFormat } from './hooks.tsx';
import { MoreButton } from './more-button.tsx';
import { Nothing } from './nothing.tsx';
import { Picture } from './picture.tsx';
import type { Press } from './resolved.ts';

// What of one's own is kept, as lists of records show it; their style is record-list.css, which each such widget imports.

interface RecordListProps<Item> {
  items: readonly Item[];
  more: More | undefined;
  /** What is said where there is nothing yet, and until the end what leads to some. */
  none: string;
  way: string;
  press: Press;
  /** A `RecordRow` with a key. */
  row: (item: Item) => ReactElement;
}

/** Records by day, with what follows behind a button. */
export function RecordList<Item extends { readonly at: number }>(props: RecordListProps<Item>) {
  const { items, more, none, way, press, row } = props;
  if (items.length === 0) return <Nothing text={none} press={press} way={way} />;
  return (
    <div className="records">
      <Days block="records" items={items} row={row} />
      {more ? (
        <div className="records__foot">
          <MoreButton more={more} />
        </div>
      ) : null}
    </div>
  );
}

interface RecordRowProps {
  /** Address of its picture; what stands in its place where there is none, or nothing. */
  icon: string | undefined;
  instead?: string;
  name: string;
  count: number;
  /** Small, below the name; what is empty is left out. */
  notes: readonly string[];
  over?: boolean;
  /** At the end of the row. */
  children: ReactNode;
}

/** One record. */
export function RecordRow({ icon, instead, name, count, notes, over, children }: RecordRowProps) {
  const { amount } = useFormat();
  return (
    <li className={`records__row part-row${over ? ' is-over' : ''}`}>
      <span className="records__picture" aria-hidden="true">
        {icon ? <Picture src={icon} alt="" width={44} height={44} /> : instead}
      </span>
      <span className="records__words">
        <b>
          {name}
          {count > 1 ? <span className="tabular">{` ×${amount(count)}`}</span> : null}
        </b>
        <small className="tabular">{notes.filter(Boolean).join(' · ')}</small>
      </span>
      {children}
    </li>
  );
}
