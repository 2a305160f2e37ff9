// npm run new -- <route> --title "..." --theme name --start day --end day [--param name=a,b] [--languages cn,en]
// [--timezone +07:00]: writes a complete campaign to edit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as projectRoot } from '../build/schemas.ts';
import { checkText } from '../check/check-text.ts';
import { documentPaths } from '../check/disk/checked-paths.ts';
import { Misuse, orMisuse, readingArguments } from '../check/disk/misuse.ts';
import { readContext } from '../check/disk/read-context.ts';
import { checkTexts } from '../check/index.ts';
import type { CheckContext } from '../check/model/context.ts';
import { addressOfFile, shapeOf, unroutable } from '../check/model/site.ts';
import { isObject } from '../check/text/pointer.ts';
import { addressesOf } from '../engine/document/addresses.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { isDynamic, parametersOf } from '../engine/document/anywhere/match-route.ts';
import { nearestName } from '../engine/expression/nearest.ts';
import { languages as allLanguages, type Language } from '../engine/i18n/language.ts';
import { starterDocument } from '../tools/new/starter.ts';

const USAGE = `npm run new -- <route> --title "..." --theme <name> --start <YYYY-MM-DD> --end <YYYY-MM-DD>

  route        address of the page, for example activity_20260214, or in a folder: rookie/autumn, 'rookie/[city]'
  --title      its title; copied into every language
  --theme      a family of art under activities/art
  --start      first day, at midnight
  --end        day on which it ends, at midnight
  --timezone   offset from UTC of both midnights; +08:00 without it
  --param      values of a parameter of the route, each a campaign of its own: --param city=hanoi,saigon
  --languages  those of the page, of cn,tw,en,th,vi; all five without it
  --help       says this`;

type Say = Pick<Console, 'log' | 'error'>;

function newOptions(args: string[]) {
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

/** Every parameter of the route has values that can be parts of an address, and there are no others. */
function demandValues(route: string, params: Record<string, string[]>): void {
  const names = parametersOf(route).map(({ name }) => name);
  const [without] = names.filter((name) => !Object.hasOwn(params, name));
  if (without) throw new Misuse(`the values of "${without}" are needed: --param ${without}=hanoi,saigon`);
  const [unknown] = Object.keys(params).filter((name) => !names.includes(name));
  if (unknown) throw new Misuse(`the route has no parameter "${unknown}"; write it as [${unknown}]`);
  for (const [name, values] of Object.entries(params)) {
    const wrong = values.find(
      (value, i) => !/^[A-Za-z0-9_-]{1,60}$/.test(value) || values.indexOf(value) !== i,
    );
    if (wrong !== undefined)
      throw new Misuse(`"${wrong}" is no value of ${name}: letters, digits, _ and -, each once`);
  }
}

/** Names that committed campaigns gave to the things in pictures: a new one calls a swan a swan. */
function namesIn(texts: Iterable<string>): Map<string, unknown> {
  const names = new Map<string, unknown>();
  for (const text of texts) {
    const { campaign } = JSON.parse(text) as { campaign?: Record<string, unknown> };
    for (const one of [campaign?.gifts, campaign?.exchange].flat()) {
      if (!isObject(one) || typeof one.icon !== 'string' || !isObject(one.name) || names.has(one.icon))
        continue;
      const { name } = one;
      if (allLanguages.every((language) => Object.hasOwn(name, language))) names.set(one.icon, name);
    }
  }
  return names;
}

function demandFree(
  file: string,
  root: string,
  context: CheckContext,
  params: Record<string, string[]>,
): void {
  if (unroutable(file) !== undefined || file.startsWith('activities/art/')) {
    throw new Misuse(
      `"${addressOfFile(file)}" is no address: use letters, digits, _ and -, and [name] for a parameter`,
    );
  }
  const route = addressOfFile(file);
  demandValues(route, params);
  const wanted = addressesOf(route, params).map((one) => one.route || '/');
  const taken = context.site.summaries.find(
    (one) =>
      wanted.some((own) => one.routes.has(own) || one.aliases.some((alias) => alias.route === own)) ||
      (isDynamic(route) && shapeOf(one.route) === shapeOf(route)),
  );
  if (taken || existsSync(join(root, file))) throw new Misuse(`${route} is taken by ${taken?.file ?? file}`);
}

function demandDays(start: string, end: string): void {
  for (const day of [start, end]) {
    const at = new Date(`${day}T00:00:00Z`);
    if (
      !/^\d{4}-\d\d-\d\d$/.test(day) ||
      Number.isNaN(at.getTime()) ||
      at.toISOString().slice(0, 10) !== day
    ) {
      throw new Misuse(`"${day}" is no day of the calendar; write it as 2026-02-10`);
    }
  }
  if (start >= end) throw new Misuse(`the campaign must end after it starts: ${start} to ${end}`);
}

function write(args: string[], say: Say): void {
  const options = newOptions(args);
  if (!options) {
    say.log(USAGE);
    return;
  }
  const { route, title, theme, start, end, root, params, languages, timezone } = options;
  const schemas = join(root, 'schemas');
  const context = readContext(root, existsSync(schemas) ? schemas : join(projectRoot, 'schemas'));
  const texts = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  checkTexts(texts, context, []);
  const file = `activities/${route}.json`;
  demandFree(file, root, context, params);
  demandDays(start, end);
  if (!context.themes.has(theme)) {
    const nearest = nearestName(theme, context.themes);
    throw new Misuse(
      `there is no theme "${theme}"${nearest ? `; did you mean ${nearest}?` : ''} There are: ${[...context.themes].join(', ')}`,
    );
  }
  if (![...context.assets].some((path) => path.startsWith(`art/${theme}/`) && !path.endsWith('.json'))) {
    throw new Misuse(`the theme "${theme}" has no pictures under activities/art/${theme}`);
  }
  const sound = [...texts].filter(([path, text]) => checkText(path, text, context).length === 0);
  const names = namesIn(sound.map(([, text]) => text));
  const document = starterDocument({
    file,
    title,
    theme,
    start,
    end,
    assets: context.assets,
    names,
    params,
    languages,
    timezone,
  });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  // Warnings wait for the texts that the operator writes, such as a title that is one in all languages.
  const problem = checkText(file, text, context).find(({ severity }) => severity === 'error');
  if (problem) throw new Error(`the starter is not sound: ${problem.pointer} ${problem.message}`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'wx' });
  const addresses = addressesOf(route, params).map((one) => BASE_PATH + one.route);
  say.log(`wrote ${file}: ${title}, ${start} to ${end} (${timezone}), in ${languages.join(', ')}

next:
  npm run dev                      then open ${addresses.slice(0, 3).join(', ')}
  npm run check -- ${isDynamic(file) ? `'${file}'` : file}
  docs/format.md                   what else a document can say`);
}

/**
 * The command.
 * @param say where it writes; a test listens here
 * @returns its exit code: 0, or 2 where it was called wrongly and wrote nothing
 */
export function main(args: string[], say: Say = console): number {
  const run = (): number => {
    write(args, say);
    return 0;
  };
  return orMisuse(run, USAGE, say);
}

if (process.argv[1]?.endsWith('new.ts')) process.exitCode = main(process.argv.slice(2));
