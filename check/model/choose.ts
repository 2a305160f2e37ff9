import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import type { CheckedFile } from './file.ts';

/**
 * As many options can be chosen at once (`choose`) as are asked for.
 *
 * @param entry what has `options` and `choose`, and its place
 * @param words what nobody can do otherwise, and how messages call what has the options
 */
export function choosable(
  file: CheckedFile,
  { one, at }: { readonly one: Readonly<Record<string, unknown>>; readonly at: string },
  words: { readonly nobody: string; readonly what: string },
): Problem[] {
  const { choose, options } = one;
  if (!isObject(choose) || !Array.isArray(options) || file.taint.touches(`${at}/choose`)) return [];
  const { least, most } = choose;
  if (typeof least !== 'number' || typeof most !== 'number') return [];
  if (least > most)
    return [
      {
        pointer: `${at}/choose/least`,
        message: `${words.nobody}: \`least\` is above \`most\``,
        expected: `at most ${most}`,
        got: String(least),
      },
    ];
  if (most <= options.length) return [];
  return [
    {
      pointer: `${at}/choose/most`,
      message: `the ${words.what} has ${options.length} options: nobody can choose more`,
      expected: `at most ${options.length}`,
      got: String(most),
    },
  ];
}
