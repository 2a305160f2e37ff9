import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentVersion, FormatError, upgradeDocument, upgrades, upgradesFor } from './upgrade.ts';

const format0 = () =>
  JSON.parse(readFileSync(new URL('upgrades/fixtures/format-0.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

describe('versions of the document format', () => {
  it('one that says nothing of a login, or no yes and no no, says nothing of access', () => {
    const { needLogin: _, ...open } = format0();
    expect(upgradeDocument(open)).not.toHaveProperty('access');
    expect(upgradeDocument({ ...open, needLogin: 'yes' })).not.toHaveProperty('access');
    expect(upgradeDocument({ ...open, needLogin: false })).toMatchObject({ access: { token: 'optional' } });
  });

  it('a document of version 0 becomes one of version 1', () => {
    expect(upgradeDocument(format0())).toEqual({
      version: 1,
      title: { cn: '春日花会', en: 'Spring flowers' },
      languages: ['cn', 'en'],
      schedule: {
        preview: '2024-03-25T00:00:00+08:00',
        start: '2024-04-01T00:00:00+08:00',
        end: '2024-04-07T00:00:00+08:00',
        settle: '2024-04-08T00:00:00+08:00',
      },
      access: { token: 'required' },
      theme: { preset: 'rose-night' },
      data: { activities: { get: '/v2/activities', every: '30s' } },
      body: [
        {
          widget: 'hero',
          art: { sky: 'art/rose-night/sky.svg' },
          title: { cn: '春日花会', en: 'Spring flowers' },
        },
        {
          widget: 'section',
          title: { cn: '更多', en: 'More' },
          visible: "phase == 'live'",
          body: [
            { widget: 'activity-list', from: 'activities' },
            {
              widget: 'button',
              label: { cn: '看规则', en: 'Rules' },
              press: [{ do: 'navigate', to: '#rules' }],
            },
          ],
        },
        {
          widget: 'rule-section',
          id: 'rules',
          rules: [{ text: { cn: '送花得分。', en: 'Flowers score.' } }],
        },
      ],
    });
  });

  it('an upgrade changes nothing in place', () => {
    const document = format0();
    upgradeDocument(document);
    expect(document).toEqual(format0());
  });

  it('a document of the current version stays the very same', () => {
    const document = { version: currentVersion, body: [] };
    expect(upgradeDocument(document)).toBe(document);
  });

  it('upgrades are in order, one a version, and have a name', () => {
    expect(upgrades.map((one) => one.from)).toEqual([...Array(currentVersion).keys()]);
    expect(upgradesFor({ version: 0 }).map((one) => one.name)).toEqual([
      'components become nodes, time becomes schedule',
    ]);
  });

  it.each([
    [{}, 'whole number'],
    [{ version: '1' }, 'whole number'],
    [{ version: 0.5 }, 'whole number'],
    [{ version: 2 }, 'no version 2 yet'],
    [{ version: -1 }, 'no version -1'],
  ])('%j is refused with a reason', (document, reason) => {
    expect(() => upgradeDocument(document)).toThrow(FormatError);
    expect(() => upgradeDocument(document)).toThrow(reason);
  });

  it.each([
    [{ version: 0 }],
    [{ version: 0, components: [1, null, { type: 'section', children: 7 }], time: 3, sources: 'x' }],
  ])('a broken document of version 0 is carried over for the check to judge: %j', (document) => {
    expect(upgradeDocument(document)).toMatchObject({ version: 1 });
  });
});
