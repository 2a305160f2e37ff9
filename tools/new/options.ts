import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as projectRoot } from '../../build/schemas.ts';
import { Misuse, readingArguments } from '../../check/disk/misuse.ts';
import { languages as allLanguages, type Language } from '../../engine/i18n/language.ts';

/** What the command was called with; undefined where only its help is wanted. @throws Misuse */
export function newOptions(args: string[]) {
  return readingArguments(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        theme: { type: 'string' },
        start: { type: 'string' },
        end: { type: 'string' },
        param: { type: 'string', multiple: true, default: [] },
        timezone: { type: 'string', default: '+08:00' },
        help: { type: 'boolean', short: 'h', default: false },
        languages: { type: 'string', default: allLanguages.join() },
        root: { type: 'string', default: projectRoot },
      },
    });
    if (values.help) return undefined;
    const [route, ...more] = positionals;
    const { title, theme, start, end, root } = values;
    if (!route || more.length > 0 || !title?.trim() || !theme || !start || !end) {
      throw new Misuse('a route, a title, a theme and two days are needed');
    }
    return {
      params: readParams(values.param),
      languages: readLanguages(values.languages),
      timezone: readOffset(values.timezone),
      route: route.replace(/^\/|\.json$/g, ''),
      title: title.trim(),
      theme,
      start,
      end,
      root: resolve(root),
    };
  });
}

/** `city=hanoi,saigon`, as often as there are parameters. */
function readParams(given: readonly string[]): Record<string, string[]> {
  const pairs = given.map((one): [string, string[]] => {
    const [, name, values] = /^([a-z_]+)=(.+)$/.exec(one) ?? [];
    if (!name || !values) throw new Misuse(`"${one}" are no values; write --param city=hanoi,saigon`);
    return [name, values.split(',').map((value) => value.trim())];
  });
  return Object.fromEntries(pairs);
}

function readLanguages(given: string): Language[] {
  const codes = given.split(',').map((one) => one.trim());
  const wrong = codes.find((one) => !allLanguages.includes(one as Language));
  if (wrong !== undefined)
    throw new Misuse(`"${wrong}" is no language; there are: ${allLanguages.join(', ')}`);
  return allLanguages.filter((one) => codes.includes(one));
}

/** An offset as the schedule has it; `+7`, `7` and `UTC+7` are +07:00. */
function readOffset(given: string): string {
  const [, sign = '+', hours, minutes = '00'] =
    /^(?:UTC|GMT)?([+-])?(\d{1,2})(?::?(\d\d))?$/i.exec(given.trim()) ?? [];
  const offset = `${sign}${hours?.padStart(2, '0')}:${minutes}`;
  if (!/^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset))
    throw new Misuse(`"${given}" is no offset from UTC; write it as +07:00`);
  return offset;
}

export type NewOptions = NonNullable<ReturnType<typeof newOptions>>;
