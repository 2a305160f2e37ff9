import { checkTexts } from './index.ts';
import type { CheckContext } from './model/context.ts';
import { applyEdits } from './text/edits.ts';

// A mended document may show what was hidden; each turn mends at least one finding.
const TURNS = 10;

/**
 * Mends what a machine can mend, in `texts` itself.
 * @returns what was done, by path
 */
export function fixTexts(
  texts: Map<string, string>,
  context: CheckContext,
  wanted?: readonly string[],
): Map<string, string[]> {
  const done = new Map<string, string[]>();
  let left = wanted ?? [...texts.keys()];
  for (let turn = 0; turn < TURNS && left.length > 0; turn++) {
    const { findings } = checkTexts(texts, context, left);
    left = left.filter((path) => {
      const fixes = findings.flatMap((one) => (one.file === path && one.fix ? [one.fix] : []));
      const before = texts.get(path) ?? '';
      const after = applyEdits(
        before,
        fixes.flatMap((fix) => fix.edits),
      );
      if (after === before) return false;
      texts.set(path, after);
      done.set(path, [...(done.get(path) ?? []), ...fixes.map((fix) => fix.title)]);
      return true;
    });
  }
  return done;
}
