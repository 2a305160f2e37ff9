// Builds the reference page with Gala. GALA names the checkout; without it, the checkout that this folder stands in.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const here = import.meta.dirname;
const gala = resolve(process.env.GALA ?? `${here}/../../..`);
execFileSync(
  `${gala}/node_modules/.bin/tsx`,
  [`${gala}/tools/bench/build.ts`, resolve(here, 'dist'), resolve(here, '../../shared')],
  {
    cwd: gala,
    stdio: 'inherit',
  },
);
