import { ornamentsThatWait } from '../start/ask-next.ts';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Has the browser read the drawings of the ornaments that wait (app/start), one a turn: shown without that, all are read in one, which
 * keeps a phone's thread busy for a tenth of a second and more. Each is read once, as its address is the drawing itself.
 *
 * @returns them, to be kept until the ornaments are shown; of parts that the page has not, none
 */
export async function readOrnaments(document: Document): Promise<readonly HTMLImageElement[]> {
  const first = ornamentsThatWait(document)?.sheet?.cssRules[0] as CSSStyleRule | undefined;
  const read: HTMLImageElement[] = [];
  for (const name of first?.style ?? []) {
    const value = first?.style.getPropertyValue(name).trim() ?? '';
    if (!value.startsWith('url("data:') || !document.querySelector(`.part-${name.slice(6)}`)) continue;
    await turn();
    const image = document.createElement('img');
    image.src = value.slice(5, -2);
    read.push(image);
  }
  await turn();
  return read;
}
