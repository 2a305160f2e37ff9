import type { ReactNode } from 'react';
import type {
  ActionsSource,
  AssetSource,
  DataSource,
  Embedded,
  EmbeddedPieces,
  ExpressionSource,
  MarkdownSource,
  NodesSource,
  PartSource,
  Reward,
  TextSource,
} from '../../schemas/generated/types.gen.ts';
import type { Phase } from '../document/anywhere/phase.ts';
import type { CompiledStep, MarkdownBlock } from '../document/page-model.ts';

/** Actions, ready to run: pass it to `Pressable`. */
export interface Press {
  /** Where they stand: `<node key>/<path of the prop>`; the page's first script finds them by it. */
  readonly place: string;
  readonly steps: readonly CompiledStep[];
}

/** What a widget gets for what the document holds: text as string, assets as URL, children as React nodes, rewards as words, and so on. */
export type Resolved<T> = T extends TextSource | AssetSource
  ? string
  : T extends MarkdownSource
    ? readonly MarkdownBlock[]
    : T extends ActionsSource
      ? Press
      : T extends NodesSource
        ? ReactNode
        : T extends ExpressionSource
          ? boolean
          : T extends PartSource
            ? Part
            : T extends Embedded<infer Entry>
              ? WidgetProps<Entry>
              : T extends EmbeddedPieces<infer Entry>
                ? WidgetProps<InPieces<Entry>>
                : T extends readonly Reward[]
                  ? string
                  : T extends readonly (infer One)[]
                    ? readonly Resolved<One>[]
                    : T extends object
                      ? WidgetProps<T>
                      : T;

/** A part of the page: its id, its title where it has one, the phases that show it where not all do. */
export interface Part {
  readonly id: string;
  readonly title?: string;
  readonly phases?: readonly Phase[];
}

/** One reward: its name, how much of it (`30 days`, `50`), both together, and the address of its picture. */
export interface Piece {
  readonly name: string;
  readonly much?: string;
  /** Both as people say them together, where that is not the number before the name: `1 petal`. */
  readonly said?: string;
  readonly icon?: string;
}

type InPieces<T> = T extends readonly Reward[]
  ? readonly Piece[]
  : T extends readonly (infer One)[]
    ? readonly InPieces<One>[]
    : T extends object
      ? { [Key in keyof T]: InPieces<T[Key]> }
      : T;

/** The props of a widget on the phone; the data source that `from` names arrives as `data` instead. */
export type WidgetProps<Props> = {
  readonly [Key in keyof Props as IsDataSource<Props[Key]> extends true ? never : Key]: Resolved<Props[Key]>;
};
type IsDataSource<T> = [T] extends [never] ? false : [T] extends [DataSource<infer _>] ? true : false;
