// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import { languages } from '../../engine/i18n/language.ts';
import type { Control, Forms } from './form-of.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface FormProps {
  control: Control;
  value: unknown;
  /** undefined takes the key away. */
  onChange: (value: unknown) => void;
  forms: Forms;
  /** Paths of all pictures, below activities/. */
  pictures: readonly string[];
  /** The address of activities/. */
  art: string;
  label: string;
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object with another value of a key, or without it. */
export const withKey = (value: unknown, key: string, next: unknown): Values => {
  const { [key]: _, ...others } = isValues(value) ? value : {};
  return next === undefined ? others : { ...(isValues(value) ? value : {}), [key]: next };
};

export function Line(props: FormProps & { long?: boolean }): React.ReactNode {
  const { value, onChange, label, long } = props;
  const common = {
    'aria-label': label,
    value: value === undefined ? '' : String(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return long ? <textarea rows={2} {...common} /> : <input {...common} />;
}

/** All languages side by side; a text that is one string becomes one of languages with the first that is written. */
export function Texts(props: FormProps): React.ReactNode {
  const { value, onChange, label } = props;
  if (typeof value === 'string') return <Line {...props} long />;
  return (
    <div className="node-form__texts">
      {languages.map((lang) => (
        <div key={lang} lang={lang}>
          <small>{lang}</small>
          <Line
            {...props}
            long
            label={`${label} ${lang}`}
            value={isValues(value) ? value[lang] : ''}
            onChange={(next) => onChange(withKey(value, lang, next === '' ? undefined : next))}
          />
        </div>
      ))}
    </div>
  );
}

/** The gallery: every picture of `activities/art`, one family at a time. */
export function Pictures({ value, onChange, label, pictures, art }: FormProps): React.ReactNode {
  const familyOf = (path: unknown) => String(path ?? '').split('/')[1] ?? '';
  const families = [...new Set(pictures.map(familyOf))];
  const [family, setFamily] = React.useState(familyOf(value) || families[0]);
  return (
    <details>
      <summary>{String(value ?? 'no picture')}</summary>
      <select
        aria-label={`${label} family`}
        value={family}
        onChange={(event) => setFamily(event.target.value)}
      >
        {families.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <div className="node-form__pictures">
        {pictures
          .filter((path) => familyOf(path) === family)
          .map((path) => (
            <button
              key={path}
              type="button"
              title={path}
              aria-label={`${label} ${path}`}
              aria-pressed={path === value}
              onClick={() => onChange(path)}
            >
              <img src={art + path} alt="" width={56} height={56} loading="lazy" />
            </button>
          ))}
      </div>
    </details>
  );
}
