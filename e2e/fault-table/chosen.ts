import type { Fault } from './faults.ts';
import type { TriedPage } from './pages.ts';

/** One page under one fault. */
export interface Trial extends TriedPage {
  readonly fault: Fault;
}

/**
 * What `npm run faults` is asked for: pages and faults by a part of their names, a page by a widget of its as well. Pages without a word
 * of one are all of them, and faults likewise.
 *
 * @param asked words of the command
 * @returns trials in order; and the words that are in no name, of which nothing is to be tried
 */
export function chosen(
  asked: readonly string[],
  pages: readonly TriedPage[],
  faults: readonly Fault[],
): { work: Trial[]; strangers: string[] } {
  const isOf = (word: string, { path, widgets }: TriedPage): boolean =>
    path.includes(word) || widgets.includes(word);
  const somePages = pages.filter((page) => asked.some((word) => isOf(word, page)));
  const someFaults = faults.filter(({ name }) => asked.some((word) => name.includes(word)));
  const tried = someFaults.length > 0 ? someFaults : faults;
  return {
    work: (somePages.length > 0 ? somePages : pages).flatMap((page) =>
      tried.map((fault) => ({ ...page, fault })),
    ),
    strangers: asked.filter(
      (word) =>
        !somePages.some((page) => isOf(word, page)) && !someFaults.some(({ name }) => name.includes(word)),
    ),
  };
}
