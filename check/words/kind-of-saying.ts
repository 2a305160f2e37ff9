import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { isObject, valueAt } from '../text/pointer.ts';

/** A way of saying a small number of the rules, in figures or as a word. */
export interface KindOfSaying {
  /** What each of its sayings has: most texts have none. */
  readonly hints: RegExp;
  /** By language, with the numbers as groups. */
  readonly sayings: Readonly<Record<string, RegExp>>;
  /** What is wrong with a saying in a document; what is asked of the document is found out once. */
  readonly judge: (file: CheckedFile) => (saying: Saying, pointer: string) => Wrong | undefined;
}

export interface Saying {
  readonly values: readonly number[];
  readonly got: string;
}

type Wrong = Pick<Problem, 'message' | 'expected' | 'tip'>;

/** An object of the document, unless something in it has been told. */
export function soundAt(file: CheckedFile, pointer: string): Readonly<Record<string, unknown>> | undefined {
  const value = valueAt(file.document, pointer);
  return isObject(value) && !file.taint.touches(pointer) ? value : undefined;
}
