import { describe, expect, it } from 'vitest';
import { drop, set, told } from '../../check/testing/workbench.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const round = (id: string, opens: string, locks: string) => ({
  id,
  opens: `2025-05-${opens}:00:00+08:00`,
  locks: `2025-05-${locks}:00:00+08:00`,
});
const battle = {
  id: 'skies',
  sides: ['dawn', 'dusk'].map((id) => ({ id, title: { cn: '一队', en: `Team ${id}` } })),
  rounds: [round('one', '20T00', '21T20'), round('two', '21T20', '22T20')],
  plunder: { percent: 20 },
  winners: { least: 10, gives: points(5) },
  best: [
    { id: 'captain', from: 1, to: 1, gives: points(9) },
    { id: 'mates', from: 2, to: 5, gives: points(3) },
  ],
};
const asked = set('/campaign/battles', [battle]);
const at = (pointer: string, value: unknown, text = asked) =>
  set(`/campaign/battles/0${pointer}`, value, text);
const faults = (text: string) => told('campaign', text);

it('a battle that is right is not told', () => {
  expect(faults(asked)).toEqual([]);
});

describe('sides, rounds and tiers', () => {
  it('are there once', () => {
    expect(faults(at('/sides/1/id', 'dawn'))).toMatchObject([
      {
        pointer: '/campaign/battles/0/sides/1/id',
        message: expect.stringContaining('side `dawn` is there twice'),
      },
    ]);
    const red = at('/sides/0/colour', 'accent', at('/sides/1/colour', 'accent'));
    expect(faults(red)).toMatchObject([{ pointer: '/campaign/battles/0/sides/1/colour' }]);
    expect(faults(at('/rounds/1/id', 'one'))).toMatchObject([{ pointer: '/campaign/battles/0/rounds/1/id' }]);
    expect(faults(at('/best/1/id', 'captain'))).toMatchObject([{ pointer: '/campaign/battles/0/best/1/id' }]);
  });

  it('tiers rise', () => {
    expect(faults(at('/best/1/from', 1))).toMatchObject([
      { pointer: '/campaign/battles/0/best/1/from', expected: 'more than 1' },
    ]);
    // Without results of their own, these points come while they can be spent.
    const sense = (text: string) =>
      told('campaign-sense', drop('/schedule/settle', text)).filter(({ pointer }) =>
        pointer.startsWith('/campaign/battles/0/best/1/'),
      );
    expect(sense(at('/best/1/from', 3))).toMatchObject([{ pointer: '/campaign/battles/0/best/1/from' }]);
    expect(sense(at('/best/1/gives', points(30)))).toMatchObject([
      {
        pointer: '/campaign/battles/0/best/1/gives/0/points',
        expected: 'at most 9, or something else above',
      },
    ]);
    expect(faults(at('/best/1', { id: 'mates', from: 5, to: 2, gives: points(3) }))).toMatchObject([
      { pointer: '/campaign/battles/0/best/1/to', expected: '5 or more' },
    ]);
  });
});

it('points of a winner come when all that costs points is closed, unless the battle is final before', () => {
  const late = (text: string) =>
    told('campaign-sense', text).filter(({ message }) => message.includes('spent nowhere'));
  expect(late(asked)).toMatchObject([
    { pointer: '/campaign/battles/0/winners/gives/0/points', expected: 'a prize in their place' },
    { pointer: '/campaign/battles/0/best/0/gives/0/points' },
    { pointer: '/campaign/battles/0/best/1/gives/0/points' },
  ]);
  expect(late(drop('/schedule/settle', asked))).toEqual([]);
});

describe('rounds', () => {
  it('stand one after the other inside of the campaign, and are settled before it is', () => {
    const moment = (text: string) => `${text}:00:00+08:00`;
    for (const [pointer, value, message] of [
      ['/rounds/0/opens', moment('2025-05-01T00'), 'too early'],
      ['/rounds/1/opens', moment('2025-05-21T19'), 'too early'],
      ['/rounds/1/opens', moment('2025-07-01T00'), 'is over before the round begins'],
      ['/rounds/0/locks', moment('2025-05-19T00'), 'before it begins'],
      ['/rounds/1/locks', moment('2025-07-01T00'), 'campaign ends before'],
    ] as const)
      expect(faults(at(pointer, value)), pointer).toMatchObject([
        { pointer: `/campaign/battles/0${pointer}`, message: expect.stringContaining(message), got: value },
      ]);
    const schedule = {
      start: moment('2025-05-18T00'),
      end: moment('2025-05-22T20'),
      settle: moment('2025-05-22T20'),
    };
    const short = set('/schedule/end', schedule.end, set('/schedule/settle', schedule.settle, asked));
    expect(faults(short).filter(({ pointer }) => pointer.includes('battles'))).toMatchObject([
      {
        pointer: '/campaign/battles/0/rounds/1/locks',
        message: expect.stringContaining('10 minutes after its bell'),
      },
    ]);
  });

  it('are not judged by a schedule that cannot be read', () => {
    expect(faults(set('/schedule/end', 'soon', asked))).toEqual([]);
  });
});

describe('pairs by lot', () => {
  const moment = (text: string) => `2025-05-${text}:00:00+08:00`;
  const third = at('/sides/2', { id: 'noon', title: { cn: '三队', en: 'Team noon' } });
  const drawn = at('/rounds/1/draws', moment('21T19'), at('/rounds/0/draws', moment('20T00'), third));
  const pairs = at('/pairs', { odd: 'bye' }, drawn);

  it('are drawn in each round before it opens, of three sides or more', () => {
    expect(faults(pairs)).toEqual([]);
    expect(faults(at('/pairs', { odd: 'bye' }, third))).toMatchObject([
      { pointer: '/campaign/battles/0/rounds/0', message: expect.stringContaining('when the pairs') },
    ]);
    for (const [value, message] of [
      [moment('21T21'), 'stand already'],
      [moment('01T00'), 'too early'],
    ] as const)
      expect(faults(at('/rounds/1/draws', value, pairs)), value).toMatchObject([
        {
          pointer: '/campaign/battles/0/rounds/1/draws',
          message: expect.stringContaining(message),
          got: value,
        },
      ]);
  });

  it('are none of two sides, and without `pairs` nothing is drawn', () => {
    expect(faults(at('/pairs', { odd: 'rest' }))).toMatchObject([{ pointer: '/campaign/battles/0/pairs' }]);
    expect(faults(drawn)).toMatchObject([
      { pointer: '/campaign/battles/0/rounds/0/draws', message: expect.stringContaining('nothing is drawn') },
    ]);
  });
});

describe('people', () => {
  it('stand for one side each, where others support it by them', () => {
    const support = at('/joining', 'support');
    expect(faults(support), 'where none has people, it is one mistake').toMatchObject([
      { pointer: '/campaign/battles/0/joining', message: expect.stringContaining('none has people') },
    ]);
    expect(faults(at('/sides/0/people', ['1'], support))).toMatchObject([
      { pointer: '/campaign/battles/0/sides/1', message: expect.stringContaining('nobody can support') },
    ]);
    const both = at('/sides/0/people', ['1', '2'], at('/sides/1/people', ['3', '1'], support));
    expect(faults(both)).toMatchObject([{ pointer: '/campaign/battles/0/sides/1/people/1', got: '1' }]);
    expect(faults(at('/sides/0/people', ['1']))).toMatchObject([
      { pointer: '/campaign/battles/0/sides/0/people' },
    ]);
  });
});

it('what counts is what people can do', () => {
  expect(faults(at('/counts', [{ fact: 'draw' }])).length).toBeGreaterThan(0);
  const nothing = at('/counts', [{ fact: 'battle', things: ['skies'], measure: 'amount' }]);
  expect(faults(nothing)).toEqual([]);
});

it('a battle in which nobody can ever score is told, one in which a single gift scores is not', () => {
  const sense = (text: string) =>
    told('campaign-sense', text).filter(({ message }) => message.includes('score'));
  const roses = at('/counts', [{ fact: 'gift', things: ['rose'] }]);
  expect(sense(roses)).toEqual([]);
  expect(sense(set('/campaign/gifts/0/points', 0, roses))).toMatchObject([
    { pointer: '/campaign/battles/0', message: expect.stringContaining('`skies`') },
  ]);
});

describe('entrants and a knockout', () => {
  const ids = ['one', 'two', 'three', 'four'];
  const rounds = [
    { ...round('semi', '22T14', '22T16'), draws: '2025-05-22T13:00:00+08:00' },
    { ...round('final', '22T18', '22T20'), draws: '2025-05-22T17:00:00+08:00' },
  ];
  const cup = {
    ...{ id: 'cup', joining: 'support', entrants: { board: 'charm', day: 2 } },
    sides: ids.map((id) => ({ id, title: { cn: '一位', en: `Place ${id}` } })),
    pairs: { odd: 'bye', losers: 'out' },
    rounds,
  };
  const asked = set('/campaign/battles', [cup]);
  const at = (pointer: string, value: unknown, text = asked) =>
    set(`/campaign/battles/0${pointer}`, value, text);
  const board = (more: object) =>
    set('/campaign/boards/0', { id: 'charm', by: 'receiver', period: 'day', ...more }, asked);
  const of = (text: string) => faults(text).filter(({ pointer }) => pointer.startsWith('/campaign/battles'));

  it('that are right are not told', () => {
    expect(of(asked)).toEqual([]);
    expect(of(at('/pairs', { odd: 'bye' }))).toEqual([]);
  });

  it.each([
    ['joined', at('/joining', 'choose'), '/entrants', '`"joining": "support"`'],
    ['with people of a side', at('/sides/0/people', ['100001']), '/sides/0/people', 'no `people`'],
    ['of a day that never comes', at('/entrants/day', 8), '/entrants/day', '1 to 7'],
    ['of a day that is settled too late', at('/entrants/day', 3), '/entrants/day', 'an earlier day'],
    ['of a board of groups', board({ by: 'guild' }), '/entrants/board', 'a board by `receiver`'],
    [
      'of a board of the whole campaign',
      board({ period: 'total' }),
      '/entrants/board',
      'each hour, day or week',
    ],
    ['in too few rounds', at('/rounds', rounds.slice(0, 1)), '/rounds', '2 rounds'],
    [
      'drawn before the losers are known',
      at('/rounds/1/draws', '2025-05-22T16:09:00+08:00'),
      '/rounds/1/draws',
      'from 2025-05-22T08:10:00.000Z',
    ],
  ])('are told where they are %s', (_, text, pointer, expected) => {
    const told = of(text).filter((one) => one.pointer === `/campaign/battles/0${pointer}`);
    expect(told).toMatchObject([{ expected: expect.stringContaining(expected) }]);
  });
});

describe('a knockout', () => {
  const four = ['dawn', 'dusk', 'noon', 'night'].map((id) => ({
    id,
    title: { cn: '一队', en: `Team ${id}` },
  }));
  const drawn = (rounds: object[], tie?: string) =>
    set('/campaign/battles', [
      { ...battle, sides: four, rounds, pairs: { odd: 'bye', losers: 'out' }, ...(tie ? { tie } : {}) },
    ]);
  const rounds = ['20', '21', '22'].map((day) => ({
    ...round(`on-${day}`, `${day}T20`, `${day}T22`),
    draws: `2025-05-${day}T12:00:00+08:00`,
  }));
  const doubts = (text: string) =>
    told('campaign-sense', text).filter(({ pointer }) =>
      /^\/campaign\/battles\/0(\/(tie|rounds)|$)/.test(pointer),
    );

  it('has no round for which nobody is left', () => {
    expect(doubts(drawn(rounds, 'first'))).toMatchObject([
      { pointer: '/campaign/battles/0/rounds/2', expected: '2 rounds' },
    ]);
    expect(doubts(drawn(rounds.slice(0, 2), 'first'))).toEqual([]);
  });

  it('that may end level has a round in hand', () => {
    expect(doubts(drawn(rounds.slice(0, 2), 'draw'))).toMatchObject([{ pointer: '/campaign/battles/0/tie' }]);
    expect(doubts(drawn(rounds.slice(0, 2)))).toMatchObject([{ pointer: '/campaign/battles/0' }]);
    expect(doubts(drawn(rounds, 'draw'))).toEqual([]);
  });
});
