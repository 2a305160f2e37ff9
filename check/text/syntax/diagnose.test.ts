import { describe, expect, it } from 'vitest';
import { lineOf, mended, only, sound, swap } from '../../testing/workbench.ts';

const button = lineOf('"label": { "cn": "去看看"') - 1;

/** What is planted, what is said, and on which line. */
const CASES: [name: string, before: string, after: string, message: RegExp, line: number][] = [
  [
    'a thousands comma',
    '"price": 100,',
    '"price": 10,000,',
    /no commas between its thousands/,
    lineOf('"price": 100,'),
  ],
  [
    'two thousands commas',
    '"at": 2000,',
    '"at": 2,000,000,',
    /no commas between its thousands/,
    lineOf('"at": 2000,'),
  ],
  ['a leading zero', '"earns": 60', '"earns": 060', /may not begin with 0/, lineOf('"earns": 60')],
  [
    'a point for thousands',
    '"at": 2000,',
    '"at": 2.000,',
    /parts no thousands: JSON reads 2/,
    lineOf('"at": 2000,'),
  ],
  ['a unit', '"every": "30s"', '"every": 30s', /a number has no unit/, lineOf('"every"')],
  [
    'a bare date',
    '"end": "2025-05-27T00:00:00+08:00"',
    '"end": 2025-05-27T00:00:00+08:00',
    /a date stands in quotes/,
    lineOf('"end"'),
  ],
  ['a plus', '"earns": 60', '"earns": +60', /no plus/, lineOf('"earns": 60')],
  [
    'True',
    '"spends": true,\n          "body": { "count"',
    '"spends": True,\n          "body": { "count"',
    /`True` is no value/,
    lineOf('"spends"'),
  ],
  ['a key without quotes', '"version": 1', 'version: 1', /the key stands without quotes/, 3],
  ['an equals sign', '"version": 1', '"version" = 1', /stands a colon/, 3],
  ['a semicolon', '"version": 1,', '"version": 1;', /parted by commas/, 3],
  ['two commas', '"version": 1,', '"version": 1,,', /a comma too many/, 3],
  ['a value that is missing', '"version": 1,', '"version": ,', /a value is missing/, 3],
  ['a full-width comma', '"version": 1,', '"version": 1，', /full-width comma `，` \(U\+FF0C\)/, 3],
  ['a full-width colon', '"version": 1', '"version"： 1', /full-width colon `：` \(U\+FF1A\)/, 3],
  ['curly quotes', '"preset": "rose"', '"preset": “rose”', /curly quote `“` \(U\+201C\)/, lineOf('"preset"')],
  [
    'a string closed by a curly quote',
    '"preset": "rose"',
    '"preset": "rose” ',
    /not closed: here stands a curly quote/,
    lineOf('"preset"'),
  ],
  ['a no-break space', '"version": 1', '"version":\u00a01', /a no-break space \(U\+00A0\)/, 3],
  ['a zero width space', '"version": 1', '\u200b"version": 1', /a zero width space \(U\+200B\)/, 3],
  [
    'quotes inside a text',
    '"en": "Go and see"',
    '"en": "Go "and" see"',
    /a quote inside a text/,
    lineOf('Go and see'),
  ],
  [
    'a comma that is missing at a line’s end',
    '"id": "rules",',
    '"id": "rules"',
    /a comma is missing after this/,
    lineOf('"id": "rules"'),
  ],
  [
    'a brace that is missing',
    '"press": [{ "do": "navigate", "to": "/other#words" }]\n    },',
    '"press": [{ "do": "navigate", "to": "/other#words" }]',
    new RegExp(`"{" of line ${button - 1} is missing`),
    button + 2,
  ],
  [
    'a list that is not closed',
    '"items": ["halo"],',
    '"items": ["halo",',
    /a list is not closed/,
    lineOf('"items": ["halo"]'),
  ],
  [
    'the upper half of a block',
    '    { "widget": "gift-series"',
    '    {\n      "widget": "button",\n      "label": {\n        "cn": "x",\n    { "widget": "gift-series"',
    /an object is not closed/,
    lineOf('"widget": "gift-series"') + 3,
  ],
  [
    'the lower half of a block',
    '    { "widget": "gift-series"',
    '        "en": "x"\n      }\n    },\n    { "widget": "gift-series"',
    /a key stands in a list/,
    lineOf('"widget": "gift-series"'),
  ],
  [
    'a bracket twice',
    '    {\n      "widget": "thanks-wall"',
    '    },\n    {\n      "widget": "thanks-wall"',
    /this line stands twice: it is the same as line/,
    lineOf('"widget": "thanks-wall"') - 1,
  ],
  [
    'merge marks',
    '  "version": 1,\n',
    '<<<<<<< HEAD\n  "version": 1,\n=======\n  "version": 2,\n>>>>>>> spring\n',
    /a merge is not finished/,
    3,
  ],
  [
    'an Arabic comma behind a string',
    '"id": "rules",',
    '"id": "rules"،',
    /Arabic comma `،` \(U\+060C\) in place of a comma/,
    lineOf('"id": "rules"'),
  ],
  ['a full stop in a list', '["cn", "en"]', '["cn". "en"]', /here stands `\.` in place of a comma/, 5],
  [
    'a word behind a closing quote',
    '"price": 100,',
    '"price": "100"元,',
    /`元` stands behind the closing quote/,
    lineOf('"price": 100,'),
  ],
  ['a decimal comma', '"price": 100,', '"price": 0,75,', /follows a point/, lineOf('"price": 100,')],
  [
    'thousands commas and a fraction',
    '"at": 2000,',
    '"at": 2,000.00,',
    /no commas between its thousands/,
    lineOf('"at": 2000,'),
  ],
  [
    'blanks between thousands',
    '"at": 2000,',
    '"at": 2 000 000,',
    /no blanks between its thousands/,
    lineOf('"at": 2000,'),
  ],
  ['values without brackets', '["cn", "en"]', '"cn", "tw", "en"', /the "\[" and "\]" around them/, 5],
  ['a list that lost its beginning', '["cn", "en"]', '"cn", "en"]', /the "\[" before this list/, 5],
  ['a list in braces', '["cn", "en"]', '{"cn", "en"}', /values without keys/, 5],
  ['a list that a round bracket ends', '["cn", "en"]', '["cn", "en")', /no round brackets/, 5],
  ['a bracket too many', '"price": 100,', '"price": 100],', /a "\]" too many/, lineOf('"price": 100,')],
  ['a currency', '"price": 100,', '"price": $100,', /no currency/, lineOf('"price": 100,')],
  ['a word for a number', '"price": 100,', '"price": unlimited,', /is no number/, lineOf('"price": 100,')],
  [
    'double quotes in an expression',
    `"while": "phase == 'live'"`,
    '"while": "phase == "live""',
    /a quote inside an expression/,
    lineOf('"while"'),
  ],
  [
    'a key that lost its quote',
    '"version": 1,',
    '"version": 1,\n  "x: "1",',
    /quote of the key is missing/,
    4,
  ],
  ['a word before the document', '{\n  "$schema"', 'json\n{\n  "$schema"', /no part of it/, 1],
  ['a program around the document', '{\n  "$schema"', 'export default {\n  "$schema"', /no part of it/, 1],
  ['the first brace', '{\n  "$schema"', '  "$schema"', /"\{" that begins the document is missing/, 1],
  [
    'a brace after a key',
    '"schedule": {',
    '"schedule":',
    /"\{" after "schedule" is missing/,
    lineOf('"schedule"'),
  ],
  [
    'a line with a brace twice',
    '  "schedule": {\n',
    '  "schedule": {\n  "schedule": {\n',
    /this line stands twice: it is the same as line/,
    lineOf('"schedule"') + 1,
  ],
];

describe('what is wrong with a text that is not JSON', () => {
  it.each(CASES)('%s', (_name, before, after, message, line) => {
    const finding = only(swap(before, after));
    expect(finding.message).toMatch(message);
    expect([finding.rule, finding.line]).toEqual(['json-syntax', line]);
  });

  it.each([
    ['"version": 1,', '"version": 1，'],
    ['"version": 1', '"version":\u00a01'],
    ['"id": "rules",', '"id": "rules"'],
    ['"version": 1,', '"version": 1;'],
    ['"version": 1,', '"version": 1,,'],
    ['"version": 1', "'version': 1"],
    ['"id": "rules",', '"id": "rules"，'],
    ['["cn", "en"]', '["cn"、"en"]'],
    ['"id": "rules",', '"id": "rules";'],
    ['["cn", "en"]', '["cn". "en"]'],
    ['["cn", "en"]', '["cn", "en")'],
    ['"id": "rules",', '"id: "rules",'],
    ['"price": 100,', '"price": 1,00,'],
  ])('--fix gives %s back from %s, or leaves it alone', (before, after) => {
    const wrong = swap(before, after);
    if (only(wrong).fix) expect(JSON.parse(mended(wrong))).toEqual(JSON.parse(sound));
    else expect(after).toBe('"price": 1,00,');
  });
});

describe('what is said of it', () => {
  it('single quotes are offered for those of an expression', () => {
    const finding = only(
      swap(`"while": "phase == 'live'"`, '"while": "phase == \\"live\\" || phase == "ended""'),
    );
    expect(finding.nearest).toBe(`"phase == 'live' || phase == 'ended'"`);
  });

  it('a file that is cut off names what is open, once', () => {
    const cut = sound.slice(0, sound.indexOf('"schedule"') + 14);
    expect(only(cut)).toMatchObject({
      message: 'the file ends in the middle: the rest of it is missing',
      got: 'the end of the file',
      tip: expect.stringMatching(/^still open: the "\{" of line 1, the "\{" of line \d+$/),
    });
  });

  it.each(['```json\n', 'module.exports = ', 'json\n'])(
    '%j before the document is taken away whole',
    (before) => {
      const after = before.startsWith('`') ? '```\n' : before.startsWith('m') ? ';\n' : '';
      expect(mended(`${before}${sound.trimEnd()}\n${after}`).trim()).toBe(sound.trim());
    },
  );

  it('a fence without its end is left to a person', () => {
    expect(only(`\`\`\`json\n${sound}\n{}\n\`\`\`\n`).fix).toBeUndefined();
  });
});
