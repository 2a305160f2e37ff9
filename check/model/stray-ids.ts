import type { Problem } from '../finding.ts';
import { withArticle } from '../words/article.ts';
import type { PathUse } from './called-paths.ts';
import type { CheckedFile } from './file.ts';
import { itemOf } from './scope.ts';

/** Steps of a path that take the id of one list, and get another field of the item, or the id of an item of another list. */
export function strayIds(file: CheckedFile, { place, match }: PathUse): Problem[] {
  const fields = itemOf(place, file.context)?.properties ?? {};
  return [...(match?.values.values() ?? [])].flatMap(({ list: wanted, text, offset }): Problem[] => {
    const name = /^\{item\.(\w+)\}$/.exec(text)?.[1];
    const field = name === undefined ? undefined : fields[name];
    if (wanted === undefined || name === undefined || !field || field['x-ref'] === wanted) return [];
    const what = file.lists.get(wanted)?.what ?? wanted;
    const fitting = Object.keys(fields).find((one) => fields[one]?.['x-ref'] === wanted);
    const own = field['x-ref'] && file.lists.get(field['x-ref'])?.what;
    return [
      {
        pointer: place.pointer,
        part: { offset, length: text.length },
        message: own
          ? `this path is for the id of ${withArticle(what)}, and \`item.${name}\` is that of ${withArticle(own)}`
          : `this step of the path is the id of ${withArticle(what)}, and \`item.${name}\` is none`,
        expected: fitting
          ? `\`{item.${fitting}}\``
          : `the path for ${own ? withArticle(own) : 'a thing of this list'}`,
        got: `\`${text}\``,
        nearest: fitting && `{item.${fitting}}`,
      },
    ];
  });
}
