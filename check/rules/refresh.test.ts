import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { pollOf, voteSteps } from '../testing/polls.ts';
import { check, drop, only, set, sound, told } from '../testing/workbench.ts';

const openapi = JSON.parse(readFileSync('schemas/api/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; 'x-changes'?: string[] }>>;
};

describe('check refresh', () => {
  it('a claim without it', () => {
    expect(only(drop('/body/3/claim/0/refresh'))).toMatchObject({
      rule: 'refresh',
      severity: 'warning',
      pointer: '/body/3/claim/0',
      expected: '`"refresh": ["shop","goals"]`',
    });
  });

  it('a redemption and a claim that forget the balance', () => {
    const text = set(
      '/body/1/unit/en',
      '{{ data.purse.amount }}',
      set('/data/purse', { get: '/v2/activities/{id}/balance' }),
    );
    expect(told('refresh', text).map((one) => [one.rule, one.pointer, one.expected])).toEqual([
      ['refresh', '/body/2/redeem/0/refresh', '`"refresh": ["shop","purse"]`'],
      ['refresh', '/body/3/claim/0/refresh', '`"refresh": ["goals","shop","purse"]`'],
    ]);
    const mended = set('/body/3/claim/0/refresh', ['goals', 'shop', 'purse'], text);
    expect(told('refresh', set('/body/2/redeem/0/refresh', ['shop', 'purse'], mended))).toEqual([]);
  });

  it('a claim that forgets the shop: whoever has more points is told of it there', () => {
    expect(only(set('/body/3/claim/0/refresh', ['goals']))).toMatchObject({
      rule: 'refresh',
      message: 'after this `shop` still shows what was before',
      expected: '`"refresh": ["goals","shop"]`',
    });
  });

  it('a claim that forgets what is sold beside the shop, where it is sold for points', () => {
    const days = Array.from({ length: 7 }, (_, i) => ({
      id: `day-${i + 1}`,
      icon: 'art/rose/icons/petal.svg',
      gives: [{ kind: 'points', points: 5 }],
    }));
    const with_ = (block: object) =>
      set('/campaign/checkIn', block, set('/data/stamps', { get: '/v2/activities/{id}/check_in' }));
    const stale = (text: string) =>
      told('refresh', text).filter(({ message }) => message.includes('`stamps`'));
    expect(stale(with_({ days }))).toEqual([]);
    const makeUp = { cost: [{ kind: 'points', points: 9 }], limits: { total: 2 } };
    expect(stale(with_({ days, makeUp })).map(({ pointer }) => pointer)).toEqual([
      '/body/2/redeem/0/refresh',
      '/body/3/claim/0/refresh',
    ]);
  });

  it('a vote that is free and gives nothing moves no points', () => {
    const voted = (more: object) =>
      set(
        '/body/5',
        {
          widget: 'vote-poll',
          ...{ from: 'polls', poll: 'song' },
          press: voteSteps(['polls']),
        },
        set(
          '/campaign/polls',
          [pollOf('song', { results: 'always', ...more })],
          set('/data/polls', { get: '/v2/activities/{id}/polls' }),
        ),
      );
    expect(told('refresh', voted({}))).toEqual([]);
    const gives = [{ kind: 'points', points: 5 }];
    expect(told('refresh', voted({ gives }))).toMatchObject([
      { pointer: '/body/5/press/0/refresh', expected: '`"refresh": ["polls","shop"]`' },
    ]);
  });

  it('a step beside it counts', () => {
    const steps = [
      { do: 'post', to: '/v2/activities/{id}/milestones/{item.id}', spends: true },
      { do: 'refresh', data: ['goals', 'shop'] },
    ];
    expect(check(set('/body/3/claim', steps))).toEqual([]);
  });

  it('what the page does not show needs none', () => {
    const text = drop('/body/4', drop('/data/wall'));
    expect(check(text).filter((one) => one.rule === 'refresh')).toEqual([]);
  });

  describe('what counts what a tap does', () => {
    const gives = [{ kind: 'points', points: 5 }];
    const task = (fact: string) => ({
      id: 'vote',
      name: { cn: '投票', en: 'Vote' },
      icon: 'art/rose/icons/petal.svg',
      counts: [{ fact }],
      at: 1,
      paid: 'automatic',
      gives,
    });
    const { body } = JSON.parse(sound) as { body: object[] };
    const voting = (fact: string, ...refresh: string[]) => {
      const claim = [
        {
          do: 'post',
          to: '/v2/activities/{id}/tasks/{item.id}',
          spends: true,
          refresh: ['tasks', 'shop'],
        },
      ];
      const widgets = [
        { widget: 'vote-poll', from: 'polls', poll: 'day', press: voteSteps(refresh) },
        { widget: 'task-list', from: 'tasks', tasks: [{ task: 'vote' }], claim },
      ];
      const data = set(
        '/data/tasks',
        { get: '/v2/activities/{id}/tasks' },
        set('/data/polls', { get: '/v2/activities/{id}/polls' }),
      );
      return set(
        '/body',
        [...body, ...widgets],
        set('/campaign/polls', [pollOf('day')], set('/campaign/tasks', [task(fact)], data)),
      );
    };

    it('a vote that a task counts changes the tasks', () => {
      expect(check(voting('vote', 'polls', 'shop', 'tasks'))).toEqual([]);
      expect(only(voting('vote', 'polls', 'shop'))).toMatchObject({
        rule: 'refresh',
        pointer: '/body/8/press/0/refresh',
        expected: '`"refresh": ["polls","shop","tasks"]`',
      });
    });

    it('one that no task counts does not', () => {
      expect(told('refresh', voting('gift', 'polls', 'shop'))).toEqual([]);
    });

    it('what does it is a call that there is, and so is what answers how far one has come', () => {
      const calls = Object.values(openapi.paths).flatMap((path) =>
        Object.values(path).map(({ operationId }) => operationId),
      );
      const kinds = mechanicChecks.flatMap(({ tells = [] }) => tells.map(({ kind }) => kind));
      for (const { does = {}, standing } of mechanicChecks) {
        if (standing !== undefined) expect(calls).toContain(standing);
        for (const [call, kind] of Object.entries(does)) {
          expect(calls).toContain(call);
          expect(kinds).toContain(kind);
        }
      }
      expect(mechanicChecks.some(({ standing }) => standing !== undefined)).toBe(true);
    });
  });

  describe('what one has won', () => {
    const prize = [{ id: 'frame', name: { cn: '框', en: 'Frame' } }];
    const data = set('/data/won', { get: '/v2/activities/{id}/prize_records', paging: { size: 10 } });
    const list = {
      widget: 'prize-records',
      from: 'won',
      prizes: ['frame'],
      win: [{ do: 'scroll', to: 'top' }],
    };
    const won = set('/campaign/prizes', prize, set('/body/8', list, data));
    const given = set('/campaign/milestones/1/gives', [{ kind: 'prize', prize: 'frame' }], won);

    it('is asked for again after what gives a prize', () => {
      expect(told('refresh', given)).toMatchObject([
        { pointer: '/body/3/claim/0/refresh', expected: '`"refresh": ["goals","shop","won"]`' },
      ]);
      expect(told('refresh', set('/body/3/claim/0/refresh', ['goals', 'shop', 'won'], given))).toEqual([]);
    });

    it('is not after what gives points alone', () => {
      const shop = (JSON.parse(sound) as { campaign: { exchange: object[] } }).campaign.exchange[0];
      const gives = [{ kind: 'prize', prize: 'frame' }];
      expect(told('refresh', set('/campaign/exchange/0', { ...shop, gives }, won))).toMatchObject([
        { pointer: '/body/2/redeem/0/refresh', expected: '`"refresh": ["shop","won"]`' },
      ]);
    });

    it('is changed by each call of a room that gives at a tap', () => {
      const taps = Object.values(openapi.paths).flatMap((path) =>
        Object.values(path).filter((one) => one['x-changes']?.includes('listPrizeRecords')),
      );
      expect(taps.map(({ operationId }) => operationId).sort()).toEqual([
        'acceptInvite',
        'castVote',
        'checkIn',
        'claimInviteStep',
        'claimMilestone',
        'claimPass',
        'claimPassLevel',
        'claimTask',
        'claimTeamGoal',
        'makeDraw',
        'makeUpCheckIn',
        'redeemCardSet',
        'redeemCode',
        'redeemItem',
        'submitForm',
      ]);
    });
  });

  it('messages that have been read are shown as read', () => {
    const list = (read: object) => ({
      widget: 'message-list',
      from: 'messages',
      read: [{ do: 'post', to: '/v2/messages/{item.id}/read', ...read }],
      readAll: [{ do: 'post', to: '/v2/messages/read', body: { upTo: 'item.upTo' }, refresh: ['messages'] }],
    });
    const { body } = JSON.parse(sound) as { body: object[] };
    const page = (read: object) =>
      set('/body', [...body, list(read)], set('/data/messages', { get: '/v2/messages' }));
    expect(told('refresh', page({ refresh: ['messages'] }))).toEqual([]);
    expect(told('refresh', page({}))).toMatchObject([{ pointer: '/body/8/read/0' }]);
  });
});
