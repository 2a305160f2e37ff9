import { expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const card = (id: string, weight: number) => ({
  id,
  name: { cn: '卡', en: `Card ${id}` },
  icon: 'art/rose/icons/petal.svg',
  weight,
});
const block = {
  cards: [card('moon', 9), card('rabbit', 1)],
  drops: [
    {
      id: 'watch',
      name: { cn: '看直播', en: 'Watch' },
      counts: [{ fact: 'watch', measure: 'amount' }],
      every: 10,
      day: 3,
    },
  ],
  melt: { alike: 3, into: 'random' },
};
const whole = set('/campaign/collection', block);
const at = (pointer: string, value: unknown) => set(`/campaign/collection${pointer}`, value, whole);
const faults = (text: string) => told('campaign', text);
const doubts = (text: string) =>
  told('campaign-sense', text).filter(({ pointer }) => pointer.startsWith('/campaign/collection/drops'));
const without = (id: string) => {
  const { weight: _, ...rest } = card(id, 1);
  return rest;
};

it('a collection that is right is not told', () => {
  expect(faults(whole)).toEqual([]);
  expect(doubts(whole)).toEqual([]);
});

it('something drops', () => {
  expect(faults(at('/cards', [without('moon'), without('rabbit')]))).toMatchObject([
    { pointer: '/campaign/collection/drops', message: expect.stringContaining('no card has a `weight`') },
  ]);
});

it('what is melted by chance can become another card', () => {
  expect(faults(at('/cards', [card('moon', 1), without('rabbit')]))).toMatchObject([
    { pointer: '/campaign/collection/melt/into', got: 'random' },
  ]);
});

it('a way drops as often as people can go it', () => {
  // Three cards a day of four hours each are half of it.
  expect(doubts(at('/drops/0/every', 240))).toEqual([]);
  expect(doubts(at('/drops/0/every', 241))).toMatchObject([{ pointer: '/campaign/collection/drops/0/day' }]);
  expect(doubts(at('/drops/0/every', 900))).toMatchObject([
    { pointer: '/campaign/collection/drops/0/every', expected: 'at most 720' },
  ]);
  const sets = [
    {
      id: 'night',
      name: { cn: '夜', en: 'Night' },
      cards: ['moon', 'rabbit'],
      gives: [{ kind: 'points', points: 1 }],
    },
  ];
  const ofSets = set('/campaign/collection/sets', sets, at('/drops/0/counts', [{ fact: 'collection-set' }]));
  expect(doubts(ofSets)).toMatchObject([
    { pointer: '/campaign/collection/drops/0/every', expected: 'at most 1' },
  ]);
  const once = set('/campaign/collection/drops/0/every', 1, ofSets);
  expect(doubts(once)).toMatchObject([
    { pointer: '/campaign/collection/drops/0/day', expected: 'at most 1', got: '3' },
  ]);
});

it('a set takes cards that somebody can have', () => {
  const sets = ['night', 'day'].map((id) => ({
    id,
    name: { cn: '夜', en: 'Night' },
    cards: ['moon', 'rabbit'],
    gives: [{ kind: 'points', points: 1 }],
  }));
  const cards = [card('moon', 1), card('star', 1), without('rabbit')];
  const never = set('/campaign/collection/sets', sets, at('/cards', cards));
  // Told once, however many sets take it.
  expect(faults(never)).toMatchObject([
    { pointer: '/campaign/collection/sets/0/cards/1', message: expect.stringContaining('nothing gives it') },
  ]);
  const given = set('/campaign/milestones/0/gives', [{ kind: 'card', card: 'rabbit' }], never);
  expect(faults(given)).toEqual([]);
});

it('a drop whose name says minutes where seconds stand is told of its name alone', () => {
  const named = set(
    '/campaign/collection/drops/0/name',
    { cn: '看 15 分钟', en: 'Watch for 15 minutes' },
    at('/drops/0/every', 900),
  );
  expect(doubts(named)).toEqual([]);
  expect(told('facts', named)).toMatchObject([{ pointer: '/campaign/collection/drops/0/name/cn' }]);
});

it('a whole set brings no fewer points than a fifth of the least that anything else brings', () => {
  const sets = (points: number) => [
    {
      id: 'night',
      name: { cn: '夜', en: 'Night' },
      cards: ['moon', 'rabbit'],
      gives: [{ kind: 'points', points }],
    },
  ];
  const little = (points: number, others = [5, 50, 60]) => {
    const goals = others.map((one, nth) => ({
      id: ['first', 'second', 'third'][nth],
      icon: 'art/rose/icons/petal.svg',
      name: { cn: '目标', en: 'Goal' },
      at: 1000 * (nth + 1),
      gives: [{ kind: 'points', points: one }],
    }));
    return told('campaign-sense', set('/campaign/milestones', goals, at('/sets', sets(points)))).filter(
      ({ message }) => message.includes('the whole set'),
    );
  };
  expect(little(1)).toEqual([]);
  expect(little(1, [6, 50, 60])).toMatchObject([
    {
      severity: 'warning',
      pointer: '/campaign/collection/sets/0/gives/0/points',
      expected: 'at least 2',
      got: '1',
    },
  ]);
  expect(little(1, [600, 700])).toEqual([]);
});
