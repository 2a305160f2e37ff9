// npm run prerender: every document in every language to dist/pages, compressed, with the hashes that the CSP needs.
import '../product/production.ts';
import { prerender } from '../build/prerender.ts';

const { pages, faults } = await prerender();
for (const fault of faults) console.error(fault);
console.log(`${pages} pages in dist/pages`);
process.exitCode = faults.length > 0 ? 1 : 0;
