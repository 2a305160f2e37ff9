// npm run art [-- part of a path]: draws the pictures anew and writes those that differ; --check writes nothing and fails instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/schemas.ts';
import { drawnPictures } from './pictures.ts';

const isCheck = process.argv.includes('--check');
const part = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? '';
const wanted = [...drawnPictures()].filter(([path]) => path.includes(part));
if (wanted.length === 0) throw new Error(`No picture has ${part} in its path`);
const stale = wanted.filter(([path, svg]) => {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
});
for (const [path, svg] of stale) {
  console.log(isCheck ? `${path} is not as the workshop draws it: npm run art` : path);
  if (isCheck) continue;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), svg);
}
console.log(`${wanted.length} pictures, ${stale.length} ${isCheck ? 'differ' : 'written'}`);
if (isCheck && stale.length > 0) process.exitCode = 1;
