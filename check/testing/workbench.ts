import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root as projectRoot } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { readContext } from '../disk/read-context.ts';
import type { Finding } from '../finding.ts';
import { fixTexts } from '../fix.ts';
import { checkText, checkTexts } from '../index.ts';
import { applyEdits, removeAt, replaceAt } from '../text/edits.ts';
import { parseText, propertyAt } from '../text/parse.ts';

/** A small project without mistakes, in which tests plant one. */
export const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));

const context = readContext(fixtures, join(projectRoot, 'schemas'));
export const sources: ReadonlyMap<string, string> = new Map(
  documentPaths(fixtures).map((path) => [path, readFileSync(join(fixtures, path), 'utf8')]),
);
checkTexts(sources, context);

const PATH = 'activities/sound.json';
export const sound = sources.get(PATH) ?? '';

/** The sound document with another value at a pointer. */
export const set = (pointer: string, value: unknown, text = sound): string =>
  applyEdits(text, replaceAt(text, pointer, value));

/** The sound document without a key or entry. */
export const drop = (pointer: string, text = sound): string => applyEdits(text, removeAt(text, pointer));

/** The sound document with a key under another name. */
export function rename(pointer: string, name: string, text = sound): string {
  const key = propertyAt(parseText(text).tree, pointer)?.children?.[0];
  if (!key) throw new Error(`the fixture has nothing at ${pointer}`);
  return applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]);
}

/** The sound document with one stretch of text in place of another that stands in it once. */
export function swap(before: string, after: string, text = sound): string {
  if (text.split(before).length !== 2) throw new Error(`the fixture must have this once: ${before}`);
  return text.replace(before, () => after);
}

/** Line of the first stretch of text. */
export const lineOf = (part: string, text = sound): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

/** Judges a text in the place of the sound document, or of a document that is not there. */
export const check = (text: string, path = PATH): Finding[] => checkText(path, text, context);

/** Judges a whole project of documents. */
export const checkAll = (texts: Record<string, string>): Finding[] => {
  const all = new Map([...sources, ...Object.entries(texts)]);
  const { findings } = checkTexts(all, { ...context });
  return findings;
};

/** What one rule says of a text; others may have their say too. */
export const told = (rule: string, text: string): Finding[] => check(text).filter((one) => one.rule === rule);

/** The one finding of a text; anything else is a failure that shows what was told. */
export function only(text: string, path = PATH): Finding {
  const findings = check(text, path);
  const [first] = findings;
  if (findings.length !== 1 || !first) {
    throw new Error(
      `expected one finding, got ${findings.length}: ${findings.map((one) => `${one.line} ${one.rule} ${one.message}`).join(' | ')}`,
    );
  }
  return first;
}

/** What a text becomes when the fix of its one finding is made. */
export function mended(text: string): string {
  const { fix } = only(text);
  if (!fix) throw new Error('the finding has no fix');
  return applyEdits(text, fix.edits);
}

/** What a text becomes by `--fix`, turn by turn. */
export function fixed(text: string, path = PATH): string {
  const texts = new Map([...sources, [path, text]]);
  fixTexts(texts, { ...context }, [path]);
  return texts.get(path) ?? '';
}
