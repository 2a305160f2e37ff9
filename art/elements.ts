interface Element {
  readonly children: Element[];
  /** The id that a `use` places. */
  readonly places: string | undefined;
}

/**
 * How many elements a picture is for a browser, which copies what a `use` places, and what a `use` in that places: each is styled and
 * painted. Definitions are counted as they stand, too.
 *
 * @throws Error for a `use` of an id that the picture has not
 */
export function elementsOf(svg: string): number {
  const picture: Element = { children: [], places: undefined };
  const open = [picture];
  const byId = new Map<string, Element>();
  for (const [, end, attributes = '', alone] of svg.matchAll(/<(\/?)\w+([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const places = /\shref="#([^"]+)"/.exec(attributes)?.[1];
    const element: Element = { children: [], places };
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (id) byId.set(id, element);
    open.at(-1)?.children.push(element);
    if (!alone) open.push(element);
  }
  const counted = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    const placed = element.places === undefined ? undefined : byId.get(element.places);
    if (element.places !== undefined && !placed)
      throw new Error(`expected a definition of #${element.places}, got none`);
    const all = [...element.children, ...(placed ? [placed] : [])].reduce((sum, one) => sum + count(one), 1);
    counted.set(element, all);
    return all;
  };
  return count(picture) - 1;
}
