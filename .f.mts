import { compileTemplate } from './engine/expression/template.ts';
import vectors from './engine/expression/vectors.json' with { type: 'json' };
for (const s of process.argv.slice(2)) console.log(s, JSON.stringify(compileTemplate(s, vectors.scope as any)));
