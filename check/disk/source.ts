import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the text of a file that a report names; empty when it is gone. */
export const sourceOf =
  (root: string) =>
  (path: string): string => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return '';
    }
  };
