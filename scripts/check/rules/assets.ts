import { nearestName } from '../../../engine/expression/nearest.ts';
import { stringsOf } from '../file.ts';
import type { DocumentRule } from '../rule.ts';

export const assets: DocumentRule = {
  id: 'assets',
  description: 'Every picture exists below activities/, in the same upper and lower case.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const { assets: known } = file.context;
    for (const { value, pointer } of stringsOf(file.byKind.get('asset'))) {
      if (known.has(value)) continue;
      yield {
        pointer,
        message: `there is no file activities/${value}`,
        expected: 'a picture below activities/',
        got: `\`${value}\``,
        nearest: nearestPath(value, known),
      };
    }
  },
};

/** The same folder first: a typo in a file's name is more likely than one in its folder. */
function nearestPath(value: string, known: ReadonlySet<string>): string | undefined {
  const folder = value.slice(0, value.lastIndexOf('/') + 1);
  const names = [...known].filter((one) => one.startsWith(folder)).map((one) => one.slice(folder.length));
  const near = nearestName(value.slice(folder.length), names);
  return near === undefined ? nearestName(value, known) : folder + near;
}
