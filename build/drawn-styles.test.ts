import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { DRAWN, drawnStyles } from './drawn-styles.ts';
import { nodeSources } from './node-sources.ts';
import { root } from './schemas.ts';

const built = async (component: string): Promise<string> => {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [drawnStyles()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, component), formats: ['es'] },
      rolldownOptions: { external: /engine\/index\.ts$|^react/ },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
};

it('a widget’s script brings the style of what it alone draws; one without such a style brings none', async () => {
  const parted = nodeSources().filter(({ folder }) => existsSync(join(root, folder, DRAWN)));
  expect(parted.map(({ name }) => name)).toContain('team-card');
  const code = await built('widgets/team-card/team-card.tsx');
  expect(code).toMatch(/adoptStyle\w*\(/);
  expect(code).toMatch(/\.team-card__seats\s*\{/);
  expect(code).not.toMatch(/\.team-card__entrance\s*\{/);
  expect(await built('widgets/team-list/team-list.tsx')).not.toContain('adoptStyle');
});

it('no style is for a script alone that a widget has not beside one for its page', () => {
  const alone = nodeSources().filter(
    ({ folder }) => existsSync(join(root, folder, DRAWN)) && !existsSync(join(root, folder, 'style.css')),
  );
  expect(alone).toEqual([]);
});
