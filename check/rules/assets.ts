import { stringsOf } from '../model/file.ts';
import { nearestPicture } from '../model/pictures.ts';
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
        nearest: nearestPicture(value, known),
      };
    }
  },
};
