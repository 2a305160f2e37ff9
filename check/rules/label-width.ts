import type { Place } from '../../engine/document/walk.ts';
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
/** Tabs share a row up to so many; more of them scroll, each as wide as its label, up to 160 px. */
const MOST_IN_ROW = 4;
const TAB = { size: 16, padding: 2 * 5, between: 8, ends: 2 * 6, most: 160 };
/** The estimate may be so much too wide. */
const TOLERANCE = 1.09;
const MOST_LINES = 2;

interface Room {
  /** What the words are called, and what they stand on. */
  readonly word: string;
  readonly what: string;
  /** Size of the face, px. */
  readonly size: number;
  readonly room: number;
  /** Default: two. */
  readonly lines?: number;
}

/** Half of a framed section, less what is between two tiles and around the words of one. */
const TILE = (ROOM - 12) / 2;
/** Places that are one wherever they stand. */
const PLACES: Readonly<Record<string, Room>> = {
  /** The title of a stage is drawn over 90 hundredths of it, as large as its lines let it; with smaller letters than these it is no title. */
  stage: { word: 'title', what: 'stage', size: 24, room: Math.floor(320 * 0.9) },
  heading: { word: 'title', what: 'plate', size: 20, room: ROOM - 2 * 42, lines: 3 },
  tile: { word: 'name', what: 'tile', size: 14, room: TILE - 2 * 8, lines: 3 },
  side: { word: 'name', what: 'side', size: 16, room: (ROOM - 28) / 2 - 2 * 10 },
  'tile-button': { word: 'label', what: 'button', size: 16, room: TILE - 2 * 16 },
};

function buttonOf(place: Place, by: string): Room | undefined {
  const holder = place.parent?.value;
  const kind = KINDS[String((isObject(holder) && holder[by]) || 'primary')];
  return kind && { word: 'label', what: 'button', ...kind };
}

/** px for the label of one of so many tabs, at 320 px; held by e2e/label-width.e2e.ts. */
export function roomOfTab(tabs: number): number {
  const { padding, between, ends, most } = TAB;
  const shared = (ROOM - ends - between * (tabs - 1)) / tabs;
  return Math.floor((tabs > MOST_IN_ROW ? most : shared) - padding);
}

/** A tab beside the others of its row. */
function tabOf(place: Place): Room {
  const row = place.parent?.parent?.value;
  return { word: 'label', what: 'tab', size: TAB.size, room: roomOfTab(Array.isArray(row) ? row.length : 1) };
}

export const labelWidth: DocumentRule = {
  id: 'label-width',
  description:
    'The label of a button or a tab fits into it on a phone of 320 px, and the title of a stage onto that, in two lines at most; names of things fit onto their tiles, titles of sections onto their plates.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    for (const use of textsOf(file, 'text')) {
      const { place, text } = use;
      const by = place.schema['x-fits'];
      if (by === undefined || text.includes('{{')) continue;
      const holder = PLACES[by] ?? (by === 'row' ? tabOf(place) : buttonOf(place, by));
      if (!holder) continue;
      const { word, what, size, room, lines: most = MOST_LINES } = holder;
      const { lines, widest } = labelLines(text, size, room * TOLERANCE);
      const over = widest > room * TOLERANCE;
      if (!over && lines <= most) continue;
      yield {
        pointer: use.pointer,
        message: over
          ? `a word of this ${word} is about ${Math.round(widest)} px wide, the ${what} has ${room} px on a small phone`
          : `this ${word} takes ${lines} lines on a small phone`,
        expected: `at most ${most} lines of ${room} px${what === 'stage' ? `, in letters of ${size} px` : ''}`,
        got: JSON.stringify(text.slice(0, 60)),
      };
    }
  },
};
