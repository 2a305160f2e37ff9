import { useState } from 'react';
import {
  defineDataWidget,
  Pressable,
  successTold,
  useChange,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
import type { MyTeamAnswer, TeamCardProps } from '../../schemas/generated/types.gen.ts';
import { Entrance, useEntrance } from './entrance.tsx';
import { Goals } from './goals.tsx';
import { LineUp } from './line-up.tsx';

/** Whether the reader has got a team between two answers. What becomes known with the reader is no news. */
export const joinedIn = (before: MyTeamAnswer, after: MyTeamAnswer): boolean =>
  before.found.can !== undefined && before.team === null && after.team !== null;

/** Who has left the reader's team between two answers, or was taken out by its captain: their names. */
export function goneIn({ team: before }: MyTeamAnswer, { team: after }: MyTeamAnswer): readonly string[] {
  if (before === null || before.id !== after?.id) return [];
  const there = new Set(after.seats.map(({ user }) => user?.user_id));
  return before.seats.flatMap(({ user, me }) =>
    user === undefined || me || there.has(user.user_id) ? [] : [user.nickname],
  );
}

interface News {
  readonly words: 'team_welcome' | 'team_left' | 'team_gone';
  readonly names?: string;
  /** Whether the toast of a tap has said it. */
  readonly said: boolean;
}

/** What the reader is told of their team while one looks: that they have got one, or, as the captain may also take them out, have none any more; and who has gone. */
function useNews(data: MyTeamAnswer): News | undefined {
  const [news, tell] = useState<News>();
  useChange(data, (before, after) => {
    const gone = goneIn(before, after);
    // Nobody comes into a team but by a tap of their own.
    if (joinedIn(before, after)) tell({ words: 'team_welcome', said: successTold() !== '' });
    // Out of it others may take one, whatever one is tapping.
    else if (before.team !== null && after.team === null && after.found.reason !== 'TOKEN_EXPIRED')
      tell({ words: 'team_left', said: false });
    else if (gone.length > 0)
      tell({
        words: 'team_gone',
        names: gone.join(' · '),
        said: gone.every((name) => successTold().includes(name)),
      });
  });
  return news;
}

/** One's own team as a line-up on stage; who has none founds or joins one. What can be done is said by the server. */
export const teamCard = defineDataWidget<TeamCardProps, MyTeamAnswer>({
  placeholder: () => ({
    size: { least: 2, most: 5 },
    names: { least: 2, most: 12 },
    found: {},
    team: null,
    goals: [],
  }),
  isEmpty: () => false,
  Component: ({ data, goals, unit, found, join, invite, leave, handOver, remove, claim }) => {
    const t = useStrings<'team-card'>();
    const { score, amount, moment } = useFormat();
    const news = useNews(data);
    const typed = useEntrance(data);
    const { team, size, locksAt } = data;
    // There from the start, so that it is heard when it fills.
    const told = (
      <p key="told" className="team-card__welcome" role="status" aria-live={news?.said ? 'off' : undefined}>
        {news === undefined ? null : t(news.words, { names: news.names ?? '' })}
      </p>
    );
    if (team === null)
      return (
        <div className="team-card">
          {told}
          <Entrance data={data} typed={typed} found={found} join={join} />
        </div>
      );
    const { place } = team;
    const members = team.seats.filter(({ user }) => user !== undefined).length;
    return (
      <div className={`team-card${news?.words === 'team_welcome' ? ' is-new' : ''}`}>
        {told}
        <div className="team-card__head">
          <b className="team-card__name">{team.name}</b>
          <span className="team-card__stand tabular">
            <b className="team-card__place">
              {place === null ? (
                <>
                  <span data-phases="preview live">{t('team_no_place')}</span>
                  <span data-phases="settling ended">{t('team_unplaced')}</span>
                </>
              ) : (
                t('team_place', { place })
              )}
            </b>
            <span>
              {score(team.score)} {unit}
            </span>
            {team.gap === null || place === null ? null : (
              // A goal as long as it can be reached, in the words of the boards.
              <span data-phases="preview live">
                {team.gap === 0
                  ? t('team_level', { place: amount(place - 1) })
                  : score(team.gap, (points) => t('team_gap', { points, place: amount(place - 1) }))}
              </span>
            )}
          </span>
        </div>
        <LineUp team={team} unit={unit} open={locksAt !== undefined} handOver={handOver} remove={remove} />
        {team.small ? (
          <p className="team-card__told is-small">{t('team_small')}</p>
        ) : (
          // Whoever sees how it ended knows that nobody changes teams.
          <p className="team-card__told" data-phases={locksAt === undefined ? 'preview live' : undefined}>
            {locksAt === undefined ? t('team_locked') : t('team_locks', { time: moment(locksAt) })}
            {locksAt !== undefined && members < size.least
              ? ` · ${t('team_needs', { least: size.least })}`
              : null}
          </p>
        )}
        {members < team.seats.length && team.leave.can ? (
          <div className="team-card__pass">
            <span className="team-card__label">{t('team_code')}</span>
            <b className="team-card__code">{team.code}</b>
            <Pressable
              press={invite}
              item={{ code: team.code, name: team.name }}
              className="btn btn--primary team-card__copy"
            >
              {t('team_invite')}
            </Pressable>
          </div>
        ) : null}
        <Goals goals={goals} entries={data.goals} score={team.score} unit={unit} claim={claim} />
        {team.leave.can ? (
          <Pressable press={leave} className="team-card__leave">
            {t('team_leave')}
          </Pressable>
        ) : null}
      </div>
    );
  },
});
