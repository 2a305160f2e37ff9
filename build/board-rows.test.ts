import { expect, it } from 'vitest';
import { loadDocuments } from './documents.ts';

interface Step {
  readonly do: string;
  readonly method?: string;
}
interface Board {
  readonly widget?: string;
  readonly from?: string;
  readonly press?: readonly Step[];
}

/** Every ranking of a page, wherever in it. */
function boardsIn(part: unknown): readonly Board[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(boardsIn);
  return (part as Board).widget === 'ranking-list' ? [part as Board, ...inside] : inside;
}

const places = ['userProfile', 'liveShow'];

it('a place on a board leads to the person or the room that holds it, on every page', () => {
  const boards = loadDocuments().flatMap(({ route, document }) =>
    boardsIn(document).map(({ from, press = [] }) => ({ at: `${route} ${from}`, press })),
  );
  expect(boards.length).toBeGreaterThan(50);
  const dead = boards.filter(
    ({ press }) => !press.some((step) => step.do === 'bridge' && places.includes(step.method ?? '')),
  );
  expect(dead.map(({ at }) => at)).toEqual([]);
});
