import { describe, expect, it } from 'vitest';
import type { MbtiMineAnswer, MbtiResult } from '../../../schemas/generated/types.gen.ts';
import mineAnswer from '../../../schemas/modules/mbti/api/mbti-mine-answer.schema.json' with { type: 'json' };
import { type Draft, emptyDraft, type Last } from '../draft.ts';
import { shownResult } from './shown-result.ts';

const mine = mineAnswer.examples[0] as MbtiMineAnswer;
const known = mine.result as MbtiResult;
const last: Last = { key: '12345678', at: 5, level: 'advanced', type: 'ESTJ', shares: [90, 80, 70, 60] };
const waits: Draft = {
  ...emptyDraft,
  last,
  pending: [{ key: '12345678', at: 5, level: 'advanced', answers: 'AB' }],
  own: ['12345678'],
};
const settled: Draft = { ...emptyDraft, last };

describe('§2 the result that is shown', () => {
  it('§2 what waits on the phone comes first, signed in or not', () => {
    expect(shownResult(waits, mine, true)?.type).toBe('ESTJ');
    expect(shownResult(waits, undefined, false)?.type).toBe('ESTJ');
  });

  it('§2 what has just been stored stands until the server’s other answers know of it', () => {
    const stored: MbtiResult = { ...known, type: 'ENFJ', at: known.at + 1 };
    expect(shownResult({ ...settled, stored }, mine, true)?.type).toBe('ENFJ');
    expect(shownResult({ ...settled, stored }, undefined, true)?.type).toBe('ENFJ');
    const newer = { ...mine, result: { ...known, at: known.at + 2 } };
    expect(shownResult({ ...settled, stored }, newer, true)?.type).toBe('INFP');
  });

  it('§2 whoever is signed in sees their own, never what somebody else finished on this phone', () => {
    expect(shownResult(settled, mine, true)?.type).toBe('INFP');
    expect(shownResult(settled, { ...mine, result: null }, true)).toBeUndefined();
    expect(shownResult(settled, undefined, true)).toBeUndefined();
    expect(shownResult(settled, undefined, false)?.type).toBe('ESTJ');
    expect(shownResult(emptyDraft, mine, false)).toBeUndefined();
    // It waits, and nobody has said yet that it is theirs.
    expect(shownResult({ ...waits, own: [] }, mine, true)?.type).toBe('INFP');
  });

  it('§2 a type that was picked has no scales', () => {
    const picked: MbtiMineAnswer = { ...mine, result: { ...known, level: 'picked' } };
    expect(shownResult(emptyDraft, picked, true)).toEqual({ level: 'picked', type: 'INFP', shares: null });
    expect(shownResult(emptyDraft, mine, true)?.shares).toEqual([20, 40, 20, 0]);
  });
});
