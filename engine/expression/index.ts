export type { ExpressionAst, ExpressionNode, ScopeValues, TextTemplate } from './ast.ts';
export { type Evaluation, evaluate, PENDING } from './evaluate.ts';
export { renderTemplate } from './render-template.ts';
