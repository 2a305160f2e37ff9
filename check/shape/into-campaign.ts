import { type Node, parseTree } from 'jsonc-parser';
import type { Edit, Problem } from '../finding.ts';
import { leaveOut } from '../text/edits.ts';
import { type Outline, propertiesChanged, propertyAt } from '../text/parse.ts';
import { child, isObject, type Json } from '../text/pointer.ts';

/**
 * Blocks of the campaign that stand beside `campaign`: what is wrong, and the blocks moved in memory to where they belong, so
 * that they are judged there. `document` and the tree of `outline` are changed.
 * @returns moved: pointers of the blocks that were moved; one that the campaign has already stays
 */
export function intoCampaign(
  document: Json,
  keys: readonly string[],
  { tree }: Outline,
): { problems: Problem[]; moved: string[] } {
  const campaign = Object.hasOwn(document, 'campaign') ? document.campaign : {};
  const isTaken = (key: string): boolean => !isObject(campaign) || Object.hasOwn(campaign, key);
  const problems = keys.filter(isTaken).map((key) => ({
    ...keyOf(tree, key),
    message: `\`${key}\` belongs into \`campaign\`${isObject(campaign) ? ', which has one already' : ''}`,
    expected: `one \`${key}\`, in \`campaign\``,
    got: `\`${key}\` beside it`,
  }));
  const [first, ...others] = keys.filter((key) => !isTaken(key));
  if (first === undefined || !isObject(campaign) || !tree) return { problems, moved: [] };
  const all = [first, ...others];
  const problem: Problem = {
    ...keyOf(tree, first),
    message: `${all.map((key) => `\`${key}\``).join(', ')} ${all.length === 1 ? 'belongs' : 'belong'} into \`campaign\``,
    expected: `\`"campaign": { "${first}": ... }\``,
    got: `\`${first}\` among the keys of the page`,
    intoCampaign: first,
    related: others.map((key) => ({ pointer: child('/campaign', key), message: `\`${key}\` stands here` })),
  };
  for (const key of all) move(document, campaign, key, tree);
  return { problems: [...problems, problem], moved: all.map((key) => child('/campaign', key)) };
}

/** Where a key of the document stands, taken before the tree is changed. */
function keyOf(tree: Node | undefined, key: string): Pick<Problem, 'pointer' | 'at' | 'stretch'> {
  const pointer = child('', key);
  const node = propertyAt(tree, pointer)?.children?.[0];
  return {
    pointer,
    at: 'key',
    ...(node ? { stretch: { offset: node.offset, length: node.length } } : {}),
  };
}

function move(document: Json, campaign: Json, key: string, tree: Node): void {
  campaign[key] = document[key];
  document.campaign = campaign;
  delete document[key];
  const property = propertyAt(tree, child('', key));
  if (!property) return;
  const home = propertyAt(tree, '/campaign')?.children?.[1] ?? newCampaign(tree, property);
  Object.assign(tree, { children: tree.children?.filter((one) => one !== property) });
  home.children?.push(Object.assign(property, { parent: home }));
  propertiesChanged(tree);
  propertiesChanged(home);
}

/** The node of a campaign that stands nowhere yet: where its first block stands. */
function newCampaign(tree: Node, { offset, length }: Node): Node {
  const place = { offset, length };
  const value: Node = { type: 'object', ...place, children: [] };
  const key: Node = { type: 'string', ...place, value: 'campaign' };
  const property: Node = { type: 'property', ...place, children: [key, value], parent: tree };
  for (const one of [key, value]) Object.assign(one, { parent: property });
  tree.children?.push(property);
  propertiesChanged(tree);
  return value;
}

/**
 * A problem of a block beside the campaign, with the fix that moves it into the campaign, or makes one of it. The block stays
 * written as it is, a step further in.
 */
export function withMove(text: string, problem: Problem, key: string): Problem {
  const tree = parseTree(text);
  const property = propertyAt(tree, child('', key));
  if (!property) return problem;
  const home = propertyAt(tree, '/campaign')?.children?.[1];
  const { offset, length } = property;
  const line = /\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const step = line.slice(1);
  // No string of JSON has a line break: each is one between values.
  const written = text.slice(offset, offset + length).replaceAll('\n', `\n${step}`);
  const title = `move \`${key}\` into \`campaign\``;
  if (!home) {
    const content = `"campaign": {${line}${step}${written}${line}}`;
    return { ...problem, fix: { title, edits: [{ offset, length, content }] } };
  }
  const [first] = home.children ?? [];
  const last = home.children?.at(-1);
  const gap = first ? text.slice(home.offset + 1, first.offset) : `${line}${step}`;
  const edits: Edit[] = [
    ...leaveOut(property),
    last
      ? { offset: last.offset + last.length, length: 0, content: `,${gap}${written}` }
      : { offset: home.offset + 1, length: home.length - 2, content: `${gap}${written}${line}` },
  ];
  return { ...problem, fix: { title, edits } };
}
