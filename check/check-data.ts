import type { Finding, Problem } from './finding.ts';
import { judgeText } from './judge-text.ts';
import type { CheckContext } from './model/context.ts';
import { themePartOf } from './model/file-kinds.ts';
import { dataSchema } from './rules/data-schema.ts';
import { glossaryOfData } from './rules/glossary.ts';
import { moduleData } from './rules/module-data.ts';
import { schema } from './rules/schema.ts';
import type { DataFile } from './shape/data-file.ts';
import { nameSchema } from './shape/name-schema.ts';
import { validateDocument } from './shape/validate.ts';
import { parseText } from './text/parse.ts';
import { isObject } from './text/pointer.ts';
import { toFinding } from './to-finding.ts';

/**
 * Checks one data file of a module against the schema that its `$schema` names, or the palette or the shapes of a theme.
 * @param path below the project's root: `modules/<module>/data/<name>.json`, `activities/art/<theme>/palette.json`,
 *   `activities/art/<theme>/shape.json`
 */
export function checkData(path: string, text: string, context: CheckContext): Finding[] {
  const unreadable = judgeText(path, text);
  if (unreadable.length > 0) return unreadable;
  const parsed = parseText(text);
  const { value } = parsed;
  const part = themePartOf(path);
  if (!isObject(value)) {
    const problem: Problem = {
      pointer: '',
      message: `a ${part ?? 'data file'} is one object`,
      expected: '{ ... }',
      got: String(parsed.tree?.type),
    };
    return [toFinding(path, text, parsed.tree, schema, problem)];
  }
  const named = part
    ? { schema: `common/${part}.schema.json`, problems: [] }
    : nameSchema(path, value, parsed, context.schemas, text);
  const file: DataFile = {
    path,
    text,
    value,
    namingProblems: named.problems,
    schemaProblems:
      named.schema === undefined
        ? []
        : validateDocument(context.validators.data(named.schema), context.kinds, value, parsed).problems,
    world: {
      files: context.moduleFiles,
      hasRoute: (route) => context.site.has(route),
    },
  };
  return [dataSchema, schema, moduleData, glossaryOfData]
    .flatMap((rule) =>
      [...rule.check(file)].map((problem) => toFinding(path, text, parsed.tree, rule, problem)),
    )
    .sort((a, b) => a.offset - b.offset);
}
