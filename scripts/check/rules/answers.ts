import { stringsOf } from '../file.ts';
import type { DocumentRule } from '../rule.ts';
import { answersOf } from '../scope.ts';

export const answers: DocumentRule = {
  id: 'answers',
  description: 'A widget is fed by a data source whose answer it can show.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const known = answersOf(file);
    for (const place of stringsOf(file.byRef.get('data'))) {
      const wanted = place.schema['x-answer'];
      const answer = known.get(place.value);
      if (wanted === undefined || answer === undefined || answer === wanted) continue;
      const fitting = [...known].filter(([, one]) => one === wanted).map(([name]) => name);
      yield {
        pointer: place.pointer,
        message: `the data source \`${place.value}\` answers with ${answer}, which this widget cannot show`,
        expected: `a data source with ${wanted}`,
        got: `\`${place.value}\` (${answer})`,
        nearest: fitting[0],
        allowed: fitting.length > 0 ? fitting : undefined,
      };
    }
  },
};
