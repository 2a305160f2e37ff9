import { expect, it } from 'vitest';
import { nodeOf } from './testing.ts';

const name = (en: string) => ({ en, cn: en });
const gives = [
  { kind: 'prize', prize: 'halo', days: 7 },
  { kind: 'points', points: 50 },
];
const campaign = {
  currency: { id: 'petal', name: name('petals'), icon: 'art/rose/icons/petal.svg' },
  prizes: [{ id: 'halo', name: name('Halo'), icon: 'art/rose/icons/halo.svg' }],
  boards: [{ id: 'charm', by: 'receiver', rewards: [{ id: 'first', from: 1, to: 3, gives }] }],
  checkIn: { days: [{ id: 'one', icon: 'art/rose/icons/petal.svg', gives }] },
} as never;
/** What a day of the calendar, or a place of the shelf, says that it gives. */
const given = (node: Parameters<typeof nodeOf>[0], of: never = campaign): unknown => {
  const found: unknown[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) key === 'gives' ? found.push(one) : visit(one);
  };
  visit(nodeOf(node, { campaign: of }).props);
  return found;
};

it('what no branch of its schema allows is told with its place, as it stands', () => {
  expect(() => given({ widget: 'button', label: 5, press: [] } as never)).toThrow(
    /^b0\S*: 5 is not allowed here$/,
  );
});

it('rewards are words where a widget shows things of the campaign', () => {
  const words = given({ widget: 'check-in-calendar', from: 'stamps', days: ['one'], stamp: [] });
  expect(words).toEqual([expect.stringMatching(/^Halo.*50/)]);
});

it('and pieces with names and pictures where it asks for them', () => {
  const [pieces] = given({ widget: 'reward-shelf', board: 'charm' }) as [{ name: string; icon: string }[]];
  expect(pieces).toMatchObject([
    { name: 'Halo', icon: '/art/art/rose/icons/halo.svg' },
    { icon: '/art/art/rose/icons/petal.svg' },
  ]);
});

it('a piece says how people count it, where that is not the number before the name', () => {
  const counted = { ...name("{{ count }} {{ count == 1 ? 'petal' : 'petals' }}"), cn: '{{ count }} 片花瓣' };
  const saysSo = {
    ...(campaign as object),
    currency: { id: 'petal', name: name('Petals'), counted },
  } as never;
  const [pieces] = given({ widget: 'reward-shelf', board: 'charm' }, saysSo) as [object[]];
  expect(pieces[1]).toEqual({ name: 'Petals', much: '50', said: '50\u00a0petals' });
  const [plain] = given({ widget: 'reward-shelf', board: 'charm' }) as [object[]];
  expect(plain[1]).not.toHaveProperty('said');
});
