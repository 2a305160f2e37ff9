import type { Schema } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList } from '../finding.ts';
import { stringsOf } from '../model/file.ts';
import { answersOf } from '../model/scope.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';

export const answerField: DocumentRule = {
  id: 'answer-field',
  description: "A field that a step expects to change is a field of the data source's answer.",
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const place of stringsOf(file.byKind.get('answer-field'))) {
      const holder = place.parent?.value;
      const source = isObject(holder) && typeof holder.data === 'string' ? holder.data : undefined;
      const answer = source === undefined ? undefined : answersOf(file).get(source);
      if (answer === undefined) continue;
      const problem = judge(file.context.api.schema(answer), place.value, source ?? '');
      if (problem) yield { ...problem, pointer: place.pointer };
    }
  },
};

function judge(answer: Schema, path: string, source: string): Omit<Problem, 'pointer'> | undefined {
  let at = answer;
  let offset = 0;
  for (const name of path.split('.')) {
    const names = Object.keys(at.properties ?? {});
    const next = at.properties && Object.hasOwn(at.properties, name) ? at.properties[name] : undefined;
    if (!next) {
      return {
        part: { offset, length: name.length },
        message: `the answer of \`${source}\` has no field \`${path.slice(0, offset)}${name}\``,
        expected:
          names.length > 0 ? 'a field of the answer' : 'the end of the path: there are no fields below',
        got: `\`${name}\``,
        nearest: nearestName(name, names),
        allowed: shortList(names),
      };
    }
    at = next;
    offset += name.length + 1;
  }
  return undefined;
}
