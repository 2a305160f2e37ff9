import { describe, expect, it } from 'vitest';
import { faultsOf, type Look, overBudget, sheetOf } from './sheet.ts';

const look: Look = {
  route: 'feast',
  lang: 'en',
  width: 390,
  moment: 'live',
  at: 1,
  who: 'signed',
  screens: ['feast.jpg'],
  firstPaint: 212.4,
  bytes: 40_960,
  pageBytes: 20_480,
  scriptBytes: 10_240,
  requests: 12,
  shift: 0.001,
  faults: { console: [], axe: [] },
};

describe('a contact sheet', () => {
  it('says of each look what was measured', () => {
    const html = sheetOf([look], new Map([['feast', ['th', 'vi']]]));
    expect(html).toContain('212 ms · 40 kB · 12 requests · shift 0.001');
    expect(html).toContain('data-faults="0"');
    expect(html).toContain('<li>feast: th, vi</li>');
    expect(html).toContain('<a href="feast.jpg" target="_blank"><img src="feast.jpg"');
  });

  it('marks what is wrong, with its words as text', () => {
    const bad = { ...look, shift: 0.3, faults: { console: ['<b> is "odd"'] } };
    expect(faultsOf(bad)).toEqual([
      'console: <b> is "odd"',
      'layout shift: expected at most 0.02, got 0.300',
    ]);
    const html = sheetOf([bad]);
    expect(html).toContain('data-faults="2"');
    expect(html).toContain('<li>console: &lt;b&gt; is &quot;odd&quot;</li>');
    expect(html).not.toContain('<b>');
  });

  it('knows what no page may weigh', () => {
    expect(overBudget(20_000, 90_000)).toEqual([]);
    expect(overBudget(60_000, 120_000)).toEqual([
      expect.stringContaining('the page weighs 60000 bytes'),
      expect.stringContaining('its scripts weigh 120000 bytes'),
    ]);
  });

  it('lets choose among what is there', () => {
    const html = sheetOf([look, { ...look, lang: 'th', moment: 'ended' }]);
    expect(html).toContain('<option value="th">th</option>');
    expect(html).toContain('<option value="ended">ended</option>');
    expect(html).not.toContain('<option value="first">');
  });
});
