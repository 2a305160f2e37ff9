// npm run prerender: every document in every language to dist/pages, compressed, with the hashes that the CSP needs. Draws what has changed.
import '../product/production.ts';
import { prerender } from '../build/prerender.ts';

const { pages, drawn, faults } = await prerender();
for (const fault of faults) console.error(fault);
console.log(`${pages} pages in dist/pages, ${drawn} of them drawn anew`);
process.exitCode = faults.length > 0 ? 1 : 0;
