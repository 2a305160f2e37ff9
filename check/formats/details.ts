import type { Finding } from '../finding.ts';

/** What every format says of a finding below its message, in this order. */
export function detailsOf(one: Finding): [label: string, value: string][] {
  const details: [string, string | undefined][] = [
    ['at', one.pointer],
    ['expected', one.expected],
    ['got', one.got],
    ['did you mean', one.nearest === undefined ? undefined : `\`${one.nearest}\``],
    ['allowed', one.allowed?.join(', ')],
    ['tip', one.tip],
    ...(one.related ?? []).map((each): [string, string] => [
      'see',
      `${each.file}:${each.line}:${each.column} ${each.message}`,
    ]),
    ['mend', one.fix && `npm run check -- --fix ${one.file}   (${one.fix.title})`],
    ['more', `${one.page}`],
  ];
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}
