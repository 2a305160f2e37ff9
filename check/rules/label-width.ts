import { textsOf } from '../model/compiled.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';
import { labelLines } from '../width/label-lines.ts';

/**
 * Room for words in a button at 320 px, in a framed section (the narrowest place): 320 less the page's and the
 * section's gutters (12 and 16 px a side) and the button's own padding; held by e2e/label-width.e2e.ts.
 */
const ROOM = 320 - 2 * 12 - 2 * 16;
const KINDS: Readonly<Record<string, { size: number; room: number }>> = {
  primary: { size: 20, room: ROOM - 2 * 28 },
  secondary: { size: 16, room: ROOM - 2 * 20 },
  quiet: { size: 16, room: ROOM - 2 * 20 },
};
/** The estimate may be so much too wide. */
const TOLERANCE = 1.09;
const MOST_LINES = 2;

export const labelWidth: DocumentRule = {
  id: 'label-width',
  description: 'The label of a button fits into it on a phone of 320 px, in two lines at most.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    for (const use of textsOf(file, 'text')) {
      const by = use.place.schema['x-fits'];
      if (by === undefined || use.text.includes('{{')) continue;
      const { place, text } = use;
      const holder = place.parent?.value;
      const kind = KINDS[String((isObject(holder) && holder[by]) || 'primary')];
      if (!kind) continue;
      const { lines, widest } = labelLines(text, kind.size, kind.room * TOLERANCE);
      const over = widest > kind.room * TOLERANCE;
      if (!over && lines <= MOST_LINES) continue;
      yield {
        pointer: use.pointer,
        message: over
          ? `a word of this label is about ${Math.round(widest)} px wide, the button has ${kind.room} px on a small phone`
          : `this label takes ${lines} lines on a small phone`,
        expected: `at most ${MOST_LINES} lines of ${kind.room} px`,
        got: JSON.stringify(text.slice(0, 60)),
      };
    }
  },
};
