import type { WidgetProps } from '../../engine/index.ts';
import type { MbtiHomeProps, MbtiMatchProps, MbtiTestProps } from '../../schemas/generated/types.gen.ts';

/** All texts of the module in the page's language. */
export type Labels = WidgetProps<MbtiHomeProps>['labels'];
export type Texts = Labels['texts'];
export type TypeText = WidgetProps<MbtiHomeProps>['types']['types'][number];
export type TypeTexts = WidgetProps<MbtiHomeProps>['types'];
export type MatchTexts = WidgetProps<MbtiMatchProps>['match']['texts'];
export type TopicText = WidgetProps<MbtiTestProps>['topicTexts']['topics'][number];
/** Questions in the page's language. */
export type Question = WidgetProps<MbtiTestProps>['entry']['questions'][number];

/** One of four families of types, each with its colours (art direction of the module). */
export const temperamentOf = (type: string): 'nt' | 'nf' | 'sj' | 'sp' => {
  const [, perceives, decides, lives] = type;
  if (perceives === 'N') return decides === 'T' ? 'nt' : 'nf';
  return lives === 'J' ? 'sj' : 'sp';
};

/** A text of the module with its {{names}} filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
