/**
 * The checked expression as it travels inside a document: plain JSON, small, no source text.
 *
 * A scalar stands for itself. A node is an array whose head names the operator:
 * - `["$", name]` a root, `["$", slot]` a macro variable by its nesting slot;
 * - `[".", object, field]` a field, `["@", list, index]` an item;
 *   a trailing `1` on these three lets the value be null (the checker saw the comparison that asks for it);
 * - `["[]", ...items]` a list; `["!", a]`, `["neg", a]`; `["?:", condition, then, else]`;
 * - `["&&", ...]`, `["||", ...]` with two or more operands; binary operators and functions by their names;
 * - `["has", path]`, `["??", path, default]`; `["exists" | "all" | "filter" | "map", list, body]`.
 */
export type ExpressionAst = null | boolean | number | string | ExpressionNode;

/** An operator with its operands. */
export type ExpressionNode = readonly [operator: string, ...operands: ExpressionAst[]];

/** A text with `{{ }}` after the build: the plain string, or text and expressions in turns. */
export type TextTemplate = string | { readonly parts: readonly ExpressionAst[] };

/**
 * What the roots hold on the phone. A value not loaded yet, at a root or deeper (`data.board`), is `PENDING`.
 */
export type ScopeValues = Readonly<Record<string, unknown>>;
