import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../build/schemas.ts';

/** What some entries reach. */
interface Reach {
  /** `<path>#<export>` of each value, paths below the root; types are none. */
  readonly names: ReadonlySet<string>;
  /** The code of all of it, with its names as they are written. */
  readonly code: string;
}

/**
 * What of this project some entries reach, as a bundler sees it that drops what nobody calls: a door that exports a
 * function again reaches nothing by that.
 * @param entries paths below the project's root; what an entry exports counts as called
 */
export async function reachOf(entries: readonly string[]): Promise<Reach> {
  const bundle = await rolldown({
    input: [...entries],
    cwd: root,
    external: (id) => !/^[./\0]/.test(id),
    treeshake: { moduleSideEffects: false },
    // A constant that is written out where it is used would look as if nobody used it.
    optimization: { inlineConst: false },
    plugins: [
      {
        name: 'styles-are-texts',
        load: (id) => (/\.css(\?|$)/.test(id) ? { code: 'export default ""', moduleType: 'js' } : null),
      },
    ],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const names = chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedExports }]) => {
        const path = relative(root, id).replaceAll('\\', '/');
        return renderedExports.map((name) => `${path}#${name}`);
      }),
    );
    return { names: new Set(names), code: chunks.map(({ code }) => code).join('\n') };
  } finally {
    await bundle.close();
  }
}
