// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import type { Told } from './judge-node.ts';

interface JsonTextProps {
  text: string;
  onText: (text: string) => void;
  told: readonly Told[];
  /** Where it stands. */
  about?: string | undefined;
  label: string;
  /** Where it begins: a long form stands above it. */
  top: React.Ref<HTMLDivElement>;
}

/** Whoever takes a node out of a list takes the comma behind it along. */
const withoutComma = (text: string): string => text.replace(/,\s*$/, '');

/** Of a whole text that stands in a message, its beginning. */
const excerpt = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

interface CopyProps {
  what: () => string | Promise<string>;
  children: React.ReactNode;
}

/** Copies what there is when it is pressed. With a key of what that is, it says so only until that is another. */
export function Copy({ what, children }: CopyProps): React.ReactNode {
  const [isCopied, setIsCopied] = React.useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await what());
    setIsCopied(true);
  };
  return (
    <button type="button" onClick={copy}>
      {isCopied ? 'Copied' : children}
    </button>
  );
}

/** Marks a line, from 1, and brings it into sight. */
function markLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
}

/** A text of JSON to read, to copy, to change, with what the check says of it. */
export function JsonText({ text, onText, told, about, label, top }: JsonTextProps): React.ReactNode {
  const area = React.useRef<HTMLTextAreaElement>(null);
  return (
    <div className="node-form__text" ref={top}>
      <Copy key={text} what={() => text}>
        Copy
      </Copy>
      {about && <p role="status">{about}</p>}
      <ul aria-label="What the check says">
        {told.map((one) => (
          <li key={`${one.line} ${one.message}`} className={`is-${one.severity}`}>
            <button type="button" onClick={() => area.current && markLine(area.current, one.line)}>
              {one.severity}, line {one.line}
            </button>{' '}
            {excerpt(one.message)}
            {one.expected && <div>expected: {excerpt(one.expected)}</div>}
            {one.got && <div>got: {excerpt(one.got)}</div>}
            {one.tip && <div>{excerpt(one.tip)}</div>}
          </li>
        ))}
      </ul>
      <textarea
        ref={area}
        aria-label={label}
        spellCheck={false}
        rows={30}
        value={text}
        onChange={(event) => onText(withoutComma(event.target.value))}
      />
    </div>
  );
}
