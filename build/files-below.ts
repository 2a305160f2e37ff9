import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder, relative to it, sorted; an absent folder has none. */
export function filesBelow(folder: string, at = ''): string[] {
  let entries: ReturnType<typeof readEntries> = [];
  try {
    entries = readEntries(join(folder, at));
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) => {
      const path = at ? `${at}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort();
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true });
