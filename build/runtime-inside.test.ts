import { describe, expect, it } from 'vitest';
import { withRuntime } from './runtime-inside.ts';

const asking = (names: string): string =>
  `import { ${names} } from "./rolldown-runtime-!~{001}~.js";\nvar given = __exportAll({ one: () => one });\nlet one = 1;\n`;

describe('scripts without a file of the bundler’s own', () => {
  it('have the one function that they want inside: its keys read what is there by then', () => {
    const made = withRuntime(asking('n as __exportAll'));
    expect(made).not.toContain('import');
    const run = new Function(`${made} one = 2; return [Object.keys(given), given.one];`);
    expect(run()).toEqual([['one'], 2]);
  });

  it('ask for it where they want another', () => {
    const code = asking('t as __commonJSMin, n as __exportAll');
    expect(withRuntime(code)).toBe(code);
  });
});
