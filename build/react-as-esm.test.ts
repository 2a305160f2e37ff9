import { describe, expect, it } from 'vitest';
import { asEsm } from './react-as-esm.ts';

describe('a CommonJS file of React as an ES module', () => {
  it('imports what it requires, and exports each name', () => {
    const code = asEsm(
      [
        '"use strict";',
        'var React = require("react");',
        'exports.now = void 0;',
        'if (a) { exports.now = b; }',
        'exports.jsx = exports.now;',
      ].join('\n'),
    );
    expect(code).toContain('import * as required0 from "react";');
    expect(code).toContain('var React = required0;');
    expect(code).toContain('{ exported_now = b; }');
    expect(code).toContain('var exported_jsx = exported_now;');
    expect(code).toContain('export { exported_now as now, exported_jsx as jsx };');
    expect(code).not.toContain('exports.');
  });

  it.each(['module.exports = {};', 'function f() { exports.late = 1; }', 'const name = "a"; require(name);'])(
    'refuses what it would get wrong: %s',
    (code) => {
      expect(() => asEsm(code)).toThrow('cannot read this file of React');
    },
  );
});
