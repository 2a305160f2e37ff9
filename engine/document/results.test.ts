import { describe, expect, it } from 'vitest';
import { around, compile } from './compile/testing.ts';

const schedule = {
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T00:00:00+08:00',
};
const noResults = (campaign: object | undefined, more: object = { schedule }) =>
  compile(around({ ...more, ...(campaign ? { campaign: campaign as never } : {}) })).schedule?.noResults;

const board = { id: 'charm', by: 'receiver' };
const form = { id: 'entry', pages: [] };

describe('results', () => {
  it('are told where something of the campaign is counted: a ranking, votes, a verdict', () => {
    expect(noResults({ boards: [board] })).toBeUndefined();
    expect(noResults({ polls: [{ id: 'song' }] })).toBeUndefined();
    expect(noResults({ teams: { size: { most: 5 } } })).toBeUndefined();
    expect(noResults({ forms: [form, { ...form, review: { reasons: [] } }] })).toBeUndefined();
  });

  it('are none where things are only earned and claimed', () => {
    expect(noResults({ checkIn: { days: [] }, tasks: [{ id: 'watch' }] })).toBe(true);
    expect(noResults({ forms: [form] })).toBe(true);
    expect(noResults({ boards: [] })).toBe(true);
  });

  it('may be those of another campaign where a page has none of its own', () => {
    expect(noResults(undefined)).toBeUndefined();
  });

  it('are not spoken of where nothing is settled later than it ends', () => {
    const { settle: _, ...short } = schedule;
    expect(noResults({ tasks: [{ id: 'watch' }] }, { schedule: short })).toBeUndefined();
  });
});
