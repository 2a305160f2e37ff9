// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Control, Field } from './form-of.ts';
import { Colour, Folded, type FormProps, Line, Moment, Pictures, Texts } from './form-values.tsx';
import { List, seedOf } from './part-list.tsx';
import { isValues, withKey } from './values.ts';

/** What tells parts of the same kind apart. */
function captionOf(value: unknown): string {
  if (!isValues(value)) return '';
  const said = value.title ?? value.label ?? value.name ?? value.text ?? value.id;
  const text = isValues(said) ? (said.en ?? Object.values(said)[0]) : said;
  return typeof text === 'string' ? text.slice(0, 40) : '';
}

/** What is the form's own first; the rest is folded up below, and says how much of it there is. */
function Fields(props: FormProps & { control: Extract<Control, { kind: 'object' }> }): React.ReactNode {
  const { control, value } = props;
  const fields = control.fields.filter((field) => field.control.kind !== 'fixed');
  const [own, others] = [fields.filter((one) => !one.folded), fields.filter((one) => one.folded)];
  const set = others.filter(({ key }) => isValues(value) && value[key] !== undefined).length;
  return (
    <div className="node-form__fields">
      {own.map((field) => (
        <OneField key={field.key} {...props} field={field} />
      ))}
      {others.length > 0 && (
        <Folded summary={`${control.folds}${set > 0 ? ` (${set} set)` : ''}`}>
          {() => others.map((field) => <OneField key={field.key} {...props} field={field} />)}
        </Folded>
      )}
    </div>
  );
}

function OneField(props: FormProps & { field: Field }): React.ReactNode {
  const { field, value, onChange, label, path, spoken } = props;
  const { key, required, control } = field;
  const held = isValues(value) ? value[key] : undefined;
  const name = label ? `${label}.${key}` : key;
  const set = (next: unknown) => onChange(withKey(value, key, next));
  return (
    <div className={held === undefined ? 'node-form__field is-unset' : 'node-form__field'}>
      <strong>{key}</strong>
      {required ? ' *' : ''}{' '}
      {held === undefined ? (
        <button type="button" aria-label={`Set: ${name}`} onClick={() => set(seedOf(control, spoken))}>
          set
        </button>
      ) : (
        !required && (
          <button type="button" aria-label={`Leave out: ${name}`} onClick={() => set(undefined)}>
            leave out
          </button>
        )
      )}
      <div>
        <small>{control.description}</small>
      </div>
      {held !== undefined && (
        <Form {...props} control={control} label={name} path={[...path, key]} value={held} onChange={set} />
      )}
    </div>
  );
}

function OneOf(props: FormProps & { control: Extract<Control, { kind: 'union' }> }): React.ReactNode {
  const { control, value, onChange, label, forms, spoken } = props;
  const chosen = isValues(value) ? String(value[control.tag]) : '';
  const part = forms[control.parts[chosen] ?? ''];
  const choose = (name: string) => {
    const seed = seedOf(forms[control.parts[name] ?? ''], spoken);
    onChange({ ...(isValues(seed) ? seed : {}), [control.tag]: name });
  };
  return (
    <Folded
      summary={
        <>
          {chosen} <small>{captionOf(value)}</small>
        </>
      }
    >
      {() => (
        <>
          <select
            aria-label={`${label} ${control.tag}`}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          >
            {Object.keys(control.parts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {part && <Form {...props} control={part} />}
        </>
      )}
    </Folded>
  );
}

/** A number. What is half typed, or nothing, is none: the node keeps the one before, which shows again once the field is left. */
function Amount(props: FormProps & { control: Extract<Control, { kind: 'number' }> }): React.ReactNode {
  const { control, value, onChange, label } = props;
  const [typed, setTyped] = React.useState<string>();
  return (
    <input
      type="number"
      aria-label={label}
      min={control.low}
      max={control.high}
      step={control.whole ? 1 : 'any'}
      value={typed ?? (typeof value === 'number' ? value : '')}
      onChange={(event) => {
        const { value: text, valueAsNumber: next } = event.target;
        setTyped(text);
        if (!Number.isNaN(next)) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const wayOf = (ways: readonly Control[], value: unknown): Control | undefined =>
  ways.find(({ kind }) =>
    kind === 'object' || kind === 'map'
      ? isValues(value)
      : kind === 'list'
        ? Array.isArray(value)
        : kind === 'number'
          ? typeof value === 'number'
          : !isValues(value) && typeof value !== 'number',
  );

/** Kinds of value in words. */
const kindWords: Partial<Record<Control['kind'], string>> = {
  string: 'words',
  number: 'a number',
  expression: 'an expression',
  choice: 'one of these',
  object: 'something else',
  map: 'several, by name',
};

/** A value of one of several kinds: which, and a form of that. */
function Either(props: FormProps & { control: Extract<Control, { kind: 'either' }> }): React.ReactNode {
  const { control, value, onChange, label, spoken } = props;
  const { ways } = control;
  const way = wayOf(ways, value) ?? ways[0];
  if (!way) return null;
  const choose = (next: Control | undefined): void => {
    if (next?.kind === 'number') onChange(Number(value) || seedOf(next, spoken));
    else if (next?.kind === 'string' && typeof value === 'number') onChange(String(value));
    else onChange(seedOf(next, spoken));
  };
  return (
    <>
      <select
        aria-label={`${label} kind`}
        value={ways.indexOf(way)}
        onChange={(event) => choose(ways[Number(event.target.value)])}
      >
        {ways.map(({ kind }, index) => (
          <option key={kind} value={index}>
            {kindWords[kind] ?? kind}
          </option>
        ))}
      </select>
      <Form {...props} control={way} />
    </>
  );
}

/** A form for any value of a document, made of its schema's control; what is inside has forms of its own. */
export function Form(props: FormProps): React.ReactNode {
  const { control, value, onChange, label, forms } = props;
  switch (control.kind) {
    case 'text':
      return <Texts {...props} control={control} />;
    case 'string':
      return control.of === 'themes' ? (
        <select aria-label={label} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {[...new Set([String(value), ...props.families])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <>
          <Line
            {...{ value, onChange, label }}
            longest={control.longest}
            offered={control.of === undefined ? undefined : props.names?.[control.of]}
          />
          {control.like !== undefined && <small>such as {control.like}</small>}
        </>
      );
    case 'colour':
      return <Colour {...props} />;
    case 'moment':
      return <Moment {...props} />;
    case 'expression':
      return <Line {...{ value, onChange, label }} />;
    case 'picture':
      return <Pictures {...props} />;
    case 'fixed':
      return null;
    case 'boolean':
      return (
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return <Amount {...props} control={control} />;
    case 'choice':
      return (
        <select
          aria-label={label}
          value={control.values.indexOf(value)}
          onChange={(event) => onChange(control.values[Number(event.target.value)])}
        >
          {control.values.map((one, index) => (
            <option key={String(one)} value={index}>
              {String(one)}
            </option>
          ))}
        </select>
      );
    case 'list':
      return <List {...props} control={control} Form={Form} />;
    case 'object':
      return <Fields {...props} control={control} />;
    case 'map':
      return <Entries {...props} control={control} />;
    case 'union':
      return <OneOf {...props} control={control} />;
    case 'either':
      return <Either {...props} control={control} />;
    case 'part': {
      const part = forms[control.part];
      return part ? <Form {...props} control={part} /> : null;
    }
  }
}

/** An object whose keys the document names. */
function Entries(props: FormProps & { control: Extract<Control, { kind: 'map' }> }): React.ReactNode {
  const { control, value, onChange, label, path, spoken } = props;
  const [name, setName] = React.useState('');
  const isTaken = isValues(value) && Object.hasOwn(value, name);
  return (
    <div>
      {Object.entries(isValues(value) ? value : {}).map(([key, one]) => (
        <div key={key}>
          <strong>{key}</strong>{' '}
          <button
            type="button"
            aria-label={`Remove: ${label}.${key}`}
            onClick={() => onChange(withKey(value, key, undefined))}
          >
            ×
          </button>
          <Form
            {...props}
            control={control.value}
            label={`${label}.${key}`}
            path={[...path, key]}
            value={one}
            onChange={(next) => onChange(withKey(value, key, next))}
          />
        </div>
      ))}
      <input aria-label={`${label} new key`} value={name} onChange={(event) => setName(event.target.value)} />
      <button
        type="button"
        aria-label={`Add: ${label}`}
        disabled={name === '' || isTaken}
        onClick={() => {
          onChange(withKey(value, name, seedOf(control.value, spoken)));
          setName('');
        }}
      >
        + add
      </button>
      {isTaken && <small role="status"> {name} is there already: change it above.</small>}
    </div>
  );
}
