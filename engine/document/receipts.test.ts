import { describe, expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../testing.tsx';
import type { ActivityDocument } from './document.ts';
import type { OpenApi } from './open-api.ts';
import { withReceipts } from './receipts.ts';

const context = { set: testSchemas, api: openApi as unknown as OpenApi };
const board = { widget: 'ranking-list', from: 'charm' };
const document = (keys: object): ActivityDocument =>
  ({ title: 'Fair', languages: ['en'], theme: { preset: 'rose-night' }, body: [board], ...keys }) as never;
const gives = (prize: string) => [{ from: 1, to: 1, gives: [{ kind: 'prize', prize }] }];
const campaign = {
  boards: [
    { id: 'charm', rewards: gives('frame') },
    { id: 'daily', rewards: gives('bubble') },
  ],
  prizes: [{ id: 'bubble' }, { id: 'frame' }],
};
const data = {
  charm: { get: '/v2/activities/{id}/boards/charm', every: '15s' },
  daily: { get: '/v2/activities/{id}/boards/daily', query: { day: 'day' }, when: "phase == 'live'" },
  shop: { get: '/v2/activities/{id}/exchange' },
};

describe('receipts of a document', () => {
  it('are a data source and a popup for each board that a widget shows, with the prizes of that board', () => {
    const made = withReceipts(document({ data, campaign }), context);
    expect(Object.keys(made.data ?? {})).toEqual(['charmReceipt', 'charm', 'daily', 'shop']);
    expect(made.data?.charmReceipt).toMatchObject({
      get: '/v2/activities/{id}/boards/charm/receipt',
      when: "state.receiptShown == 'charmReceipt'",
      every: '60s',
      while: 'data.charmReceipt.paidAt == null',
      paging: { size: 50 },
    });
    expect(made.state).toEqual({ receiptShown: { type: 'string', initial: "''" } });
    expect(made.popups).toMatchObject({
      charmReceipt: {
        title: { en: "How it's settled" },
        body: [{ widget: 'receipt', from: 'charmReceipt', board: 'charm', prizes: ['frame'] }],
      },
    });
  });

  it('ask for the day that the board is asked for, also deep inside of other parts', () => {
    const body = [{ widget: 'tabs', tabs: [{ body: [{ ...board, from: 'daily' }] }] }];
    const made = withReceipts(document({ data, campaign, body }), context);
    expect(made.data?.dailyReceipt).toMatchObject({
      query: { day: 'day' },
      when: "(phase == 'live') && state.receiptShown == 'dailyReceipt'",
    });
  });

  it('name what the board counts, as the first widget says it that does', () => {
    const unit = { en: 'meters' };
    const body = [board, { ...board, unit }, { ...board, unit: { en: 'steps' } }];
    const made = withReceipts(document({ data, campaign, body }), context);
    expect(made.popups?.charmReceipt?.body).toMatchObject([{ unit }]);
    const unnamed = withReceipts(document({ data, campaign }), context);
    expect(unnamed.popups?.charmReceipt?.body[0]).not.toHaveProperty('unit');
  });

  it('are called as the campaign calls the board, else as what it stands in, and a board by weeks says so', () => {
    const named = { en: 'Charm' };
    const boards = [
      { id: 'charm', name: named },
      { id: 'daily', period: 'week' },
    ];
    const of = (from: string) => ({ widget: 'tabs', tabs: [{ title: 'Tab', body: [{ ...board, from }] }] });
    const body = ['charm', 'daily', 'all'].map((from) => ({
      widget: 'section',
      title: { en: `Around ${from}` },
      body: [of(from)],
    }));
    const teams = { get: '/v2/activities/{id}/teams/board' };
    const made = withReceipts(
      document({ data: { ...data, all: teams }, campaign: { boards, teams: {} }, body }),
      context,
    );
    const heads = Object.values(made.popups ?? {}).map(({ body: [one] }) => [one?.title, one?.period]);
    expect(heads).toEqual([
      [named, undefined],
      [{ en: 'Around daily' }, 'week'],
      [{ en: 'Around all' }, undefined],
    ]);
  });

  it('are found beside the board of teams and below their rankings, each with its own prizes', () => {
    const teams = {
      rewards: gives('frame'),
      rankings: [{ id: 'laps', period: 'day', rewards: gives('bubble') }],
    };
    const made = withReceipts(
      document({
        data: {
          all: { get: '/v2/activities/{id}/teams/board' },
          laps: { get: '/v2/activities/{id}/teams/rankings/laps' },
        },
        campaign: { ...campaign, teams },
        body: ['all', 'laps'].map((from) => ({ ...board, from })),
      }),
      context,
    );
    expect(made.data?.allReceipt?.get).toBe('/v2/activities/{id}/teams/receipt');
    expect(made.data?.lapsReceipt?.get).toBe('/v2/activities/{id}/teams/rankings/laps/receipt');
    expect(made.popups?.lapsReceipt?.body).toMatchObject([{ prizes: ['bubble'] }]);
    expect(made.popups?.allReceipt?.body).toMatchObject([{ prizes: ['bubble', 'frame'] }]);
  });

  it('are one for each poll that a widget shows, with what its options are called', () => {
    const options = [
      { id: 'tea', title: { en: 'Tea' }, picture: 'tea.svg' },
      { id: 'milk', title: { en: 'Milk' } },
    ];
    const polls = [
      { id: 'late-night', options },
      { id: 'other', options: [] },
    ];
    const body = [{ widget: 'vote-poll', from: 'polls', poll: 'late-night', press: [] }];
    const made = withReceipts(
      document({ data: { polls: { get: '/v2/activities/{id}/polls' } }, campaign: { polls }, body }),
      context,
    );
    expect(made.data?.polls_late_nightReceipt).toEqual({
      ...{ get: '/v2/activities/{id}/polls/late-night/receipt', every: '60s' },
      while: 'data.polls_late_nightReceipt.hash == null',
      when: "state.receiptShown == 'polls_late_nightReceipt'",
    });
    const names = [
      { id: 'tea', name: { en: 'Tea' } },
      { id: 'milk', name: { en: 'Milk' } },
    ];
    expect(made.popups?.polls_late_nightReceipt?.body).toEqual([
      { widget: 'receipt', from: 'polls_late_nightReceipt', names },
    ]);
    expect(Object.keys(made.popups ?? {})).toHaveLength(1);
  });

  it('are never two under one name, however alike the ids are', () => {
    const ids = ['round-1', 'round1', 'round', 'round-', 'round--1', 'a-1b', 'a1-b', 'a1b'];
    const polls = ids.map((id) => ({ id, options: [{ id: 'o', title: { en: id } }] }));
    const body = [
      ...ids.map((poll) => ({ widget: 'vote-poll', from: 'polls', poll, press: [] })),
      { ...board, from: 'pollsRound' },
    ];
    const made = withReceipts(
      document({
        data: {
          polls: { get: '/v2/activities/{id}/polls' },
          pollsRound: { get: '/v2/activities/{id}/boards/charm' },
        },
        campaign: { ...campaign, polls },
        body,
      }),
      context,
    );
    const receipts = Object.entries(made.data ?? {}).filter(([name]) => name.endsWith('Receipt'));
    expect(receipts.map(([, { get }]) => get).toSorted()).toEqual(
      [...ids.map((id) => `polls/${id}`), 'boards/charm']
        .map((of) => `/v2/activities/{id}/${of}/receipt`)
        .toSorted(),
    );
    for (const [name, { get, when }] of receipts) {
      expect(made.popups?.[name]?.body[0]?.from).toBe(name);
      expect(when, 'a name that an expression can say').toBe(`state.receiptShown == '${name}'`);
      expect(name).toMatch(/^[a-z]\w*$/);
      const [, poll] = /polls\/(.+)\/receipt/.exec(get) ?? [];
      if (poll !== undefined)
        expect(made.popups?.[name]?.body[0]?.names).toEqual([{ id: 'o', name: { en: poll } }]);
    }
  });

  it('leave a document as it is that shows no board, or one without a receipt', () => {
    const still = document({ data, body: [{ widget: 'divider' }] });
    expect(withReceipts(still, context)).toBe(still);
    const other = document({ data: { charm: { get: '/v2/activities/{id}/exchange' } } });
    expect(withReceipts(other, context)).toBe(other);
    // A call of that name whose answer the widget does not show.
    const vote = document({ data: { charm: { get: '/v2/activities/{id}/polls' } } });
    expect(withReceipts(vote, context)).toBe(vote);
  });

  it('give way to a popup of that name which the document has itself', () => {
    const popups = { charmReceipt: { title: 'Ours', body: [] } };
    expect(withReceipts(document({ data, popups }), context).popups).toEqual({
      charmReceipt: { ...popups.charmReceipt, shown: 'receiptShown' },
    });
  });

  it('are none where a source of that name asks for something else', () => {
    const own = (get: string) =>
      withReceipts(document({ data: { ...data, charmReceipt: { get } } }), context).popups?.charmReceipt;
    expect(own('/v2/activities/{id}/exchange')).toBeUndefined();
    expect(own('/v2/activities/{id}/boards/charm/receipt')).toMatchObject({ shown: 'receiptShown' });
  });
});
