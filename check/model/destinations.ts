import type { Stretch } from '../finding.ts';
import { MARK } from '../text/marks.ts';
import { textsOf } from './compiled.ts';
import { type CheckedFile, remember, stringsOf } from './file.ts';
import { linksOfMarkdown } from './markdown-text.ts';
import { perText } from './per-text.ts';

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
    for (const use of textsOf(file, 'markdown'))
      for (const { to, ...part } of linksIn(use)) all.push({ to, pointer: use.pointer, part });
    return all;
  });
}

const NONE: ReturnType<typeof linksOfMarkdown> = [];
const linksIn = perText(
  (text) => (text.includes('](') || text.includes('<') || text.includes('][') ? linksOfMarkdown(text) : NONE),
  { marks: MARK.markdown, answer: NONE },
);

/** Links to a part of this same page. */
export function anchorLinks(file: CheckedFile): { name: string; pointer: string; part?: Stretch }[] {
  return linksOf(file).flatMap(({ to, pointer, part }) => {
    if (!to.startsWith('#')) return [];
    return [{ name: to.slice(1), pointer, ...(part ? { part } : {}) }];
  });
}
