import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import { composeSchemas, widgetNames } from '../../engine/document/schema-set.ts';
import { projectSources, widgetDocs } from './widget-docs.ts';
import { tokensOf } from './widget-rows.ts';

const lamp: Schema = {
  description: 'A lamp.',
  type: 'object',
  properties: {
    label: { description: 'What it says.', $ref: '../common/text.schema.json' },
    size: { description: 'How large | how small.', enum: ['big', 'small'], default: 'big' },
    bulbs: {
      description: 'Its bulbs.',
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: { type: 'object', properties: { watt: { type: 'integer', minimum: 5 } }, required: ['watt'] },
    },
    from: { type: 'string', 'x-ref': 'data', 'x-answer': 'board-answer' },
  },
  required: ['label'],
  examples: [{ label: 'On', size: 'small' }, { label: 'Off' }],
};
const schemas = composeSchemas(
  new Map<string, Schema>([
    ['common/node.schema.json', { properties: { id: { type: 'string', description: 'Its name.' } } }],
    ['common/text.schema.json', { 'x-kind': 'text', description: 'Any text.' }],
    ['widgets/lamp.schema.json', lamp],
  ]),
);
const page = widgetDocs(schemas, {
  css: () => '.lamp { --own: 1px; color: var(--ink); margin: var(--own); fill: var(--accent, red) }',
  stories: () =>
    "const meta = { title: 'Widgets/Lamp' };\nexport const Filled = 1;\nexport const TooBright = 2;",
});

describe('docs/widgets.md', () => {
  it('says of each prop its type, default or that it is required, and its meaning', () => {
    expect(page).toContain('| `label` | text | **required** | What it says. |');
    expect(page).toContain('| `size` | `big` or `small` | `big` | How large \\| how small. |');
    expect(page).toContain('| `from` | name of a data source that answers `board-answer` |  |  |');
  });

  it('lists the parts of a prop below it, with limits', () => {
    expect(page).toContain('| `bulbs` | list (object), 1 to 3 |  | Its bulbs. |');
    expect(page).toContain('| `bulbs[].watt` | integer, from 5 | **required** |  |');
  });

  it('shows the first example as a node of a document', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({ widget: 'lamp', label: 'On', size: 'small' });
  });

  it('names the style tokens that come from outside, and the stories', () => {
    expect(page).toContain('Style tokens: `--accent` `--ink`\n');
    expect(page).toContain('Stories: Widgets/Lamp: Filled, Too Bright');
  });

  it('takes a variable that a style sets itself for its own', () => {
    expect(tokensOf('.a { --x: 1px } .b { width: var(--x); color: var(--ink) }')).toEqual(['--ink']);
  });

  it('takes those of all style of a widget: what style.css imports, that of looks, and that in folders', () => {
    expect(tokensOf(projectSources.css('data-table'))).toContain('--shape-number-face'); // look-figures.css alone
    expect(tokensOf(projectSources.css('lucky-draw'))).toContain('--danger'); // choices.css alone, which looks import
    expect(projectSources.css('form-steps')).toContain('.form-steps__plus {'); // files/files.css
  });

  it('has a section, an example and stories for every widget of the project', () => {
    const set = loadSchemas();
    const whole = widgetDocs(set);
    const names = widgetNames(set);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const [section = ''] = whole.split(`\n## ${name}\n`).slice(1);
      const own = section.split('\n## ')[0] ?? '';
      expect(own, name).toContain(`"widget": "${name}"`);
      expect(own, name).toContain('Stories: ');
      expect(projectSources.css(name), name).not.toBe('');
    }
  });
});
