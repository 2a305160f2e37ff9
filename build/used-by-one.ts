import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';

/** A module as the bundler has it: its path, and its code without types. */
export interface BuiltModule {
  readonly id: string;
  readonly code: string;
}

/** Who a module belongs to: a widget, by its folder, or whoever else it is. */
const ownerOf = (id: string): string => /^.*\/widgets\/[^/]+\//.exec(id)?.[0] ?? '';

type Name = { type: string; name?: string; value?: unknown };
const textOf = ({ name, value }: Name): string => name ?? String(value);

/** From which module each name comes that a door passes on. */
function passedOn({ id, code }: BuiltModule): Map<string, string> {
  const sources = new Map<string, string>();
  for (const one of parseAst(code).body) {
    if (one.type !== 'ExportNamedDeclaration' || !one.source) continue;
    const source = resolve(dirname(id), one.source.value);
    for (const { exported } of one.specifiers) sources.set(textOf(exported), source);
  }
  return sources;
}

/** The names that a module imports of a door. @throws where it takes all of them at once, so that nobody knows what it uses */
function takenOf({ id, code }: BuiltModule, door: string): string[] {
  return parseAst(code).body.flatMap((one) => {
    if (one.type !== 'ImportDeclaration' || resolve(dirname(id), one.source.value) !== door) return [];
    return one.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier')
        throw new Error(`${id}: expected the names that it imports of ${door}, got all of it.`);
      return textOf(specifier.imported);
    });
  });
}

/**
 * What a door passes on and one widget alone uses. It is of no use in the door's script, which every page loads: left out of it,
 * it lies in the widget's. What screens of modules use is not in this: each has a file of its own, and two of them would need a third.
 *
 * @param door the module by which widgets have all that they import
 * @param modules of the build, those that import it among them
 * @returns the modules that the door names, by their paths
 */
export function usedByOneWidget(door: BuiltModule, modules: Iterable<BuiltModule>): ReadonlySet<string> {
  const sources = passedOn(door);
  const users = new Map<string, Set<string>>();
  for (const one of modules) {
    for (const name of takenOf(one, door.id)) {
      const source = sources.get(name);
      if (source) users.set(source, (users.get(source) ?? new Set()).add(ownerOf(one.id)));
    }
  }
  return new Set([...users].filter(([, all]) => all.size === 1 && !all.has('')).map(([source]) => source));
}
