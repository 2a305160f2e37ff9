import { join } from 'node:path';
import { type Alias, build, type Rolldown } from 'vite';
import { root } from './schemas.ts';
import { START_ENTRY } from './start-name.ts';

/** A script as it may stand inside a page's HTML. @throws where it would end its own element */
export function insidePage(code: string): string {
  if (/<\/script/i.test(code)) throw new Error('What stands inside a page cannot say </script.');
  return code;
}

/**
 * The script that stands inside each page (app/start), as one statement.
 * @param alias takes the place of some of its modules
 */
export async function startScript(alias: Alias[] = []): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, START_ENTRY),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  return insidePage(output[0].code.trim());
}
