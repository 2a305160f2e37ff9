/** How an offset from UTC is written: `UTC+8`, `UTC+5:30`, `UTC`. @param minutes east of Greenwich */
export function formatZone(minutes: number): string {
  const far = Math.abs(minutes);
  const [hours, rest] = [Math.floor(far / 60), far % 60];
  const sign = minutes < 0 ? '-' : '+';
  return far === 0 ? 'UTC' : `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
