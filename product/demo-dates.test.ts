import { describe, expect, it } from 'vitest';
import { phaseAt } from '../engine/document/anywhere/phase.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { joinFrames } from '../engine/document/frames.ts';
import { withDemoDates } from './demo-dates.ts';

const document = (schedule?: ActivityDocument['schedule']): ActivityDocument => ({
  title: 'Trial',
  languages: ['en'],
  theme: { preset: 'rose-night' },
  body: [],
  ...(schedule ? { schedule } : {}),
});
const schedule = {
  preview: '2025-05-15T12:00:00+08:00',
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T10:30:00+08:00',
};
const moved = (now: string, from: NonNullable<ActivityDocument['schedule']> = schedule) => {
  const result = withDemoDates(document(from), Date.parse(now)).schedule;
  if (!result) throw new Error('no schedule');
  return result;
};

describe('the dates of a try-out', () => {
  it.each(['2026-11-21T09:00:00Z', '2024-02-29T23:59:59Z', '2031-01-01T00:00:00Z', '2025-05-23T00:00:00Z'])(
    'make a campaign live at %s, with days behind and ahead of it',
    (now) => {
      const { start, end } = moved(now);
      const times = { start: Date.parse(start), end: Date.parse(end) };
      const at = Date.parse(now);
      expect(phaseAt(times, at)).toBe('live');
      expect(at - times.start).toBeGreaterThan(86_400_000);
      expect(times.end - at).toBeGreaterThan(86_400_000);
    },
  );

  it.each([
    ['+08:00', schedule],
    ['-05:00', { start: '2025-05-20T00:00:00-05:00', end: '2025-05-27T00:00:00-05:00' }],
    ['+05:30', { start: '2025-05-20T18:45:00+05:30', end: '2025-05-27T00:00:00+05:30' }],
    ['Z', { start: '2025-05-20T00:00:00Z', end: '2025-05-27T00:00:00Z' }],
  ])('are moved by whole days: time of day, offset %s and lengths stay', (offset, from) => {
    const to = moved('2026-11-21T09:00:00Z', from);
    const days = (Date.parse(to.start) - Date.parse(from.start)) / 86_400_000;
    expect(days).toBe(Math.trunc(days));
    for (const key of ['preview', 'start', 'end', 'settle'] as const) {
      const before = (from as typeof schedule)[key];
      const after = to[key];
      if (!before) {
        expect(after).toBeUndefined();
        continue;
      }
      expect(after?.slice(10)).toBe(before.slice(10));
      expect(after?.endsWith(offset)).toBe(true);
      expect(Date.parse(after ?? '') - Date.parse(before)).toBe(days * 86_400_000);
    }
  });

  it('leave everything else, and the document in activities/, as it is', () => {
    const given = document({ ...schedule });
    const result = withDemoDates(given, Date.parse('2026-11-21T09:00:00Z'));
    expect(given.schedule).toEqual(schedule);
    expect({ ...result, schedule: undefined }).toEqual({ ...given, schedule: undefined });
    const timeless = document();
    expect(withDemoDates(timeless, 0)).toBe(timeless);
  });

  it.each(['2026-11-21T01:00:00Z', '2026-11-21T04:00:00Z', '2026-11-21T21:00:00Z'])(
    'stand behind the second draw of whom a board sends, at %s',
    (now) => {
      const rounds = [22, 25, 26].map((day) => ({
        draws: `2025-05-${day}T12:00:00+08:00`,
        opens: `2025-05-${day}T20:00:00+08:00`,
      }));
      const from = (campaign: object) =>
        withDemoDates({ ...document(schedule), campaign } as unknown as ActivityDocument, Date.parse(now))
          .campaign as { battles: { rounds: { draws: string }[] }[] };
      const [, second] = from({ battles: [{ entrants: { board: 'b' }, rounds }] }).battles[0]?.rounds ?? [];
      const since = Date.parse(now) - Date.parse(second?.draws ?? '');
      expect([since >= 0, since < 86_400_000]).toEqual([true, true]);
      const [, other] = from({ battles: [{ rounds }] }).battles[0]?.rounds ?? [];
      expect(
        Date.parse(other?.draws ?? ''),
        'sides of the document are there from the start',
      ).toBeGreaterThan(Date.parse(now));
    },
  );

  it('stand no later for entrants than leaves half a day', () => {
    const rounds = [26, 27].map((day) => ({ draws: `2025-05-${day}T20:00:00+08:00` }));
    const campaign = { battles: [{ entrants: { board: 'b' }, rounds }] };
    for (const hour of ['00', '09', '15', '22']) {
      const now = Date.parse(`2026-11-21T${hour}:00:00Z`);
      const to = withDemoDates({ ...document(schedule), campaign } as unknown as ActivityDocument, now);
      const left = Date.parse(to.schedule?.end ?? '') - now;
      expect(left, hour).toBeGreaterThan(43_200_000);
      expect(left, hour).toBeLessThan(2 * 86_400_000);
    }
  });

  it('leave a season behind the one of its frame that follows it: what was last is over while this one is live', () => {
    const dates = [
      { start: '2025-05-06T00:00:00+08:00', end: '2025-05-13T00:00:00+08:00' },
      { start: '2025-05-12T16:00:00Z', end: '2025-05-20T00:00:00+08:00' },
      schedule,
    ];
    const pages = dates.map((_, nth) => ({ to: `/seasons/${nth}`, label: 'Season' }));
    const [, ...seasons] = joinFrames([
      { route: 'seasons', document: { ...document(), frame: { pages } } as ActivityDocument },
      ...dates.map((one, nth) => ({ route: `seasons/${nth}`, document: document(one) })),
    ]);
    const now = Date.parse('2026-11-21T09:00:00Z');
    const times = seasons.map((one) => {
      const { start, end } = withDemoDates(one.document, now).schedule ?? schedule;
      return { start: Date.parse(start), end: Date.parse(end) };
    });
    expect(times.map((one) => phaseAt(one, now))).toEqual(['ended', 'ended', 'live']);
    expect(times.slice(0, 2).map(({ end }) => end)).toEqual(times.slice(1).map(({ start }) => start));
    const alone = withDemoDates(document(dates[0]), now).schedule ?? schedule;
    const apart = { start: Date.parse(alone.start), end: Date.parse(alone.end) };
    expect(phaseAt(apart, now), 'without a frame').toBe('live');
  });

  it('take moments of the campaign along, and leave all other texts', () => {
    const campaign = {
      battles: [
        { id: 'b', rounds: [{ opens: schedule.start, locks: '2025-05-21T22:00:00+08:00', title: '2025' }] },
      ],
    } as unknown as NonNullable<ActivityDocument['campaign']>;
    const to = withDemoDates({ ...document(schedule), campaign }, Date.parse('2026-11-21T09:00:00Z'));
    const [battle] = (to.campaign as { battles: { rounds: Record<string, string>[] }[] }).battles;
    const [round] = battle?.rounds ?? [];
    expect(round?.opens).toBe(to.schedule?.start);
    expect(Date.parse(round?.locks ?? '') - Date.parse(round?.opens ?? '')).toBe(46 * 3_600_000);
    expect(round?.title).toBe('2025');
  });
});
