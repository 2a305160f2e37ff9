import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as projectRoot } from '../../build/schemas.ts';
import { checkText } from '../../check/check-text.ts';
import { documentPaths } from '../../check/disk/checked-paths.ts';
import { readContext } from '../../check/disk/read-context.ts';
import { checkTexts } from '../../check/index.ts';
import { isObject } from '../../check/text/pointer.ts';
import { addressesOf } from '../../engine/document/addresses.ts';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { isDynamic } from '../../engine/document/anywhere/match-route.ts';
import { languages as allLanguages } from '../../engine/i18n/language.ts';
import { demandDays, demandFree, demandTheme } from './demands.ts';
import type { NewOptions } from './options.ts';
import { starterDocument } from './starter.ts';

/**
 * Names that committed campaigns gave to the things in pictures: a new one calls a swan a swan. Those with a number in them, as
 * "Halo, 8 days", say what another campaign gives; a picture that two call otherwise has the name of none, for each means its own story.
 */
export function namesIn(texts: Iterable<string>): Map<string, unknown> {
  const names = new Map<string, Record<string, unknown>>();
  const disputed = new Set<string>();
  for (const text of texts) {
    const { campaign } = JSON.parse(text) as { campaign?: Record<string, unknown> };
    for (const one of [campaign?.gifts, campaign?.prizes, campaign?.exchange].flat()) {
      if (!isObject(one) || typeof one.icon !== 'string' || !isObject(one.name)) continue;
      const { name } = one;
      const before = names.get(one.icon);
      if (before && before.cn !== name.cn) disputed.add(one.icon);
      if (before) continue;
      const isWhole = allLanguages.every((language) => Object.hasOwn(name, language));
      if (isWhole && !/\d/.test(JSON.stringify(name))) names.set(one.icon, name);
    }
  }
  for (const icon of disputed) names.delete(icon);
  return names;
}

/** Of days that are past: a page that is over can be looked at, and be what nobody meant. The check has no clock, and old campaigns stay valid. */
function pastNote({ end, timezone }: Pick<NewOptions, 'end' | 'timezone'>, now: number): string {
  if (Date.parse(`${end}T00:00:00${timezone}`) > now) return '';
  return `
note: ${end} is past: where dates are not moved, this campaign is over from its first day on`;
}

/**
 * Writes the document, and returns what to do next.
 * @param now ms; what is past hangs on it
 * @throws Misuse where nothing was written
 */
export function writeStarter(options: NewOptions, now = Date.now()): string {
  const { route, title, theme, start, end, root, params, languages, timezone } = options;
  demandDays(start, end);
  const schemas = join(root, 'schemas');
  const context = readContext(root, existsSync(schemas) ? schemas : join(projectRoot, 'schemas'));
  const texts = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  checkTexts(texts, context, []);
  const file = `activities/${route}.json`;
  demandFree(file, root, context, params);
  demandTheme(theme, context);
  // Names of its own pictures alone are asked for: documents that show none of them need not be judged.
  const sound = [...texts].filter(
    ([path, text]) => text.includes(`"art/${theme}/`) && checkText(path, text, context).length === 0,
  );
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
  return `wrote ${file}: ${title}, ${start} to ${end} (${timezone}), in ${languages.join(', ')}

next:${
    languages.length > 1 ? `\n  ${file}: its title waits to be translated, and all texts for your story` : ''
  }
  npm run dev                      then open ${addresses.slice(0, 3).join(', ')}
                                   with ?phase=preview, live, settling or ended for each phase
  npm run check -- ${isDynamic(file) ? `'${file}'` : file}
  npm run likeness                 whether it is still too like another campaign
  docs/format.md                   what else a document can say${pastNote(options, now)}`;
}
