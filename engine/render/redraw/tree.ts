import { type ComponentClass, Fragment, type ReactElement, type ReactNode } from 'react';
import { NotDrawn, type Read, withHooks } from './hooks.ts';

type Props = Readonly<Record<string, unknown>>;

/** What an element or a text of the page is to be, and, once it is found or made, the one that it is. */
export type Tree = HostTree | TextTree;

export interface HostTree {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly Tree[];
  node?: Element;
}

export interface TextTree {
  readonly text: string;
  node?: Text;
}

export interface Drawing {
  readonly trees: readonly Tree[];
  /** What it was made from: the same values make the same drawing. */
  readonly reads: readonly Read[];
}

type FunctionComponent = (props: Props) => ReactNode;

/** What stands behind an element that is no function: React's own kinds, by their mark. */
interface Kind {
  readonly $$typeof?: symbol;
  /** Of `memo`, the component. */
  readonly type?: unknown;
  readonly _currentValue?: unknown;
}

const mark = (name: string): symbol => Symbol.for(`react.${name}`);
const CONTEXT = mark('context');
const MEMO = mark('memo');
const ELEMENT = mark('transitional.element');

/**
 * What React would draw of it, without React: its components are called once, and what they say is laid out flat.
 *
 * @throws NotDrawn where a part needs more than that, such as one that loads later
 * @throws whatever a component throws
 */
export function drawingOf(node: ReactNode): Drawing {
  const contexts = new Map<unknown, unknown[]>();
  const reads: Read[] = [];
  const contextOf = (context: unknown): unknown => {
    const values = contexts.get(context);
    return values?.length ? values.at(-1) : (context as Kind)._currentValue;
  };

  const collect = (one: unknown, into: Tree[]): void => {
    if (one === null || one === undefined || typeof one === 'boolean' || one === '') return;
    if (typeof one === 'string' || typeof one === 'number' || typeof one === 'bigint') {
      into.push({ text: String(one) });
    } else if (typeof one === 'object' && Symbol.iterator in one) {
      for (const each of one as Iterable<unknown>) collect(each, into);
    } else if ((one as Kind).$$typeof === ELEMENT) {
      collectElement(one as ReactElement<Props>, into);
    } else throw new NotDrawn('Not an element.');
  };

  const collectElement = ({ type, props }: ReactElement<Props>, into: Tree[]): void => {
    if (typeof type === 'string') {
      if ('dangerouslySetInnerHTML' in props) throw new NotDrawn('Markup of its own.');
      const children: Tree[] = [];
      collect(props.children, children);
      into.push({ tag: type, props, children });
    } else if ((type as unknown) === Fragment) collect(props.children, into);
    else if (typeof type === 'function') collect(called(type as FunctionComponent, props), into);
    else collectKind(type as Kind, props, into);
  };

  const collectKind = (kind: Kind, props: Props, into: Tree[]): void => {
    if (kind.$$typeof === MEMO) {
      collectElement({ type: kind.type, props } as ReactElement<Props>, into);
    } else if (kind.$$typeof === CONTEXT) {
      const values = contexts.get(kind) ?? [];
      contexts.set(kind, values);
      values.push(props.value);
      collect(props.children, into);
      values.pop();
    } else throw new NotDrawn('A kind of element that is not known here.');
  };

  const called = (component: FunctionComponent, props: Props): ReactNode => {
    const { prototype } = component as unknown as { prototype?: { isReactComponent?: object } };
    if (!prototype?.isReactComponent) return component(props);
    return new (component as unknown as ComponentClass<Props>)(props).render();
  };

  const trees: Tree[] = [];
  withHooks(contextOf, reads, () => collect(node, trees));
  return { trees, reads };
}
