import type { Asks } from './handed.ts';
import { soon } from './soon.ts';

/** How long ornaments wait for live parts that do not come, in ms. */
const PATIENCE = 8000;

/** How long React waits for what draws answers to be on its way, in ms. */
const BEHIND = 50;

/**
 * Asks for what a page needs after what draws its answers: React, two and a half times as long as that, a moment behind it; ornaments, which
 * would take the line from both, once the page is read (decisions 0137, 0157).
 */
export function askNext(document: Document, { react, sheet }: Pick<Asks, 'react' | 'sheet'>): void {
  const link = (rel: string, href: string, media = ''): HTMLLinkElement => {
    const one = Object.assign(document.createElement('link'), { rel, media, href });
    document.head.append(one);
    return one;
  };
  let drawing = react;
  const askForReact = (): void => {
    if (drawing !== undefined) link('modulepreload', drawing);
    drawing = undefined;
  };
  if (drawing !== undefined) soon(askForReact, { delay: BEHIND });
  const rest = (): void => {
    askForReact();
    if (sheet === undefined) return;
    // A style for paper keeps no screen waiting.
    link('stylesheet', sheet, 'print').onload = () => {
      if (react === undefined) showOrnaments(document);
      else setTimeout(() => showOrnaments(document), PATIENCE);
    };
  };
  document.addEventListener('DOMContentLoaded', rest, { once: true });
}

export const ornamentsThatWait = (document: Document): HTMLLinkElement | null =>
  document.querySelector('link[rel=stylesheet][media=print]');

/** Each drawing among them keeps a phone's thread busy, which live parts need first: they show them once they stand (app/hydrate). */
export function showOrnaments(document: Document): void {
  const sheet = ornamentsThatWait(document);
  if (sheet) sheet.media = 'all';
}
