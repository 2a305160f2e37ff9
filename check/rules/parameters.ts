import { addressesOf } from '../../engine/document/addresses.ts';
import { parametersOf } from '../../engine/document/anywhere/match-route.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';
import { type CheckedFile, valuesOf } from '../model/file.ts';
import { unroutable } from '../model/site.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';

/** Addresses of one document: each is drawn in every language. */
const MOST = 200;

/** Length of a campaign's id in requests (schemas/api/openapi.json). */
const LONGEST = 120;

export const parameters: DocumentRule = {
  id: 'parameters',
  description:
    'A campaign says the values of the parameters in its path, and lists none that the path lacks.',
  severity: 'error',
  stage: 'document',
  check(file) {
    // What the parameters of a path are that is no address, nobody knows: rule routes tells it.
    if (file.taint.covers('/params') || unroutable(file.path) !== undefined) return [];
    const unknown = unknownNames(file);
    if (unknown.length > 0) return unknown;
    return [...missingValues(file), ...tooMany(file), ...tooLong(file), ...aliases(file)];
  },
};

const namesOf = (file: CheckedFile): string[] => parametersOf(file.route).map(({ name }) => name);

const listed = ({ document }: CheckedFile): string[] =>
  isObject(document.params) ? Object.keys(document.params) : [];

function unknownNames(file: CheckedFile): Problem[] {
  const names = namesOf(file);
  const free = names.filter((name) => !listed(file).includes(name));
  return listed(file)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      pointer: child('/params', name),
      at: 'key',
      message: `the path of this document has no parameter \`${name}\``,
      expected:
        names.length > 0 ? 'a parameter of the path' : 'a path with a parameter, such as rookie/[city].json',
      got: `\`${name}\``,
      nearest: nearestName(name, free) ?? free[0],
    }));
}

/** The server runs a campaign by its address, and lists name it: both must be known. */
function missingValues(file: CheckedFile): Problem[] {
  const holder = ['campaign', 'schedule'].find((key) => Object.hasOwn(file.document, key));
  const without = namesOf(file).filter((name) => !listed(file).includes(name));
  const [name] = without;
  if (holder === undefined || name === undefined) return [];
  return [
    {
      pointer: `/${holder}`,
      at: 'key',
      message: `a campaign needs the values of ${without.map((one) => `\`${one}\``).join(' and ')}: each is a campaign of its own`,
      expected: `"params": { "${name}": ["hanoi", "saigon"] }`,
      got: file.path,
    },
  ];
}

function tooMany(file: CheckedFile): Problem[] {
  const { size } = file.summary.routes;
  if (size <= MOST) return [];
  return [
    {
      pointer: '/params',
      at: 'key',
      message: 'the values make too many addresses',
      expected: `at most ${MOST}`,
      got: String(size),
    },
  ];
}

function tooLong(file: CheckedFile): Problem[] {
  if (!Object.hasOwn(file.document, 'campaign')) return [];
  const long = addressesOf(file.route, valuesOf(file.document, file.taint)).find(
    ({ route }) => route.length - 1 > LONGEST,
  );
  if (!long) return [];
  return [
    {
      pointer: '',
      stretch: { offset: 0, length: 1 },
      message: 'the address is too long for the id of a campaign',
      expected: `at most ${LONGEST} letters`,
      got: long.route,
    },
  ];
}

/** An alias says one address; it cannot say which of several is meant. */
function aliases(file: CheckedFile): Problem[] {
  if (file.summary.aliases.length === 0 || file.summary.routes.size < 2) return [];
  return [
    {
      pointer: '/aliases',
      at: 'key',
      message: `the document has ${file.summary.routes.size} addresses: an alias cannot say which it stands for`,
      expected: 'no `aliases`; a redirect leads from an old address to one of them',
      got: file.summary.aliases.map(({ route }) => `\`${route}\``).join(', '),
    },
  ];
}
