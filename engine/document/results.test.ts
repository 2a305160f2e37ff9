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
const teams = { size: { least: 2, most: 5 } };

describe('results', () => {
  it('are told where something of the campaign is counted: a ranking, votes', () => {
    expect(noResults({ boards: [board] })).toBeUndefined();
    expect(noResults({ polls: [{ id: 'song' }] })).toBeUndefined();
    expect(noResults({ teams: { ...teams, rewards: [{ id: 'first' }] } })).toBeUndefined();
    expect(noResults({ teams: { ...teams, rankings: [{ id: 'daily', period: 'day' }] } })).toBeUndefined();
  });

  it('are none where things are only earned and claimed', () => {
    expect(noResults({ checkIn: { days: [] }, tasks: [{ id: 'watch' }] })).toBe(true);
    expect(noResults({ forms: [form] })).toBe(true);
    expect(noResults({ boards: [] })).toBe(true);
  });

  it('are none where teams reach goals and win nothing by their place, or somebody reads what was sent', () => {
    expect(noResults({ teams: { ...teams, goals: [{ id: 'warm', at: 10 }] } })).toBe(true);
    expect(noResults({ forms: [form, { ...form, review: { reasons: [] } }] })).toBe(true);
  });

  it('may be those of another campaign where a page has none of its own', () => {
    expect(noResults(undefined)).toBeUndefined();
  });

  it('are not spoken of where nothing is settled later than it ends', () => {
    const { settle: _, ...short } = schedule;
    expect(noResults({ tasks: [{ id: 'watch' }] }, { schedule: short })).toBeUndefined();
  });
});
