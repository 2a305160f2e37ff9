import type { Stretch } from '../finding.ts';
import { textsOf } from './compiled.ts';
import { type CheckedFile, remember, stringsOf } from './file.ts';
import { linksOfMarkdown } from './markdown-text.ts';

/** A place that leads somewhere. */
export interface LinkUse {
  to: string;
  pointer: string;
  /** Where in the string, for links of Markdown. */
  part?: Stretch;
}

/** Every link of a document: actions and Markdown. */
export function linksOf(file: CheckedFile): LinkUse[] {
  return remember(file, 'links', () => {
    const all: LinkUse[] = stringsOf(file.byKind.get('link')).map(({ value, pointer }) => ({
      to: value,
      pointer,
    }));
    for (const { pointer, text } of textsOf(file, 'markdown')) {
      if (!text.includes('](') && !text.includes('<') && !text.includes('][')) continue;
      for (const { to, ...part } of linksOfMarkdown(text)) all.push({ to, pointer, part });
    }
    return all;
  });
}

/** Links to a part of this same page. */
export function anchorLinks(file: CheckedFile): { name: string; pointer: string; part?: Stretch }[] {
  return linksOf(file).flatMap(({ to, pointer, part }) => {
    if (!to.startsWith('#')) return [];
    return [{ name: to.slice(1), pointer, ...(part ? { part } : {}) }];
  });
}
