import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { drawnPictures } from './pictures.ts';

const drawn = drawnPictures();

describe('the drawing workshop', () => {
  it('has drawn every picture as it is committed', () => {
    const stale = [...drawn].filter(([path, svg]) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
    });
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('has drawn every picture that is committed', () => {
    const folders = ['activities/art', 'modules/mbti/art', 'server/seed/avatars'];
    const committed = folders.flatMap((folder) =>
      filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
    );
    expect(committed.filter((path) => path.endsWith('.svg')).sort()).toEqual([...drawn.keys()].sort());
  });
});
