import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG 2.2 A and AA, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`${axe}; undefined`);
  const { violations: found } = await page.evaluate(() =>
    window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    }),
  );
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
  );
}
