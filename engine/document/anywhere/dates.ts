import { DAY } from './days.ts';

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: DAY };

/** A duration of a document (`30s`, `5m`, `2h`, `1d`) in ms. */
export const milliseconds = (duration: string): number =>
  Number.parseInt(duration, 10) * (units[duration.at(-1) ?? ''] ?? 0);

/** The offset of a document's date in minutes, for example 480 for +08:00. */
export function offsetMinutes(date: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(date) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
