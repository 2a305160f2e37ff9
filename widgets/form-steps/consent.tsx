import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../engine/index.ts';
import type { FieldProps } from './field-props.ts';

/** What is agreed to, in a box of its own: whoever has reached its end, or has all of it before them, can tick. */
export function Consent({ field, value, id, told, invalid, set }: FieldProps<'consent'>) {
  const t = useStrings<'form-steps'>();
  const box = useRef<HTMLDivElement>(null);
  const [whole, show] = useState(false);
  const [read, reach] = useState(value === 'yes');
  const look = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    if (scrollTop + clientHeight >= scrollHeight - 8) reach(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is measured once it is drawn, short or whole
  useEffect(look, [whole]);
  return (
    <div className="form-steps__consent">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div ref={box} className={`form-steps__terms${whole ? ' is-whole' : ''}`} onScroll={look} tabIndex={0}>
        {field.text.split(/\n{2,}/).map((part, nth) => (
          <p key={String(nth)}>{part}</p>
        ))}
      </div>
      {read ? null : (
        <button type="button" className="btn btn--quiet form-steps__all" onClick={() => show(true)}>
          {t('form_read_all')}
        </button>
      )}
      <label className="form-steps__option">
        <input
          id={id}
          type="checkbox"
          name={field.id}
          value="yes"
          checked={value === 'yes'}
          disabled={!read}
          aria-describedby={told}
          aria-invalid={invalid || undefined}
          onChange={(event) => set(event.target.checked ? 'yes' : '')}
        />
        <span>{field.agree}</span>
      </label>
    </div>
  );
}
