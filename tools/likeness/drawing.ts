/**
 * The shapes of a drawing, whatever they are called and however they are dyed: names inside of a drawing are its own (`art/pictures.ts`
 * gives each another prefix), and colours are those of a family or a variant.
 *
 * @param svg its text; what it only defines to paint with is no shape
 */
export const shapesOf = (svg: string): string[] =>
  svg
    .replace(/<(linear|radial)Gradient\b.*?<\/\1Gradient>/gs, '')
    .replace(/\s(?:id|fill|stroke|opacity|class|href)="[^"]*"/g, '')
    .match(/<(?:path|rect|circle|ellipse|line|polygon|polyline|use|image|text)\b[^>]*>/g) ?? [];

/** Of the shapes of the smaller of two stages, how many stand in the other: 0 to 1. */
export function sharedShapes(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return few.size === 0 ? 1 : [...few].filter((shape) => many.has(shape)).length / few.size;
}
