import { useId, useRef } from 'react';
import {
  groupedCode,
  isSpelt,
  mayPress,
  Portrait,
  type Press,
  Pressable,
  plainCode,
  sendOnEnter,
  useCopy,
  useFormat,
  useInvited,
  useRefusal,
  useStrings,
  useTyped,
} from '../../engine/index.ts';
import type { InviteAnswer } from '../../schemas/generated/types.gen.ts';

/** Letters of a whole code. */
const whole = 16;

interface InvitedProps {
  readonly data: InviteAnswer;
  readonly offer: string | undefined;
  readonly deed: string | undefined;
  readonly accept: Press;
}

/** For whoever was invited: the field, with the code that a link has brought, or by whom they came. */
export function Invited({ data, offer, deed, accept }: InvitedProps) {
  const t = useStrings<'invite-card'>();
  const { moment } = useFormat();
  const { by, reason } = data;
  const carried = useInvited(reason === 'INVITE_BOUND');
  const typed = useTyped(
    'invite',
    { code: carried === null ? '' : groupedCode(carried) },
    { done: by?.nickname ?? (reason === 'OVER' ? reason : null) },
  );
  // What was taken while one looks is cheered.
  const before = useRef(by);
  const fresh = before.current === null && by !== null && data.code !== null;
  if (by !== null)
    return (
      <div className={`invite-card__by${fresh ? ' is-new' : ''}`} role="status">
        <Portrait src={by.avatar} size={56} />
        <span>
          <b>{t('invite_by', { name: by.nickname })}</b>
          <br />
          {by.came ? t('invite_in') : deed}
        </span>
      </div>
    );
  if (reason === 'NOT_OPEN')
    return <p className="invite-card__note">{t('invite_NOT_OPEN', { time: moment(data.nextAt) })}</p>;
  if (reason === 'OVER') return <p className="invite-card__note over-stamp">{t('invite_OVER')}</p>;
  if (data.can === undefined && reason !== 'TOKEN_EXPIRED') return null;
  return <Field data={data} offer={offer} accept={accept} carried={carried} typed={typed} />;
}

interface FieldProps extends Omit<InvitedProps, 'deed'> {
  /** The code that a link has brought. */
  readonly carried: string | null;
  readonly typed: ReturnType<typeof useTyped<'code'>>;
}

function Field({ data, offer, accept, carried, typed: [{ code: typed }, type] }: FieldProps) {
  const t = useStrings<'invite-card'>();
  const id = useId();
  const plain = plainCode(typed);
  const full = plain.length === whole;
  const slip = full && !isSpelt(plain);
  const visitor = data.can === undefined;
  const [refused, refuse] = useRefusal(plain);
  const wrong = slip ? t('invite_slip') : refused;
  const copy = useCopy(() => groupedCode(plain));
  return (
    <div className="invite-card__field">
      {offer ? <p className="invite-card__offer">{offer}</p> : null}
      <label className="invite-card__label" htmlFor={id}>
        {t('invite_field')}
      </label>
      <input
        id={id}
        className="invite-card__input"
        value={typed}
        placeholder="····-····-····-····"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => type('code', groupedCode(plainCode(target.value).slice(0, whole)))}
        onKeyDown={sendOnEnter}
      />
      <p
        id={`${id}-note`}
        className={`invite-card__note${wrong === null ? '' : ' is-wrong'}`}
        aria-live="polite"
      >
        {wrong !== null ? wrong : carried !== null && plain === carried ? t('invite_kept') : null}
      </p>
      <div className="invite-card__ways">
        <Pressable
          press={accept}
          item={{ code: plain }}
          className="btn btn--primary"
          disabled={!mayPress(data) || !full || slip}
          onRefusal={refuse}
        >
          {t('invite_accept')}
        </Pressable>
        {visitor && full && !slip ? (
          <button
            type="button"
            className="btn btn--secondary"
            onClick={copy.tap}
            aria-busy={copy.busy || undefined}
          >
            {t('invite_copy_code')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
