import { describe, expect, it } from 'vitest';
import { alikeMutants, isThere } from './alike.ts';
import { fixedMutants, placeOf } from './fixed.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { sample } from './random.ts';

const changes = (text: string): string[] =>
  mutantsOf('a.ts', text).map((one) => mutated(text, one).replace(/\s+/g, ' ').trim());

describe('the mistakes that are planted', () => {
  it.each([
    ['const a = b < 3;', ['const a = b <= 3;', 'const a = b < 4;']],
    ["const a = b === 'x’';", ["const a = b !== 'x’';"]],
    ['const a = !b && c;', ['const a = !b || c;', 'const a = b && c;']],
    ['const a = b ?? c;', ['const a = b;']],
    ['if (a) b();', ['if (false) b();', 'if (a) void 0;']],
    [
      'const a = b ? c : true;',
      ['const a = true ? c : true;', 'const a = false ? c : true;', 'const a = b ? c : false;'],
    ],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['a = 2 - b;', ['void 0;', 'a = 2 + b;', 'a = 3 - b;']],
  ])('%s', (text, expected) => {
    expect(changes(text).sort()).toEqual([...expected].sort());
  });

  it('are none in types, imports, and what only looks like code', () => {
    expect(
      changes(
        `import { a } from './a.ts';\nexport type B = 1 | true;\nconst c: Record<'d', 2> = a as { e: 3 };`,
      ),
    ).toEqual([]);
  });

  it('keep their name when lines are added above them, and two alike have two', () => {
    const text = 'const a = b > c;\nconst d = b > c;\n';
    const ids = mutantsOf('a.ts', text).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(mutantsOf('a.ts', `// ’ new\n${text}`).map(({ id }) => id)).toEqual(ids);
    expect(
      mutantsOf('a.ts', `const x = 1 as number;\n${'const a = b > c;\n'.repeat(2)}`).at(-1)?.id,
    ).not.toBe(ids[0]);
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  const drawn = (count: number, seed: number, of = all) => sample(of, count, seed, String);

  it('is the same for the same seed, and a larger one begins with a smaller one', () => {
    expect(drawn(10, 7)).toEqual(drawn(10, 7));
    expect(drawn(20, 7).slice(0, 10)).toEqual(drawn(10, 7));
    expect(drawn(10, 8)).not.toEqual(drawn(10, 7));
  });

  it('changes by no more than what is added', () => {
    const more = drawn(10, 7, [1000, ...all]).filter((one) => one !== 1000);
    expect(drawn(10, 7).slice(0, more.length)).toEqual(more);
  });
});

describe('mutants that have survived once', () => {
  it('each have one place in the code as it is', () => {
    const fixed = fixedMutants();
    expect(new Set(fixed.map(({ id }) => id)).size).toBe(fixed.length);
    for (const one of fixed) expect(placeOf(one).from, one.id).toBe(one.from);
  });

  it('one whose text is gone says what to do', () => {
    const [one] = fixedMutants();
    if (!one) throw new Error('no fixed mutant');
    expect(() => placeOf({ ...one, from: 'nowhere at all' })).toThrow(
      'expected one place, got 0 times "nowhere at all"',
    );
    expect(() => placeOf({ ...one, file: 'gone.ts' })).toThrow('got 0 files gone.ts below');
  });
});

describe('mutants that change nothing', () => {
  const alike = [...alikeMutants().values()];

  it.each(alike)('$id is there, and says why', (one) => {
    expect(isThere(one), `tools/mutate/alike.json: ${one.id}: its code has changed. Take it out.`).toBe(true);
    expect(one.why.length).toBeGreaterThan(20);
  });

  it('one whose code has changed is none any more', () => {
    const [one] = alike;
    if (!one) throw new Error('none is listed');
    expect(isThere({ ...one, id: `${one.id}x` })).toBe(false);
    expect(isThere({ ...one, id: 'engine/gone.ts#12345678' })).toBe(false);
  });
});
