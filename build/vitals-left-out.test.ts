import { readFileSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { vitalsLeftOut, withoutSoftNavigations } from './vitals-left-out.ts';

/** What a page measures, as a phone gets it. */
async function measures(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vitalsLeftOut()],
    build: {
      write: false,
      rolldownOptions: { input: 'app/telemetry/telemetry.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}

it('carries all five measures, and no measuring of pages inside of a page', async () => {
  const code = await measures();
  for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
    expect(code).toMatch(new RegExp(`[\`"']${name}[\`"']`));
  expect(code).toContain('back-forward-cache');
  expect(code).not.toMatch(/reportSoftNavs|PerformanceSoftNavigation|interaction-contentful-paint/);
});

it.each(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])('finds where %s asks for them', (name) => {
  const path = `node_modules/web-vitals/dist/modules/on${name}.js`;
  const code = withoutSoftNavigations(readFileSync(path, 'utf8'));
  expect(code).not.toMatch(/checkSoftNavsEnabled\(/);
});

it('refuses a release that asks in other words', () => {
  expect(() => withoutSoftNavigations('export const onCLS = () => {};')).toThrow('in other words');
});
