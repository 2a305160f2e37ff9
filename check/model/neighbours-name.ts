import type { Problem } from '../finding.ts';
import { isObject, type Json } from '../text/pointer.ts';
import { type Entry, entriesAt } from './entries.ts';
import type { CheckedFile } from './file.ts';

/** Every list below a place of the document, by its pointer. */
function listsBelow(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((one, i) => listsBelow(one, `${at}/${i}`))];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => listsBelow(one, `${at}/${key}`));
}

/** What an entry is called, by language; under '' where one text is for all. */
const namesOf = ({ name }: Json): readonly (readonly [language: string, name: string])[] =>
  Object.entries(isObject(name) ? name : { '': name }).flatMap(([language, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()] as const] : [],
  );

/**
 * An entry of the campaign with the name of another one of its list: nobody on the page can tell the two apart. Those of which each
 * has its own goal, as tasks and milestones, are told apart by it.
 */
export function neighboursName(file: CheckedFile): Problem[] {
  return listsBelow(file.document.campaign, '/campaign').flatMap((list) => {
    const first = new Map<string, Entry>();
    return entriesAt(file, list).flatMap((entry): Problem[] => {
      const { one, at } = entry;
      if (typeof one.id !== 'string' || Object.hasOwn(one, 'at') || file.taint.touches(`${at}/name`))
        return [];
      const names = namesOf(one);
      const same = names.flatMap(([language, name]) => {
        const before = first.get(`${language} ${name}`);
        return before && before.one.id !== one.id ? [{ language, name, before }] : [];
      });
      for (const [language, name] of names)
        if (!first.has(`${language} ${name}`)) first.set(`${language} ${name}`, entry);
      const [shared] = same;
      if (shared === undefined) return [];
      const everywhere = same.length === names.length;
      const inLanguage = everywhere ? '' : ` in ${same.map(({ language }) => language).join(', ')}`;
      const key = everywhere || shared.language === '' ? 'name' : `name/${shared.language}`;
      return [
        {
          pointer: `${at}/${key}`,
          message: `\`${one.id}\` has the name of \`${String(shared.before.one.id)}\`${inLanguage}: nobody can tell the two apart`,
          expected: 'a name of its own',
          got: `\`${shared.name}\``,
          related: [{ pointer: `${shared.before.at}/${key}`, message: 'it stands here first' }],
        },
      ];
    });
  });
}
