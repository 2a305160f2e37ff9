import {
  defineDataWidget,
  MoreButton,
  mayPress,
  Portrait,
  Pressable,
  useFormat,
  useStrings,
  worn,
} from '../../engine/index.ts';
import type { TeamEntry, TeamListProps, TeamsAnswer } from '../../schemas/generated/types.gen.ts';

const nobody = { user_id: '', nickname: '', avatar: '' };
const blank = (nth: number): TeamEntry => {
  return { id: String(nth), name: '', captain: nobody, members: 0, most: 2, score: 0 };
};

/** Teams with vacant seats. Who may join is said by the server. */
export const teamList = defineDataWidget<TeamListProps, TeamsAnswer>({
  placeholder: ({ show }) => ({
    teams: Array.from({ length: show }, (_, nth) => blank(nth)),
    total: show,
    next: null,
  }),
  isEmpty: () => false,
  Component: ({ data, join, more, show }) => {
    const t = useStrings<'team-list'>();
    const { moment, score, marks } = useFormat();
    if (data.teams.length === 0) return <None said={t('teams_none')} />;
    // Whoever has a team chooses none: the server says so of every row.
    if (data.teams.some(({ reason }) => reason === 'IN_TEAM')) return <None said={t('teams_IN_TEAM')} />;
    const opens = data.teams.find(({ reason }) => reason === 'NOT_OPEN')?.nextAt;
    return (
      <div className="team-list">
        {/* Of all teams once. It has its room by the page's phase, so nothing moves when the answer comes. */}
        <p className="team-list__opens tabular" data-phases="preview">
          {opens === undefined ? null : t('teams_NOT_OPEN', { time: moment(opens) })}
        </p>
        <ul className="team-list__rows">
          {data.teams.map((team) => {
            const { id, name, captain, members, most, reason } = team;
            return (
              <li key={id} className="team-list__team">
                <span className="team-list__face">
                  {captain.avatar === '' ? null : <Portrait src={captain.avatar} size={48} />}
                </span>
                <span className="team-list__what">
                  <b className="team-list__name">{name}</b>
                  <span className="team-list__captain">
                    {t('teams_led', { name: captain.nickname })}
                    {worn(captain.title)}
                  </span>
                  <span className="team-list__stand tabular">
                    <span className="team-list__seats" aria-hidden="true">
                      {'●'.repeat(members)}
                      {'○'.repeat(Math.max(0, most - members))}
                    </span>
                    <span className="sr-only">{t('teams_seats', { members, most }) + marks.comma}</span>
                    {score(team.score, undefined, t('teams_points'))}
                  </span>
                </span>
                {reason === undefined || mayPress(team) ? (
                  <Pressable
                    press={join}
                    item={{ id, name }}
                    className="btn btn--secondary team-list__join"
                    disabled={!mayPress(team)}
                    label={`${t('teams_join')}${marks.colon}${name}`}
                  >
                    {t('teams_join')}
                  </Pressable>
                ) : (
                  <span
                    className="team-list__state tabular"
                    data-phases={reason === 'NOT_OPEN' ? 'live settling ended' : undefined}
                  >
                    {t(`teams_${reason as Exclude<typeof reason, 'TOKEN_EXPIRED' | 'IN_TEAM'>}`, {
                      time: moment(team.nextAt),
                    })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {/* Who sees all rows at once is not told that there are no more. */}
        {more === undefined || (more.state === 'end' && data.teams.length <= show) ? null : (
          <MoreButton more={more} />
        )}
      </div>
    );
  },
});

/** No team to choose: what to do, while teams can be joined. */
function None({ said }: { said: string }) {
  const t = useStrings<'team-list'>();
  return (
    <>
      <p className="team-list__none" data-phases="preview live">
        {said}
      </p>
      <p className="team-list__none" data-phases="settling ended">
        {t('teams_closed')}
      </p>
    </>
  );
}
