import { wayFrom } from '../model/file-kinds.ts';
import type { DocumentRule } from '../rule.ts';
import { insertFirst, replaceAt } from '../text/edits.ts';

const SCHEMA = 'schemas/generated/activity.editor.gen.json';

/** What `$schema` of a document must say. */
export const schemaPathFor = (file: string): string => wayFrom(file, SCHEMA);

export const editorSchema: DocumentRule = {
  id: 'editor-schema',
  description: '`$schema` leads to the schema that editors use.',
  severity: 'error',
  stage: 'document',
  check({ document, path, text, taint }) {
    const wanted = schemaPathFor(path);
    const given = document.$schema;
    if (given === wanted || taint.covers('/$schema')) return [];
    const fix = {
      title: `set \`$schema\``,
      edits: given === undefined ? insertFirst(text, '$schema', wanted) : replaceAt(text, '/$schema', wanted),
    };
    if (given === undefined) {
      return [
        {
          pointer: '',
          message: '`$schema` is missing: editors cannot help',
          expected: `\`${wanted}\``,
          got: 'no such key',
          fix,
        },
      ];
    }
    return [
      {
        pointer: '/$schema',
        message: '`$schema` leads nowhere',
        expected: `\`${wanted}\``,
        got: `\`${String(given)}\``,
        fix,
      },
    ];
  },
};
