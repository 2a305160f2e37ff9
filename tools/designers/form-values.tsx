// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Control, Forms } from './form-of.ts';
import type { Names } from './names-of.ts';
import type { PartKind } from './told-event.ts';
import { isValues, type Path, withKey } from './values.ts';

/** What forms are drawn from, besides their values. */
export interface FormParts {
  forms: Forms;
  /** Paths of all pictures, below activities/. */
  pictures: readonly string[];
  /** The address of activities/. */
  art: string;
  /** Every widget and screen. */
  kinds: readonly PartKind[];
  /** Names of all families. */
  families: readonly string[];
  /** Adds a part to a list with all that it needs; without it, a part comes by itself. */
  onAdd?: ((list: Path, place: number, widget: string) => void) | undefined;
  /** What the document defines, by the list that it is in: offered where one is to be named. */
  names?: Names | undefined;
  /** The languages of the page: texts have these. */
  spoken: readonly string[];
}

export interface FormProps extends FormParts {
  control: Control;
  value: unknown;
  /** undefined takes the key away. */
  onChange: (value: unknown) => void;
  label: string;
  /** Where the value stands. */
  path: Path;
}

/** What is folded up, and drawn once somebody opens it: a page has thousands of fields. */
export function Folded({ summary, children }: { summary: React.ReactNode; children: () => React.ReactNode }) {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

/** What no text is longer than; browsers take seconds to lay out such a field. */
const LONGEST = 20_000;

const counted = (text: string): string => `${text.length.toLocaleString('en')} characters`;

interface LineProps extends Pick<FormProps, 'value' | 'onChange' | 'label'> {
  long?: boolean;
  longest?: number | undefined;
  /** Offered to whoever types. */
  offered?: readonly string[] | undefined;
}

/** A line of words. What is too long is not drawn, and not taken: what stood there stays. */
export function Line({
  value,
  onChange,
  label,
  long,
  longest = LONGEST,
  offered = [],
}: LineProps): React.ReactNode {
  const list = React.useId();
  const [refused, setRefused] = React.useState('');
  const text = value === undefined ? '' : String(value);
  if (text.length > longest)
    return (
      <p role="status">
        {text.slice(0, 80)}… ({counted(text)}: too long for a field of {longest.toLocaleString('en')}){' '}
        <button type="button" aria-label={`Empty: ${label}`} onClick={() => onChange('')}>
          empty
        </button>
      </p>
    );
  const common = {
    'aria-label': label,
    value: text,
    onChange: (event: { target: { value: string } }) => {
      setRefused('');
      onChange(event.target.value);
    },
    onPaste: (event: React.ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text');
      if (pasted.length <= longest) return;
      event.preventDefault();
      setRefused(`Not pasted: ${counted(pasted)}, and this takes ${longest.toLocaleString('en')}.`);
    },
  };
  return (
    <>
      {long ? (
        <textarea rows={2} {...common} />
      ) : (
        <input {...common} list={offered.length > 0 ? list : undefined} />
      )}
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {refused && <small role="status">{refused}</small>}
    </>
  );
}

/** What a browser's field of colours takes: all six digits. */
const sixDigits = (text: string): string => text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** A colour: to choose, and to type or paste. */
export function Colour({ value, onChange, label }: FormProps): React.ReactNode {
  return (
    <div className="node-form__colour">
      <input
        type="color"
        aria-label={`${label} to choose`}
        value={sixDigits(String(value))}
        onChange={(event) => onChange(event.target.value)}
      />
      <Line {...{ value, onChange, label }} longest={7} />
    </div>
  );
}

/** A moment without its offset, and the offset. */
const momentOf = (text: string): readonly [string, string] | undefined => {
  const [, local, offset] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  return local === undefined || offset === undefined ? undefined : [local, offset];
};

/** A moment: day and time to choose, with the offset that it has, and the whole to type or paste. What is half chosen is none. */
export function Moment({ value, onChange, label, control }: FormProps): React.ReactNode {
  const [local, offset] = momentOf(String(value)) ?? ['', momentOf(String(control.seed))?.[1] ?? 'Z'];
  return (
    <div className="node-form__moment">
      <input
        type="datetime-local"
        step={1}
        aria-label={`${label} to choose`}
        value={local}
        onChange={({ target: { value: chosen } }) => {
          // Browsers leave out seconds that are none.
          if (chosen !== '')
            onChange(`${chosen.length === 16 ? `${chosen}:00` : chosen.slice(0, 19)}${offset}`);
        }}
      />
      <Line {...{ value, onChange, label }} longest={25} />
    </div>
  );
}

/** All languages of the page side by side. A text that is one string is for all of them, until somebody wants one for each. */
export function Texts(props: FormProps & { control: Extract<Control, { kind: 'text' }> }): React.ReactNode {
  const { value, onChange, label, control, spoken } = props;
  const { longest } = control;
  if (typeof value === 'string')
    return (
      <>
        <Line {...{ value, onChange, label, longest }} long />
        {spoken.length > 1 && (
          <button
            type="button"
            aria-label={`In each language: ${label}`}
            onClick={() => onChange(Object.fromEntries(spoken.map((lang) => [lang, value])))}
          >
            in each language
          </button>
        )}
      </>
    );
  // What is there and may not be is seen, and can be taken away.
  const more = isValues(value) ? Object.keys(value).filter((lang) => !spoken.includes(lang)) : [];
  return (
    <div className="node-form__texts">
      {[...spoken, ...more].map((lang) => (
        <div key={lang} lang={lang}>
          <small>{lang}</small>
          <Line
            long
            longest={longest}
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
    <Folded summary={String(value || 'no picture')}>
      {() => (
        <>
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
        </>
      )}
    </Folded>
  );
}
