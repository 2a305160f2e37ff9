// By turns: judges every example of the docs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { composeSchemas } from '../../engine/document/schema-set.ts';
import { generateTypes } from './schema-types.ts';

/** A block of a page that claims to compile: what follows `<!-- checked -->` or `<!-- checked as <path> -->`. */
interface Example {
  /** Where it stands: page and the line before its first. */
  page: string;
  line: number;
  /** The file that it would be, below the project's root; relative imports start there. */
  path: string;
  code: string;
}

const MARK = /<!-- checked\b[^>]*-->/g;
const BLOCK = /<!-- checked(?: as ([\w./-]+))? -->\n```(tsx?|json)\n([\s\S]*?)\n```/g;
const TYPES = 'schemas/generated/types.gen.ts';

function examplesIn(page: string, text: string): Example[] {
  return [...text.matchAll(BLOCK)].map(({ index, 1: path, 2: language, 3: code = '' }, i) => ({
    page,
    line: text.slice(0, index).split('\n').length + 1,
    path: path ?? `docs/example-${i + 1}.${language}`,
    code,
  }));
}

/** The project's schemas and those that a page shows. */
function schemasWith(examples: readonly Example[]): SchemaSet {
  const shown = examples.flatMap(({ path, code }): [string, Schema][] =>
    /^schemas\/.*\.schema\.json$/.test(path)
      ? [[path.slice('schemas/'.length), JSON.parse(code) as Schema]]
      : [],
  );
  return composeSchemas(new Map([...loadSchemas(), ...shown]));
}

/** What the compiler says of a page's examples, each as `<page>:<line>: <message>`; the types are those of the page's schemas. */
async function faultsOf(examples: readonly Example[]): Promise<string[]> {
  const shown = schemasWith(examples);
  const config = join(root, 'tsconfig.docs-examples.json');
  const own = new Map(examples.map((one) => [join(root, one.path), one]));
  const scripts = [...own.keys()].filter((path) => /\.tsx?$/.test(path));
  const texts = new Map([...own].map(([path, { code }]) => [path, code]));
  texts.set(config, JSON.stringify({ extends: './tsconfig.json', include: [], files: scripts }));
  if (examples.some(({ path }) => path.startsWith('schemas/')))
    texts.set(join(root, TYPES), await generateTypes(shown));
  const api = new API({
    cwd: root,
    // What is not ours is the disk's.
    fs: {
      readFile: (path) => texts.get(path),
      fileExists: (path) => texts.has(path) || undefined,
      directoryExists: (path) => [...own.keys()].some((one) => one.startsWith(`${path}/`)) || undefined,
    },
  });
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  try {
    const project = snapshot.getProject(config);
    if (!project) throw new Error('The compiler opens no project.');
    const { program } = project;
    const all = [
      ...program.getConfigFileParsingDiagnostics(),
      ...scripts.flatMap((path) => [
        ...program.getSyntacticDiagnostics(path),
        ...program.getSemanticDiagnostics(path),
      ]),
    ];
    return all.map(({ fileName = '', pos, text }) => {
      const example = own.get(fileName);
      if (!example) return text;
      const line = example.line + example.code.slice(0, pos).split('\n').length;
      return `${example.page}:${line}: ${text}`;
    });
  } finally {
    snapshot.dispose();
    api.close();
  }
}

const pages = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ page: `docs/${name}`, text: readFileSync(join(root, 'docs', name), 'utf8') }));
const withExamples = pages.filter(({ text }) => text.match(MARK));

describe('examples of docs/', () => {
  it('stand in the pages that show code', () => {
    expect(withExamples.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['docs/analytics.md', 'docs/bridge.md', 'docs/modules.md']),
    );
  });

  it.each(withExamples)('$page: every mark has its block, and they compile', async ({ page, text }) => {
    const examples = examplesIn(page, text);
    expect(examples).toHaveLength(text.match(MARK)?.length ?? 0);
    expect(await faultsOf(examples)).toEqual([]);
  });

  it('one that is wrong is named by page and line', async () => {
    const text = [
      'Text.',
      '',
      '<!-- checked as modules/lamp/card/card.tsx -->',
      '```tsx',
      "import { useWorld } from '../../../engine/index.ts';",
      '',
      'export const useLamp = (): number => useWorld().lamp;',
      '```',
    ].join('\n');
    expect(await faultsOf(examplesIn('docs/lamp.md', text))).toEqual([
      `docs/lamp.md:7: Property 'lamp' does not exist on type 'Pick<World, "app" | "links" | "live" | "overlay" | "sources" | "steps">'.`,
    ]);
  });

  it('one whose schema lacks what its code takes is wrong', async () => {
    const schema = {
      title: 'LampCardProps',
      type: 'object',
      properties: { label: { type: 'string' } },
      additionalProperties: false,
    };
    const text = [
      '<!-- checked as schemas/modules/lamp-card.schema.json -->',
      '```json',
      JSON.stringify(schema),
      '```',
      '<!-- checked as modules/lamp/card/card.tsx -->',
      '```tsx',
      "import { defineWidget } from '../../../engine/index.ts';",
      "import type { LampCardProps } from '../../../schemas/generated/types.gen.ts';",
      'export const lampCard = defineWidget<LampCardProps>(({ label, colour }) => <b>{label ?? colour}</b>);',
      '```',
    ].join('\n');
    const [fault, ...more] = await faultsOf(examplesIn('docs/lamp.md', text));
    expect(fault).toMatch(/^docs\/lamp\.md:9: Property 'colour' does not exist on type .*LampCardProps/);
    expect(more).toEqual([]);
  });

  it('a mark without a block is seen', () => {
    const text = '<!-- checked -->\n\n```ts\nexport {};\n```';
    expect(examplesIn('docs/lamp.md', text)).toHaveLength(0);
    expect(text.match(MARK)).toHaveLength(1);
  });
});
