import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { loadSchemas, root } from '../../build/schemas.ts';
import { nodeSchemaPath, widgetNames } from '../../engine/document/schema-set.ts';
import { editorSchema } from './editor-schema.ts';

const PATH = 'schemas/generated/activity.editor.gen.json';
const text = readFileSync(join(root, PATH), 'utf8');
const schemas = loadSchemas();
const widgets = widgetNames(schemas);

/** An editor without a window: it finds the schema by `$schema`, as any editor does. */
const service = getLanguageService({
  schemaRequestService: (uri) =>
    uri.endsWith(PATH) ? Promise.resolve(text) : Promise.reject(new Error(`no schema at ${uri}`)),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});
service.configure({ validate: true, allowComments: false });

/** A document with the cursor at the sign |. */
function open(source: string) {
  const at = source.indexOf('|');
  const content = source.replace('|', '');
  const document = TextDocument.create('file:///project/activities/new.json', 'json', 1, content);
  const json: JSONDocument = service.parseJSONDocument(document);
  return { document, json, position: document.positionAt(Math.max(0, at)) };
}

const page = (node: string) =>
  `{ "$schema": "../${PATH}", "version": 1, "title": "x", "languages": ["en"], "theme": { "preset": "x" }, "body": [${node}] }`;

async function complete(source: string): Promise<string[]> {
  const { document, json, position } = open(source);
  const list = await service.doComplete(document, position, json);
  return (list?.items ?? []).map((item) => item.label.replaceAll('"', ''));
}

async function validate(source: string) {
  const { document, json } = open(source);
  return service.doValidation(document, json);
}

describe('a document in an editor', () => {
  it('the committed schema is the one that the authored schemas make', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(editorSchema(schemas))));
  });

  it('completes every widget name', async () => {
    expect(widgets.length).toBeGreaterThan(12);
    expect(await complete(page('{ "widget": "|" }'))).toEqual(expect.arrayContaining(widgets));
  });

  it.each(widgets)('completes every key of %s', async (widget) => {
    const keys = Object.keys(schemas.get(nodeSchemaPath(widget))?.properties ?? {}).filter(
      (key) => key !== 'widget',
    );
    expect(await complete(page(`{ "widget": "${widget}", | }`))).toEqual(expect.arrayContaining(keys));
  });

  it('offers no key of another widget', async () => {
    expect(await complete(page('{ "widget": "countdown", | }'))).not.toContain('redeem');
  });

  it('completes kinds of steps, and values of a list', async () => {
    const steps = await complete(page('{ "widget": "button", "label": "x", "press": [{ "do": "|" }] }'));
    expect(steps).toEqual(expect.arrayContaining(['navigate', 'post', 'popup', 'bridge', 'confirm']));
    expect(await complete(page('{ "widget": "countdown", "to": "|" }'))).toEqual([
      'start',
      'end',
      'settle',
      'next',
    ]);
  });

  it.each([
    ['{ "widget": "countdown", "t|o": "next" }', 'The moment; next takes the nearest one that lies ahead.'],
    ['{ "widget": "ranking-list", "from": "x", "pod|ium": true }', 'Show the first three on a podium.'],
    ['{ "widget": "hero", "vis|ible": "phase" }', 'the node shows while it holds.'],
  ])('hovering over a key of %s tells what it means', async (node, description) => {
    const { document, json, position } = open(page(node));
    const hover = await service.doHover(document, position, json);
    // Markdown escapes signs; nobody reads the backslashes.
    expect(JSON.stringify(hover?.contents).replaceAll('\\', '')).toContain(description);
  });

  it('a wrong widget name is one diagnostic, at the name', async () => {
    const source = page('{ "widget": "heroo", "title": "x" }');
    const found = await validate(source);
    expect(found.map((one) => one.message)).toEqual([expect.stringContaining('Value is not accepted')]);
    const { document } = open(source);
    expect(document.getText(found[0]?.range)).toBe('"heroo"');
  });

  it('a sound document has no diagnostic, nor have the committed ones', async () => {
    expect(
      await validate(page('{ "widget": "hero", "art": { "sky": "art/x/sky.svg" }, "title": "x" }')),
    ).toEqual([]);
    const committed = readFileSync(join(root, 'activities/activity_20250520.json'), 'utf8').replaceAll(
      '|',
      '/',
    );
    expect(await validate(committed)).toEqual([]);
  });
});
