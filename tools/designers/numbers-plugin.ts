import type { Plugin } from 'vite';
import { loadSchemas } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { pictureSizes, weightOf } from './numbers.ts';

const moduleOf: Record<string, () => unknown> = {
  'virtual:picture-sizes': pictureSizes,
  'virtual:widget-weights': async () => {
    const set = loadSchemas();
    const live = (name: string) => set.get(`widgets/${name}.schema.json`)?.['x-live'] === true;
    const weights = widgetNames(set).map(async (name) => [name, await weightOf(name, live(name))] as const);
    return Object.fromEntries(await Promise.all(weights));
  },
};

/** Gives Storybook's pages the numbers of `numbers.ts` as modules, made when one is asked for. */
export const numbersPlugin = (): Plugin => ({
  name: 'gala-numbers',
  resolveId: (id) => (Object.hasOwn(moduleOf, id) ? `\0${id}` : undefined),
  load: async (id) => {
    const make = moduleOf[id.slice(1)];
    return id.startsWith('\0virtual:') && make ? `export default ${JSON.stringify(await make())}` : undefined;
  },
});
