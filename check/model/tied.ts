import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { child, isObject } from '../text/pointer.ts';
import { type PathUse, pathsOf } from './called-paths.ts';
import { type CheckedFile, remember, stringsOf } from './file.ts';
import { itemOf } from './scope.ts';

/** The one entry of a list that a widget shows, as its sources and actions are tied to it by `x-of`. */
interface Shown {
  readonly id: string;
  readonly list: string;
  /** What one of the list is called. */
  readonly what: string;
  readonly pointer: string;
}

/** What a value is tied to; undefined where it is tied to nothing, or to what has been told to be wrong. */
function shownBy(file: CheckedFile, { schema, parent }: Place): Shown | undefined {
  const key = schema['x-of'];
  if (key === undefined || !parent || !isObject(parent.value)) return undefined;
  const id = parent.value[key];
  const list = parent.schema.properties?.[key]?.['x-ref'];
  const known = list === undefined ? undefined : file.lists.get(list);
  const pointer = child(parent.pointer, key);
  if (list === undefined || typeof id !== 'string' || !known?.names.has(id) || file.taint.covers(pointer))
    return undefined;
  return { id, list, what: known.what, pointer };
}

/** The step of a path that is an id of a list. */
const stepOf = ({ match }: PathUse, list: string) =>
  [...(match?.values.values() ?? [])].find((one) => one.list === list);

/** What a widget is fed with is of the entry that it shows. */
function sources(file: CheckedFile): Problem[] {
  const feeds = pathsOf(file).filter(({ method, own }) => method === 'get' && own);
  return stringsOf(file.byRef.get('data')).flatMap((place): Problem[] => {
    const shown = shownBy(file, place);
    const feed = feeds.find(({ holder }) => holder.pointer === child('/data', place.value));
    const step = shown && feed && stepOf(feed, shown.list);
    // A name that leads nowhere, and a source with another answer, are told by others.
    if (!shown || !step || step.text.includes('{') || step.text === shown.id) return [];
    if (!file.lists.get(shown.list)?.names.has(step.text)) return [];
    const fitting = feeds.find(
      (one) => one.match?.path === feed.match?.path && stepOf(one, shown.list)?.text === shown.id,
    );
    return [
      {
        pointer: place.pointer,
        message: `this shows the ${shown.what} \`${shown.id}\`, and \`${place.value}\` answers for \`${step.text}\``,
        expected: `a data source of the ${shown.what} \`${shown.id}\``,
        got: `\`${place.value}\``,
        nearest: fitting?.holder.key,
        related: [{ pointer: shown.pointer, message: `\`${shown.id}\` is shown here` }],
      },
    ];
  });
}

/** What an action asks for is the entry that its widget shows. */
function paths(file: CheckedFile, shown: Shown, uses: readonly PathUse[]): Problem[] {
  const related = [{ pointer: shown.pointer, message: `\`${shown.id}\` is shown here` }];
  const [first] = uses;
  if (first && uses.every((use) => use.own && use.match && !stepOf(use, shown.list)))
    return [
      {
        pointer: first.place.pointer,
        message: `this action is of the ${shown.what} \`${shown.id}\`, and asks for something else`,
        expected: `a path of the ${shown.what} \`${shown.id}\``,
        got: `\`${first.place.value}\``,
        nearest: pathOf(file, shown),
        related,
      },
    ];
  return uses.flatMap((use): Problem[] => {
    const step = stepOf(use, shown.list);
    if (!step || step.text.includes('{') || step.text === shown.id) return [];
    if (!file.lists.get(shown.list)?.names.has(step.text)) return [];
    const { value, pointer } = use.place;
    const end = step.offset + step.text.length;
    return [
      {
        pointer,
        part: { offset: step.offset, length: step.text.length },
        message: `this action is of the ${shown.what} \`${shown.id}\`, and would ask for \`${step.text}\``,
        expected: `\`${shown.id}\`, what is shown`,
        got: `\`${step.text}\``,
        nearest: value.slice(0, step.offset) + shown.id + value.slice(end),
        related,
      },
    ];
  });
}

/** The path by which an entry is asked for, where the API has one such path alone. */
function pathOf(file: CheckedFile, { list, id }: Shown): string | undefined {
  const fitting = file.context.api.operations('post').flatMap(({ path, parameters }) => {
    const name = parameters.find((one) => one.in === 'path' && one.schema['x-ref'] === list)?.name;
    return name === undefined ? [] : [path.replace(`{${name}}`, id)];
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What the tapped button says of itself is what its request asks for: the count that it shows, not another one. */
function bodies(file: CheckedFile, { holder, place, match }: PathUse): Problem[] {
  const request = match?.operations.get('post')?.request;
  const pointer = child(holder.pointer, 'body');
  const step = holder.value;
  if (request === undefined || !isObject(step) || file.taint.covers(pointer)) return [];
  const body = isObject(step.body) ? step.body : {};
  const { properties = {} } = file.context.api.schema(request);
  return Object.keys(itemOf(place, file.context)?.properties ?? {}).flatMap((field): Problem[] => {
    const said = body[field];
    const at = child(pointer, field);
    const wanted = `item.${field}`;
    if (!Object.hasOwn(properties, field) || file.taint.covers(at)) return [];
    if (typeof said === 'string' && (said.trim() === wanted || isMisspelt(said))) return [];
    // A field under a name that the API does not know is told as that.
    if (Object.keys(body).some((key) => !Object.hasOwn(properties, key))) return [];
    const base = { message: `every button here would ask for one and the same \`${field}\`` };
    return said === undefined
      ? [
          {
            ...base,
            pointer: step.body === undefined ? place.pointer : pointer,
            expected: `\`"body": { "${field}": "${wanted}" }\`, what the tapped one says`,
            got: `a request without \`${field}\``,
          },
        ]
      : [
          {
            ...base,
            pointer: at,
            expected: `\`${wanted}\`, what the tapped one says`,
            got: `\`${String(said)}\``,
            nearest: wanted,
          },
        ];
  });

  /** `item.cuont` is told as an expression that leads nowhere. */
  function isMisspelt(said: string): boolean {
    const name = /^\s*item\.(\w+)\s*$/.exec(said)?.[1];
    return name !== undefined && !Object.hasOwn(itemOf(place, file.context)?.properties ?? {}, name);
  }
}

/** What widgets of one entry are fed with and ask for, where it is of another one. */
export const tiedProblems = (file: CheckedFile): Problem[] =>
  remember(file, 'tied', () => {
    const actions = new Map<Place, PathUse[]>();
    for (const use of pathsOf(file)) {
      const action =
        use.method === 'post' &&
        [...use.place.parents, use.place].findLast((one) => one.schema['x-of'] !== undefined);
      if (action) actions.set(action, [...(actions.get(action) ?? []), use]);
    }
    return [
      ...sources(file),
      ...[...actions].flatMap(([action, uses]) => {
        const shown = shownBy(file, action);
        const wrong = shown ? paths(file, shown, uses) : [];
        return wrong.length > 0 || !shown
          ? wrong
          : uses.filter((use) => stepOf(use, shown.list)).flatMap((use) => bodies(file, use));
      }),
    ];
  });
