import { isOwnKey, setAttribute } from './attributes.ts';
import { NotDrawn } from './hooks.ts';
import type { HostTree, Tree } from './tree.ts';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** From a node on, the first that is an element or a text: comments stand between texts, and nobody sees them. */
function shown(node: Node | null): Element | Text | null {
  let one = node;
  while (one !== null && !(one instanceof Element) && !isText(one)) one = one.nextSibling;
  return one;
}

/**
 * Finds the elements and texts that a drawing stands for. From one to the next, as a list of children (`childNodes`) stays with
 * its element for good.
 *
 * @throws NotDrawn where the page holds something else: nothing may be written then
 */
export function locate(trees: readonly Tree[], parent: Element): void {
  let node = shown(parent.firstChild);
  for (const tree of trees) {
    if (node === null) throw new NotDrawn('Fewer children than drawn.');
    if ('text' in tree) {
      if (!isText(node)) throw new NotDrawn('An element in place of a text.');
    } else {
      if (isText(node) || node.localName !== tree.tag) throw new NotDrawn('Another element than drawn.');
      locate(tree.children, node);
    }
    tree.node = node;
    node = shown(node.nextSibling);
  }
  if (node !== null) throw new NotDrawn('More children than drawn.');
}

/**
 * What is to be done to make a page that shows one drawing show another. Elements that stay are the same ones, with all that others have
 * done to them: only what differs between the drawings is written.
 *
 * @param before found in the page
 * @throws NotDrawn where it cannot be told what React would make of it; nothing has been written then
 */
export function changesBetween(
  before: readonly Tree[],
  after: readonly Tree[],
  parent: Element,
): (() => void)[] {
  const changes: (() => void)[] = [];
  compareAll(before, after, parent, changes);
  return changes;
}

function compareAll(
  before: readonly Tree[],
  after: readonly Tree[],
  parent: Element,
  changes: (() => void)[],
): void {
  for (const [index, tree] of after.entries()) {
    const old = before[index];
    if (old === undefined) {
      make(tree, parent, changes, (node) => parent.append(node));
    } else if ('text' in tree && 'text' in old) {
      const node = old.node as Text;
      tree.node = node;
      if (tree.text !== old.text)
        changes.push(() => {
          node.data = tree.text;
        });
    } else if ('tag' in tree && 'tag' in old && tree.tag === old.tag) compare(old, tree, changes);
    else make(tree, parent, changes, (node) => old.node?.replaceWith(node));
  }
  for (const { node } of before.slice(after.length)) changes.push(() => node?.remove());
}

function compare(before: HostTree, after: HostTree, changes: (() => void)[]): void {
  const element = before.node as Element;
  after.node = element;
  for (const key of new Set([...Object.keys(before.props), ...Object.keys(after.props)])) {
    if (isOwnKey(key)) continue;
    const [was, is] = [before.props[key], after.props[key]];
    if (!Object.is(was, is)) changes.push(setAttribute(element, key, is, was));
  }
  compareAll(before.children, after.children, element, changes);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes what was not there. */
function make(tree: Tree, parent: Element, changes: (() => void)[], place: (node: Node) => void): void {
  const node = made(tree, parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  changes.push(() => place(node));
}

function made(tree: Tree, inSvg: boolean): Node {
  if ('text' in tree) {
    tree.node = document.createTextNode(tree.text);
    return tree.node;
  }
  const isSvg = inSvg || tree.tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tree.tag) : document.createElement(tree.tag);
  tree.node = element;
  for (const [key, value] of Object.entries(tree.props))
    if (!isOwnKey(key) && value !== undefined && value !== null)
      setAttribute(element, key, value, undefined)();
  element.append(...tree.children.map((one) => made(one, isSvg && tree.tag !== 'foreignObject')));
  return element;
}
