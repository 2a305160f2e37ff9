import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList } from '../finding.ts';
import { withArticle } from '../words/article.ts';
import type { List } from './definitions.ts';
import { type CheckedFile, remember } from './file.ts';
import { missingBlocks } from './missing-blocks.ts';
import { isOfModule } from './module-ids.ts';
import { idsOfOthers } from './other-lists.ts';
import { shortLists } from './short-lists.ts';
import { isOfNoCampaign, push, type Reference, referencesOf } from './uses.ts';

const KEYED: ReadonlySet<string> = new Set(['data', 'state', 'popups']);

interface Dangling {
  /** By the rule that tells them: one a name, however often it is used. */
  readonly problems: ReadonlyMap<string, Problem[]>;
  /** `list name` of all names that lead nowhere. */
  readonly lost: ReadonlySet<string>;
}

/** Problems of all names that lead nowhere, by the rule that tells them. */
export const danglingOf = (file: CheckedFile): ReadonlyMap<string, Problem[]> => findDangling(file).problems;

/** Whether a name leads nowhere where it is looked for in a list, which has been told. */
export const isLost = (file: CheckedFile, list: string, name: string): boolean =>
  findDangling(file).lost.has(`${list} ${name}`);

function findDangling(file: CheckedFile): Dangling {
  return remember(file, 'dangling', () => {
    const lost = new Map<string, Reference[]>();
    const short = shortLists(file);
    const used = new Set<string>();
    for (const reference of referencesOf(file)) {
      const list = file.lists.get(reference.list);
      if (!list) continue;
      const key = `${reference.list} ${reference.name}`;
      if (list.names.has(reference.name)) {
        used.add(key);
        continue;
      }
      // Without a campaign there is one mistake, told by rule campaign.
      if (list.open || short.has(reference.list) || isOfNoCampaign(file, list.container)) continue;
      push(lost, key, reference);
    }
    const problems = new Map<string, Problem[]>();
    const names = new Set(lost.keys());
    for (const whole of [missingBlocks, idsOfOthers])
      for (const { rule, problem, keys } of whole(file, lost)) {
        push(problems, rule, problem);
        for (const key of keys) lost.delete(key);
      }
    for (const [key, references] of lost) {
      const { rule, problem } = describe(file, key, references, used);
      push(problems, rule, problem);
    }
    return { problems, lost: names };
  });
}

function describe(file: CheckedFile, key: string, references: Reference[], used: ReadonlySet<string>) {
  const [first] = references as [Reference];
  const { list: kind, name } = first;
  const list = file.lists.get(kind);
  const what = list?.what ?? kind;
  const names = [...(list?.names.keys() ?? [])];
  const free = names.filter((one) => !used.has(`${kind} ${one}`));
  const near = nearestName(name, free) ?? nearestName(name, names);
  // One definition that nobody uses beside one name that nobody defines: they belong together, whatever they are called.
  const nearest =
    near ?? (free.length === 1 && isRenamed(file, name, free[0] ?? '', references) ? free[0] : undefined);
  const at = nearest === undefined ? undefined : list?.names.get(nearest);
  const times = references.length;
  if (nearest !== undefined && at && free.includes(nearest) && isRenamed(file, name, nearest, references)) {
    const problem: Problem = {
      pointer: at,
      at: list?.container && KEYED.has(kind) ? 'key' : 'value',
      message: `the ${what} \`${nearest}\` is never used, while \`${name}\` is used ${times === 1 ? 'once' : `${times} times`} and does not exist`,
      expected: `\`${name}\``,
      got: `\`${nearest}\``,
      nearest: name,
      related: references
        .slice(0, 10)
        .map((one) => ({ pointer: one.pointer, message: `\`${name}\` is used here` })),
    };
    return { rule: 'references', problem };
  }
  const others = references.slice(1, 6).map((one) => ({ pointer: one.pointer, message: 'and here' }));
  const defined = at ? [{ pointer: at, message: `\`${nearest}\` is defined here` }] : [];
  const problem: Problem = {
    pointer: first.pointer,
    ...(first.part ? { part: first.part } : {}),
    message: `there is no ${what} \`${name}\`${times > 1 ? ` (used ${times} times)` : ''}`,
    expected:
      names.length === 0
        ? `${withArticle(what)}; this document has none`
        : `${withArticle(what)} of this document`,
    got: `\`${name}\``,
    nearest,
    allowed: shortList(names),
    tip: tipFor(first, list),
    related: [...others, ...defined],
  };
  if (kind === 'themes' || kind === 'bridge') problem.expected = `${withArticle(what)} that exists`;
  if (isOfModule(kind)) problem.expected = `${withArticle(what)} of modules/${kind.replace(/#.*/, '')}`;
  return { rule: first.rule, problem, key };
}

function tipFor({ list: kind, name }: Reference, list: List | undefined): string | undefined {
  if (kind === 'anchors' && name.startsWith('#'))
    return 'the id alone, without `#`: a link has it, a step does not';
  return list?.container !== undefined && list.names.size === 0
    ? `they stand under \`${list.container.slice(1).replaceAll('/', '.')}\``
    : undefined;
}

/** What stands between two of these is a whole string, or a step of a path, an event or an expression. */
const BETWEEN = /["'/._]/;

/** How often each step stands in a document: read once, however many names are lost. */
const stepsIn = (file: CheckedFile): ReadonlyMap<string, number> =>
  remember(file, 'steps of the text', () => {
    const counts = new Map<string, number>();
    const steps = file.text.split(BETWEEN);
    for (const step of steps.slice(1, -1)) counts.set(step, (counts.get(step) ?? 0) + 1);
    return counts;
  });

/** How often a name stands in a document as one. */
function mentions(file: CheckedFile, word: string): number {
  if (word !== '' && !BETWEEN.test(word)) return stepsIn(file).get(word) ?? 0;
  return (
    file.text.split(new RegExp(`(?<=["'/._])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=["'/._])`))
      .length - 1
  );
}

/**
 * It is the definition that was renamed, not the use that is misspelt: it is used alike in several places, or the name
 * of the use stands elsewhere too (in paths, pictures, events) and that of the definition does not.
 */
function isRenamed(file: CheckedFile, name: string, defined: string, uses: readonly Reference[]): boolean {
  // What cannot be a name of the list was never one, wherever it stands.
  if (file.lists.get(uses[0]?.list ?? '')?.pattern?.test(name) === false) return false;
  // A data source is mostly called like the board that it asks for.
  const alike = uses.some((one) => one.pointer.split('/').includes(name));
  // A single use that says more than the name: letters too many, most likely.
  if (uses.length === 1 && !alike && name.startsWith(defined)) return false;
  return uses.length > 1 || alike || mentions(file, name) - uses.length > mentions(file, defined) - 1;
}
