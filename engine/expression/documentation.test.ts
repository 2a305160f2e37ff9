import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileExpression, type ExpressionScope } from './compile.ts';
import { FUNCTIONS, MACROS, MOMENT_FUNCTIONS, PATH_FUNCTIONS } from './names.ts';
import { compileTemplate } from './template.ts';
import vectors from './vectors.json' with { type: 'json' };

const page = readFileSync(new URL('../../docs/expressions.md', import.meta.url), 'utf8');
const scope: ExpressionScope = vectors.scope;
const examples = [...page.matchAll(/```cel\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);
const guards = [...(/## Guards([\s\S]*?)\n## /.exec(page)?.[1] ?? '').matchAll(/`([^`]{9,})`/g)].map(
  ([, code = '']) => code.replaceAll('\\|', '|'),
);
const texts = [...page.matchAll(/`([^`\n]*\{\{[^`\n]*)`/g)].map(([, text = '']) => text);

describe('docs/expressions.md', () => {
  test.each([...examples, ...guards])('its example %s is accepted', (source) => {
    expect(compileExpression(source, scope)).toMatchObject({ ok: true });
  });

  test.each(texts)('its text %s is accepted', (text) => {
    // `count` is what a text with a number names, and no other.
    const counted = text.includes('{{ count }}') ? { count: { type: 'integer' } } : scope;
    expect(compileTemplate(text, counted)).toMatchObject({ ok: true });
  });

  test('it has examples of each sort', () => {
    expect(examples.length).toBeGreaterThan(4);
    expect(guards.length).toBeGreaterThan(4);
    expect(texts.length).toBeGreaterThan(2);
  });

  test('its facts are accepted, and it lists every function of moments', () => {
    const section = /## Facts([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
    const written = [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, source = '']) => source),
    );
    expect(written.length).toBeGreaterThan(5);
    const moment = { 'x-moment': true };
    const object = (properties: Record<string, unknown>) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
    });
    const given = { gives: { type: 'string' } };
    const place = object({ ...given, from: { type: 'number' }, to: { type: 'number' } });
    const facts = {
      schedule: object({ start: moment, end: moment }),
      prize: object({ halo: object({ cost: { type: 'number' }, lasts: { type: 'string' } }) }),
      milestone: object({ first: object(given) }),
      board: object({ charm: object({ rewards: object({ champion: place }) }) }),
      checkIn: object({ streaks: object({ week: object({ length: { type: 'number' } }) }) }),
      draw: object({
        lucky: object({
          prizes: object({ crown: object({ odds: { type: 'string' } }) }),
          pity: object({ epic: object({ after: { type: 'number' } }) }),
        }),
      }),
      pass: object({ counts: object({ watch: object({ weight: { type: 'number' } }) }) }),
      gift: object({ 'moon-carousel': object({ name: { type: 'string' } }) }),
    };
    for (const source of written)
      expect(compileExpression(source, facts), source).toMatchObject({ ok: true });
    for (const name of MOMENT_FUNCTIONS) expect(section).toContain(`\`${name}(schedule.`);
  });

  test('it lists every function, and none that does not exist', () => {
    const section = /## Functions([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
    const told = new Set([...section.matchAll(/`(?:list\.)?(\w+)\(/g)].map(([, name = '']) => name));
    expect([...told].sort()).toEqual([...Object.keys(FUNCTIONS), ...PATH_FUNCTIONS, ...MACROS].sort());
  });
});
