// npm run check without a wait for the sources to be read in: the check as the last run put it together, where not one of
// its sources has changed since (decision 0081). Without that, from the sources, and it is put together for the next run.
import { loadKept, optimizeLate } from '../check/disk/load-kept.mjs';

optimizeLate();
const args = process.argv.slice(2);
const kept = loadKept();
if (kept) {
  process.exitCode = await kept.main(args, console, kept);
  kept.keepCode();
} else {
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('../check/disk/command.ts');
  process.exitCode = await main(args);
  const { putTogether } = await import('../check/disk/put-together.ts');
  await putTogether();
}
