// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Control, Field } from './form-of.ts';
import { type FormProps, isValues, Line, Pictures, Texts, withKey } from './form-values.tsx';

const seedOf = (control: Control): unknown => structuredClone(control.seed);

function List(props: FormProps & { control: Extract<Control, { kind: 'list' }> }): React.ReactNode {
  const { control, value, onChange, label } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <ol>
      {items.map((item, index) => {
        const name = `${label} ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
          <li key={index}>
            <button
              type="button"
              aria-label={`Up: ${name}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`Down: ${name}`}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </button>
            <button
              type="button"
              aria-label={`Remove: ${name}`}
              onClick={() => onChange(items.filter((_, place) => place !== index))}
            >
              ×
            </button>
            <Form
              {...props}
              control={control.item}
              label={name}
              value={item}
              onChange={(next) => onChange(items.map((one, place) => (place === index ? next : one)))}
            />
          </li>
        );
      })}
      <button
        type="button"
        aria-label={`Add: ${label}`}
        disabled={control.most !== undefined && items.length >= control.most}
        onClick={() => onChange([...items, seedOf(control.item)])}
      >
        + add
      </button>
    </ol>
  );
}

/** What is the widget's own first; what any part of a page may have is folded up below, unless it has some of it. */
function Fields(props: FormProps & { control: Extract<Control, { kind: 'object' }> }): React.ReactNode {
  const { control, value } = props;
  const fields = control.fields.filter((field) => field.control.kind !== 'fixed');
  const [own, others] = [fields.filter((one) => !one.anyNode), fields.filter((one) => one.anyNode)];
  const isSet = others.some(({ key }) => isValues(value) && value[key] !== undefined);
  return (
    <div className="node-form__fields">
      {own.map((field) => (
        <OneField key={field.key} {...props} field={field} />
      ))}
      {others.length > 0 && (
        <details open={isSet}>
          <summary>What any part of a page may have</summary>
          {others.map((field) => (
            <OneField key={field.key} {...props} field={field} />
          ))}
        </details>
      )}
    </div>
  );
}

function OneField(props: FormProps & { field: Field }): React.ReactNode {
  const { field, value, onChange, label } = props;
  const { key, required, control } = field;
  const held = isValues(value) ? value[key] : undefined;
  const name = label ? `${label}.${key}` : key;
  const set = (next: unknown) => onChange(withKey(value, key, next));
  return (
    <div className={held === undefined ? 'node-form__field is-unset' : 'node-form__field'}>
      <strong>{key}</strong>
      {required ? ' *' : ''}{' '}
      {held === undefined ? (
        <button type="button" aria-label={`Set: ${name}`} onClick={() => set(seedOf(control))}>
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
      {held !== undefined && <Form {...props} control={control} label={name} value={held} onChange={set} />}
    </div>
  );
}

function OneOf(props: FormProps & { control: Extract<Control, { kind: 'union' }> }): React.ReactNode {
  const { control, value, onChange, label, forms } = props;
  const chosen = isValues(value) ? String(value[control.tag]) : '';
  const part = forms[control.parts[chosen] ?? ''];
  const choose = (name: string) => {
    const seed = forms[control.parts[name] ?? '']?.seed;
    onChange({ ...(isValues(seed) ? structuredClone(seed) : {}), [control.tag]: name });
  };
  return (
    <details>
      <summary>{chosen}</summary>
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
    </details>
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

/** A form for any value of a document, made of its schema's control; what is inside has forms of its own. */
export function Form(props: FormProps): React.ReactNode {
  const { control, value, onChange, label, forms } = props;
  switch (control.kind) {
    case 'text':
      return <Texts {...props} />;
    case 'string':
    case 'expression':
      return <Line {...props} />;
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
      return <List {...props} control={control} />;
    case 'object':
      return <Fields {...props} control={control} />;
    case 'map':
      return <Entries {...props} control={control} />;
    case 'union':
      return <OneOf {...props} control={control} />;
    case 'either': {
      const way = wayOf(control.ways, value) ?? control.ways[0];
      return way ? <Form {...props} control={way} /> : null;
    }
    case 'part': {
      const part = forms[control.part];
      return part ? <Form {...props} control={part} /> : null;
    }
  }
}

/** An object whose keys the document names. */
function Entries(props: FormProps & { control: Extract<Control, { kind: 'map' }> }): React.ReactNode {
  const { control, value, onChange, label } = props;
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
          onChange(withKey(value, name, seedOf(control.value)));
          setName('');
        }}
      >
        + add
      </button>
      {isTaken && <small role="status"> {name} is there already: change it above.</small>}
    </div>
  );
}
