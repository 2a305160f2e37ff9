// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../engine/testing.tsx';
import { proves } from '../../tools/testing/proves.ts';
import { board, renderBoard, row, rowsOf } from './testing.tsx';

const me = (changes: object = {}) => ({ rank: 4, score: 9_000, gap: 999, user: row(4, 0).user, ...changes });

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (...asked: Parameters<typeof renderBoard>) => {
  page = await renderBoard(...asked);
};
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((one) => one.textContent);

describe('podium', () => {
  it('holds the first three in the order 1, 2, 3, and the rows begin with 4', async () => {
    await render(board());
    expect(texts('.ranking-list__winner')).toEqual(['Name 1', 'Name 2', 'Name 3']);
    expect(texts('.ranking-list__row .ranking-list__rank')).toEqual(['4', '5']);
  });

  it('§8 TBA: says so of a place that nobody holds', async () => {
    proves('8.7');
    await render(board({ rows: [row(1, 5)] }));
    expect(texts('.ranking-list__winner')).toEqual(['Name 1', 'TBA', 'TBA']);
  });

  it('can be left out: then all places are rows', async () => {
    await render(board(), { podium: false });
    expect(all('.ranking-list__podium')).toHaveLength(0);
    expect(texts('.ranking-list__row .ranking-list__rank')).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('rows', () => {
  it('§9 large numbers: 10000 reads 1.0w, 9999 stays', async () => {
    proves('5.12');
    await render(board(), { podium: false });
    expect(texts('.ranking-list__row .ranking-list__score')).toEqual([
      '2.5w',
      '1.0w',
      '9999',
      '9000',
      '9000',
    ]);
  });

  it('are heard in one piece each, in full, and what is seen of them is not heard once more', async () => {
    const rows = [row(1, 25_200), row(2, 10_000), row(3, 9_999)].map((one, at) =>
      at === 1 ? { ...one, user: { ...one.user, title: 'Knight' } } : one,
    );
    await render(board({ rows }), { podium: false });
    expect(texts('.ranking-list__row .sr-only')).toEqual([
      'No. 1, Name 1, 25,200 points',
      'No. 2, Name 2, Knight, 10,000 points, 15,200 behind',
      'No. 3, Name 3, 9,999 points, 1 behind',
    ]);
    const aloud = all('.ranking-list__row :not([aria-hidden] *, [aria-hidden])').filter(
      (one) => one.textContent !== '' && !one.matches('.sr-only'),
    );
    expect(aloud).toEqual([]);
  });

  it('let one point be heard as one', async () => {
    await render(board({ rows: [row(1, 2), row(2, 1)] }), { podium: false });
    expect(texts('.ranking-list__row .sr-only')).toEqual([
      'No. 1, Name 1, 2 points',
      'No. 2, Name 2, 1 point, 1 behind',
    ]);
  });

  it('tell the gap to the one before, across the edge of the podium too', async () => {
    await render(board());
    expect(texts('.ranking-list__row .ranking-list__gap')).toEqual(['999 behind', 'tied']);
    const bars = all('.ranking-list__bar rect').map((one) => one.getAttribute('width'));
    expect(bars).toEqual(['90%', '100%']);
  });

  it.each([{ settled: true }, { counting: true }])(
    'of a board that is over (%o) do not say how far one was behind',
    async (state) => {
      await render(board(state));
      expect(texts('.ranking-list__row .ranking-list__gap')).toEqual(['tied']);
      expect(texts('.ranking-list__row .sr-only')).toEqual([
        'No. 4, Name 4, 9,000 points',
        'No. 5, Name 5, 9,000 points, tied',
      ]);
    },
  );

  it('of a settled board that nobody has climbed say so, and do not wait for anybody', async () => {
    await render(board({ rows: [], total: 0, settled: true }));
    expect(texts('.ranking-list > p')).toEqual(['Final ranking', 'Nobody made this board']);
    expect(all('.ranking-list__podium')).toHaveLength(0);
  });

  it.each([
    ['its last facts are on their way', { settled: false }],
    ['nothing more counts', { settled: true }],
  ])('of a board that is over and that nobody is on say that it is counted: %s', async (_, state) => {
    await render(board({ rows: [], total: 0, counting: true, ...state }), {
      way: [{ do: 'toast', text: 'there' }],
    });
    expect(page.container.textContent).toBe('Being counted. Places will be announced here.');
    expect(all('[data-phases]'), 'a day ends in any phase').toEqual([]);
  });

  it('of a day that is over say in every phase that places may change, as long as they may', async () => {
    await render(board({ counting: true }), { show: 7 });
    expect(all('.ranking-list__settled').map((one) => [one.dataset.phases, one.textContent])).toEqual([
      [undefined, 'Counting. Places may change'],
    ]);
    expect(all('.ranking-list__vacant'), 'nobody comes any more').toEqual([]);
  });

  it('of a board that nobody is on yet are seats that wait, with the way to one', async () => {
    const way = [{ do: 'toast', text: 'there' }];
    await render(board({ rows: [], total: 0 }), { show: 7, way });
    expect(texts('.ranking-list__winner')).toEqual(['TBA', 'TBA', 'TBA']);
    expect(texts('.ranking-list__vacant')).toEqual(['No. 44TBA', 'No. 55TBA']);
    expect(all('.ranking-list p').map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview', 'Places are filled once the event begins'],
      ['live', 'Nobody is on the board yet. No. 1 is free.'],
      ['settling ended', 'Being counted. Places will be announced here.'],
    ]);
    const [button] = all('button');
    expect(button?.closest('[data-phases]')?.getAttribute('data-phases')).toBe('live');
    await page.click(button);
    expect(page.acts.map(({ steps }) => steps)).toEqual([way]);
  });

  it('are said to be counted in the phase in which they are, until they are final', async () => {
    await render(board());
    const [counting, ...more] = all('.ranking-list__settled');
    expect([counting?.dataset.phases, counting?.textContent]).toEqual([
      'settling',
      'Counting. Places may change',
    ]);
    expect(more).toEqual([]);
    await page.unmount();
    // A day of the campaign that was settled long ago is final in every phase.
    await render(board({ settled: true }));
    expect(all('.ranking-list__settled').map((one) => [one.dataset.phases, one.textContent])).toEqual([
      [undefined, 'Final ranking'],
    ]);
  });

  it('show the places that nobody holds yet, but not on a settled board', async () => {
    await render(board(), { show: 7 });
    expect(texts('.ranking-list__vacant')).toEqual(['No. 66TBA', 'No. 77TBA']);
    expect(
      all('.ranking-list__vacant').map((one) => one.parentElement?.dataset.phases),
      'nobody comes while it is being counted',
    ).toEqual(['preview live', 'preview live']);
    await page.unmount();
    await render(board({ settled: true }), { show: 7 });
    expect(all('.ranking-list__vacant')).toHaveLength(0);
    expect(page.container.textContent).toContain('Final ranking');
  });

  it('hand the row to the action that a tap runs', async () => {
    await render(board(), { press: [{ do: 'toast', text: 'hello' }] });
    await page.click(page.container.querySelector('.ranking-list__row button'));
    expect(page.acts[0]?.item).toEqual(row(4, 9_000));
  });

  it('lead into the room of whoever is live, and to them beside it; without a way in there is no mark', async () => {
    const live = { ...row(4, 9_000), live_obj_id: 'room-4' };
    const first = { ...row(1, 25_200), live_obj_id: 'room-1' };
    const answer = board({ rows: [first, row(2, 10_000), row(3, 9_999), live, row(5, 9_000)] });
    const ways = { press: [{ do: 'toast', text: 'profile' }], enter: [{ do: 'toast', text: 'room' }] };
    await render(answer, ways);
    expect(all('.ranking-list__live').map((one) => one.getAttribute('aria-label'))).toEqual([
      'LIVE, Name 1: enter the room',
      'LIVE, Name 4: enter the room',
    ]);
    await page.click(page.container.querySelector('.ranking-list__row .ranking-list__live'));
    expect(page.acts.at(-1)?.item).toEqual({ live_obj_id: 'room-4', user: row(4, 0).user });
    await page.click(page.container.querySelector('.ranking-list__step .ranking-list__live'));
    expect(page.acts.at(-1)?.item).toEqual({ live_obj_id: 'room-1', user: row(1, 0).user });
    await page.click(page.container.querySelector('.ranking-list__step button'));
    expect(page.acts.at(-1)?.item, 'a step leads to who stands on it').toEqual(row(1, 25_200));
    await page.unmount();
    await render(answer, { enter: ways.enter });
    expect(all('button')).toHaveLength(2);
    await page.unmount();
    await render(answer, { press: ways.press });
    expect(all('.ranking-list__live')).toHaveLength(0);
  });

  it('keep their elements when a refresh changes another row', async () => {
    await render(board());
    const before = all('.ranking-list__row');
    const changed = board({ rows: [...board().rows.slice(0, 4), row(5, 8_000)] });
    await page.change(({ store, data }) =>
      store.set(data.board as never, { status: 'ready', data: changed } as never),
    );
    expect(all('.ranking-list__row')).toEqual(before);
    expect(before[1]?.textContent).toContain('8000');
  });
});

describe('titles', () => {
  it('stand beside the names of those who wear one, on steps, in rows and on the own plate', async () => {
    const worn = (rank: number) => {
      const one = row(rank, 100 - rank);
      return { ...one, user: { ...one.user, title: `Star ${rank}` } };
    };
    const rows = [worn(1), row(2, 50), row(3, 40), worn(4), row(5, 3)];
    await render(board({ rows, me: me({ user: worn(4).user }) }), {}, { token: 'token' });
    expect(texts('.ranking-list__step--1 .ranking-list__plinth > .worn')).toEqual(['Star 1']);
    expect(texts('.ranking-list__row .ranking-list__line > .worn')).toEqual(['Star 4']);
    expect(texts('.ranking-list__own .ranking-list__line > .worn')).toEqual(['Star 4']);
    expect(all('.ranking-list__line > .worn, .ranking-list__plinth > .worn')).toHaveLength(3);
  });
});

describe("the reader's own row", () => {
  const gaps = () => texts('.ranking-list__own .ranking-list__gap');
  const shown = (name: string) => texts(`.ranking-list__own .ranking-list__rank ${name}`);

  it('stands below the board with place, score, the way up and the lead', async () => {
    await render(board({ me: me({ place: 4, lead: 0 }) }), {}, { token: 'token' });
    expect([shown('b'), shown('.sr-only')]).toEqual([['4'], ["You're no. 4"]]);
    expect(gaps()).toEqual(['999 behind no. 3', 'tied with no. 5']);
    await page.unmount();
    await render(board({ me: me({ rank: 4, place: 4, gap: 0, lead: 0 }) }), {}, { token: 'token' });
    expect(gaps(), 'of both neighbours at once').toEqual(['tied with no. 3 and 5']);
    expect(all('.ranking-list__row.is-mine')).toHaveLength(1);
    await page.unmount();
    await render(board({ me: me({ rank: 1, place: 1, gap: null, lead: 15_200 }) }), {}, { token: 'token' });
    expect(gaps()).toEqual(['Top of the board', '1.5w ahead of no. 215,200 ahead of no. 2']);
  });

  it('tells the exact place far beyond the rows that are there, listed or not', async () => {
    const far = { place: 34_512, score: 120, lead: 3 };
    await render(board({ me: me({ ...far, rank: 34_512, gap: 7 }) }), {}, { token: 'token' });
    expect([shown('b'), shown('small')]).toEqual([['34,512'], []]);
    expect(gaps()).toEqual(['7 behind no. 34,511', '3 ahead of no. 34,513']);
    await page.unmount();
    await render(board({ me: me({ ...far, rank: null, gap: 8_880 }) }), {}, { token: 'token' });
    expect([shown('b'), shown('small')]).toEqual([['34,512'], ['unlisted']]);
    expect(gaps()).toEqual(['8880 short of the board', '3 ahead of no. 34,513']);
  });

  it('that has drawn level with the last of the board says with whom, once', async () => {
    const level = { rank: null, place: 31, score: 120, gap: 0, lead: 0 };
    await render(board({ me: me(level) }), {}, { token: 'token' });
    expect(gaps()).toEqual(['tied with no. 30 and 32']);
    await page.unmount();
    await render(board({ me: me({ ...level, lead: 3 }) }), {}, { token: 'token' });
    expect(gaps()).toEqual(['tied with no. 30', '3 ahead of no. 32']);
  });

  it.each([
    ['is being counted', { counting: true }, 'unlisted'],
    ['is settled', { settled: true }, 'ไม่ติดอันดับ'],
  ])(
    'of a board that %s lacks nothing: who stood where is all there is to say',
    async (_, state, unlisted) => {
      const far = me({ rank: null, place: 34_512, score: 120, gap: 8_880, lead: 3 });
      const lang = 'settled' in state ? 'th' : 'en';
      await render(board({ me: far, ...state }), {}, { token: 'token', lang });
      expect([gaps(), shown('small')]).toEqual([[lang === 'th' ? 'คุณ' : 'You'], [unlisted]]);
      await page.unmount();
      await render(board({ me: me({ place: 4, lead: 7 }), ...state }), {}, { token: 'token' });
      expect([gaps(), shown('b')]).toEqual([['You'], ['4']]);
      await page.unmount();
      await render(board({ me: me({ place: 4, lead: 0 }), ...state }), {}, { token: 'token' });
      expect(gaps()).toEqual(['You', 'tied with no. 5']);
    },
  );

  it('shows the rank alone where that is all that is told, and no lead on nobody', async () => {
    await render(board({ me: me() }), {}, { token: 'token' });
    expect([shown('b'), gaps()]).toEqual([['4'], ['999 behind no. 3']]);
    await page.unmount();
    await render(board({ me: me({ place: 4, lead: null }) }), {}, { token: 'token' });
    expect(gaps()).toEqual(['999 behind no. 3']);
  });

  it('§8 unlisted: says so of a reader without a place', async () => {
    proves('8.7');
    await render(
      board({ me: me({ rank: null, place: null, score: 0, gap: 9_000, lead: null }) }),
      {},
      { token: 'token' },
    );
    expect(texts('.ranking-list__own .ranking-list__rank')).toEqual(['unlisted']);
  });

  it('knows the leader, who has nobody before', async () => {
    await render(board({ me: me({ rank: 1, gap: null }) }), {}, { token: 'token' });
    expect(texts('.ranking-list__own .ranking-list__gap')).toEqual(['Top of the board']);
  });

  it('is not there for a visitor, not even while loading', async () => {
    await render({ status: 'loading' });
    expect(all('.ranking-list__own')).toHaveLength(0);
  });

  it('can be left out', async () => {
    await render(board({ me: me() }), { me: false }, { token: 'token' });
    expect(all('.ranking-list__own')).toHaveLength(0);
  });
});

describe('loading', () => {
  it('reserves as many places as will be shown', async () => {
    await render({ status: 'loading' }, { show: 8 });
    expect(page.container.querySelector('.skeleton')?.getAttribute('aria-busy')).toBe('true');
    expect(all('.ranking-list__step').length + all('.ranking-list__row').length).toBe(8);
  });
});

describe('more', () => {
  const more = () => page.container.querySelector<HTMLButtonElement>('.ranking-list__foot button');
  const paged = (state: string) => ({ status: 'ready', data: board(), more: state });

  it('shows `show` rows at first and the others of the answer after a tap', async () => {
    await render(board({ rows: rowsOf(20) }), { show: 10 });
    expect(all('.ranking-list__row')).toHaveLength(7);
    await page.click(more());
    expect(all('.ranking-list__row')).toHaveLength(17);
    expect(more()).toBeNull();
  });

  it('asks for the next page by the button', async () => {
    await render(paged('idle'));
    await page.click(more());
    expect(page.mores).toEqual(['board']);
  });

  it('never comes by itself, however near one scrolls', async () => {
    const watched = vi.fn();
    vi.stubGlobal('IntersectionObserver', watched);
    await render(paged('idle'));
    expect([page.mores, watched.mock.calls]).toEqual([[], []]);
    vi.unstubAllGlobals();
  });

  it('cannot be asked twice, and offers another try after a failure', async () => {
    await render(paged('loading'));
    expect([more()?.getAttribute('aria-disabled'), more()?.textContent]).toEqual(['true', 'loading']);
    await page.unmount();
    await render(paged('error'));
    expect(more()?.textContent).toBe('Try again');
  });

  it('§8 Nothing More: says so at the end', async () => {
    proves('8.7');
    await render(paged('end'));
    expect(texts('.ranking-list__foot')).toEqual(['Nothing More']);
  });
});
