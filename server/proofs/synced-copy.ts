import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Plays the disk that loses its power: of each file below `folder`, `copy` gets what it held when this process last
 * asked for it to be on the disk, and nothing that was written later. Linux.
 *
 * @param copy holds what `folder` held when it was closed cleanly
 */
export function keepSyncedCopy(folder: string, copy: string): void {
  const { fsyncSync } = fs;
  fs.fsyncSync = (fd) => {
    fsyncSync(fd);
    const path = fs.readlinkSync(`/proc/self/fd/${fd}`);
    if (path.startsWith(folder) && fs.fstatSync(fd).isFile())
      fs.copyFileSync(path, join(copy, relative(folder, path)));
  };
  syncBuiltinESMExports();
}
