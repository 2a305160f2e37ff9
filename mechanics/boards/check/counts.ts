import { type CheckedFile, entriesAt, type Problem } from '../../../check/room.ts';

/** A board says once what counts on it: `gifts` is a shorter way to say it of gifts. */
export const twoCounts = (file: CheckedFile): readonly Problem[] =>
  entriesAt(file, '/campaign/boards').flatMap(({ one, at }): Problem[] =>
    one.gifts === undefined || one.counts === undefined
      ? []
      : [
          {
            pointer: `${at}/gifts`,
            at: 'key',
            message: 'this board says twice what counts on it',
            expected: '`counts` alone, with these ids as `things` of its gifts',
            got: '`gifts` and `counts`',
          },
        ],
  );
