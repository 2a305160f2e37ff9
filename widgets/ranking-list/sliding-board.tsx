import { Component, createRef, type ReactNode } from 'react';
import { isLeftOut } from '../../engine/index.ts';
import type { BoardRow } from '../../schemas/generated/types.gen.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
type Places = ReadonlyMap<string, Place>;

interface SlidingBoardProps {
  /** What it shows, in its order. */
  rows: readonly BoardRow[];
  children: ReactNode;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const idOf = ({ user }: BoardRow): string => user.user_id;

/** Everybody on the board, on the podium and in the rows, by user_id. */
const peopleOn = (board: HTMLElement): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...board.querySelectorAll<HTMLElement>('[data-user]')].map((one) => [one.dataset.user ?? '', one]),
  );

/** What lies where somebody does: a row away from the screen has a place, and nothing in it has. */
const frameOf = (person: HTMLElement): HTMLElement =>
  (isLeftOut(person) ? person.closest('li') : null) ?? person;

/** Where somebody lies on the board, in px, whatever moves at the moment. */
function placeOf(person: HTMLElement, board: HTMLElement): Place {
  let [x, y] = [0, 0];
  for (
    let at: Element | null = frameOf(person);
    at instanceof HTMLElement && at !== board;
    at = at.offsetParent
  ) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}

/** The same people in the same order, which is what most answers bring: told without a list of them. */
const areSame = (rows: readonly BoardRow[], others: readonly BoardRow[]): boolean =>
  rows.length === others.length && rows.every((row, at) => idOf(row) === others[at]?.user.user_id);

/** Those of one list who are in the other too, in the order of the first. */
function stayed(rows: readonly BoardRow[], others: readonly BoardRow[]): string {
  const known = new Set(others.map(idOf));
  return rows
    .map(idOf)
    .filter((user) => known.has(user))
    .join();
}

/**
 * The frame of a board: its people slide from where they were to where they are now when their order has changed, within the rows, on the
 * podium, and from one to the other. Where they were is read right before that, and of an order that stays nothing is read.
 */
export class SlidingBoard extends Component<SlidingBoardProps> {
  readonly #board = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ rows }: SlidingBoardProps): Places | null {
    const board = this.#board.current;
    const after = this.props.rows;
    if (!board || areSame(rows, after) || stayed(rows, after) === stayed(after, rows) || still()) return null;
    return new Map([...peopleOn(board)].map(([user, one]) => [user, placeOf(one, board)]));
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Places | null): void {
    const board = this.#board.current;
    if (board === null || !before) return;
    for (const [user, person] of peopleOn(board)) {
      const from = before.get(user);
      if (!from) continue;
      const to = placeOf(person, board);
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (x === 0 && y === 0) continue;
      const frame = frameOf(person);
      const { top } = frame.getBoundingClientRect();
      const seen = top < innerHeight && top + frame.offsetHeight > 0;
      if (seen) person.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], slide);
    }
  }

  override render(): ReactNode {
    return (
      <div className="ranking-list faces" ref={this.#board}>
        {this.props.children}
      </div>
    );
  }
}

const slide: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' };
