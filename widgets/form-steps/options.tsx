import type { FieldProps } from './field-props.ts';

/** Options as cards, one or several to choose. */
export function Options({ field, value, id, invalid, set }: FieldProps<'choice'>) {
  const one = field.choose === undefined || field.choose.most === 1;
  const chosen = value === '' ? [] : value.split(',');
  const toggle = (option: string) => {
    if (one) return set(option);
    const now = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
    // In the document's order, whatever is tapped first.
    set(
      field.options
        .map((each) => each.id)
        .filter((each) => now.includes(each))
        .join(','),
    );
  };
  return (
    <div className="form-steps__options">
      {field.options.map((option, nth) => (
        <label key={option.id} className="form-steps__option">
          <input
            id={nth === 0 ? id : undefined}
            type={one ? 'radio' : 'checkbox'}
            name={field.id}
            value={option.id}
            checked={chosen.includes(option.id)}
            aria-invalid={invalid || undefined}
            onChange={() => toggle(option.id)}
          />
          <span>{option.title}</span>
        </label>
      ))}
    </div>
  );
}
