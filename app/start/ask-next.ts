/** How long ornaments wait for live parts that do not come, in ms. */
const PATIENCE = 8000;

/**
 * Asks for what a page needs next. Not by tags in its HTML: a browser reads ahead of the start script, and with six connections to
 * a host the page's questions would wait behind its scripts.
 *
 * @param scripts addresses, in the order in which they are needed; without live parts none
 * @param sheet address of the theme's ornaments, which nothing waits for
 */
export function askNext(document: Document, scripts: readonly string[], sheet: string | undefined): void {
  const link = (rel: string, href: string, media = ''): HTMLLinkElement => {
    const one = Object.assign(document.createElement('link'), { rel, media, href });
    document.head.append(one);
    return one;
  };
  for (const href of scripts) link('modulepreload', href);
  if (sheet === undefined) return;
  // A style for paper keeps no screen waiting.
  link('stylesheet', sheet, 'print').onload = () => {
    if (scripts.length === 0) showOrnaments(document);
    else setTimeout(() => showOrnaments(document), PATIENCE);
  };
}

export const ornamentsThatWait = (document: Document): HTMLLinkElement | null =>
  document.querySelector('link[rel=stylesheet][media=print]');

/** Each drawing among them keeps a phone's thread busy, which live parts need first: they show them once they stand (app/hydrate). */
export function showOrnaments(document: Document): void {
  const sheet = ornamentsThatWait(document);
  if (sheet) sheet.media = 'all';
}
