import type { ReactNode } from 'react';

/**
 * A line of display type. Thai has spaces between phrases alone, and a browser parts a word that its dictionary does not know: each
 * phrase stands together, and breaks only where it has no line of its own, as on the pictures (wrapText).
 */
export function Phrases({ text, tag }: { text: string; tag: string }): ReactNode {
  if (!tag.startsWith('th')) return text;
  return text.split(/( +)/).map((part, index) =>
    part.trim() === '' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has its parts in one order
      <span key={index} className="mbti-phrase">
        {part}
      </span>
    ),
  );
}
