import { Portrait, type Press, Pressable, useFormat, useStrings, worn } from '../../engine/index.ts';
import type { TeamOfMine } from '../../schemas/generated/types.gen.ts';

interface LineUpProps {
  team: NonNullable<TeamOfMine>;
  /** What the team's points are called. */
  unit: string | undefined;
  /** Whether anybody may still join: else nobody is waited for, and a vacant seat is none. */
  open: boolean;
  handOver: Press | undefined;
  remove: Press | undefined;
}

/** The seats of a team, side by side as people stand on a stage; below them, folded, what its captain may do. */
export function LineUp({ team, unit, open, handOver, remove }: LineUpProps) {
  const t = useStrings<'team-card'>();
  const { score, marks } = useFormat();
  const seats = open ? team.seats : team.seats.filter(({ user }) => user !== undefined);
  const members = team.seats.flatMap(({ user, me }) => (user === undefined || me ? [] : [user]));
  return (
    <>
      <ul className="team-card__seats">
        {seats.map(({ user, score: brought, captain, me }, nth) => (
          <li
            // Vacant seats are told apart by their place alone.
            key={user?.user_id ?? `vacant ${nth}`}
            className={`team-card__seat${captain ? ' is-captain' : ''}${me ? ' is-me' : ''}${user ? '' : ' is-vacant'}`}
          >
            <span className="team-card__face">
              {user === undefined ? null : <Portrait src={user.avatar} size={56} />}
            </span>
            <span className="team-card__who">
              {captain ? <b className="team-card__mark">{t('team_captain')}</b> : null}
              <span className="team-card__nickname">
                {user === undefined ? t('team_seat_free') : me ? t('team_you') : user.nickname}
              </span>
              {worn(user?.title)}
              {user === undefined ? null : (
                <span className="team-card__brought tabular">
                  {score(brought, undefined, unit ?? t('team_points'))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {team.lead.can !== undefined && members.length > 0 && handOver && remove ? (
        <details className="team-card__manage">
          <summary className="btn btn--secondary">{t('team_manage')}</summary>
          <ul>
            {members.map(({ user_id: user, nickname }) => (
              <li key={user} className="team-card__member">
                <b>{nickname}</b>
                {(
                  [
                    [handOver, 'team_hand_over'],
                    [remove, 'team_remove'],
                  ] as const
                ).map(([press, words]) => (
                  <Pressable
                    key={words}
                    press={press}
                    item={{ user, nickname }}
                    className="btn btn--secondary team-card__do"
                    label={`${t(words)}${marks.colon}${nickname}`}
                  >
                    {t(words)}
                  </Pressable>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
