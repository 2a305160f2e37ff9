// By turns: thousands of hostile documents.
import { describe, expect, it } from 'vitest';
import { check, sound, sources } from './testing/workbench.ts';

/** Draws whole numbers below a bound: the same ones every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const SIGNS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '0',
  '-',
  'e9',
  'null',
  'true',
  '\u0000',
  '\ud800',
  '{{',
  '}}',
  '$',
  '#',
  '/*',
  '//',
  '\n',
  '🌹',
];

describe('hostile input', () => {
  it('2,000 documents with random cuts, signs and doubled parts: no throw, every position inside the text', () => {
    const draw = dice(7);
    const texts = [...sources.values()];
    let reported = 0;
    for (let turn = 0; turn < 2000; turn++) {
      let text = texts[draw(texts.length)] ?? sound;
      for (let cut = 0; cut <= draw(3); cut++) {
        const at = draw(text.length);
        const length = draw(40);
        const kind = draw(3);
        const middle =
          kind === 0
            ? ''
            : kind === 1
              ? (SIGNS[draw(SIGNS.length)] ?? '')
              : text.slice(at, at + length).repeat(2);
        text = text.slice(0, at) + middle + text.slice(at + (kind === 1 ? draw(2) : length));
      }
      const rows = text.split('\n');
      const findings = check(text);
      if (findings.length > 0) reported++;
      for (const { line, column, offset, length } of findings) {
        expect(offset + length).toBeLessThanOrEqual(text.length + 1);
        expect(column).toBeLessThanOrEqual((rows[line - 1]?.length ?? -1) + 1);
      }
    }
    expect(reported).toBeGreaterThan(1500);
  });

  it.each([
    ['keys of every object', '{"toString":1,"hasOwnProperty":2,"valueOf":3,"version":1,"title":"x"}'],
    [
      'lists in the place of everything',
      '{"version":1,"title":[],"languages":[[]],"theme":[],"body":[[]],"data":[],"state":[],"popups":[],"campaign":[]}',
    ],
    [
      'objects in the place of everything',
      '{"version":1,"title":{},"languages":{},"theme":{},"body":{},"data":{"x":{}},"state":{"x":{}},"popups":{"x":{}},"campaign":{}}',
    ],
    [
      'null in the place of everything',
      '{"version":1,"title":null,"languages":[null],"theme":null,"body":[null],"data":{"x":null},"state":{"x":null},"popups":{"x":null},"campaign":null}',
    ],
    [
      'names of prototypes as references',
      '{"version":1,"title":"x","languages":["en"],"theme":{"preset":"toString"},"body":[{"widget":"constructor"},{"widget":"ranking-list","from":"hasOwnProperty"}]}',
    ],
  ])('%s: no throw, and something is told', (_, text) => {
    expect(check(text).length).toBeGreaterThan(0);
  });

  it('a text of nothing but braces is read in steps, not once for each of them', () => {
    const document = JSON.parse(sound) as { title: Record<string, string> };
    for (const open of ['{', '{{', 'x{{']) {
      const title = open.repeat(20_000 / open.length);
      const begun = performance.now();
      const findings = check(JSON.stringify({ ...document, title: { ...document.title, en: title } }));
      expect(findings.length, open).toBeGreaterThan(0);
      // By patterns that begin anew at each brace it was five seconds and more for a text.
      expect(performance.now() - begun, open).toBeLessThan(2500);
    }
  });
});
