import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set } from '../testing/workbench.ts';

describe('check campaign-sense: the picture of a neighbour', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const rose = readFileSync(join(root, path), 'utf8');
  const { campaign } = JSON.parse(rose) as { campaign: { gifts: { id: string }[] } };
  const nth = (id: string) => campaign.gifts.findIndex((one) => one.id === id);
  const icon = (id: string, name: string, text = rose) =>
    set(`/campaign/gifts/${nth(id)}/icon`, `art/rose-night/gifts/${name}.svg`, text);
  const told = (text: string) => checkText(path, text, context);

  it('is told where it was pasted, with the one that was meant', () => {
    expect(told(icon('swan', 'rose'))).toMatchObject([
      {
        rule: 'campaign-sense',
        severity: 'warning',
        pointer: `/campaign/gifts/${nth('swan')}/icon`,
        message: '`swan` shows the picture of `rose`',
        nearest: 'art/rose-night/gifts/swan.svg',
      },
    ]);
  });

  it('two that have changed over are one mistake', () => {
    expect(told(icon('swan', 'rose', icon('rose', 'swan')))).toMatchObject([
      { message: expect.stringContaining("show each other's picture") },
    ]);
  });

  it('a picture that is called like no entry of the list says nothing', () => {
    expect(told(set(`/campaign/gifts/${nth('swan')}/icon`, 'art/rose-night/currency.svg', rose))).toEqual([]);
  });
});
