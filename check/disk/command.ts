import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root as projectRoot } from '../../build/schemas.ts';
import type { Report } from '../finding.ts';
import { fixTexts } from '../fix.ts';
import { formatGithub } from '../formats/github.ts';
import { formatJson } from '../formats/json.ts';
import { formatTerminal } from '../formats/terminal.ts';
import { checkTexts } from '../index.ts';
import type { CheckContext } from '../model/context.ts';
import { checkedPaths } from './checked-paths.ts';
import { Misuse, orMisuse, readingArguments } from './misuse.ts';
import { Parts } from './parts.ts';
import { readContext } from './read-context.ts';
import { ValidatorKeeper } from './validator-keeper.ts';
import { Verdicts } from './verdicts.ts';

export { work } from './parts.ts';

const USAGE = `npm run check -- [files...] [--format terminal|json|github] [--fix] [--strict] [--root folder]

  files      documents and data files of modules to judge; all of activities/ and modules/ without any
  --format   terminal (default), json, or github (annotations)
  --fix      mend what a machine can mend, then judge
  --strict   warnings fail as well
  --root     folder that holds activities/, modules/ and schemas/`;

/** The check as it was put together: the stamp of its sources, and the file for the verdicts of runs before. */
interface KeptCheck {
  stamp: string;
  verdicts: string;
}

type Say = Pick<Console, 'log' | 'error'>;

function checkOptions(args: string[]) {
  return readingArguments(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'terminal' },
        fix: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        root: { type: 'string', default: projectRoot },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, files: positionals };
  });
}

/** Paths as given, from here or from the root, as paths below the root. */
function toKnown(root: string, given: readonly string[], known: readonly string[]): string[] | undefined {
  if (given.length === 0) return undefined;
  return given.map((path) => {
    const candidates = [resolve(path), resolve(root, path)].map((one) =>
      relative(root, one).split(sep).join('/'),
    );
    const found = candidates.find((one) => known.includes(one));
    if (found === undefined)
      throw new Misuse(`${path} is no document and no data file of a module below ${root}`);
    return found;
  });
}

/** Fewer documents are judged before a worker has begun. */
const MANY = 100;

/** Judges by as many processors as there are, where there is much to judge. */
export function checkInParts(
  texts: ReadonlyMap<string, string>,
  context: CheckContext | (() => CheckContext),
  wanted: readonly string[] | undefined,
  by: { kept: KeptCheck | undefined; root: string; schemas: string; verdicts?: Verdicts | undefined },
): Report {
  const { kept, root, schemas, verdicts } = by;
  const anew = [...texts].filter(([path, text]) => !verdicts?.has(path, text));
  const count = Math.min(availableParallelism(), Math.ceil(anew.length / MANY));
  if (!kept || count < 2) return checkTexts(texts, context, wanted, verdicts);
  const parts = new Parts(anew, count, { stamp: kept.stamp, root, schemas });
  try {
    return checkTexts(texts, context, wanted, verdicts?.before(parts) ?? parts);
  } finally {
    parts.end();
  }
}

function judge(args: string[], say: Say, kept?: KeptCheck): number {
  const options = checkOptions(args);
  if (options.help) {
    say.log(USAGE);
    return 0;
  }
  if (!['terminal', 'json', 'github'].includes(options.format)) {
    throw new Misuse(`there is no format "${options.format}"`);
  }
  const root = resolve(options.root);
  if (!existsSync(resolve(root, 'activities'))) throw new Misuse(`${root} has no folder activities`);
  const schemas = resolve(root, 'schemas');
  const schemaFolder = existsSync(schemas) ? schemas : resolve(projectRoot, 'schemas');
  const keeper = kept && new ValidatorKeeper(kept.stamp);
  let made: CheckContext | undefined;
  const context = (): CheckContext => {
    made ??= readContext(root, schemaFolder, keeper);
    return made;
  };
  const known = checkedPaths(root);
  const wanted = toKnown(root, options.files, known);
  const texts = new Map(known.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));
  const fixed = options.fix ? fixTexts(texts, context(), wanted) : new Map<string, string[]>();
  for (const path of fixed.keys()) writeFileSync(resolve(root, path), texts.get(path) ?? '');
  const verdicts =
    kept && root === resolve(projectRoot) ? new Verdicts(kept.verdicts, root, kept.stamp) : undefined;
  const report = checkInParts(texts, context, wanted, { kept, root, schemas: schemaFolder, verdicts });
  verdicts?.keep();
  keeper?.keepCode();
  if (options.format === 'json') say.log(formatJson(report, fixed));
  else if (options.format === 'github') {
    const text = formatGithub(report);
    if (text) say.log(text);
  } else {
    const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
    say.log(formatTerminal(report, { colour, fixed, source: (path) => texts.get(path) ?? '' }));
  }
  return report.errors > 0 || (options.strict && report.warnings > 0) ? 1 : 0;
}

/**
 * The command.
 * @param say where it writes; a test listens here
 * @param kept with it, what was judged before is not judged again
 * @returns its exit code: 0, 1 where something is to be mended, or 2 where it was called wrongly
 */
export function main(args: string[], say: Say = console, kept?: KeptCheck): number {
  return orMisuse(() => judge(args, say, kept), USAGE, say);
}
