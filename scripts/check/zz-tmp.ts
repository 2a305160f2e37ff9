import { createContext } from './context.ts';
import { dataPaths } from './data-paths.ts';
import { checkText } from './index.ts';
import { sourceOf } from './source.ts';
const root = process.cwd();
const c = createContext(root);
for (const round of [1,2]) for (const p of dataPaths(root)) { const t = sourceOf(root)(p); const s = performance.now(); checkText(p, t, c); console.log(round, p, Math.round(performance.now()-s)); }
