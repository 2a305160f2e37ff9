import { readFileSync } from 'node:fs';
import { provenFrom } from '../tools/verify-draws/from-files.ts';

// npm run verify-draws -- page.json [page.json ...] [commitment ...] [--part]: proves each draw of a receipt. Exit code 1 where
// one is not proven, 2 where there is nothing to prove.

const { text, exitCode } = provenFrom(process.argv.slice(2), (path) => readFileSync(path, 'utf8'));
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;
