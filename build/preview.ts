import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityDocument } from '../engine/document/document.ts';
import { root } from './schemas.ts';

/** The raster form of a picture: itself, or for a drawing the file that `npm run previews` has put beside it. */
export const rasterOf = (path: string): string => path.replace(/\.svg$/, '.jpg');

/**
 * The raster picture that stands for a document where a link to it is shown: what it shares, its cover, or its family's.
 *
 * @returns a path below activities/, undefined where there is none
 */
export function previewOf({ share, cover, theme }: ActivityDocument): string | undefined {
  return [share?.image, cover, `art/${theme.preset}/cover.svg`]
    .flatMap((path) => (path ? [rasterOf(path)] : []))
    .find((path) => existsSync(join(root, 'activities', path)));
}
