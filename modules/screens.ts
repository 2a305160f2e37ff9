import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a module that are no screens. */
const rooms: readonly string[] = ['art', 'check', 'common', 'data', 'parts', 'server', 'rules'];

/** A screen of a module: every folder of it that is none of its rooms. */
export interface Screen {
  /** As documents call it: `<module>-<screen>`. */
  readonly name: string;
  readonly module: string;
  /** Below the project's root. */
  readonly folder: string;
  /** Its component, below the project's root; whether that is there, `missing-parts.ts` says. */
  readonly component: string;
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** Names of the modules of a project. */
export const moduleNames = (root: string): string[] => foldersIn(join(root, 'modules'));

/** Every screen of every module of a project. */
export const screensIn = (root: string): Screen[] =>
  moduleNames(root).flatMap((module) =>
    foldersIn(join(root, 'modules', module))
      .filter((screen) => !rooms.includes(screen))
      .map((screen) => {
        const folder = `modules/${module}/${screen}`;
        return { name: `${module}-${screen}`, module, folder, component: `${folder}/${screen}.tsx` };
      }),
  );
