import { describe, expect, it } from 'vitest';
import { chosen } from '../../e2e/fault-table/chosen.ts';

const faults = [{ name: 'abort' }, { name: '500' }, { name: '502 as HTML' }];
const pages = [
  { path: '/h5_ac/a', widgets: ['sky'] },
  { path: '/h5_ac/b', widgets: ['star-map', 'moon'] },
];
const named = (...asked: string[]) => {
  const { work, strangers } = chosen(asked, pages, faults);
  return { tried: work.map(({ path, fault }) => `${path} ${fault.name}`), strangers };
};

describe('what npm run faults is asked for', () => {
  it('nothing: every page under every fault', () => {
    expect(named().tried).toHaveLength(6);
  });

  it('a page, or a widget of it: that page alone, under every fault', () => {
    const all = ['/h5_ac/b abort', '/h5_ac/b 500', '/h5_ac/b 502 as HTML'];
    expect(named('h5_ac/b')).toEqual({ tried: all, strangers: [] });
    expect(named('moon')).toEqual({ tried: all, strangers: [] });
  });

  it('a page and faults: these alone', () => {
    expect(named('sky', '50')).toEqual({ tried: ['/h5_ac/a 500', '/h5_ac/a 502 as HTML'], strangers: [] });
  });

  it('a word that is in no name is told', () => {
    expect(named('overseas', 'abort').strangers).toEqual(['overseas']);
  });
});
