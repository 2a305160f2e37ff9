import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject, type Json, valueAt } from '../text/pointer.ts';

export const layout: DocumentRule = {
  id: 'layout',
  description:
    'Columns have nodes to fill them, a stack in a stack says something else, what belongs to the whole page lies in no other part of it, or at its end, and no two parts above each other say the same.',
  severity: 'warning',
  stage: 'document',
  check: (file) => [
    ...standingTwice(file),
    ...(file.byKind.get('node') ?? []).flatMap((place): Problem[] => {
      const { value, pointer } = place;
      if (!isObject(value) || file.taint.touches(pointer)) return [];
      return [
        ...tooFew(place, value),
        ...sayingTheSame(place, value),
        ...inAnotherPart(place, value),
        ...aboveOthers(file, place, value),
        ...besideItsLike(file, place, value),
      ];
    }),
  ],
};

/** What a node says of a key, or what its schema says where it is silent. */
const saidOf = ({ schema }: Place, value: Json, key: string): unknown =>
  value[key] ?? schema.properties?.[key]?.default;

/** A list of nodes that is shorter than a row of it (`x-fills`). */
const tooFew = (place: Place, value: Json): Problem[] =>
  Object.entries(place.schema.properties ?? {}).flatMap(([name, { 'x-fills': key }]): Problem[] => {
    const nodes = value[name];
    const wanted = key === undefined ? undefined : saidOf(place, value, key);
    if (key === undefined || typeof wanted !== 'number' || !Array.isArray(nodes) || nodes.length >= wanted)
      return [];
    const widget = String(value.widget);
    return [
      {
        pointer: child(place.pointer, Object.hasOwn(value, key) ? key : name),
        message: `the \`${widget}\` has fewer nodes than columns: a row of it is never full`,
        expected:
          nodes.length < 2 ? `${wanted} nodes or more, or no \`${widget}\`` : `${nodes.length} columns`,
        got: `${nodes.length} of ${wanted}`,
      },
    ];
  });

/** The node in whose nodes a place lies; what stands in for a node stands where that node stands. */
function around({ parents, key }: Place): Place | undefined {
  const keys = [...parents.map((one) => one.key), key];
  return parents.findLast((one, i) => one.schema['x-kind'] === 'node' && keys[i + 1] !== 'fallback');
}

/** What a node is besides its own layout: a name, a condition, a thing to count. */
const reasons = ['id', 'visible', 'requires', 'track'];

/** A node that changes nothing (`x-flat`), as the one around it says the same. */
function sayingTheSame(place: Place, value: Json): Problem[] {
  const outer = place.schema['x-flat'] ? around(place) : undefined;
  if (!outer || !isObject(outer.value) || outer.value.widget !== value.widget) return [];
  const other = outer.value;
  const choices = Object.entries(place.schema.properties ?? {}).filter(([, one]) => one.enum !== undefined);
  const same = choices.every(([key]) => saidOf(place, value, key) === saidOf(outer, other, key));
  if (!same || reasons.some((key) => Object.hasOwn(value, key))) return [];
  const widget = String(value.widget);
  return [
    {
      pointer: child(place.pointer, 'widget'),
      message: `this \`${widget}\` lies in another that says the same: it changes nothing`,
      expected: `its nodes in the \`${widget}\` around it, or another ${choices.map(([key]) => `\`${key}\``).join(' or ')}`,
      got: `\`${widget}\` in \`${widget}\``,
    },
  ];
}

/** A node that stands in the body itself (`x-outermost`), inside of another. */
function inAnotherPart(place: Place, value: Json): Problem[] {
  const { 'x-outermost': otherwise } = place.schema;
  const outer = otherwise === undefined ? undefined : around(place);
  if (!outer || !isObject(outer.value)) return [];
  const [widget, holder] = [String(value.widget), String(outer.value.widget)];
  return [
    {
      pointer: child(place.pointer, 'widget'),
      message: `a \`${widget}\` lies in no other part of the page: ${otherwise}`,
      expected: `\`${widget}\` in the body itself`,
      got: `one in a \`${holder}\``,
    },
  ];
}

/** A node of the body that nothing stands below (`x-last`), with others below it. */
function aboveOthers(file: CheckedFile, place: Place, value: Json): Problem[] {
  const { 'x-last': otherwise } = place.schema;
  const [, nth] = /^\/body\/(\d+)$/.exec(place.pointer) ?? [];
  const body = valueAt(file.document, '/body');
  if (otherwise === undefined || nth === undefined || !Array.isArray(body)) return [];
  const below = body.length - 1 - Number(nth);
  if (below === 0) return [];
  const widget = String(value.widget);
  return [
    {
      pointer: child(place.pointer, 'widget'),
      message: `a \`${widget}\` stands last: ${otherwise}`,
      expected: `\`${widget}\` at the end of the body`,
      got: `one with ${below} ${below === 1 ? 'part' : 'parts'} below it`,
    },
  ];
}

/** A node beside one that says what it says (`x-repeats`): directly above or below it, or in the part that is. One that is there at times alone may take turns with it. */
function besideItsLike(file: CheckedFile, place: Place, value: Json): Problem[] {
  const { 'x-repeats': repeats } = place.schema;
  const [, holder, nth] = /^(.*)\/(\d+)$/.exec(place.pointer) ?? [];
  if (repeats === undefined || holder === undefined || Object.hasOwn(value, 'visible')) return [];
  const nodes = valueAt(file.document, holder);
  const isLike = (one: unknown): one is Json =>
    isObject(one) && repeats.includes(String(one.widget)) && !Object.hasOwn(one, 'visible');
  for (const at of [Number(nth) - 1, Number(nth) + 1]) {
    const next: unknown = Array.isArray(nodes) ? nodes[at] : undefined;
    if (!isObject(next) || Object.hasOwn(next, 'visible')) continue;
    const like = [next, ...(Array.isArray(next.body) ? next.body : [])].find(isLike);
    if (like === undefined) continue;
    const [widget, other] = [String(value.widget), String(like.widget)];
    return [
      {
        pointer: child(place.pointer, 'widget'),
        message: `this \`${widget}\` says what the \`${other}\` ${at < Number(nth) ? 'above' : 'below'} it says`,
        expected: `one of the two, or the \`${other}\` further down`,
        got: `\`${widget}\` beside \`${other}\``,
      },
    ];
  }
  return [];
}

/** What is of the whole page (`x-outermost`) stands on it once, but for what is shown at other times. */
function standingTwice(file: CheckedFile): Problem[] {
  const seen = new Map<unknown, string>();
  return (file.byKind.get('node') ?? []).flatMap(({ value, schema, pointer }): Problem[] => {
    if (
      !schema['x-outermost'] ||
      !/^\/body\/\d+$/.test(pointer) ||
      !isObject(value) ||
      Object.hasOwn(value, 'visible')
    )
      return [];
    const first = seen.get(value.widget);
    if (first === undefined) seen.set(value.widget, pointer);
    if (first === undefined || file.taint.touches(pointer)) return [];
    const widget = String(value.widget);
    return [
      {
        pointer: child(pointer, 'widget'),
        message: `the page has another \`${widget}\` already, and shows both at all times`,
        expected: `one \`${widget}\`, or a \`visible\` on each`,
        got: `a second \`${widget}\``,
        related: [{ pointer: first, message: 'the first one' }],
      },
    ];
  });
}
