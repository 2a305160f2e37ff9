import { describe, expect, it } from 'vitest';
import { check, checkAll, drop, set, sound } from '../testing/workbench.ts';

const told = (text: string, path: string) => check(text, path).filter(({ rule }) => rule === 'copied-facts');
/** The sound document under another name, with words of its own. */
const renamed = set('/title', { cn: '百合', en: 'Lilies' }, drop('/aliases'));
const in2026 = ['preview', 'start', 'end', 'settle'].reduce((text, key) => {
  const { schedule } = JSON.parse(text) as { schedule: Record<string, string> };
  return set(`/schedule/${key}`, schedule[key]?.replace('2025', '2026'), text);
}, renamed);

describe('check copied-facts', () => {
  it.each([
    ['another year', 'activities/activity_20260520.json'],
    ['another month', 'activities/activity_20250820.json'],
    ['another year, with more behind it', 'activities/roses_20240520_page.json'],
  ])('the dates are of %s than the address', (_what, path) => {
    expect(told(renamed, path)).toMatchObject([
      {
        severity: 'warning',
        pointer: '/schedule/start',
        message: expect.stringContaining('the address is that of'),
      },
    ]);
  });

  it.each([
    ['a day of it', renamed, 'activities/activity_20250521.json'],
    ['a day of the preview', renamed, 'activities/activity_20250502.json'],
    ['the day on which it is settled', renamed, 'activities/activity_20250528.json'],
    ['moved with the name', in2026, 'activities/activity_20260520.json'],
    ['no day, a year alone', renamed, 'activities/activity_2024_roses.json'],
    ['no day that is in a calendar', renamed, 'activities/activity_20240231.json'],
    ['a longer number', renamed, 'activities/activity_202405201.json'],
    ['no campaign', drop('/campaign', renamed), 'activities/activity_20240520.json'],
  ])('%s is right', (_what, text, path) => {
    expect(told(text, path)).toEqual([]);
  });

  it('a title that another campaign has is told in the later of the two', () => {
    const copy = drop('/aliases', sound);
    expect(told(copy, 'activities/tulips.json')).toMatchObject([
      { pointer: '/title', message: expect.stringContaining('activities/sound.json says the same') },
    ]);
    expect(told(copy, 'activities/a-copy.json')).toEqual([]);
    const all = checkAll({ 'activities/a-copy.json': copy });
    expect(all.filter(({ rule }) => rule === 'copied-facts')).toMatchObject([
      { file: 'activities/sound.json' },
    ]);
  });

  it('so is the card that people share', () => {
    const share = (en: string) => ({
      title: { cn: en, en },
      content: { cn: '来', en: 'Come' },
      image: 'art/rose/sky.svg',
    });
    const [one, other] = [set('/share', share('A rose'), sound), set('/share', share('A rose'), renamed)];
    const findings = checkAll({ 'activities/sound.json': one, 'activities/tulips.json': other });
    expect(findings.filter(({ rule }) => rule === 'copied-facts')).toMatchObject([
      {
        file: 'activities/tulips.json',
        pointer: '/share/title',
        got: 'the `share.title` of the other, the `share.content` of the other',
      },
    ]);
  });
});
