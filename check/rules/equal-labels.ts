import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import { twinsOf } from '../model/shown-nodes.ts';
import { astOf, conditionsOf, possibilitiesOf, verdictOf } from '../model/shown-when.ts';
import { push } from '../model/uses.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject, type Json } from '../text/pointer.ts';

/** Texts by which people tell the entries of a list apart. */
const NAMES: ReadonlySet<string> = new Set(['label', 'title']);

/** An entry of a list with the text that stands over it. */
interface Named {
  readonly at: string;
  readonly entry: Json;
  readonly key: string;
  readonly texts: ReadonlyMap<string, string>;
}

export const equalLabels: DocumentRule = {
  id: 'equal-labels',
  description:
    'Tabs, sections and entries that stand in one list have a label of their own, in every language.',
  severity: 'warning',
  stage: 'document',
  check: (file) => [...namedLists(file).values()].flatMap((all) => alikeIn(file, all)),
};

/** What a text says by language; under '' where one text is for all. */
const textsIn = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isObject(value) ? value : { '': value }).flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()] as const] : [],
    ),
  );

/** The named entries of each list of the page; what the campaign has is told by rule `campaign-sense`, and a step is no entry. */
const namedLists = (file: CheckedFile): ReadonlyMap<string, Named[]> =>
  remember(file, 'named lists', () => {
    const lists = new Map<string, Named[]>();
    for (const { key, value, pointer, parent } of file.byKind.get('text') ?? []) {
      if (!NAMES.has(key) || pointer.startsWith('/campaign/') || file.taint.touches(pointer)) continue;
      const [entry, list] = [parent?.value, parent?.parent?.value];
      if (!isObject(entry) || !Array.isArray(list) || Object.hasOwn(entry, 'do')) continue;
      push(lists, `${parent?.parent?.pointer} ${key}`, {
        at: (parent as Place).pointer,
        entry,
        key,
        texts: textsIn(value),
      });
    }
    return lists;
  });

function alikeIn(file: CheckedFile, all: readonly Named[]): Problem[] {
  return all.flatMap((one, nth): Problem[] => {
    for (const before of all.slice(0, nth)) {
      const same = [...one.texts].filter(([language, text]) => before.texts.get(language) === text);
      const [shared] = same;
      if (shared === undefined || areToldApart(file, before, one)) continue;
      const everywhere = same.length === one.texts.size;
      const key = everywhere || shared[0] === '' ? one.key : `${one.key}/${shared[0]}`;
      const inLanguages = everywhere ? '' : ` in ${same.map(([language]) => language).join(', ')}`;
      return [
        {
          pointer: `${one.at}/${key}`,
          message: `another one beside it has the same \`${one.key}\`${inLanguages}: nobody can tell the two apart`,
          expected: `a \`${one.key}\` of its own`,
          got: `\`${shared[1]}\``,
          related: [{ pointer: `${before.at}/${key}`, message: 'it stands here first' }],
        },
      ];
    }
    return [];
  });
}

/** By a second line, by the moments at which they show, or since the second is no more than the first again, which is told as such. */
function areToldApart(file: CheckedFile, one: Named, other: Named): boolean {
  const noteOf = ({ entry }: Named): string => JSON.stringify(entry.note ?? null);
  if (noteOf(one) !== noteOf(other)) return true;
  const isIn = ({ at }: Named, pointer: string): boolean => `${pointer}/`.startsWith(`${at}/`);
  const twins = twinsOf(file);
  if (twins.some(({ node, first }) => isIn(other, node.place.pointer) && isIn(one, first.place.pointer)))
    return true;
  const conditions = conditionsOf(file);
  const both = [one, other].flatMap(({ at }) => conditions.get(child(at, 'visible')) ?? []);
  if (both.length < 2) return false;
  const asts = both.map((each) => astOf(each) ?? true);
  return (
    verdictOf(
      file,
      possibilitiesOf(file),
      asts,
      both.map(({ source }) => source),
    ) === 'never'
  );
}
