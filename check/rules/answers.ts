import { answersBeside, answersTaken } from '../../engine/document/schema-set.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile, StringPlace } from '../model/file.ts';
import { stringsOf } from '../model/file.ts';
import { answersOf } from '../model/scope.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject, valueAt } from '../text/pointer.ts';

export const answers: DocumentRule = {
  id: 'answers',
  description:
    'A widget is fed by a data source whose answer it can show, and says of which entry where it may be of several kinds.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const known = answersOf(file);
    const bySource = new Map<string, StringPlace[]>();
    for (const place of stringsOf(file.byRef.get('data'))) {
      if (takenAt(file, place).length === 0 || known.get(place.value) === undefined) continue;
      bySource.set(place.value, [...(bySource.get(place.value) ?? []), place]);
    }
    return [...bySource].flatMap(([source, places]) => {
      const answer = known.get(source) ?? '';
      const unfed = places.filter((place) => !takenAt(file, place).includes(answer));
      const [first] = unfed;
      const alike = unfed.every((place) => `${takenAt(file, place)}` === `${first && takenAt(file, first)}`);
      // Several widgets that agree with each other, and none with the source: it is the path that is wrong.
      return first && unfed.length > 1 && unfed.length === places.length && alike
        ? [wrongSource(file, source, unfed)]
        : [
            ...unfed.map((place) => wrongUse(file, place, known)),
            ...places.flatMap((place) => (unfed.includes(place) ? [] : wrongEntry(file, place, answer))),
          ];
    });
  },
};

/** The answers that a place can show. */
const takenAt = (file: CheckedFile, { schema, pointer }: StringPlace): readonly string[] =>
  answersBeside(schema, besideOf(file, pointer));

const holderOf = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');

function besideOf(file: CheckedFile, pointer: string): Readonly<Record<string, unknown>> {
  const holder = valueAt(file.document, holderOf(pointer));
  return isObject(holder) ? holder : {};
}

/** A source that fits, without the key that names the entry, or with one that names another kind of entry as well. */
function wrongEntry(file: CheckedFile, { value, schema, pointer }: StringPlace, answer: string): Problem[] {
  const taken = answersTaken(schema);
  const key = taken.get(answer) ?? null;
  const beside = besideOf(file, pointer);
  if (key !== null && !(key in beside))
    return [
      {
        pointer,
        message: `the data source \`${value}\` answers with ${answer}, and nothing says which one is meant`,
        expected: `\`${key}\` beside it, with an id`,
        got: `no \`${key}\``,
      },
    ];
  return [...taken].flatMap(([other, named]) =>
    named === null || named === key || !(named in beside)
      ? []
      : [
          {
            pointer: child(holderOf(pointer), named),
            at: 'key' as const,
            message: `\`${named}\` names an entry of ${other}, and the data source \`${value}\` answers with ${answer}`,
            expected: `no \`${named}\``,
            got: `\`${named}\``,
          },
        ],
  );
}

function wrongUse(
  file: CheckedFile,
  place: StringPlace,
  known: ReadonlyMap<string, string | undefined>,
): Problem {
  const { value, pointer } = place;
  const answer = known.get(value);
  const wanted = takenAt(file, place);
  const fitting = [...known].filter(([, one]) => wanted.includes(one ?? '')).map(([name]) => name);
  return {
    pointer,
    message: `the data source \`${value}\` answers with ${answer}, which this widget cannot show`,
    expected: `a data source with ${wanted.join(' or ')}`,
    got: `\`${value}\` (${answer})`,
    nearest: fitting[0],
    allowed: fitting.length > 0 ? fitting : undefined,
  };
}

function wrongSource(file: CheckedFile, source: string, uses: readonly StringPlace[]): Problem {
  const { api } = file.context;
  const wanted = uses[0] ? takenAt(file, uses[0]) : [];
  const paths = api
    .operations('get')
    .flatMap(({ path, answer }) => (answer && wanted.includes(answer) ? [path] : []));
  return {
    pointer: child(child('/data', source), 'get'),
    message: `this path answers with ${answersOf(file).get(source)}, and the ${uses.length} widgets that \`${source}\` feeds show ${wanted.join(' or ')}`,
    expected: `a path that answers with ${wanted.join(' or ')}`,
    got: `\`${source}\``,
    nearest: paths.length === 1 ? paths[0] : undefined,
    allowed: paths.length > 0 ? paths : undefined,
    related: uses.slice(0, 8).map(({ pointer }) => ({ pointer, message: 'it is shown here' })),
  };
}
