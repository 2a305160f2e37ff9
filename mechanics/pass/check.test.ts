import { describe, expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const icon = 'art/rose/icons/petal.svg';
const gives = [{ kind: 'points', points: 5 }];
const cost = [{ kind: 'points', points: 8 }];
const block = {
  counts: [{ fact: 'watch', measure: 'amount' }],
  levels: [
    { id: 'one', at: 10, free: { icon, gives } },
    { id: 'two', at: 30, free: { icon, gives }, paid: { icon, gives } },
    { id: 'three', at: 60, paid: { icon, gives } },
  ],
  track: { cost },
  catchUp: { cost, limits: { total: 2 } },
};
const whole = set('/campaign/pass', block);
const at = (pointer: string, value: unknown, text = whole) => set(`/campaign/pass${pointer}`, value, text);
const faults = (text: string) => told('campaign', text);
const doubts = (text: string) =>
  told('campaign-sense', text).filter(({ pointer }) => pointer.startsWith('/campaign/pass'));

it('a pass that is right is not told', () => {
  expect(faults(whole)).toEqual([]);
  expect(doubts(whole).map(({ message }) => message)).toEqual([]);
});

it('levels rise, each told by itself', () => {
  expect(faults(at('/levels/0/at', 90))).toMatchObject([
    { pointer: '/campaign/pass/levels/0/at', got: '90' },
  ]);
});

it('what stands on the paid track can be bought, and what is bought gives something', () => {
  const { track: _, ...without } = block;
  expect(faults(set('/campaign/pass', without))).toMatchObject([
    { pointer: '/campaign/pass/levels/1/paid', message: expect.stringContaining('no `track`') },
  ]);
  const free = block.levels.slice(0, 1);
  expect(faults(at('/levels', free, at('/catchUp/limits/total', 1)))).toMatchObject([
    { pointer: '/campaign/pass/track', message: expect.stringContaining('gets nothing') },
  ]);
});

it('levels can be reached', () => {
  const roses = at('/counts', [{ fact: 'gift' }]);
  const worthless = set('/campaign/gifts/0/points', 0, set('/campaign/gifts/1/points', 0, roses));
  expect(doubts(worthless)).toMatchObject([
    { pointer: '/campaign/pass/counts', message: expect.stringContaining('no level can ever be reached') },
  ]);
  const { catchUp: _, ...earned } = block;
  const once = set('/campaign/pass', { ...earned, counts: [{ fact: 'pass-level' }] });
  expect(doubts(once)).toMatchObject([
    { pointer: '/campaign/pass/levels/0/at', expected: 'at most 0', got: '10' },
  ]);
});

it('nobody buys more levels than there are', () => {
  expect(doubts(at('/catchUp/limits/total', 4))).toMatchObject([
    { pointer: '/campaign/pass/catchUp/limits/total', expected: 'at most 3', got: '4' },
  ]);
});

it('whoever pays for the track gets no less of the same', () => {
  const days = (count: number) => ({ icon, gives: [{ kind: 'prize', prize: 'halo', days: count }] });
  const prizes = set('/campaign/prizes', [{ id: 'halo', name: { cn: '光环', en: 'Halo' } }], whole);
  const level = (free: object, paid: object) => at('/levels/1', { id: 'two', at: 30, free, paid }, prizes);
  expect(doubts(level(days(7), days(7)))).toEqual([]);
  expect(doubts(level(days(7), { icon, gives }))).toEqual([]);
  expect(doubts(level(days(7), days(3)))).toMatchObject([
    { pointer: '/campaign/pass/levels/1/paid/gives/0/days', expected: 'more than 7', got: '3' },
  ]);
  const more = { icon, gives: [{ kind: 'points', points: 4 }] };
  expect(doubts(level({ icon, gives }, more))).toMatchObject([
    { pointer: '/campaign/pass/levels/1/paid/gives/0/points', got: '4' },
  ]);
});

it('a level that takes forty times as much as the one before is one nought too far, most likely', () => {
  expect(doubts(at('/levels/2/at', 1200)).filter(({ message }) => message.includes('times as much'))).toEqual(
    [],
  );
  expect(doubts(at('/levels/2/at', 1201))).toMatchObject([
    { pointer: '/campaign/pass/levels/2/at', expected: 'at most 1200, 40 times as much', got: '1201' },
  ]);
});

describe('what is bought of a pass', () => {
  const track = (points: number, text = whole) => at('/track/cost', [{ kind: 'points', points }], text);
  const level = (points: number, text = whole) => at('/catchUp/cost', [{ kind: 'points', points }], text);

  it('costs more than the first level of the paid track gives back', () => {
    expect(doubts(track(6))).toEqual([]);
    expect(doubts(track(5))).toMatchObject([
      { pointer: '/campaign/pass/track/cost/0/points', expected: 'more than 5', got: '5' },
    ]);
  });

  it('gives as much as it costs, where it gives points alone', () => {
    expect(doubts(track(10))).toEqual([]);
    expect(doubts(track(11))).toMatchObject([
      {
        message: expect.stringContaining('has less afterwards'),
        expected: expect.stringContaining('at most 10'),
      },
    ]);
    const prizes = set('/campaign/prizes', [{ id: 'halo', name: { cn: '光环', en: 'Halo' } }], whole);
    const worn = at('/levels/2/paid/gives', [...gives, { kind: 'prize', prize: 'halo' }], prizes);
    expect(doubts(track(11, worn))).toEqual([]);
  });

  it('is a level for more than a level gives back, and not for many times the track', () => {
    expect(doubts(level(4))).toEqual([]);
    expect(doubts(level(3))).toMatchObject([
      { pointer: '/campaign/pass/catchUp/cost/0/points', expected: 'more than 3', got: '3' },
    ]);
    expect(doubts(level(100, track(10)))).toEqual([]);
    expect(doubts(level(101, track(10)))).toMatchObject([
      { pointer: '/campaign/pass/catchUp/cost/0/points', expected: 'at most 100, 10 times as much' },
    ]);
    // Of a track whose own price is in doubt, nothing is measured.
    expect(doubts(level(101, track(5)))).toMatchObject([{ pointer: '/campaign/pass/track/cost/0/points' }]);
  });
});
