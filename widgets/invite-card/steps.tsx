import {
  asOne,
  mayPress,
  Picture,
  type Press,
  Pressable,
  useFormat,
  usePage,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { InviteCardProps, InviteStepEntry } from '../../schemas/generated/types.gen.ts';
import { useWon } from './won.ts';

interface StepsProps {
  readonly steps: WidgetProps<InviteCardProps>['steps'];
  readonly entries: readonly InviteStepEntry[];
  /** How many have come. */
  readonly came: number;
  readonly claim: Press | undefined;
}

/** More seats than these are a plain bar: one could not tell them apart. */
const SEATS = 12;

/** What bringing so many gives: a row of seats that fill as they come, and the button for it. */
export function Steps({ steps = [], entries, came, claim }: StepsProps) {
  const t = useStrings<'invite-card'>();
  const { marks } = useFormat();
  const { lang } = usePage();
  const won = useWon(entries);
  if (steps.length === 0) return null;
  return (
    <ol className="invite-card__steps">
      {steps.map(({ id, at, gives }) => {
        const entry = entries.find((one) => one.id === id);
        const words = t('invite_at', { count: at });
        const pictures = gives.flatMap(({ icon }) => icon ?? []);
        const state = won.has(id)
          ? ' is-claimed is-won'
          : entry?.claimed
            ? ' is-claimed'
            : entry?.can
              ? ' is-open'
              : '';
        return (
          <li key={id} className={`invite-card__step part-row${state}`}>
            {won.has(id) ? <span className="burst" aria-hidden="true" /> : null}
            {pictures.length > 0 ? (
              <span className="invite-card__prizes">
                {pictures.map((icon) => (
                  <Picture key={icon} src={icon} alt="" width={44} height={44} />
                ))}
              </span>
            ) : null}
            <span className="invite-card__aim">
              <b>{words}</b>
              {gives.map(({ name, much }) => (
                <span key={`${name}${much}`} className="invite-card__gives">
                  {name} {much ? <b className="tabular">{much}</b> : null}
                </span>
              ))}
              {at <= SEATS ? (
                <span className="invite-card__seats" aria-hidden="true">
                  {Array.from({ length: at }, (_, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name but their place.
                    <span key={seat} className={`invite-card__seat${seat < came ? ' is-taken' : ''}`} />
                  ))}
                </span>
              ) : (
                <progress
                  className="invite-card__bar"
                  max={at}
                  value={Math.min(at, came)}
                  aria-label={words}
                  aria-valuetext={t('done_of', { done: Math.min(at, came), all: at })}
                />
              )}
            </span>
            {entry?.claimed ? (
              <span className="invite-card__stamp">{t('invite_claimed')}</span>
            ) : entry?.can && claim ? (
              <Pressable
                press={claim}
                item={{ id, ...asOne(gives, lang) }}
                className="btn btn--primary invite-card__claim"
                disabled={!mayPress(entry)}
                label={`${t('invite_claim')}${marks.colon}${words}`}
              >
                {t('invite_claim')}
              </Pressable>
            ) : (
              <span className="invite-card__far tabular">
                <span aria-hidden="true">
                  {Math.min(at, came)}/{at}
                </span>
                <span className="sr-only">{t('done_of', { done: Math.min(at, came), all: at })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
