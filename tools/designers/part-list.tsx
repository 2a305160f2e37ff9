// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Control } from './form-of.ts';
import { Folded, type FormParts, type FormProps } from './form-values.tsx';
import { inLanguages, isValues } from './values.ts';

/** What a new value begins as, in the languages of the page. */
export const seedOf = (control: Control | undefined, spoken: readonly string[]): unknown =>
  inLanguages(structuredClone(control?.seed), spoken);

/** All kinds of parts to choose one from, by its name or by what it is for. */
function PartPicker({
  label,
  kinds,
  disabled,
  items,
  onPick,
}: Pick<FormParts, 'kinds'> & {
  label: string;
  disabled: boolean;
  /** The parts that are there. */
  items: readonly unknown[];
  onPick: (widget: string, place: number) => void;
}) {
  const [wanted, setWanted] = React.useState('');
  const [before, setBefore] = React.useState('');
  // Behind the last, also where what it was to stand before is gone.
  const place = before !== '' && Number(before) < items.length ? Number(before) : items.length;
  const words = wanted.toLowerCase().split(/\s+/);
  const found = kinds.filter(({ name, about }) =>
    words.every((word) => `${name} ${about}`.toLowerCase().includes(word)),
  );
  return (
    <Folded summary={<strong>+ add a part to {label}</strong>}>
      {() => (
        <div className="node-form__picker">
          <input
            type="search"
            aria-label={`Find a part for ${label}`}
            placeholder="name, or what it is for"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          {items.length > 0 && (
            <select
              aria-label={`Where in ${label}`}
              value={place === items.length ? '' : before}
              onChange={(event) => setBefore(event.target.value)}
            >
              <option value="">behind the last part</option>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
                <option key={index} value={index}>
                  {`before ${index + 1}: ${isValues(item) ? String(item.widget) : ''}`}
                </option>
              ))}
            </select>
          )}
          <small role="status">
            {found.length} of {kinds.length}
          </small>
          <div className="node-form__kinds">
            {found.map(({ name, about, picture }) => (
              <button
                key={name}
                type="button"
                title={about}
                aria-label={`Add to ${label}: ${name}`}
                disabled={disabled}
                onClick={() => {
                  onPick(name, place);
                  // The next one stands behind it.
                  if (before !== '') setBefore(String(place + 1));
                }}
              >
                {picture ? <img src={picture} alt="" loading="lazy" /> : <span>no picture</span>}
                {name}
              </button>
            ))}
          </div>
        </div>
      )}
    </Folded>
  );
}

/** Entries have no name but their place: each is known by a number of its own, so that it stays open, and in hand, where it is moved. */
function useNumbers(count: number) {
  const numbers = React.useRef<number[]>([]);
  const next = React.useRef(0);
  // Where the next new entry stands, which may come later than it is asked for.
  const place = React.useRef<number>(undefined);
  while (numbers.current.length < count) {
    numbers.current.splice(place.current ?? numbers.current.length, 0, next.current++);
    place.current = undefined;
  }
  numbers.current.length = count;
  return { numbers: numbers.current, place };
}

const NODE = 'common/node-union.schema.json';

interface ListProps extends FormProps {
  control: Extract<Control, { kind: 'list' }>;
  /** Draws an entry. */
  Form: (props: FormProps) => React.ReactNode;
}

/** Entries one below the other: to move, to take away, to add; parts of a page from all kinds of them. */
export function List({ Form, ...props }: ListProps): React.ReactNode {
  const { control, value, onChange, label, path, onAdd, kinds, forms, spoken } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { numbers, place: newPlace } = useNumbers(items.length);
  const list = React.useRef<HTMLOListElement>(null);
  const moved = React.useRef<number>(undefined);
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    numbers.splice(to, 0, ...numbers.splice(from, 1));
    moved.current = numbers[to];
    onChange(next);
  };
  // Whoever presses a button again moves the same entry again.
  React.useLayoutEffect(() => {
    const entry = list.current?.querySelector(`:scope > [data-entry="${moved.current}"]`);
    if (moved.current === undefined || !entry || entry.contains(document.activeElement)) return;
    moved.current = undefined;
    entry.querySelector<HTMLElement>(':scope > button:not(:disabled)')?.focus();
  });
  const isFull = control.most !== undefined && items.length >= control.most;
  const isOfParts = control.item.kind === 'part' && control.item.part === NODE;
  const add = (widget: string, place: number) => {
    newPlace.current = place;
    if (onAdd) return onAdd(path, place, widget);
    const seed = seedOf(forms[`nodes/${widget}.schema.json`], spoken);
    onChange(items.toSpliced(place, 0, { ...(isValues(seed) ? seed : {}), widget }));
  };
  return (
    <ol ref={list}>
      {items.map((item, index) => {
        const name = `${label} ${index + 1}`;
        return (
          <li key={numbers[index]} data-entry={numbers[index]}>
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
              onClick={() => {
                numbers.splice(index, 1);
                onChange(items.filter((_, place) => place !== index));
              }}
            >
              ×
            </button>
            <Form
              {...props}
              control={control.item}
              label={name}
              path={[...path, index]}
              value={item}
              onChange={(next) => onChange(items.map((one, place) => (place === index ? next : one)))}
            />
          </li>
        );
      })}
      {isOfParts ? (
        <PartPicker label={label} kinds={kinds} disabled={isFull} items={items} onPick={add} />
      ) : (
        <button
          type="button"
          aria-label={`Add: ${label}`}
          disabled={isFull}
          onClick={() => onChange([...items, seedOf(control.item, spoken)])}
        >
          + add
        </button>
      )}
    </ol>
  );
}
