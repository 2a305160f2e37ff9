import { describe, expect, it } from 'vitest';
import { phoneEntries, sentToPhones, upsideDown } from './import-reach.ts';
import { type Import, importsIn, importsOf } from './source-graph.ts';

/** The project, with one import more. */
const planted =
  (file: string, to: string) =>
  (one: string): readonly Import[] =>
    one === file ? [...importsOf(one), { to, names: ['planted'] }] : importsOf(one);

describe('what is sent to phones', () => {
  it('is nothing of the build, of Node.js or of the server', () => {
    expect(sentToPhones()).toEqual([]);
  });

  it.each([
    ['app/core/core.ts', 'engine/document/compile.ts'],
    ['engine/overlay/sheet.ts', 'engine/document/markdown.ts'],
    ['engine/i18n/number.ts', 'node:fs'],
    ['engine/http/clients.ts', 'ajv'],
    ['widgets/button/button.tsx', 'server/app.ts'],
    ['engine/platform/touch.ts', 'check/index.ts'],
    ['modules/mbti/home/home.tsx', 'modules/mbti/server/server.ts'],
  ])('sees that %s imports %s, with the way to it', (file, to) => {
    const faults = sentToPhones(planted(file, to));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ from: file, to });
    expect(faults[0]?.says).toMatch(new RegExp(`app/kernel/kernel.ts.*-> ${file.replaceAll('.', '\\.')}\\.`));
  });

  it.each([
    ['app/core/core.ts', 'void import(`../../engine/document/compile.ts`).then(console.log);'],
    ['app/live/live.ts', "const a = import.meta.glob('../../engine/document/markdown.ts'); console.log(a);"],
    [
      'app/opening/open-in-app.ts',
      "new Worker(new URL('../../server/app.ts', import.meta.url), { type: 'module' });",
    ],
    ['engine/i18n/number.ts', "import.meta.glob('../../server/*.ts');"],
    ['app/core/core.ts', "void import('../../server/' + 'app.ts');"],
    ['app/hydrate/page-widgets.ts', "import.meta.glob('../../server/*.ts');"],
  ])('sees in %s: %s', (file, text) => {
    const faults = sentToPhones((one) =>
      one === file ? [...importsOf(one), ...importsIn(one, text)] : importsOf(one),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ from: file, says: expect.stringContaining(`-> ${file}`) });
  });

  it('begins where the build begins, and gets to every stage of a page', () => {
    expect(phoneEntries()).toEqual(['app/kernel/kernel.ts', 'app/start/start.ts']);
    for (const stage of [
      'core/core.ts',
      'hydrate/hydrate.tsx',
      'live/live.ts',
      'popup/popup.tsx',
      'telemetry/telemetry.ts',
    ])
      expect(sentToPhones(planted(`app/${stage}`, 'ajv')), stage).toHaveLength(1);
  });
});

describe('the layers of the engine', () => {
  it('stand on each other', () => {
    expect(upsideDown()).toEqual([]);
  });

  it.each([
    ['engine/expression/evaluate.ts', 'engine/render/node-view.tsx'],
    ['engine/page/page.ts', 'engine/data/live-data.ts'],
    ['engine/platform/throttle.ts', 'engine/render/picture.tsx'],
    ['engine/errors/page-texts.ts', 'engine/i18n/number.ts'],
  ])('see that %s imports %s, which stands above it', (file, to) => {
    expect(upsideDown(planted(file, to))).toMatchObject([{ from: file, to }]);
  });

  it('have a place for every folder', () => {
    expect(() => upsideDown(importsOf, ['engine/cellar/a.ts', 'engine/errors/page-texts.ts'])).not.toThrow();
    expect(() => upsideDown(planted('engine/errors/page-texts.ts', 'engine/cellar/a.ts'))).toThrow(
      'expected a layer for engine/cellar, got none',
    );
  });
});
