import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { MbtiResult } from '../../schemas/generated/types.gen.ts';
import mineAnswer from '../../schemas/modules/mbti/api/mbti-mine-answer.schema.json' with { type: 'json' };
import { DRAFT_LASTS, type DraftWindow, draftFrom, openDraft } from './draft.ts';

function phone(stored: Record<string, string> = {}, visit: Record<string, string> = {}) {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const window: DraftWindow = {
    localStorage: {
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => {
        stored[key] = value;
      },
    },
    sessionStorage: {
      getItem: (key) => visit[key] ?? null,
      setItem: (key, value) => {
        visit[key] = value;
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
    for (const [index, choice] of (['A', 'B', 'A'] as const).entries())
      draft.answer('advanced', index, choice);
    draft.answer('advanced', 1, 'A');
    expect(openDraft(window).get()).toMatchObject({ level: 'advanced', answers: { advanced: 'AAA' } });
  });

  it('§2 a finished test waits until it is stored, with one key', () => {
    const { window } = phone();
    const draft = openDraft(window);
    const { key } = draft.finish(
      { level: 'entry', answers: 'ABABABABAB', type: 'INFP', shares: [20, 40, 0, 100] },
      true,
    );
    expect(openDraft(window).get().pending).toEqual([expect.objectContaining({ key, level: 'entry' })]);
    const result = mineAnswer.examples[0]?.result as MbtiResult;
    draft.settled(key, result);
    expect(draft.get().stored).toBe(result);
    expect(openDraft(window).get()).toMatchObject({
      pending: [],
      last: { key, type: 'INFP' },
      answers: { entry: '' },
      stored: null,
    });
  });

  it('§2 what waits is dropped after a week, and five wait at most', () => {
    const { window } = phone();
    let now = 1_000_000_000_000;
    const draft = openDraft(window, () => now);
    for (let i = 0; i < 7; i++) draft.pick('INFP', true);
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

  it('§2 each level has its own draft: one answer to another level takes nothing from thirty', () => {
    const { window } = phone();
    const draft = openDraft(window);
    for (let i = 0; i < 30; i++) draft.answer('in_depth', i, 'B');
    draft.answer('entry', 0, 'A');
    draft.start('advanced');
    expect(openDraft(window).get()).toMatchObject({
      level: 'advanced',
      answers: { entry: 'A', advanced: '', in_depth: 'B'.repeat(30) },
    });
  });

  it('§2 what an earlier release kept, one text and its level, is gone on with', () => {
    const { window } = phone({ 'gala.mbti': '{"level":"in_depth","answers":"ABBA"}' });
    expect(openDraft(window).get().answers).toEqual({ entry: '', advanced: '', in_depth: 'ABBA' });
  });

  it('§2 two pages answer the same level: each goes on with its own, and a finished one takes nothing away', () => {
    const { window, other } = phone();
    const tell = () => other('gala.mbti');
    const [one, two] = [openDraft(window), openDraft(window)];
    one.hold('entry');
    const letGo = two.hold('entry');
    for (const [index, choice] of (['A', 'A', 'A'] as const).entries()) one.answer('entry', index, choice);
    tell();
    two.answer('entry', 0, 'B');
    tell();
    expect([one.get().answers.entry, two.get().answers.entry]).toEqual(['AAA', 'B']);
    one.answer('entry', 3, 'A');
    expect(one.get().answers.entry).toBe('AAAA');
    one.finish({ level: 'entry', answers: 'AAAA', type: 'ESTJ', shares: [100, 100, 100, 100] }, true);
    tell();
    two.answer('entry', 1, 'B');
    expect(two.get().answers.entry).toBe('BB');
    expect(two.get().pending).toHaveLength(1);
    letGo();
    tell();
    expect(openDraft(window).get().answers.entry).toBe('BB');
  });

  it('§2 two pages finish at once: both results wait', () => {
    const { window } = phone();
    const [one, two] = [openDraft(window), openDraft(window)];
    one.pick('INFP', true);
    two.pick('ESTJ', true);
    expect(
      openDraft(window)
        .get()
        .pending.map(({ type }) => type),
    ).toEqual(['INFP', 'ESTJ']);
  });

  it('§2 what somebody signed in has finished is theirs on every page of the visit, and nobody else’s', () => {
    const { window, stored } = phone();
    const page = (person: string, of = window) => {
      const draft = openDraft(of);
      draft.know(person);
      return draft;
    };
    const mine = page('mali').pick('ESTJ', true);
    const claimed = page('').pick('INFP', false);
    expect(page('mali').get().own).toEqual([mine.key]);
    page('mali').claim(claimed.key, true);
    expect(page('mali').get().own).toEqual([mine.key, claimed.key]);
    for (const other of ['somchai', '']) expect(page(other).get().own, other).toEqual([]);
    expect(page('mali', phone(stored).window).get().own, 'another visit').toEqual([]);
    expect(JSON.stringify(stored)).not.toMatch(/own|mali/);
    page('mali').forget();
    expect(page('mali').get().own, 'the sign-in has ended').toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '{"person":"mali","keys":7}', '{"person":"mali","keys":[1,null]}'])(
    '§2 what the visit keeps of it is read with suspicion: %s',
    (kept) => {
      const draft = openDraft(phone({}, { 'gala.mbti.own': kept }).window);
      draft.know('mali');
      expect(draft.get().own).toEqual([]);
    },
  );

  it('§2 whose a waiting result is: of who was signed in on this page, of nobody on the next where nobody is', () => {
    const { window, stored } = phone();
    const draft = openDraft(window);
    const signedOut = draft.pick('INFP', false);
    const signedIn = draft.pick('ESTJ', true);
    expect(draft.get().own).toEqual([signedIn.key]);
    const next = openDraft(window);
    expect(next.get().own).toEqual([]);
    next.claim(signedOut.key, true);
    expect(next.get().own).toEqual([signedOut.key]);
    expect(stored['gala.mbti']).not.toContain('own');
  });

  it('§2 what is not the reader’s goes on waiting, and is not asked about again in this visit', () => {
    const { window, stored } = phone();
    const { key } = openDraft(window).pick('INFP', false);
    openDraft(window).claim(key, false);
    expect(openDraft(window).get()).toMatchObject({ others: [key], pending: [{ key }] });
    expect(openDraft(phone(stored).window).get()).toMatchObject({ others: [], pending: [{ key }] });
  });

  it('§2 a phone that stores nothing keeps the test while the page is open', () => {
    const { window } = phone();
    const refuse = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const draft = openDraft({ ...window, localStorage: { getItem: refuse, setItem: refuse } });
    draft.answer('entry', 0, 'B');
    draft.answer('entry', 1, 'A');
    expect(draft.get().answers.entry).toBe('BA');
  });

  it('§2 1,000 stored texts of any kind: no throw, and a draft that can be gone on with', () => {
    const now = 1_000;
    const almost = fc.record(
      {
        level: fc.constantFrom('entry', 'picked', 'hard', 7),
        answers: fc.oneof(
          fc.anything(),
          fc.constantFrom('AB', 'A'.repeat(500), { entry: 'AB', in_depth: 7 }, { entry: 'x' }),
        ),
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
        own: fc.anything(),
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
          for (const level of ['entry', 'advanced', 'in_depth'] as const)
            expect(draft.answers[level]).toMatch(/^[AB]{0,100}$/);
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

it('a draft waits for seven days of the product', () => {
  expect(DRAFT_LASTS).toBe(7 * DAY);
});
