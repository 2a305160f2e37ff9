import { describe, expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const option = (id: string) => ({ id, title: { cn: '这一首', en: `The ${id}` } });
const poll = {
  id: 'song',
  options: ['waltz', 'ballad', 'march'].map(option),
  choose: { least: 1, most: 2 },
  limits: { total: 3, day: 1 },
  window: { locks: '2025-05-24T20:00:00+08:00' },
  cost: points(2),
  gives: points(5),
  weighting: {
    counts: [{ fact: 'gift' }],
    steps: [
      { at: 100, weight: 2 },
      { at: 1000, weight: 3 },
    ],
  },
  results: { at: '2025-05-25T20:00:00+08:00' },
};
const asked = set('/campaign/polls', [poll]);
const at = (pointer: string, value: unknown, text = asked) => set(`/campaign/polls/0${pointer}`, value, text);
const faults = (text: string) => told('campaign', text);
const doubts = (text: string) =>
  told('campaign-sense', text).filter(({ pointer }) => !pointer.endsWith('/0/id'));

it('a poll that is right is not told', () => {
  expect(faults(asked)).toEqual([]);
  expect(doubts(asked).filter(({ pointer }) => pointer !== '/campaign/polls/0')).toEqual([]);
});

it('a poll may show its votes from the first one on', () => {
  const { results: _, ...open } = poll;
  expect(faults(set('/campaign/polls', [open]))).toEqual([]);
});

describe('options', () => {
  it('are there once', () => {
    expect(faults(at('/options/2/id', 'waltz'))).toMatchObject([
      {
        pointer: '/campaign/polls/0/options/2/id',
        message: expect.stringContaining('`waltz` is there twice'),
      },
    ]);
  });

  it('are as many as can be chosen', () => {
    expect(faults(at('/choose', { least: 3, most: 2 }))).toMatchObject([
      { pointer: '/campaign/polls/0/choose/least', expected: 'at most 2', got: '3' },
    ]);
    expect(faults(at('/choose/most', 4))).toMatchObject([
      { pointer: '/campaign/polls/0/choose/most', expected: 'at most 3', got: '4' },
    ]);
    expect(doubts(at('/choose', { least: 3, most: 3 })).map(({ pointer }) => pointer)).toContain(
      '/campaign/polls/0/choose/least',
    );
  });
});

describe('times', () => {
  it('open while the campaign is live, and give nothing to claim', () => {
    expect(faults(at('/window', { opens: '2026-01-01T00:00:00+08:00' }))).toMatchObject([
      { pointer: '/campaign/polls/0/window/opens', message: expect.stringContaining('never opens') },
    ]);
    expect(faults(at('/window/until', '2025-05-26T00:00:00+08:00'))).toMatchObject([
      { pointer: '/campaign/polls/0/window/until' },
    ]);
  });

  it('show results after people can vote, and not after all is over', () => {
    for (const moment of ['2026-01-01T00:00:00+08:00', '2025-01-01T00:00:00+08:00'])
      expect(faults(at('/results/at', moment))).toMatchObject([
        { pointer: '/campaign/polls/0/results/at', got: moment },
      ]);
  });

  it('are not judged by a schedule that cannot be read', () => {
    expect(faults(set('/schedule/end', 'soon', asked))).toEqual([]);
    // Shown before it is settled: who does not know when that is, does not know what is too late.
    const late = at('/results/at', '2025-05-27T12:00:00+08:00');
    for (const text of [late, set('/schedule/settle', 'soon', late)]) expect(faults(text)).toEqual([]);
  });
});

describe('weights', () => {
  it('rise', () => {
    expect(faults(at('/weighting/steps/1/at', 100))).toMatchObject([
      { pointer: '/campaign/polls/0/weighting/steps/1/at', expected: 'more than 100' },
    ]);
    expect(faults(at('/weighting/steps/1/weight', 2))).toMatchObject([
      { pointer: '/campaign/polls/0/weighting/steps/1/weight', expected: 'more than 2' },
    ]);
  });

  it('count what people can do', () => {
    expect(faults(at('/weighting/counts', [{ fact: 'draw' }])).length).toBeGreaterThan(0);
  });
});

it('what the house holds of all rooms holds here: points want a currency, a day’s limit the whole one', () => {
  const { weighting: _, ...plain } = poll;
  const alone = told('campaign', set('/campaign', { polls: [plain] }));
  expect(alone.map(({ pointer }) => pointer)).toEqual(['/campaign/polls/0/cost/0/points']);
  expect(faults(at('/limits/day', 4))).toMatchObject([{ pointer: '/campaign/polls/0/limits/day' }]);
});

it('boards count votes as any other fact, of the polls that there are', () => {
  const board = (things: string[]) => ({ id: 'loyal', by: 'sender', counts: [{ fact: 'vote', things }] });
  expect(faults(set('/campaign/boards/1', board(['song']), asked))).toEqual([]);
  expect(faults(set('/campaign/boards/1', board(['waltz']), asked)).length, 'options are no things').toBe(1);
});

describe('votes that are shown later', () => {
  const data = { get: '/v2/activities/{id}/polls' };
  const widget = {
    widget: 'vote-poll',
    from: 'polls',
    poll: 'song',
    visible: "phase == 'live'",
    press: [
      {
        do: 'post',
        to: '/v2/activities/{id}/polls/{item.poll}',
        body: { options: 'item.options' },
        spends: true,
        refresh: ['polls', 'shop'],
      },
    ],
  };
  const shown = (visible: string, results: unknown) =>
    told(
      'shown-in-time',
      set('/data/polls', data, set('/body/6', { ...widget, visible }, at('/results', results))),
    );

  it('are seen by nobody where the poll is gone by then', () => {
    expect(shown("phase == 'live'", 'settle')).toMatchObject([
      {
        pointer: '/body/6/visible',
        message: expect.stringContaining('nobody ever sees the votes'),
        expected: 'a condition that holds in `ended` as well, or none',
      },
    ]);
  });

  it('are seen where it stays, or where they are known in time', () => {
    expect(shown("phase != 'preview'", 'settle')).toEqual([]);
    expect(shown("phase == 'live'", 'always')).toEqual([]);
    // The window locks three days before the end.
    expect(shown("phase == 'live'", 'end')).toEqual([]);
  });
});
