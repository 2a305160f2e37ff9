// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Forms } from './form-of.ts';
import type { Told } from './judge-node.ts';
import { Form } from './node-form.tsx';
import { panelStyle } from './panel-style.ts';

interface PanelProps {
  /** JSON of the story's node. */
  text: string;
  onText: (text: string) => void;
  /** What the check says of it. */
  told: readonly Told[];
  /** The document in which it is judged and shown. */
  from?: string | undefined;
  forms: Forms;
  pictures: readonly string[];
  /** The address of activities/. */
  art: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whoever takes a node out of a list takes the comma behind it along. */
const withoutComma = (text: string): string => text.replace(/,\s*$/, '');

function Copy({ text }: { text: string }): React.ReactNode {
  const [copied, setCopied] = React.useState('');
  return (
    <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : 'Copy'}
    </button>
  );
}

/** What the file of a story's document says: to read, and to copy. */
export function DocumentText({ file, text }: { file: string; text: string }): React.ReactNode {
  return (
    <div className="node-form">
      <style>{panelStyle}</style>
      <div className="node-form__text">
        <Copy text={text} />
        <p>activities/{file}</p>
        <textarea aria-label="JSON of the document" spellCheck={false} readOnly rows={40} value={text} />
      </div>
    </div>
  );
}

/** A story's node as a form, and as a document has it: to copy, and to paste one in its place. */
export function Panel({ text, onText, told, from, forms, pictures, art }: PanelProps): React.ReactNode {
  const now = parsed(text);
  const last = React.useRef(now);
  if (now !== undefined) last.current = now;
  const name = (last.current as { widget?: unknown } | undefined)?.widget;
  const control = forms[`nodes/${name}.schema.json`];
  return (
    <div className="node-form">
      <style>{panelStyle}</style>
      <div className="node-form__form">
        {control && (
          <Form
            key={String(name)}
            control={control}
            value={last.current}
            onChange={(next) => onText(JSON.stringify(next, null, 2))}
            forms={forms}
            pictures={pictures}
            art={art}
            label=""
          />
        )}
      </div>
      <div className="node-form__text">
        <Copy text={text} />
        {from && <p role="status">As it stands in activities/{from}</p>}
        <ul aria-label="What the check says">
          {told.map((one) => (
            <li key={`${one.line} ${one.message}`}>
              <strong>
                {one.severity}, line {one.line}
              </strong>
              : {one.message}
              {one.expected && <div>expected: {one.expected}</div>}
              {one.got && <div>got: {one.got}</div>}
              {one.tip && <div>{one.tip}</div>}
            </li>
          ))}
        </ul>
        <textarea
          aria-label="JSON of the story"
          spellCheck={false}
          rows={30}
          value={text}
          onChange={(event) => onText(withoutComma(event.target.value))}
        />
      </div>
    </div>
  );
}
