import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { exportOf } from '../app/registry/export-of.ts';
import { isOfFew } from './chunks.ts';
import { latin } from './latin-scripts.ts';

/**
 * Joins the built chunks of a page's widgets into one file, because each request of a slow network costs more than the
 * bytes of a small widget. The file depends on these widgets alone; pages with the same ones share it.
 * @param chunks each widget's own chunk, by name, as a file name in `folder`
 * @param base of the addresses of `folder`'s files: a list beside the file says where each widget lies by itself
 * @returns the file's name in `folder`
 */
export async function joinWidgets(
  folder: string,
  chunks: Readonly<Record<string, string>>,
  base: string,
): Promise<string> {
  const names = Object.keys(chunks).sort();
  const key = createHash('sha256')
    .update(names.map((name) => chunks[name]).join())
    .digest('base64url')
    .slice(0, 8);
  const file = `widgets-${key}.js`;
  if (existsSync(join(folder, file))) return file;
  const own = new Set(Object.values(chunks));
  const entry = names.map((name) => `export { ${exportOf(name)} } from './${chunks[name]}';`).join('\n');
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'join-widgets',
        resolveId(id) {
          if (id === 'entry') return '\0entry';
          return own.has(basename(id)) || isOfFew(basename(id))
            ? join(folder, basename(id))
            : { id: `./${basename(id)}`, external: true };
        },
        load: (id) => (id === '\0entry' ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  writeFileSync(join(folder, file), latin(output[0].code));
  const each = Object.fromEntries(names.map((name) => [name, `${base}${chunks[name]}`]));
  writeFileSync(join(folder, file.replace(/\.js$/, '.json')), JSON.stringify(each));
  return file;
}
