import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { readProject } from '../disk/project.ts';
import { checkText } from '../index.ts';

const page = readFileSync(join(root, 'docs/format.md'), 'utf8');
const documents = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');
const context = readProject(root);

describe('docs/format.md', () => {
  it('shows a page and a redirect', () => {
    expect(documents).toHaveLength(2);
  });

  it.each(documents)('document %# can be copied as it is', (text) => {
    expect(checkText('activities/example.json', text, context)).toEqual([]);
  });

  it('names every key of a page and every step', () => {
    const keys = Object.keys(
      context.schemas.get('activity.schema.json')?.definitions?.page?.properties ?? {},
    );
    const steps = context.kinds.get('do')?.keys() ?? [];
    for (const name of [...keys, ...steps]) expect(page).toContain(`\`${name}\``);
  });
});
