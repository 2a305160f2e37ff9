import {
  type CheckedFile,
  child,
  displayWidth,
  entriesAt,
  isObject,
  type MechanicCheck,
  type Problem,
} from '../../check/room.ts';
import { prizes } from './rules.ts';

/** Halves of a Chinese character that a title may take: behind a name it has a part of one line. */
const WIDEST = 24;

/** Words beside a name fit there. */
function faults(file: CheckedFile): Problem[] {
  const titles = entriesAt(file, `/campaign/${prizes.key}`).filter(({ one }) => one.kind === 'title');
  return titles.flatMap(({ one, at }): Problem[] => {
    const { name } = one;
    const said: readonly (readonly [pointer: string, text: unknown])[] = isObject(name)
      ? Object.entries(name).map(([lang, text]) => [child(`${at}/name`, lang), text])
      : [[`${at}/name`, name]];
    return said.flatMap(([pointer, text]): Problem[] => {
      if (typeof text !== 'string' || file.taint.touches(pointer)) return [];
      // That it says nothing from facts, another rule holds.
      if (text.includes('{{') || displayWidth(text) <= WIDEST) return [];
      const expected = `at most ${WIDEST / 2} Chinese characters or ${WIDEST} letters`;
      return [
        {
          pointer,
          message: 'these words are too wide to stand beside a name',
          expected,
          got: JSON.stringify(text),
        },
      ];
    });
  });
}

export const prizesCheck: MechanicCheck = { key: prizes.key, faults };
