import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { nodeSources } from './node-sources.ts';
import { root } from './schemas.ts';

/** In a widget's folder: the style of what its script alone draws (decision 0171). */
export const DRAWN = 'drawn.css';

const DOOR = join(root, 'engine/index.ts');

/** A widget's component brings the style of what it alone draws. Where sources are served as they are, pages have it whole. */
export const drawnStyles = (): Plugin => {
  const components = new Set(
    nodeSources().flatMap(({ component, folder }) =>
      existsSync(join(root, folder, DRAWN)) ? [join(root, component)] : [],
    ),
  );
  return {
    name: 'drawn-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      components.has(id)
        ? {
            code: `${code}\nimport { adoptStyle as adoptDrawn } from ${JSON.stringify(DOOR)};\nimport drawnStyle from ${JSON.stringify(`${join(dirname(id), DRAWN)}?inline`)};\nadoptDrawn(drawnStyle);\n`,
            map: null,
          }
        : null,
  };
};
