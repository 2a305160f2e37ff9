import { useFormat, useStrings } from '../../engine/index.ts';
import type { FormEntry } from '../../schemas/generated/types.gen.ts';
import type { Form } from './use-filling.ts';

/** What became of what was sent, or why nothing can be. */
export function Outcome(props: {
  readonly form: Form;
  readonly entry: FormEntry;
  readonly thanks: string | undefined;
  /** It happened while one looks. */
  readonly fresh: boolean;
  readonly onChange: () => void;
}) {
  const { form, entry, thanks, fresh, onChange } = props;
  const t = useStrings<'form-steps'>();
  const { date, moment } = useFormat();
  const { state, can, reason, nextAt, why, sentAt } = entry;
  const said = form.review?.reasons.find(({ id }) => id === why)?.title;
  const time = moment(nextAt);
  // A stamp that becomes a slip is another thing in its place, also where it is drawn before React is there: its ornaments have not moved.
  const Paper = state === 'none' ? 'div' : 'section';
  return (
    <Paper
      className={`form-steps__outcome is-${state}${fresh ? ' is-fresh' : ''}${reason === 'OVER' ? ' is-over' : ''}`}
      role="status"
    >
      {fresh && (state === 'sent' || state === 'accepted') ? (
        <span className="burst" aria-hidden="true" />
      ) : null}
      {state === 'none' ? (
        <b className="form-steps__verdict">
          {reason === 'NOT_OPEN' || reason === 'FORM_FULL' ? t(`form_${reason}`, { time }) : t('form_OVER')}
        </b>
      ) : (
        <>
          <span className="form-steps__mark" aria-hidden="true" />
          <b className="form-steps__verdict">
            {state === 'sent' ? (thanks ?? t('form_sent')) : t(`form_${state}`)}
          </b>
          {state === 'sent' && form.review ? (
            <>
              <p data-phases="preview live settling">{t('form_waits')}</p>
              {/* It may still be read: nothing is promised, and nothing ruled out. */}
              <p data-phases="ended">{t('form_unanswered')}</p>
            </>
          ) : null}
          {said === undefined ? null : <p>{said}</p>}
          {sentAt === null ? null : <p className="form-steps__when tabular">{date(sentAt, 'both')}</p>}
        </>
      )}
      {can === undefined ? null : (
        <button type="button" className="btn btn--secondary" onClick={onChange}>
          {t(can === 'edit' ? 'form_change' : 'form_again')}
        </button>
      )}
    </Paper>
  );
}
