import type { ExpectedLine, Mistake, MistakeEdit } from './mistake.ts';

export const rose = 'activities/activity_20250520.json';
export const golden = 'activities/activity_20251001.json';
export const carnival = 'activities/activity_anniversary.json';
export const lucky = 'activities/activity_20251111.json';
export const summer = 'activities/activity_20240720.json';
export const variety = 'activities/activity_variety_show.json';
export const plunder = 'activities/activity_pk_plunder.json';
export const pinnacle = 'activities/activity_pinnacle.json';
export const blind = 'activities/blind.json';
export const lanterns = 'activities/activity_20250212.json';
export const fans = 'activities/activity_fans_festival.json';
export const lighthouse = 'activities/activity_20250725.json';
export const lido = 'activities/activity_20250818.json';
export const choir = 'activities/activity_kaimai_challenge.json';
export const vouchers = 'activities/ac_exchange_verification.json';
export const audition = 'activities/superIdou/signUp.json';
export const questionnaire = 'activities/questionnaire.json';
export const liveRank = 'activities/activity_live_rank.json';
export const liveNow = 'activities/live_activity.json';
export const center = 'activities/activity_center.json';
export const yearbook = 'activities/activity_2024_summary.json';
export const index = 'activities/index.json';
export const login = 'activities/login.json';
export const night = 'activities/mbti/night.json';
export const test = 'activities/mbti/test.json';

/** One text in the place of another: the nth of them, or the only one. */
export const instead = (
  document: string,
  kind: string,
  find: string,
  replace: string,
  { nth, line }: { nth?: number; line?: ExpectedLine } = {},
): Mistake => ({
  document,
  kind,
  edits: [{ find, replace, ...(nth ? { nth } : {}) }],
  ...(line === undefined ? {} : { line }),
});

/** Any edit. */
export const edited = (document: string, kind: string, edit: MistakeEdit, line?: ExpectedLine): Mistake => ({
  document,
  kind,
  edits: [edit],
  ...(line === undefined ? {} : { line }),
});

/** Mistakes of one document: what a room gets wrong in the campaign that shows it. */
export const mistakesIn = (document: string) => ({
  instead: (...mistake: After<typeof instead>) => instead(document, ...mistake),
  edited: (...mistake: After<typeof edited>) => edited(document, ...mistake),
  /** An entry by the id of another that stands before or behind it: told where that id stands for the second time. */
  twice: (kind: string, id: string, other: string) =>
    instead(document, kind, `"id": "${id}"`, `"id": "${other}"`, {
      line: { find: `"id": "${other}"`, nth: 2 },
    }),
});

type After<Mistaken extends (document: string, ...rest: never[]) => Mistake> =
  Parameters<Mistaken> extends [string, ...infer Rest] ? Rest : never;
