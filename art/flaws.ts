/** What a picture may not carry, each with its name. */
export function flaws(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = '']) => id);
  return [
    ...(/<(style|script|text|image|foreignObject|animate)\b/.test(svg)
      ? ['an element that is not drawing']
      : []),
    ...(/ style="| on\w+="/.test(svg) ? ['inline style or handler'] : []),
    ...(/href="[^#]|url\((?!#)/.test(svg) ? ['a reference to elsewhere'] : []),
    ...(new Set(ids).size < ids.length ? ['an id twice'] : []),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing is called ${id}`),
    ...(/~|NaN|undefined/.test(svg) ? ['a hole in the drawing'] : []),
  ];
}
