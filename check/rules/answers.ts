import type { Problem } from '../finding.ts';
import type { CheckedFile, StringPlace } from '../model/file.ts';
import { stringsOf } from '../model/file.ts';
import { answersOf } from '../model/scope.ts';
import type { DocumentRule } from '../rule.ts';
import { child } from '../text/pointer.ts';

export const answers: DocumentRule = {
  id: 'answers',
  description: 'A widget is fed by a data source whose answer it can show.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const known = answersOf(file);
    const bySource = new Map<string, StringPlace[]>();
    for (const place of stringsOf(file.byRef.get('data'))) {
      if (place.schema['x-answer'] === undefined || known.get(place.value) === undefined) continue;
      bySource.set(place.value, [...(bySource.get(place.value) ?? []), place]);
    }
    return [...bySource].flatMap(([source, places]) => {
      const unfed = places.filter((place) => place.schema['x-answer'] !== known.get(source));
      const [first] = unfed;
      const alike = unfed.every((place) => place.schema['x-answer'] === first?.schema['x-answer']);
      // Several widgets that agree with each other, and none with the source: it is the path that is wrong.
      return first && unfed.length > 1 && unfed.length === places.length && alike
        ? [wrongSource(file, source, unfed)]
        : unfed.map((place) => wrongUse(place, known));
    });
  },
};

function wrongUse(
  { value, schema, pointer }: StringPlace,
  known: ReadonlyMap<string, string | undefined>,
): Problem {
  const answer = known.get(value);
  const wanted = schema['x-answer'];
  const fitting = [...known].filter(([, one]) => one === wanted).map(([name]) => name);
  return {
    pointer,
    message: `the data source \`${value}\` answers with ${answer}, which this widget cannot show`,
    expected: `a data source with ${wanted}`,
    got: `\`${value}\` (${answer})`,
    nearest: fitting[0],
    allowed: fitting.length > 0 ? fitting : undefined,
  };
}

function wrongSource(file: CheckedFile, source: string, uses: readonly StringPlace[]): Problem {
  const { api } = file.context;
  const wanted = uses[0]?.schema['x-answer'];
  const paths = api.operations('get').flatMap(({ path, answer }) => (answer === wanted ? [path] : []));
  return {
    pointer: child(child('/data', source), 'get'),
    message: `this path answers with ${answersOf(file).get(source)}, and the ${uses.length} widgets that \`${source}\` feeds show ${wanted}`,
    expected: `a path that answers with ${wanted}`,
    got: `\`${source}\``,
    nearest: paths.length === 1 ? paths[0] : undefined,
    allowed: paths.length > 0 ? paths : undefined,
    related: uses.slice(0, 8).map(({ pointer }) => ({ pointer, message: 'it is shown here' })),
  };
}
