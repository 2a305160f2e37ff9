// Names that the generated types use for what a document holds and the engine resolves; nobody makes such values by hand.
declare const source: unique symbol;
interface Source<Name extends string> {
  readonly [source]: Name;
}
export type TextSource = Source<'text'>;
export type MarkdownSource = Source<'markdown'>;
export type AssetSource = Source<'asset'>;
export type ExpressionSource = Source<'expression'>;
export type ActionsSource = Source<'actions'>;
export type NodesSource = Source<'nodes'>;
export type GiftRef = Source<'gift'>;
export type ExchangeRef = Source<'exchange'>;
export type MilestoneRef = Source<'milestone'>;
export type MessageRef = Source<'message'>;
export interface DataSource<Answer> extends Source<'data'> {
  readonly answer: Answer;
}
