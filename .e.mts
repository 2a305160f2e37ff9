import { compileExpression } from './engine/expression/compile.ts';
import vectors from './engine/expression/vectors.json' with { type: 'json' };
for (const s of process.argv.slice(2)) console.log(s, JSON.stringify(compileExpression(s, vectors.scope as any)));
