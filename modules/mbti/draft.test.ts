import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import mineAnswer from '../../schemas/api/mbti-mine-answer.schema.json' with { type: 'json' };
import type { MbtiResult } from '../../schemas/generated/types.gen.ts';
import { DRAFT_LASTS, type DraftWindow, draftFrom, openDraft } from './draft.ts';

function phone(stored: Record<string, string> = {}) {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const window: DraftWindow = {
    localStorage: {
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => {
        stored[key] = value;
      },
    },
    crypto,
    addEventListener: (_type, listener) => listeners.push(listener),
  };
  return { window, stored, other: (key: string) => listeners.forEach((one) => void one({ key })) };
}

describe('§2 the test under way', () => {
  it('§2 answers survive a reload, and a change of mind keeps those after it', () => {
    const { window } = phone();
    const draft = openDraft(window);
    draft.start('advanced');
    for (const [index, choice] of (['A', 'B', 'A'] as const).entries()) draft.answer(index, choice);
    draft.answer(1, 'A');
    expect(openDraft(window).get()).toMatchObject({ level: 'advanced', answers: 'AAA' });
  });

  it('§2 a finished test waits until it is stored, with one key', () => {
    const { window } = phone();
    const draft = openDraft(window);
    const { key } = draft.finish({
      level: 'entry',
      answers: 'ABABABABAB',
      type: 'INFP',
      shares: [20, 40, 0, 100],
    });
    expect(openDraft(window).get().pending).toEqual([expect.objectContaining({ key, level: 'entry' })]);
    const result = mineAnswer.examples[0]?.result as MbtiResult;
    draft.settled(key, result);
    expect(draft.get().stored).toBe(result);
    expect(openDraft(window).get()).toMatchObject({
      pending: [],
      last: { key, type: 'INFP' },
      answers: '',
      stored: null,
    });
  });

  it('§2 what waits is dropped after a week, and five wait at most', () => {
    const { window } = phone();
    let now = 1_000_000_000_000;
    const draft = openDraft(window, () => now);
    for (let i = 0; i < 7; i++) draft.pick('INFP');
    expect(draft.get().pending).toHaveLength(5);
    now += DRAFT_LASTS;
    expect(openDraft(window, () => now).get()).toMatchObject({ pending: [], last: null });
  });

  it('§2 a page of the same browser sees what another one did', () => {
    const { window, other } = phone();
    const [one, two] = [openDraft(window), openDraft(window)];
    let told = 0;
    two.subscribe(() => told++);
    one.start('in_depth');
    other('something else');
    expect(told).toBe(0);
    other('gala.mbti');
    expect(two.get().level).toBe('in_depth');
    expect(told).toBe(1);
  });

  it('§2 a phone that stores nothing keeps the test while the page is open', () => {
    const { window } = phone();
    const refuse = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const draft = openDraft({ ...window, localStorage: { getItem: refuse, setItem: refuse } });
    draft.answer(0, 'B');
    expect(draft.get().answers).toBe('B');
  });

  it('§2 1,000 stored texts of any kind: no throw, and a draft that can be gone on with', () => {
    const now = 1_000;
    const almost = fc.record(
      {
        level: fc.constantFrom('entry', 'picked', 'hard', 7),
        answers: fc.oneof(fc.string(), fc.constantFrom('AB', 'A'.repeat(500))),
        last: fc.oneof(
          fc.anything(),
          fc.record({
            key: fc.constant('12345678'),
            at: fc.constant(now),
            level: fc.constantFrom('picked', 'hard'),
            type: fc.constantFrom('INFP', 'x'),
            shares: fc.anything(),
          }),
        ),
        pending: fc.oneof(
          fc.anything(),
          fc.array(
            fc.record(
              {
                key: fc.constantFrom('12345678', '', 5),
                at: fc.constantFrom(now, now + 1, Number.NaN),
                level: fc.constantFrom('entry', 'picked'),
                answers: fc.constantFrom('AB', 'X', ''),
                type: fc.constantFrom('INFP', 'XXXX'),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
        asked: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost.map((one) => JSON.stringify(one) ?? ''),
        ),
        (stored) => {
          const draft = draftFrom(stored, now);
          expect(draft.answers).toMatch(/^[AB]{0,100}$/);
          expect(['entry', 'advanced', 'in_depth']).toContain(draft.level);
          if (draft.last) expect(draft.last.type).toBe('INFP');
          for (const one of draft.pending)
            expect(one.level === 'picked' ? one.type : one.answers).toMatch(/^([AB]+|INFP)$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
