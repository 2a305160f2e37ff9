// By turns, 40 s: builds every planted mistake that the check lets pass.
import type { Node } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { compilePage } from '../engine/document/compile.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { type Language, languages } from '../engine/i18n/language.ts';
import { today } from '../tools/testing/part-of-day.ts';
import { documentPaths } from './disk/checked-paths.ts';
import { readProject } from './disk/project.ts';
import { sourceOf } from './disk/source.ts';
import { checkText } from './index.ts';
import { applyEdits } from './text/edits.ts';
import { parseText } from './text/parse.ts';

const context = readProject(root);
const texts = new Map(documentPaths(root).map((path) => [path, sourceOf(root)(path)]));

const parsed = new Map<string, unknown>();
function dataOf(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, JSON.parse(sourceOf(root)(`modules/${path}`)));
  return parsed.get(path);
}

function build(path: string, text: string, wanted: readonly Language[] = languages): void {
  const document = JSON.parse(text) as ActivityDocument;
  if (document.redirect !== undefined) return;
  const route = path.replace('activities/', '').replace('.json', '');
  const tools = {
    set: context.schemas,
    api: context.api.description,
    asset: (one: string) => one,
    media: (one: string) => one,
    href: (one: string) => one,
    modules: { data: dataOf, art: () => ({}) },
  };
  for (const language of wanted) compilePage(document, route, language, tools);
}

/** Every string of a document that is a value. */
const stringsOf = (node: Node | undefined): Node[] =>
  node?.type === 'string'
    ? [node]
    : (node?.children ?? []).flatMap((one) => stringsOf(one.type === 'property' ? one.children?.[1] : one));

const ENDINGS = [
  ' {{ day }}',
  ' {{',
  ' <b>x</b>',
  '\n\n    code',
  ' [a](mailto:x@y.z)',
  ' && day > 1',
  '{item.id}',
  ' ![x](y)',
  '#top',
];

describe('what passes the check passes the build', () => {
  it.each([...texts])('%s builds in every language', (path, text) => {
    expect(checkText(path, text, context).filter((one) => one.severity === 'error')).toEqual([]);
    expect(() => build(path, text)).not.toThrow();
  });

  it('so does every change of a text, path or expression that the check lets through', () => {
    let passed = 0;
    let turn = 0;
    for (const [path, text] of texts) {
      for (const node of stringsOf(parseText(text).tree)) {
        // Others each day.
        if (turn++ % 56 !== today % 56) continue;
        const ending = ENDINGS[turn % ENDINGS.length] ?? '';
        const content = JSON.stringify(`${String(node.value)}${ending}`);
        const changed = applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
        if (checkText(path, changed, context).some((one) => one.severity === 'error')) continue;
        passed++;
        expect(() => build(path, changed, ['cn', 'en']), `${path} ${content}`).not.toThrow();
      }
    }
    expect(passed).toBeGreaterThan(50);
  }, 240_000);
});
