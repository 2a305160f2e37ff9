import { expect, it } from 'vitest';
import { compileExpression } from './compile.ts';
import { EXPRESSION_LIMITS } from './limits.ts';

const refused = (source: string) => {
  const compiled = compileExpression(source, {});
  return compiled.ok ? 'nothing is refused' : compiled.error;
};

it('what is empty, and what is too long, are told as what they are, with their place', () => {
  expect(refused(' ')).toMatchObject({
    rule: 'syntax',
    message: 'the expression is empty',
    got: 'nothing',
    offset: 0,
    length: 1,
  });
  const long = `${'true || '.repeat(63)}true`;
  expect(refused(long)).toMatchObject({
    rule: 'limit',
    message: 'the expression is too long',
    expected: 'at most 500 characters',
    got: '508',
    offset: 500,
    length: 8,
  });
  expect(refused(`true${' '.repeat(496)}`)).toBe('nothing is refused');
  expect(refused(`true${' '.repeat(497)}`)).toMatchObject({ rule: 'limit', offset: 500, length: 1 });
});

it('is nested as deep as it may be, and no deeper', () => {
  const deep = (levels: number) => refused(`${'!'.repeat(levels - 1)}true`);
  expect(deep(EXPRESSION_LIMITS.depth)).toBe('nothing is refused');
  expect(deep(EXPRESSION_LIMITS.depth + 1)).toMatchObject({ rule: 'limit' });
});

it('says which paths it reads, once each and the longest of them', () => {
  const row = {
    type: 'object',
    properties: { name: { type: 'string' }, score: { type: 'number' } },
    required: ['name', 'score'],
  };
  const scope = { me: row, you: row, day: { type: 'number' } } as never;
  const reads = (source: string) => {
    const compiled = compileExpression(source, scope);
    return compiled.ok ? compiled.reads : compiled.error;
  };
  expect(reads('day + 1')).toEqual([['day']]);
  expect(reads('me.score > you.score && me.score > day')).toEqual([
    ['me', 'score'],
    ['you', 'score'],
    ['day'],
  ]);
  expect(reads('1 + 2')).toEqual([]);
});

it('a name in brackets is a step like any other, and nothing is read behind an index', () => {
  const limits = { type: 'object', properties: { day: { type: 'number' } }, required: ['day'] };
  const entry = { type: 'object', properties: { limits }, required: ['limits'] };
  const poll = { type: 'object', properties: { 'the-end': entry }, required: ['the-end'] };
  const rows = { type: 'array', items: entry };
  const reads = (source: string) => {
    const compiled = compileExpression(source, { poll, rows } as never);
    return compiled.ok ? compiled.reads : compiled.error;
  };
  expect(reads('poll["the-end"].limits.day > 1')).toEqual([['poll', 'the-end', 'limits', 'day']]);
  expect(reads('rows[0].limits.day > 1')).toEqual([['rows']]);
});

it('what the library alone refuses is told with the beginning of what stands there', () => {
  const short = '[].exists(one, one)';
  expect(refused(short)).toMatchObject({
    rule: 'type',
    expected: 'an expression whose parts fit',
    got: short,
  });
  const long = `[].exists(one, one) || ${'true || '.repeat(20)}true`;
  expect(refused(long)).toMatchObject({ rule: 'type', got: long.slice(0, 80) });
});
