import { Picture, type Press, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { TeamOfMine } from '../../schemas/generated/types.gen.ts';

interface LineUpProps {
  team: NonNullable<TeamOfMine>;
  handOver: Press | undefined;
  remove: Press | undefined;
}

/** The seats of a team, side by side as people stand on a stage; below a member, what its captain may do. */
export function LineUp({ team, handOver, remove }: LineUpProps) {
  const t = useStrings<'team-card'>();
  const { score } = useFormat();
  const leads = team.lead.can !== undefined;
  return (
    <ul className="team-card__seats">
      {team.seats.map(({ user, score: brought, captain, me }, nth) => {
        const item = user && { user: user.user_id, nickname: user.nickname };
        return (
          <li
            // Vacant seats are told apart by their place alone.
            key={user?.user_id ?? `vacant ${nth}`}
            className={`team-card__seat${captain ? ' is-captain' : ''}${me ? ' is-me' : ''}${user ? '' : ' is-vacant'}`}
          >
            <span className="team-card__face">
              {user === undefined ? null : <Picture src={user.avatar} alt="" width={56} height={56} />}
            </span>
            <span className="team-card__who">
              {captain ? <b className="team-card__mark">{t('team_captain')}</b> : null}
              <span className="team-card__nickname">
                {user === undefined ? t('team_seat_free') : me ? t('team_you') : user.nickname}
              </span>
              {user === undefined ? null : (
                <span className="team-card__brought tabular">{score(brought)}</span>
              )}
            </span>
            {leads && item && !me && handOver && remove ? (
              <details className="team-card__manage">
                <summary aria-label={`${t('team_manage')}: ${user.nickname}`}>{t('team_manage')}</summary>
                <Pressable press={handOver} item={item} className="team-card__do">
                  {t('team_hand_over')}
                </Pressable>
                <Pressable press={remove} item={item} className="team-card__do">
                  {t('team_remove')}
                </Pressable>
              </details>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
