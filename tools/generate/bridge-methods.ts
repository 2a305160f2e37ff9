import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';

const methodsOf = (set: SchemaSet): [string, Schema][] =>
  Object.entries(set.get('bridge.schema.json')?.properties ?? {});

interface Since {
  ios: string;
  android: string;
}

/** What a phone knows of each method: whether the app answers, and a person first; the least versions; the keys it needs. */
export function bridgeMethods(set: SchemaSet): string {
  const methods = methodsOf(set).map(([name, schema]) => {
    const { ios, android } = schema['x-since'] as Since;
    const answers = schema['x-answers'] === true;
    const person = schema['x-person'] === true;
    return [name, { answers, person, ios, android, needs: schema.required ?? [] }];
  });
  return `${JSON.stringify(Object.fromEntries(methods), null, 1)}\n`;
}

/** The capability table as a page of the docs. */
export function bridgeDocs(set: SchemaSet): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = methodsOf(set).map(([name, schema]) => {
    const { ios, android } = schema['x-since'] as Since;
    const payload = Object.keys(schema.properties ?? {}).map((key) =>
      schema.required?.includes(key) ? `\`${key}\`` : `\`${key}\`?`,
    );
    if (schema.additionalProperties === true) payload.push('anything');
    const columns = [
      `\`${name}\``,
      schema.description ?? '',
      payload.join(', '),
      schema['x-person'] ? 'once a person has acted' : schema['x-answers'] ? 'yes' : '',
      `${ios} / ${android}`,
      String(schema['x-without']),
    ];
    return `| ${columns.map(cell).join(' | ')} |`;
  });
  return [
    '<!-- Generated from schemas/bridge.schema.json by `npm run types`. Do not edit. -->',
    '# Methods of the app',
    '',
    'What a page may ask of the app (specification §3, §7). How: [bridge.md](bridge.md).',
    '',
    '| method | what it does | payload | answers | since (iOS / Android) | without it |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
