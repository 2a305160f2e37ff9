import { mayPress, type Press, Pressable, useStrings, type WidgetProps } from '../../engine/index.ts';
import type { InviteCardProps, InviteStepEntry } from '../../schemas/generated/types.gen.ts';

interface StepsProps {
  readonly steps: WidgetProps<InviteCardProps>['steps'];
  readonly entries: readonly InviteStepEntry[];
  /** How many have come. */
  readonly came: number;
  readonly claim: Press | undefined;
}

/** What bringing so many gives: a row of seats that fill as they come, and the button for it. */
export function Steps({ steps = [], entries, came, claim }: StepsProps) {
  const t = useStrings<'invite-card'>();
  if (steps.length === 0) return null;
  return (
    <ol className="invite-card__steps">
      {steps.map(({ id, at, gives }) => {
        const entry = entries.find((one) => one.id === id);
        const words = t('invite_at', { count: at });
        const state = entry?.claimed ? ' is-claimed' : entry?.can ? ' is-open' : '';
        return (
          <li key={id} className={`invite-card__step${state}`}>
            <span className="invite-card__aim">
              <b>{words}</b>
              <span className="invite-card__gives">{gives}</span>
              <progress className="invite-card__bar" max={at} value={Math.min(at, came)} aria-label={words} />
            </span>
            {entry?.claimed ? (
              <span className="invite-card__stamp">{t('invite_claimed')}</span>
            ) : entry?.can && claim ? (
              <Pressable
                press={claim}
                item={{ id }}
                className="btn btn--primary invite-card__claim"
                disabled={!mayPress(entry)}
                label={`${t('invite_claim')}: ${words}`}
              >
                {t('invite_claim')}
              </Pressable>
            ) : (
              <span className="invite-card__far tabular">
                {Math.min(at, came)}/{at}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
