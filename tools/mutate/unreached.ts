import type { Profiler } from 'node:inspector';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map. */
function decode(segment: string): number[] {
  const found: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return found;
}

/** Of each character whether it ran: of ranges that lie in each other the inner one knows best. */
function ranOf(length: number, functions: readonly Profiler.FunctionCoverage[]): Uint8Array {
  const ran = new Uint8Array(length).fill(1);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}

/**
 * Lines of a source, from 1, that have code of which none ran.
 *
 * @param script what ran: the module as vitest wraps it, with its source map at the end
 */
export function unreachedLines(script: string, functions: readonly Profiler.FunctionCoverage[]): number[] {
  const map = /^\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([A-Za-z0-9+/=]+)$/m.exec(
    script,
  )?.[1];
  if (map === undefined) return [];
  const { mappings } = JSON.parse(Buffer.from(map, 'base64').toString('utf8')) as { mappings: string };
  const ran = ranOf(script.length, functions);
  const reached = new Set<number>();
  const known = new Set<number>();
  let lineStart = script.indexOf('=>{{') + '=>{{'.length;
  let line = 0;
  for (const generated of mappings.split(';')) {
    let column = 0;
    for (const segment of generated.split(',').filter(Boolean)) {
      const [across = 0, , down] = decode(segment);
      column += across;
      if (down === undefined) continue;
      line += down;
      known.add(line + 1);
      if (ran[lineStart + column] === 1) reached.add(line + 1);
    }
    lineStart = script.indexOf('\n', lineStart) + 1;
  }
  return [...known].filter((one) => !reached.has(one)).sort((a, b) => a - b);
}
