import { type More, MoreButton, Portrait, useStrings } from '../../engine/index.ts';
import type { InvitedEntry } from '../../schemas/generated/types.gen.ts';

interface GuestsProps {
  readonly items: readonly InvitedEntry[];
  /** How many of all have come. */
  readonly came: number;
  readonly more: More | undefined;
}

/** Whom one has invited, the latest first: who is here, and who is on the way. */
export function Guests({ items, came, more }: GuestsProps) {
  const t = useStrings<'invite-card'>();
  return (
    // Where nobody came and nobody can come any more, three empty seats are nothing to look at.
    <div className="invite-card__guests" data-phases={items.length === 0 ? 'preview live' : undefined}>
      <h3 className="invite-card__title">
        {came > 0 ? t('invite_came', { count: came }) : t('invite_guests')}
      </h3>
      {items.length === 0 ? (
        <>
          <div className="invite-card__kept" aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <p className="invite-card__note">{t('invite_nobody')}</p>
        </>
      ) : null}
      <ul className="invite-card__list">
        {items.map(({ id, user, came: here }) => (
          <li key={id} className={`invite-card__guest${here ? ' is-here' : ''}`}>
            <Portrait src={user.avatar} size={48} />
            <span className="invite-card__name">{user.nickname}</span>
            <small>{t(here ? 'invite_here' : 'invite_waiting')}</small>
          </li>
        ))}
      </ul>
      {more && more.state !== 'end' ? <MoreButton more={more} /> : null}
    </div>
  );
}
