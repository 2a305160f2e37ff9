import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './schemas.ts';

/** Where a widget, or a screen of a module, has its files. */
export interface NodeSource {
  /** As documents call it. */
  name: string;
  /** Its component, below the project's root. */
  component: string;
  /** Its style's folder. */
  folder: string;
  /** Keys of its CSS, where it has more than its own: what all screens of its module share comes first. */
  styles?: readonly string[];
}

const foldersIn = (path: string): string[] =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

/** Names of the modules. */
export const moduleNames = (): string[] => foldersIn('modules');

/** Every widget, and every screen of every module: the folders `modules/<module>/<screen>` with a component of that name. */
export function nodeSources(): NodeSource[] {
  const widgets = foldersIn('widgets').map((name) => ({
    name,
    component: `widgets/${name}/${name}.tsx`,
    folder: `widgets/${name}`,
  }));
  const screens = moduleNames().flatMap((module) =>
    foldersIn(`modules/${module}`).flatMap((screen) => {
      const folder = `modules/${module}/${screen}`;
      const component = `${folder}/${screen}.tsx`;
      const name = `${module}-${screen}`;
      return existsSync(join(root, component)) ? [{ name, component, folder, styles: [module, name] }] : [];
    }),
  );
  return [...widgets, ...screens];
}
