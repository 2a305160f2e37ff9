import { useEffect, useState } from 'react';
import {
  faultOf,
  useFormat,
  useSignedIn,
  useStrings,
  useTap,
  useToast,
  useWorld,
} from '../../engine/index.ts';
import type { User } from '../../schemas/generated/types.gen.ts';

/**
 * Follows and stops following, by the call of the specification (§7): shown at once, taken back when it is refused. It says how things shall
 * stand, so a lost answer is no harm.
 */
export function Follow(props: {
  readonly user: User;
  readonly following: boolean;
  /** A way into the room stands above it, and is the one to press. */
  readonly second: boolean;
}) {
  const {
    user: { user_id, nickname },
    following,
    second,
  } = props;
  const t = useStrings<'live-rooms'>();
  const { marks } = useFormat();
  const { live } = useWorld();
  const signedIn = useSignedIn();
  const toast = useToast();
  const [wanted, want] = useState(following);
  // What the server says later is what holds.
  useEffect(() => want(following), [following]);
  const follow = async () => {
    if (!signedIn) return toast(t('live_visitor'), 'failure');
    const next = !wanted;
    want(next);
    try {
      const body = { idol_id: user_id, follow: next };
      await live.call({ method: 'put', path: '/idol_carnival_to_join', body });
    } catch (error) {
      want(!next);
      const { fault, message = '' } = faultOf(error) ?? {};
      // Of a token that has expired the page has told.
      if (fault !== 'expired' && fault !== 'aborted')
        toast(message === '' ? t('live_failed') : message, 'failure');
    }
  };
  const said = t(wanted ? 'live_following' : 'live_follow');
  const { tap, busy } = useTap(follow);
  return (
    <button
      type="button"
      className={`btn btn--${second ? 'quiet' : 'secondary'} live-rooms__way live-rooms__follow${wanted ? ' is-following' : ''}`}
      aria-pressed={wanted}
      aria-busy={busy || undefined}
      aria-label={`${said}${marks.colon}${nickname}`}
      onClick={tap}
    >
      {wanted ? (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5l4 4 8-9" />
        </svg>
      ) : null}
      {said}
    </button>
  );
}
