import { expect, it } from 'vitest';
import { toldIn } from './told.ts';

it('facts that happen in every campaign are told in each, those of a block where the document has it', () => {
  const ofBlock = {
    key: 'gifts',
    tells: [{ kind: 'gift', things: (all: readonly string[]) => all.map((id) => ({ id, points: 5 })) }],
  };
  const everywhere = { tells: [{ kind: 'visit', unit: 'minutes', most: () => ({ day: 3 }) }] };
  const rooms = [ofBlock, everywhere, { key: 'walls' }] as never;
  const visit = { kind: 'visit', things: null, unit: 'minutes', most: { day: 3 } };
  expect(toldIn({}, rooms)).toEqual([visit]);
  expect(toldIn({ gifts: ['rose'], walls: [] }, rooms)).toEqual([
    { kind: 'gift', things: [{ id: 'rose', points: 5 }], unit: undefined, most: undefined },
    visit,
  ]);
});
