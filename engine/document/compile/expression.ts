import type { ExpressionAst } from '../../expression/ast.ts';
import { compileExpression as compile } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { phases } from '../anywhere/phase.ts';
import type { CompiledNode } from '../page-model.ts';
import type { ScopeSchemas } from '../scope.ts';
import { type Compilation, CompileError } from './context.ts';

/** @throws CompileError */
export function compileExpression(source: string, scope: ScopeSchemas): ExpressionAst {
  const compiled = compile(source, scope);
  if (!compiled.ok) throw new CompileError(`${JSON.stringify(source)}: ${compiled.error.message}`);
  return compiled.ast;
}

/**
 * What asks for phase and parameters alone is decided at build: CSS shows and hides it, without script. So does it with
 * what is for visitors alone, or for people alone, until script has looked: both are drawn.
 */
export function compileVisible(
  source: string,
  scope: ScopeSchemas,
  { document, params: values }: Compilation,
): Pick<CompiledNode, 'phases' | 'when' | 'visitors' | 'people'> {
  const compiled = compile(source, scope);
  if (!compiled.ok) throw new CompileError(`visible: ${compiled.error.message}`);
  const isShown = (roots: Record<string, unknown>): boolean => {
    const result = evaluate(compiled.ast, roots);
    return result.state === 'value' && result.value === true;
  };
  const params = document.params && values;
  const fixed = compiled.reads.every(([name]) => name === 'phase' || (name === 'params' && params));
  const asked = compiled.reads.length > 0;
  if (asked && compiled.reads.every(([name]) => name === 'signedIn')) {
    if (!isShown({ signedIn: true })) return { when: compiled.ast, visitors: true };
    if (!isShown({ signedIn: false })) return { when: compiled.ast, people: true };
  }
  if (!fixed || !asked) return { when: compiled.ast };
  return { phases: phases.filter((phase) => isShown({ phase, params: params ?? {} })) };
}
