interface MomentFault {
  /** What is wrong with it, to follow the name of its key and a colon. */
  fault: string;
  /** The moment that was certainly meant. */
  nearest?: string;
}

const two = (digits: string): string => digits.padStart(2, '0');
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10));

const DAY = /^(\d+)([-./])(\d+)\2(\d+)/;
const TIME = /^(\s*T\s*|\s*t\s*|\s+)(\d{1,2})([:.])(\d{1,2})(?:\3(\d{1,2})(\.\d+)?)?/;
const OFFSET = /^\s*(?:(Z)|(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?)$/i;

/** The first thing that a text lacks of `2025-05-20T00:00:00+08:00`. */
export function momentFault(text: string): MomentFault {
  const [day = '', first = '', mark = '', middle = '', last = ''] = DAY.exec(text.trim()) ?? [];
  if (day === '') return { fault: 'it begins with the day, as year-month-day in digits' };
  const time = text.trim().slice(day.length);
  const [clock = '', gap = '', hour = '', colon = '', minute = '', second, fraction] = TIME.exec(time) ?? [];
  const [offset, utc, sign, hours = '', minutes = '00'] = OFFSET.exec(time.slice(clock.length)) ?? [];
  const dayFirst = first.length < 3 && last.length === 4;
  const [year, date] = dayFirst && Number(first) > 12 ? [last, first] : [first, last];
  const made =
    clock === '' || offset === undefined || year.length !== 4
      ? ''
      : `${year}-${two(middle)}-${two(date)}T${two(hour)}:${minute}:${second ?? '00'}${utc ? 'Z' : `${sign}${two(hours)}:${minutes}`}`;
  const fault = (() => {
    if (dayFirst) return 'the year comes first: year-month-day';
    if (/\d\s*[ap]\.?m\b/i.test(time)) return 'hours are counted to 24, without AM and PM';
    if (first.length !== 4) return 'the year has four digits';
    if (mark !== '-') return 'year, month and day are parted by -';
    if (middle.length !== 2 || last.length !== 2) return 'month and day have two digits each';
    if (time === '') return 'its time and its offset are missing';
    if (clock === '') return 'after the day stands its time, such as T00:00:00';
    if (gap !== 'T') return 'between day and time stands a T alone';
    if (colon !== ':') return 'hours, minutes and seconds are parted by colons';
    if (hour.length !== 2 || minute.length !== 2) return 'hours and minutes have two digits each';
    if (second === undefined) return 'its seconds are missing';
    if (fraction !== undefined) return 'parts of a second are not written';
    if (time.length === clock.length) return 'its offset is missing at the end';
    return 'its offset is written as +08:00, at once after the seconds, or as Z alone';
  })();
  return isMoment(made) ? { fault, nearest: made } : { fault };
}
