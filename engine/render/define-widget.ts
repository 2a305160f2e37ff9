import type { ReactNode } from 'react';
import type { WidgetProps } from './resolved.ts';

/** What a data widget gets beside its props. */
export interface DataProps<Data> {
  readonly data: Data;
  /** The last good answer, which could not be renewed; the engine marks it. */
  readonly stale: boolean;
  /** Paging, where the source has it. */
  readonly more: More | undefined;
}

export interface More {
  readonly next: () => void;
  readonly state: 'idle' | 'loading' | 'error' | 'end';
}

/** A widget as the registry holds it. Methods, because the engine passes what the schema promises. */
export interface Widget {
  Component(props: Readonly<Record<string, unknown>>): ReactNode;
  placeholder?(props: Readonly<Record<string, unknown>>): unknown;
  isEmpty?(data: unknown, props: Readonly<Record<string, unknown>>): boolean;
  Empty?(props: Readonly<Record<string, unknown>>): ReactNode;
  /** Its placeholder becomes the filled state in place, instead of being made anew: for long lists. */
  readonly steady?: true;
}

/** The literal list of all widgets: by name, each loaded when a page has it. */
export type WidgetRegistry = Readonly<Record<string, () => Promise<Widget>>>;

/** A widget that shows what its document says. */
export function defineWidget<Props>(Component: (props: WidgetProps<Props>) => ReactNode): Widget {
  return { Component };
}

export interface DataWidget<Props, Data> {
  /** Data of the size that the filled state will have; it is shown masked while loading. */
  placeholder(props: WidgetProps<Props>): Data;
  isEmpty?(data: Data, props: WidgetProps<Props>): boolean;
  /** What stands there when it is empty: what will be here, and the way to it (`Nothing`). Without it the engine says that there is nothing. */
  Empty?(props: WidgetProps<Props>): ReactNode;
  /** Its placeholder becomes the filled state in place, instead of being made anew: for long lists. */
  readonly steady?: true;
  Component(props: WidgetProps<Props> & DataProps<Data>): ReactNode;
}

/** A widget that shows data: the author writes the filled state, the engine gives loading, empty, error and stale. */
export function defineDataWidget<Props, Data>(widget: DataWidget<Props, Data>): Widget {
  return widget;
}
