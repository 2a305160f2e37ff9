/**
 * Asks for what a page needs next. Not by tags in its HTML: a browser reads ahead of the start script, and with six connections to
 * a host the page's questions would wait behind its scripts.
 *
 * @param scripts addresses, in the order in which they are needed
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
  const one = link('stylesheet', sheet, 'print');
  one.onload = () => {
    one.media = 'all';
  };
}
