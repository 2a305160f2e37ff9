import { parseAst } from 'vite';

/** What React can do and no page here asks for, as build/react-left-out.ts has it. */
const [SUSPENSE, HEAD] = [
  'Suspense, lazy and Activity',
  'styles, scripts and links that React puts into the head',
] as const;

/**
 * The kinds of work of React's tree (`tag` of a fiber, react-dom 19.3.1) that no page here has, with what they are for: none of their
 * elements can be asked for (build/react-left-out.ts), or it is a part of the document that no live part draws.
 */
const NEVER: ReadonlyMap<unknown, string> = new Map([
  [12, 'Profiler'],
  [13, SUSPENSE],
  [16, SUSPENSE],
  [18, SUSPENSE],
  [19, SUSPENSE],
  [21, 'a scope'],
  [22, SUSPENSE],
  [23, SUSPENSE],
  [24, 'a cache'],
  [25, 'marks of transitions'],
  [26, HEAD],
  [27, 'html, head and body'],
  [30, 'ViewTransition'],
  [31, SUSPENSE],
]);

/** Where each kind begins its work: it says there what is left out. */
const BEGINS = 'beginWork';
/** Where what is drawn is put in the place of what was: what is lazy is never one of it, only its element's type. */
const CHILDREN = 'createChildReconciler';
const LAZY = 'REACT_LAZY_TYPE';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Case extends Node {
  readonly test: Any | null;
  readonly consequent: readonly Node[];
}
/** Of a node of any type, what is read here. */
type Any = Node & {
  readonly id?: { readonly name?: string } | null;
  readonly name?: string;
  readonly value?: unknown;
  readonly property?: { readonly name?: string };
  readonly discriminant?: Any;
  readonly cases?: readonly Case[];
  readonly operator?: string;
  readonly left?: Any;
  readonly right?: Any;
  readonly argument?: Any;
};

/** What tells a kind: a fiber's `tag`, and among what is drawn the mark of an element. */
const isAsked = (node: Any | undefined, mark: string): boolean =>
  node !== undefined && (node.type === 'MemberExpression' ? node.property?.name : node.name) === mark;

const partsOf = (node: object): Any[] =>
  Object.values(node)
    .flat()
    .filter((one): one is Any => typeof (one as Any | null)?.type === 'string');

/** The variables that a statement declares for all of its function: other cases may write into them. */
function declaredIn(node: Any): string[] {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id?.name ?? ''] : [];
  return [...own, ...partsOf(node).flatMap(declaredIn)];
}

/** Whether nothing comes behind a statement. */
const ends = (node: Node | undefined): boolean =>
  node !== undefined &&
  (/^(?:Break|Return|Throw|Continue)Statement$/.test(node.type) ||
    (node.type === 'BlockStatement' && ends((node as unknown as { body: Node[] }).body.at(-1))));

/** Code without the cases of kinds that never are, and without asking whether something is of one. */
export function cutKinds(code: string): string {
  /** What goes, with what stands in its place. */
  const edits: { start: number; end: number; instead: string }[] = [];
  const leaveOutCases = (cases: readonly Case[], isNever: (test: Any) => boolean, says: boolean): void => {
    // Labels that have one body in common, with it.
    let labels: Case[] = [];
    let before: Case | undefined;
    for (const one of cases) {
      labels.push(one);
      if (one.consequent.length === 0) continue;
      const left = labels.flatMap(({ test, start }) =>
        test !== null && isNever(test) ? [{ test, start }] : [],
      );
      const reached = before !== undefined && !ends(before.consequent.at(-1));
      if (left.length === labels.length && !reached) {
        const names = [...new Set(one.consequent.flatMap((each) => declaredIn(each as Any)))];
        // A declaration stands where nothing is run: in a case that never is.
        const declared = names.length > 0 ? `case NaN: var ${names.join(', ')};` : '';
        const said = left.map(
          ({ test }) => `case ${test.value}: return leftOut(${JSON.stringify(NEVER.get(test.value))});`,
        );
        const start = left[0]?.start ?? one.start;
        edits.push({ start, end: one.end, instead: (says ? said.join(' ') : '') + declared });
      } else {
        if (left.length < labels.length)
          for (const { test, start } of left)
            edits.push({ start, end: code.indexOf(':', test.end) + 1, instead: '' });
        before = one;
      }
      labels = [];
    }
  };
  const visit = (node: Any, within: string): void => {
    const here = node.type === 'FunctionDeclaration' ? (node.id?.name ?? within) : within;
    const [mark, isNever] =
      within === CHILDREN && isAsked(node.discriminant ?? node.left, '$$typeof')
        ? (['$$typeof', (test: Any) => test.name === LAZY] as const)
        : (['tag', (test: Any) => NEVER.has(test.value)] as const);
    if (node.type === 'SwitchStatement' && isAsked(node.discriminant, mark))
      leaveOutCases(node.cases ?? [], isNever, within === BEGINS);
    const { left, right, operator = '' } = node;
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(operator) && left && right) {
      if ((isNever(left) && isAsked(right, mark)) || (isNever(right) && isAsked(left, mark)))
        edits.push({ start: node.start, end: node.end, instead: operator === '===' ? 'false' : 'true' });
    }
    for (const one of partsOf(node)) visit(one, within === CHILDREN ? within : here);
  };
  visit(parseAst(code) as unknown as Any, '');
  // What lies in something that goes, goes with it.
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  let rest = '';
  let at = 0;
  for (const { start, end, instead } of edits) {
    if (start < at) continue;
    rest += code.slice(at, start) + instead;
    at = end;
  }
  return rest + code.slice(at);
}

/** By these marks of elements React knows some of the kinds: where their numbers are others, so are all. */
const MARKS = { PROFILER: 12, SUSPENSE: 13, SUSPENSE_LIST: 19, VIEW_TRANSITION: 30, ACTIVITY: 31 } as const;

/**
 * React's drawing part without what it does with kinds of work that never are.
 *
 * @param code `react-dom-client.production.js`, as build/react-left-out.ts leaves it
 * @throws where its kinds have other numbers, as in another release: the list is to be looked through again
 */
export function withoutKinds(code: string): string {
  for (const [name, kind] of Object.entries(MARKS)) {
    const made = new RegExp(
      `case REACT_${name}_TYPE:(?:(?!case REACT_)[\\s\\S])*?createFiberImplClass\\(${kind},`,
    );
    if (!made.test(code))
      throw new Error(
        `build/react-kinds.ts: in this release of React ${name} is no work of the kind ${kind}.`,
      );
  }
  return cutKinds(code);
}
