// What a start makes before it opens its database, or finds as the last one left it: nothing is made twice of the same sources.
import { join } from 'node:path';
import type { Renderer } from '../app/prerender/renderer.ts';
import { keep, keptIn } from '../build/kept.ts';
import { root } from '../build/schemas.ts';
import { StartProblem } from '../build/start-problem.ts';
import type { ToolsScript } from './simulator.ts';

type Step = (text: string) => void;

/** A folder that the build does not empty. */
const kept = (name: string): string => join(root, '.cache/start', `${name}.json`);

/** Judges the documents, unless they were found sound already. @throws StartProblem where one has errors */
export async function demandSound(stamp: string, step: Step): Promise<void> {
  const before = keptIn<number>(kept('checked'), stamp);
  if (before !== undefined) return step(`${before} documents checked before, and nothing has changed since`);
  const { checkDocuments } = await import('../check/disk/project.ts');
  const report = await checkDocuments({ root });
  if (report.errors > 0) {
    const { formatTerminal } = await import('../check/formats/terminal.ts');
    const { sourceOf } = await import('../check/disk/source.ts');
    console.error(formatTerminal(report, { colour: process.stdout.isTTY === true, source: sourceOf(root) }));
    throw new StartProblem('Mend the documents above, then start again.');
  }
  keep(kept('checked'), stamp, report.files.length);
  step(`${report.files.length} documents checked`);
}

/** Builds the scripts and draws the pages, as far as they are not there. */
export async function makePages(stamp: string, noBuild: boolean, step: Step): Promise<Renderer> {
  const { isBuilt, openBuiltRenderer, openRenderer } = await import('../build/renderer.ts');
  const built = isBuilt();
  if (built) step('scripts built before, and nothing has changed since');
  else if (!noBuild) {
    const { build } = await import('vite');
    await build({ root, logLevel: 'error' });
    step('scripts built');
  }
  const renderer = await (built ? openBuiltRenderer() : openRenderer());
  const { pagesFolder, prerender } = await import('../build/prerender.ts');
  const note = join(pagesFolder, 'drawn.json');
  // A page shows the day on which it was drawn, and names where it stands.
  const drawn = JSON.stringify([stamp, new Date().toISOString().slice(0, 10), process.env.GALA_ORIGIN]);
  const before = keptIn<number>(note, drawn);
  if (built && before !== undefined) {
    step(`${before} pages pre-rendered before, and nothing has changed since`);
    return renderer;
  }
  const { pages, drawn: fresh, faults } = await prerender({ renderer });
  for (const fault of faults) console.error(fault);
  // A fault is told at every start.
  if (faults.length === 0 && isBuilt()) keep(note, drawn, pages);
  step(`${pages} pages pre-rendered, ${fresh} of them anew`);
  return renderer;
}

/** The tools of a try-out. */
export async function simulatorOf(stamp: string): Promise<ToolsScript> {
  const before = keptIn<ToolsScript>(kept('simulator'), stamp);
  if (before) return before;
  const { buildSimulator } = await import('./simulator.ts');
  const made = await buildSimulator();
  keep(kept('simulator'), stamp, made);
  return made;
}
