import type { Node } from 'jsonc-parser';
import type { Finding, Problem } from './finding.ts';
import type { Rule } from './rule.ts';
import { nodeAt, positionAt, propertyAt, stretchInString } from './text/parse.ts';

/** What a rule says of a place, with the position of that place in the file. */
export function toFinding(
  path: string,
  text: string,
  tree: Node | undefined,
  rule: Rule,
  problem: Problem,
): Finding {
  const stretch = problem.stretch ?? stretchOf(text, tree, problem);
  const { pointer, message, expected, got, nearest, allowed, tip, fix } = problem;
  const related = problem.related?.map((one) => {
    const { offset } = stretchOf(text, tree, { ...one, at: 'value' });
    return { file: path, ...positionAt(text, offset), message: one.message };
  });
  return {
    rule: rule.id,
    severity: rule.severity,
    file: path,
    ...positionAt(text, stretch.offset),
    ...stretch,
    pointer,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(got === undefined ? {} : { got }),
    ...(nearest === undefined ? {} : { nearest }),
    ...(allowed === undefined ? {} : { allowed: [...allowed] }),
    ...(tip === undefined ? {} : { tip }),
    page: `docs/checks/${rule.id}.md`,
    ...(fix === undefined ? {} : { fix }),
    ...(related?.length ? { related } : {}),
  };
}

function stretchOf(text: string, tree: Node | undefined, problem: Pick<Problem, 'pointer' | 'at' | 'part'>) {
  const node =
    problem.at === 'key' ? propertyAt(tree, problem.pointer)?.children?.[0] : nodeAt(tree, problem.pointer);
  if (!node) return { offset: 0, length: 0 };
  if (problem.part && node.type === 'string') return stretchInString(text, node, problem.part);
  const isLong = node.type === 'object' || node.type === 'array';
  return { offset: node.offset, length: isLong ? 1 : node.length };
}
