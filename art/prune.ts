/** Definitions are shared lists, so a picture may carry some it does not draw; they are cut before it is written. */

/** End of the element that opens at `start`, counting elements of the same name inside it. */
function endOf(svg: string, start: number, tag: string): number {
  const edges = new RegExp(`<${tag}[ >]|</${tag}>`, 'g');
  edges.lastIndex = start;
  let depth = 0;
  for (let edge = edges.exec(svg); edge; edge = edges.exec(svg)) {
    depth += edge[0].startsWith('</') ? -1 : 1;
    if (depth === 0) return edges.lastIndex;
  }
  return svg.length;
}

/** Removes each definition with an id that nothing refers to, until all that is left is used. */
export function prune(svg: string): string {
  for (const found of svg.matchAll(/<(linearGradient|radialGradient|filter|g) id="([^"]+)"/g)) {
    const [, tag = '', id = ''] = found;
    if (svg.includes(`url(#${id})`) || svg.includes(`href="#${id}"`)) continue;
    return prune(svg.slice(0, found.index) + svg.slice(endOf(svg, found.index, tag)));
  }
  return svg.replace('<defs></defs>', '');
}

/** Path data without the spaces that a minus sign makes needless. */
export function tighten(svg: string): string {
  return svg.replace(/ d="[^"]+"/g, (data) => data.replaceAll(' -', '-'));
}
