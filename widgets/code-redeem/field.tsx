import { type ComponentProps, useId, useRef, useState } from 'react';
import {
  groupedCode,
  isSpelt,
  type Press,
  Pressable,
  plainCode,
  sendOnEnter,
  useRefusal,
  useStrings,
  useTyped,
} from '../../engine/index.ts';
import type { CodesAnswer } from '../../schemas/generated/types.gen.ts';

/** Letters of a whole code. */
const whole = 16;

const blank = { code: '' };

interface FieldProps {
  readonly told: CodesAnswer;
  /** Why none is taken now. */
  readonly shut: string | null;
  /** When some are taken, where that is why none is: nothing is wrong, and what is typed until then is kept. */
  readonly opens: string | null;
  /** What was redeemed last while the page was open: the field is free for the next. */
  readonly won: string | null;
  readonly label: string | undefined;
  readonly redeem: Press;
  readonly onSend: () => void;
  readonly onAnswer: NonNullable<ComponentProps<typeof Pressable>['onAnswer']>;
  readonly check: Press | undefined;
}

/** The field, with its letters in groups, and what is wrong with them. */
export function Field({ told, shut, opens, won, label, redeem, onSend, onAnswer, check }: FieldProps) {
  const t = useStrings<'code-redeem'>();
  const id = useId();
  // Whoever reads a code that nobody has redeemed could redeem it.
  const [{ code: typed }, type] = useTyped('code', blank, { done: won, worth: true });
  // A refusal from before, or of what has been changed since, is not said.
  const [heard, setHeard] = useState(told.refused?.at);
  const sent = useRef(false);
  const take = (text: string): void => {
    type('code', groupedCode(plainCode(text).slice(0, whole)));
    setHeard(told.refused?.at);
  };
  const plain = plainCode(typed);
  const [refusal, refuse] = useRefusal(plain);
  const { refused } = told;
  const slip = plain.length === whole && !isSpelt(plain) ? t('code_slip') : null;
  const isNew = refused !== null && refused.at !== heard && sent.current && typed !== '';
  const wrong = slip ?? (isNew ? t(`code_${refused.reason}`) : refusal);
  const mayTry = shut === null && opens === null;
  const open = mayTry && plain.length === whole && slip === null;
  const few = told.tries !== null && told.tries < 5 && mayTry;
  return (
    <>
      <label className="code-redeem__label" htmlFor={id}>
        {check ? (
          t('code_field')
        ) : (
          // Nobody is asked for what is not taken any more.
          <>
            <span data-phases="preview live settling">{t('code_field')}</span>
            <span data-phases="ended">{t('code_word')}</span>
          </>
        )}
      </label>
      <input
        id={id}
        className="code-redeem__input tabular"
        value={typed}
        disabled={told.reason === 'OVER' && !check}
        placeholder="····-····-····-····"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => take(target.value)}
        onKeyDown={sendOnEnter}
      />
      <p
        id={`${id}-note`}
        className={`code-redeem__note${(shut === null ? wrong !== null : told.reason === 'CODES_LOCKED') ? ' is-wrong' : ''}`}
        aria-live="polite"
      >
        {shut ?? wrong ?? t('code_shape')}
        {few ? <span> · {t('code_tries', { count: told.tries ?? 0 })}</span> : null}
      </p>
      <div className="code-redeem__buttons">
        <Pressable
          press={redeem}
          item={{ code: plain }}
          className="btn btn--primary"
          disabled={!open}
          onBusy={(busy) => {
            if (!busy) return;
            sent.current = true;
            onSend();
          }}
          onAnswer={onAnswer}
          onRefusal={refuse}
        >
          {opens ?? label ?? t('code_redeem')}
        </Pressable>
        {check ? (
          <Pressable
            press={check}
            item={{ code: plain }}
            className="btn btn--secondary"
            disabled={plain === ''}
          >
            {t('code_check')}
          </Pressable>
        ) : null}
      </div>
    </>
  );
}
