import { type RefObject, useEffect, useState } from 'react';
import { usePage, useWorld, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiReportProps } from '../../../schemas/generated/types.gen.ts';
import type { TypeText } from '../texts.ts';
import type { Report } from './draw-report.ts';
import { makePicture } from './make-picture.ts';

/** Where the code of the report leads, and who it is shared with. */
export const TEST = '/mbti';

interface ReportPicture {
  /** A data address; undefined while it is drawn, null where it could not be. */
  readonly picture: string | null | undefined;
  /** Draws it once more. */
  again(): void;
}

/**
 * The report of a type, drawn on the phone; nothing without a type.
 *
 * @param shares the four scales of a test that led to this type; null for one that was picked
 * @param frame whose colours it has
 */
export function useReportPicture(
  {
    labels: { texts },
    types,
    characters,
  }: Pick<WidgetProps<MbtiReportProps>, 'labels' | 'types' | 'characters'>,
  type: TypeText | undefined,
  shares: Report['shares'],
  frame: RefObject<Element | null>,
): ReportPicture {
  const { links } = useWorld();
  const { tag } = usePage();
  const [picture, setPicture] = useState<string | null>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for a type, and again when that is asked for
  useEffect(() => {
    if (!type || !frame.current) return;
    let wanted = true;
    setPicture(undefined);
    makePicture(links, TEST, characters[type.code.toLowerCase()] ?? '', frame.current, {
      type: type.code,
      name: type.name,
      quote: type.title,
      tags: type.tag,
      shares,
      letters: types.letters,
      heading: texts.report,
      scan: texts.scanToTest,
      tag,
    }).then(
      (made) => wanted && setPicture(made),
      () => wanted && setPicture(null),
    );
    return () => {
      wanted = false;
    };
  }, [type?.code, shares?.join(), tries]);

  return { picture, again: () => setTries(tries + 1) };
}
