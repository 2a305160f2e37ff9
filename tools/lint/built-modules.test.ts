import { expect, it } from 'vitest';
import type { ClientChunk } from '../../build/client-assets.ts';
import { loadedTwiceIn, strangersIn } from './built-modules.ts';

const chunk = (modules: string[], packages: string[] = []): ClientChunk[] => [
  { file: 'assets/engine-1.js', size: 9, facade: null, imports: [], modules, packages },
];
const own = ['engine/index.ts', 'widgets/button/button.tsx', 'app/core/core.ts', '\0esm:react'];

it('scripts of pages are made of modules and packages for phones', () => {
  expect(strangersIn(chunk(own, ['axios', 'jotai']))).toEqual([]);
});

it.each([
  'server/app.ts',
  'check/index.ts',
  'build/documents.ts',
  'engine/document/compile.ts',
  'mechanics/draw/server.ts',
  'modules/mbti/server/server.ts',
  '__vite-browser-external:node:fs',
  'node:path',
  '\0commonjsHelpers.js',
])('%s in one of them is told, with its file', (module) => {
  const faults = strangersIn(chunk([...own, module]));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`assets/engine-1.js: expected modules for phones, got ${module}.`);
});

it('so is a package that no page is made of', () => {
  expect(strangersIn(chunk(own, ['jotai', 'ajv']))).toEqual([
    expect.stringContaining('expected packages for phones, got ajv.'),
  ]);
});

it('a script that imports the file of a widget is told: a page has that in another', () => {
  const of = (name: string, facade: string, imports: string[]): ClientChunk => ({
    file: `assets/${name}-1.js`,
    size: 9,
    facade,
    imports,
    modules: [],
  });
  const widget = of('form-steps', 'widgets/form-steps/form-steps.tsx', ['assets/engine-1.js']);
  const part = (...imports: string[]) => of('prepare', 'widgets/form-steps/files/prepare.ts', imports);
  expect(loadedTwiceIn([widget, part('assets/engine-1.js')])).toEqual([]);
  expect(loadedTwiceIn([widget, part('assets/engine-1.js', widget.file)])).toEqual([
    expect.stringContaining(
      'assets/prepare-1.js: expected imports of what all pages share, got assets/form-steps-1.js',
    ),
  ]);
});
