import { describe, expect, it } from 'vitest';
import { layoutOf, lookOf, type Shape } from './shape.ts';
import { ornamentsCss, ornamentsWhere, themeCss } from './theme.ts';

const shape: Shape = {
  cardRadius: 4,
  numbers: 'serif',
  steps: [150, 128, 108],
  stepGap: 6,
  podium: 'stairs',
  motion: 'rise',
};
const theme = { name: 'rose-night', palette: { ground: '#000' }, art: {}, shape };

describe('the shapes of a family', () => {
  it('that say nothing change nothing', () => {
    expect(layoutOf({}, {})).toEqual({});
    expect(layoutOf({ numbers: 'plain', podium: 'middle' }, {})).toEqual({});
    expect(lookOf({ motion: 'fall' })).toEqual({ variables: {}, rules: '' });
  });

  it('that move what is on a page are variables of the page, and those of the look come with the ornaments', () => {
    const sheet = '/ornaments.css';
    const page = themeCss({ ...theme, sheet });
    expect(page).toContain(
      '--shape-step-1:150px;--shape-step-2:128px;--shape-step-3:108px;--shape-step-gap:6px',
    );
    expect(page).toContain('--shape-first:1;--shape-second:2');
    expect(page).toContain('--shape-number-face:');
    expect(page).not.toContain('radius');
    expect(ornamentsCss(theme)).toBe(
      ':root{--shape-card-radius:4px;--shape-falling:part-rise}:root:root .part-card{border-radius:var(--shape-card-radius)}',
    );
  });

  it('cost nothing on a page that does not ask for them', () => {
    const asked = themeCss({ ...theme, sheet: '/o.css' }, {}, 'p{gap:var(--shape-step-gap,0)}');
    expect(asked).toBe(':root{--ground:#000;--shape-step-gap:6px}');
  });

  it('leave room above the words of a step that is drawn', () => {
    expect(layoutOf({}, { '--art-step-1': 'data:' })).toEqual({
      '--shape-step-top': '40px',
      '--shape-figures': 'none',
    });
  });
});

describe('the drawings of a family', () => {
  it('are named by their files', () => {
    expect(ornamentsWhere((file) => file === 'tab-on.svg')).toEqual([['tab-on.svg', '--art-tab-on']]);
  });
});
