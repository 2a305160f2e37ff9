import type { WidgetProps } from '../../engine/index.ts';
import type { MbtiMatchProps, MbtiTestProps } from '../../schemas/generated/types.gen.ts';

/** All texts of the module in the page's language. */
export type Labels = WidgetProps<MbtiTestProps>['labels'];
export type Texts = Labels['texts'];
export type TypeText = WidgetProps<MbtiTestProps>['types']['types'][number];
/** As much of a type as most screens say. */
export type NamedType = Pick<TypeText, 'code' | 'name'>;
export type TypeTexts = WidgetProps<MbtiTestProps>['types'];
export type MatchTexts = WidgetProps<MbtiMatchProps>['match']['texts'];
export type TopicText = WidgetProps<MbtiTestProps>['topicTexts']['topics'][number];
/** Questions in the page's language. */
export type Question = WidgetProps<MbtiTestProps>['entry']['questions'][number];
