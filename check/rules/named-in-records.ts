import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Problem } from '../finding.ts';
import { danglingOf } from '../model/dangling.ts';
import type { CheckedFile } from '../model/file.ts';
import { namingLists, ungivenOf, unshownOf } from '../model/only-named.ts';
import type { DocumentRule } from '../rule.ts';

export const namedInRecords: DocumentRule = {
  id: 'named-in-records',
  description:
    'A list of what people have had names all that they can have, so that nothing of it stands there by its id.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const lists = [...namingLists(file).values()].filter(({ schema }) => schema['x-names'] === 'all');
    // A name that leads nowhere may be meant for the one that is left out.
    if (lists.length === 0 || file.schemaProblems.length > 0 || danglingOf(file).size > 0) return [];
    const had = new Map<string, readonly string[]>();
    return lists.flatMap(({ value, schema, pointer }): Problem[] => {
      const kind = [schema.items].flat()[0]?.['x-ref'];
      if (kind === undefined || !Array.isArray(value) || file.taint.touches(pointer)) return [];
      const all = had.get(kind) ?? canBeHad(file, kind);
      had.set(kind, all);
      const named = new Set<unknown>(value);
      // What no list can hold, none is asked to.
      const left =
        all.length > Number(schema.maxItems ?? Infinity) ? [] : all.filter((name) => !named.has(name));
      if (left.length === 0) return [];
      const names = left.map((name) => `\`${name}\``).join(', ');
      const one = left.length === 1;
      return [
        {
          pointer,
          message: `whoever has had ${names} finds ${one ? 'its id' : 'their ids'} here without name and picture, as if there were no such ${nounOf(file, kind)} any more`,
          expected: `${one ? 'it' : 'them'} in this list as well: ${names}`,
          got: value.join(', '),
        },
      ];
    });
  },
};

/** Entries that people can come by: what is shown nowhere, or given by nothing, is told as such (rule `unused`). */
function canBeHad(file: CheckedFile, kind: string): readonly string[] {
  const list = campaignLists(file.context.schemas).find(({ name }) => name === kind);
  const lost = new Set([
    ...(list?.unshown === undefined ? [] : unshownOf(file, kind)).map(([name]) => name),
    ...(list?.unnamed === undefined ? [] : ungivenOf(file, kind)).map(([name]) => name),
  ]);
  return [...(file.lists.get(kind)?.names.keys() ?? [])].filter((name) => !lost.has(name));
}

const nounOf = (file: CheckedFile, kind: string): string => file.lists.get(kind)?.what ?? kind;
