import { expect, it } from 'vitest';
import { unreachedLines } from './unreached.ts';

/** A module as it runs: wrapped, its lines one to one those of its source. */
const wrapped = (lines: string[]): string => {
  const mappings = lines.map((_, i) => (i === 0 ? 'AAAA' : 'AACA')).join(';');
  const map = Buffer.from(JSON.stringify({ mappings })).toString('base64');
  return `'use strict';async (a)=>{{${lines.join('\n')}\n//# sourceMappingURL=data:application/json;base64,${map}\n\n//# more\n}}`;
};

it('lines without anything that ran, the inner range knowing best', () => {
  const script = wrapped(['function used() {', '  if (never)', '    run();', '}', 'used();']);
  const at = (text: string) => script.indexOf(text);
  const ranges = (startOffset: number, endOffset: number, count: number) => ({
    startOffset,
    endOffset,
    count,
  });
  const functions = [
    { functionName: '', isBlockCoverage: true, ranges: [ranges(0, script.length, 1)] },
    {
      functionName: 'used',
      isBlockCoverage: true,
      ranges: [ranges(at('function'), at('used();'), 1), ranges(at('    run'), at('}\nused'), 0)],
    },
  ];
  expect(unreachedLines(script, functions)).toEqual([3]);
});

it('nothing is said of a script without a source map', () => {
  expect(unreachedLines('nothing', [])).toEqual([]);
});
