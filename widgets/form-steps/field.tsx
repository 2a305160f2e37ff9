import { useStrings, type WrongAnswer } from '../../engine/index.ts';
import { Consent } from './consent.tsx';
import type { FieldProps } from './field-props.ts';
import { Files } from './files/files.tsx';
import { Options } from './options.tsx';
import { Signature } from './signature.tsx';
import type { Field as FieldOf } from './use-filling.ts';

/** Attributes of a line of text, by what is asked for: the right keyboard, and what a browser may fill in. */
const lines = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
} as const;

/** What one types, chooses or signs. */
function Entry(props: FieldProps) {
  const { field, value, id, told, invalid, set } = props;
  // Said with the field, and not as a word by itself.
  const unit = field.kind === 'number' && field.unit !== undefined ? `${id}-unit` : undefined;
  const common = {
    id,
    name: field.id,
    value,
    'aria-describedby': [told, unit].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    className: 'form-steps__input',
  };
  if (field.kind === 'choice') return <Options {...props} field={field} />;
  if (field.kind === 'consent') return <Consent {...props} field={field} />;
  if (field.kind === 'signature') return <Signature {...props} field={field} />;
  if (field.kind === 'file') return <Files {...props} field={field} />;
  if (field.kind === 'long')
    return (
      <textarea
        {...common}
        rows={4}
        placeholder={field.placeholder}
        onChange={(event) => set(event.target.value)}
      />
    );
  return (
    <span className="form-steps__line">
      <input
        {...common}
        {...lines[field.kind]}
        {...(field.kind === 'text' ? { autoComplete: field.complete ?? 'off' } : {})}
        {...(field.kind === 'date' ? { min: field.from, max: field.until } : {})}
        placeholder={'placeholder' in field ? field.placeholder : undefined}
        onChange={(event) => set(event.target.value)}
      />
      {unit !== undefined && field.kind === 'number' ? (
        <span id={unit} className="form-steps__unit" aria-hidden="true">
          {field.unit}
        </span>
      ) : null}
    </span>
  );
}

/** Whether its question stands at a group instead of one element. */
const isGroup = ({ kind }: FieldOf): boolean =>
  kind === 'choice' || kind === 'consent' || kind === 'signature' || kind === 'file';

/** One question: its words, where it is answered, and what is wrong with that. */
export function Field(
  props: Omit<FieldProps, 'told' | 'invalid'> & { readonly wrong: WrongAnswer | undefined },
) {
  const { field, id, wrong } = props;
  const t = useStrings<'form-steps'>();
  const [help, fault] = [`${id}-help`, `${id}-fault`];
  const hint =
    field.kind === 'choice' && field.choose !== undefined && field.choose.most > 1
      ? t('form_pick_some', field.choose)
      : undefined;
  const words = [field.help, hint].filter((one) => one !== undefined).join(' · ');
  const told = [...(words === '' ? [] : [help]), ...(wrong ? [fault] : [])].join(' ') || undefined;
  const title = (
    <>
      {field.title}
      {field.required ? null : <span className="form-steps__optional"> ({t('form_optional')})</span>}
    </>
  );
  const inside = (
    <>
      {words === '' ? null : (
        <p className="form-steps__help" id={help}>
          {words}
        </p>
      )}
      <Entry {...props} told={told} invalid={wrong !== undefined} />
      {wrong === undefined ? null : (
        <p className="form-steps__fault" id={fault}>
          {t(`form_at_${wrong.reason}`, { bound: wrong.bound ?? '' })}
        </p>
      )}
    </>
  );
  const name = `form-steps__field${wrong ? ' is-wrong' : ''}`;
  return isGroup(field) ? (
    <fieldset className={name} aria-describedby={told}>
      <legend className="form-steps__question">{title}</legend>
      {inside}
    </fieldset>
  ) : (
    <div className={name}>
      <label className="form-steps__question" htmlFor={id}>
        {title}
      </label>
      {inside}
    </div>
  );
}
