import { initialOf, Picture, useFormat, useStrings, type WidgetProps } from '../../engine/index.ts';
import type { PollEntry, VotePollProps } from '../../schemas/generated/types.gen.ts';

interface OptionProps {
  option: WidgetProps<VotePollProps>['poll']['options'][number];
  /** What the server says of it; undefined when it does not know the option. */
  entry: PollEntry['options'][number] | undefined;
  /** Votes of all options; null as long as they are hidden. */
  total: number | null;
  /** Whether it stands first, alone or with others. */
  first: 'alone' | 'tied' | null;
  /** Nobody votes any more. */
  closed: boolean;
  /** The reader’s vote for it was counted while they look. */
  counted: boolean;
}

/** The face of an option, its title, and how it stands where that is shown. */
export function Option({ option, entry, total, first, closed, counted }: OptionProps) {
  const t = useStrings<'vote-poll'>();
  const { amount } = useFormat();
  const votes = entry?.votes ?? null;
  const percent = votes === null || !total ? 0 : Math.round((100 * votes) / total);
  const mine = entry?.mine ?? 0;
  return (
    <span className={`vote-poll__card part-row${counted ? ' is-counted' : ''}${mine > 0 ? ' is-mine' : ''}`}>
      {/* A drawing: markup of a page may not bring a style of its own (content security policy). */}
      {votes === null ? null : (
        <svg className="vote-poll__bar" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      )}
      <span className="vote-poll__face" aria-hidden="true">
        {option.picture === undefined ? (
          initialOf(option.title)
        ) : (
          <Picture src={option.picture} alt="" width={48} height={48} className="vote-poll__picture" />
        )}
      </span>
      <span className="vote-poll__words">
        <span className="vote-poll__title">{option.title}</span>
        {first === null && mine === 0 ? null : (
          <span className="vote-poll__marks">
            {first === 'tied' ? <b className="vote-poll__first">{t('vote_tie')}</b> : null}
            {first !== 'alone' ? null : closed ? (
              // As long as results are counted it is no result that somebody stands first.
              <>
                <b className="vote-poll__first" data-phases="settling">
                  {t('vote_ahead')}
                </b>
                <b className="vote-poll__first" data-phases="preview live ended">
                  {t('vote_first')}
                </b>
              </>
            ) : (
              <b className="vote-poll__first">{t('vote_leads')}</b>
            )}
            {mine === 0 ? null : (
              <span className="vote-poll__mine tabular">
                {t('vote_mine')}
                {mine > 1 ? ` ×${amount(mine)}` : null}
              </span>
            )}
          </span>
        )}
      </span>
      {votes === null ? null : (
        <span className="vote-poll__stand tabular">
          <b className="vote-poll__percent">{percent}%</b>
          <span>{t('vote_count', { count: votes, amount: amount(votes) })}</span>
        </span>
      )}
      {counted ? <span className="burst" aria-hidden="true" /> : null}
    </span>
  );
}
