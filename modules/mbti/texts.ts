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
