import type { FairPart, FriendAtFair, WhoseField } from '../../server/fixtures/fair-part.ts';
import { idOf } from '../../server/fixtures/test-ids.ts';

const idOfTeam = (team: number) => idOf('teams', team);

const members = 'SELECT user_id FROM team_seats ORDER BY 1';
const base = '/v2/activities/fair/teams';

/** A team that a friend has founded, which takes nobody without its code. */
async function teamOf({ db, people: { friend }, call }: FriendAtFair) {
  const read = async () =>
    (
      await db.query<{ team: number; code: string }>(
        'SELECT team_id AS team, code FROM teams WHERE captain = $1',
        [friend],
      )
    ).rows[0];
  if ((await read()) === undefined) await call(base, { name: 'Lamp', join: 'code' });
  const { team, code } = (await read()) ?? { team: 0, code: '' };
  return { team: idOfTeam(team), code };
}

/** Who sits in the team of a friend, and in no other. */
const theirMember: WhoseField = async (friend) => {
  await teamOf(friend);
  return friend.people.friend;
};

export const fairPart: FairPart = {
  block: {
    size: { least: 2, most: 3 },
    below: 'dissolved',
    window: { locks: '2025-06-12T12:00:00+08:00' },
    counts: [{ fact: 'gift' }, { fact: 'team' }],
    listed: 50,
    goals: [
      { id: 'begun', at: 1, gives: [{ kind: 'points', points: 6 }] },
      { id: 'loud', at: 500, gives: [{ kind: 'prize', prize: 'garland', days: 3 }] },
    ],
    rewards: [
      { id: 'first', from: 1, to: 1, gives: [{ kind: 'prize', prize: 'garland', days: 30 }] },
      { id: 'behind', from: 2, to: 3, gives: [{ kind: 'points', points: 20 }] },
    ],
    rankings: [
      {
        id: 'daily',
        period: 'day',
        listed: 3,
        rewards: [{ id: 'best', from: 1, to: 2, gives: [{ kind: 'points', points: 7 }] }],
      },
      { id: 'hourly', period: 'hour' },
    ],
  },
  calls: {
    foundTeam: { body: () => ({ name: '鼓楼西 Drum' }), whose: { name: 'what one makes up' } },
    joinTeam: {
      body: () => ({ team: idOfTeam(1) }),
      whose: {
        team: async (friend) => (await teamOf(friend)).team,
        code: async (friend) => ({ code: (await teamOf(friend)).code }),
      },
    },
    handOverTeam: { body: ({ me }) => ({ user: me }), whose: { user: theirMember } },
    claimTeamGoal: { path: `${base}/goals/begun` },
    readTeams: {},
    readMyTeam: {},
    readTeamBoard: {},
    readTeamChampions: {},
    readTeamReceipt: {},
    readTeamRanking: { path: `${base}/rankings/daily?size=5` },
    readTeamRankingChampions: { path: `${base}/rankings/daily/champions?size=5` },
    readTeamRankingReceipt: { path: `${base}/rankings/daily/receipt?day=1` },
    moderateTeamName: { path: `${base}/${idOfTeam(1)}/name`, body: () => ({ show: 'no' }) },
    leaveTeam: { whose: { user: theirMember } },
  },
  plays: [
    { call: 'foundTeam', weight: 3, make: (dice) => ({ body: { name: `Choir ${dice.whole(1, 300)}` } }) },
    { call: 'joinTeam', weight: 6, make: (dice) => ({ body: { team: idOfTeam(dice.whole(1, 12)) } }) },
    {
      call: 'leaveTeam',
      weight: 4,
      rightly: members,
      make: (dice) => (dice.whole(1, 3) === 1 ? { body: { user: dice.someone() } } : {}),
    },
    {
      call: 'handOverTeam',
      weight: 4,
      rightly: `SELECT t.captain AS user_id, s.user_id AS member FROM teams t JOIN team_seats s USING (team_id)
        WHERE s.user_id <> t.captain ORDER BY team_id, member`,
      make: (dice, found) => ({ body: { user: found?.member ?? dice.someone() } }),
    },
    {
      call: 'claimTeamGoal',
      rightly: members,
      weight: 4,
      make: (dice) => ({ path: `${base}/goals/${dice.pick(['begun', 'loud'])}` }),
    },
    {
      call: 'moderateTeamName',
      weight: 2,
      make: (dice) => ({
        path: `${base}/${idOfTeam(dice.whole(1, 12))}/name`,
        body: { show: dice.pick(['yes', 'no']) },
      }),
    },
  ],
};
