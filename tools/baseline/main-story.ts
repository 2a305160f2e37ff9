import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../../build/schemas.ts';
import type { MainStory } from './run.ts';

/**
 * The story that stands for a widget: the first of its file, which its page in Storybook shows on top. The order is that of the
 * text; a module's own names come sorted.
 * @throws Error where the file has none
 */
export function mainStory(widget: string): MainStory {
  const file = `stories/${widget}.stories.tsx`;
  const text = readFileSync(join(root, file), 'utf8');
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? widget });
  const story = csf.parse().indexInputs[0]?.exportName;
  if (story === undefined) throw new Error(`${file} has no story`);
  return { widget, story };
}
