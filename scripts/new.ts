// npm run new -- <route> --title "..." --theme name --start day --end day: writes a complete campaign to edit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestName } from '../engine/expression/nearest.ts';
import { checkText } from './check/check-text.ts';
import type { CheckContext } from './check/context.ts';
import { createContext } from './check/context.ts';
import { checkTexts, documentPaths } from './check/index.ts';
import { isObject } from './check/pointer.ts';
import { routeOf } from './check/site.ts';
import { starterDocument } from './new/starter.ts';
import { root as projectRoot } from './schemas.ts';

const USAGE = `npm run new -- <route> --title "..." --theme <name> --start <YYYY-MM-DD> --end <YYYY-MM-DD>

  route      address of the page, for example activity_20260214
  --title    its title; copied into every language
  --theme    a family of art under activities/art
  --start    first day, at midnight (+08:00)
  --end      day on which it ends, at midnight (+08:00)`;

class Misuse extends Error {}

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        theme: { type: 'string' },
        start: { type: 'string' },
        end: { type: 'string' },
        root: { type: 'string', default: projectRoot },
      },
    });
    const [route, ...more] = positionals;
    const { title, theme, start, end, root } = values;
    if (!route || more.length > 0 || !title?.trim() || !theme || !start || !end) {
      throw new Misuse('a route, a title, a theme and two days are needed');
    }
    return {
      route: route.replace(/^\/|\.json$/g, ''),
      title: title.trim(),
      theme,
      start,
      end,
      root: resolve(root),
    };
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** Names that committed campaigns gave to the things in pictures: a new one calls a swan a swan. */
function namesIn(texts: Iterable<string>): Map<string, unknown> {
  const names = new Map<string, unknown>();
  const languages = ['cn', 'tw', 'en', 'th', 'vi'];
  for (const text of texts) {
    const { campaign } = JSON.parse(text) as { campaign?: Record<string, unknown> };
    for (const one of [campaign?.gifts, campaign?.exchange].flat()) {
      if (!isObject(one) || typeof one.icon !== 'string' || !isObject(one.name) || names.has(one.icon))
        continue;
      const { name } = one;
      if (languages.every((language) => Object.hasOwn(name, language))) names.set(one.icon, name);
    }
  }
  return names;
}

function demandFree(file: string, root: string, context: CheckContext): void {
  if (
    !/^activities\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.json$/.test(file) ||
    file.startsWith('activities/art/')
  ) {
    throw new Misuse(`"${routeOf(file)}" is no address: use letters, digits, _ and -`);
  }
  const route = routeOf(file);
  const taken = context.site.summaries.find(
    (one) => one.route === route || one.aliases.some((alias) => alias.route === route),
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

function main(args: string[]): void {
  const { route, title, theme, start, end, root } = readOptions(args);
  const schemas = join(root, 'schemas');
  const context = createContext(root, existsSync(schemas) ? schemas : join(projectRoot, 'schemas'));
  const texts = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  checkTexts(texts, context, []);
  const file = `activities/${route}.json`;
  demandFree(file, root, context);
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
  const document = starterDocument({ file, title, theme, start, end, assets: context.assets, names });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const [problem] = checkText(file, text, context);
  if (problem) throw new Error(`the starter is not sound: ${problem.pointer} ${problem.message}`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(`wrote ${file}: ${title}, ${start} to ${end}, in five languages

next:
  npm run dev                      then open /h5_ac/${route}
  npm run check -- ${file}
  docs/format.md                   what else a document can say`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
