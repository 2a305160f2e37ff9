import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screensIn } from '../modules/screens.ts';
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

/** Every widget, and every screen of every module. */
export function nodeSources(): NodeSource[] {
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, component: `widgets/${name}/${name}.tsx`, folder: `widgets/${name}` }));
  const screens = screensIn(root).map(({ name, module, folder, component }) => ({
    name,
    component,
    folder,
    styles: [module, name],
  }));
  return [...widgets, ...screens];
}
