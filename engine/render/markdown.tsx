import { createElement, type ReactNode } from 'react';
import type { MarkdownInline } from '../document/page-model.ts';

/** A Markdown tree of the build as React elements. */
export function Markdown({ blocks }: { blocks: readonly MarkdownInline[] }): ReactNode {
  return blocks.map((block, i) => <Part key={String(i)} of={block} />);
}

function Part({ of }: { of: MarkdownInline }): ReactNode {
  if (typeof of === 'string') return of;
  if (of[0] === 'a') {
    return (
      <a href={of[1]}>
        <Markdown blocks={of[2]} />
      </a>
    );
  }
  if (of[0] === 'br' || of[0] === 'hr') return createElement(of[0]);
  const part = createElement(of[0], of[2] && { className: `to-${of[2]}` }, <Markdown blocks={of[1]} />);
  if (of[0] !== 'table') return part;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too
    <div className="table goes-on" tabIndex={0}>
      {part}
    </div>
  );
}
