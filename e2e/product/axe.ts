import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const asked = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
});

/**
 * Violations of WCAG 2.2 A and AA, one line each.
 *
 * By the protocol itself: half a megabyte of script is not sent through Playwright's own evaluation, and a process that has
 * compiled it once does not do so again.
 */
export async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Runtime.evaluate', { expression: `${axe}; undefined` });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `axe.run(${asked}).then(({ violations }) => violations)`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return (result.value as AxeResults['violations']).flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 4)
        .map(
          ({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
        ),
    );
  } finally {
    await session.detach();
  }
}
