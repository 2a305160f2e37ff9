import type { useFormat, useStrings, WidgetProps } from '../../engine/index.ts';
import type { RecapFigureEntry, YearSlidesProps } from '../../schemas/generated/types.gen.ts';

type Figure = WidgetProps<YearSlidesProps>['figures'][number];

/** What one slide shows, in words. */
export interface Slide {
  readonly name: string;
  readonly icon: string | undefined;
  /** What stands largest. */
  readonly big: string;
  /** Where that is a number that counts up: which, and how it reads on its way. */
  readonly count: { readonly to: number; readonly say: (value: number) => string } | null;
  /** Behind it, or below. */
  readonly small: string;
  readonly face: { readonly src: string; readonly name: string } | null;
  readonly title: string | undefined;
  readonly note: string | undefined;
  /** What stands between the two in one line: a name and a number need a mark. */
  readonly joint: ' ' | ' · ';
  /** What stands behind the name in one line. */
  readonly colon: string;
}

interface Words {
  readonly t: ReturnType<typeof useStrings<'year-slides'>>;
  readonly format: ReturnType<typeof useFormat>;
}

/** The slide of a figure that the reader has. */
export function slideOf(figure: Figure, entry: RecapFigureEntry, { t, format }: Words): Slide {
  const { amount, date, marks } = format;
  const { value, place, at, user } = entry;
  const unit = figure.unit ?? '';
  const say =
    figure.of === 'place' ? (number: number) => t('slides_place', { place: amount(number) }) : amount;
  const name = user?.nickname ?? '';
  const counted = figure.of === 'place' ? (place ?? 1) : value;
  const much = [amount(value), unit].join(' ').trim();
  const [big, small] =
    at !== null
      ? [date(at), user === null ? '' : t('slides_with', { name })]
      : figure.of === 'friend'
        ? [name, much]
        : [say(counted), figure.of === 'place' ? t('slides_among', { people: amount(entry.people) }) : unit];
  return {
    name: figure.name,
    icon: figure.icon,
    big,
    count: at !== null || figure.of === 'friend' ? null : { to: counted, say },
    small,
    face: user === null ? null : { src: user.avatar, name },
    title: figure.titles?.find(({ id }) => id === entry.title)?.name,
    note: figure.note,
    joint: at === null && figure.of === 'friend' ? ' · ' : ' ',
    colon: marks.colon,
  };
}

/** The same in one line, for whoever reads rather than looks. */
export const lineOf = ({ name, big, small, title, joint, colon }: Slide): string =>
  `${name}${colon}${[[big, small].filter(Boolean).join(joint), title].filter(Boolean).join(' · ')}`;
