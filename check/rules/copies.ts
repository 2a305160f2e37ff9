import { isCopyPath, isStrayPath } from '../model/file-kinds.ts';
import type { PathRule } from '../rule.ts';

export const copies: PathRule = {
  id: 'copies',
  description: 'No copy of a document is left among the documents under another ending.',
  severity: 'warning',
  stage: 'path',
  check: (path) =>
    isStrayPath(path) && isCopyPath(path)
      ? [
          {
            pointer: '',
            stretch: { offset: 0, length: 1 },
            message: 'a copy of a document is read by nobody',
            expected: 'the document alone; its history keeps what it was',
            got: path,
          },
        ]
      : [],
};
