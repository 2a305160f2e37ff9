import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Rule } from '../rule.ts';
import { anchors } from './anchors.ts';
import { answerField } from './answer-field.ts';
import { answers } from './answers.ts';
import { apiArguments } from './api-arguments.ts';
import { apiPaths } from './api-paths.ts';
import { assets } from './assets.ts';
import { blankText } from './blank-text.ts';
import { bridgePayload } from './bridge-payload.ts';
import { campaign } from './campaign.ts';
import { campaignSense } from './campaign-sense.ts';
import { characters } from './characters.ts';
import { copiedFacts } from './copied-facts.ts';
import { copies } from './copies.ts';
import { dataSchema } from './data-schema.ts';
import { editorSchema } from './editor-schema.ts';
import { equalKeys } from './equal-keys.ts';
import { equalLabels } from './equal-labels.ts';
import { expressions } from './expressions.ts';
import { facts } from './facts.ts';
import { files } from './files.ts';
import { frames } from './frames.ts';
import { glossary } from './glossary.ts';
import { jsonSyntax } from './json-syntax.ts';
import { labelWidth } from './label-width.ts';
import { languages } from './languages.ts';
import { layout } from './layout.ts';
import { links } from './links.ts';
import { markdown } from './markdown.ts';
import { marks } from './marks.ts';
import { moduleData } from './module-data.ts';
import { namedInRecords } from './named-in-records.ts';
import { neverHolds } from './never-holds.ts';
import { offsets } from './offsets.ts';
import { oneForAll } from './one-for-all.ts';
import { otherScript } from './other-script.ts';
import { parameters } from './parameters.ts';
import { placeholders } from './placeholders.ts';
import { plainText } from './plain-text.ts';
import { polling } from './polling.ts';
import { references } from './references.ts';
import { refresh } from './refresh.ts';
import { repeatedFacts } from './repeated-facts.ts';
import { routes } from './routes.ts';
import { schedule } from './schedule.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { shownInTime } from './shown-in-time.ts';
import { shownOrder } from './shown-order.ts';
import { shownTwice } from './shown-twice.ts';
import { spends } from './spends.ts';
import { stateValues } from './state-values.ts';
import { token } from './token.ts';
import { trackingName } from './tracking-name.ts';
import { untranslated } from './untranslated.ts';
import { unused } from './unused.ts';
import { version } from './version.ts';

/** Every rule, those of the rooms of mechanics as well, in the order in which an operator meets them. */
export const rules: readonly Rule[] = [
  files,
  copies,
  jsonSyntax,
  characters,
  version,
  schema,
  editorSchema,
  languages,
  blankText,
  references,
  expressions,
  stateValues,
  equalKeys,
  equalLabels,
  neverHolds,
  layout,
  shownInTime,
  shownTwice,
  shownOrder,
  namedInRecords,
  apiPaths,
  apiArguments,
  answers,
  answerField,
  spends,
  refresh,
  oneForAll,
  polling,
  bridgePayload,
  assets,
  links,
  markdown,
  plainText,
  placeholders,
  untranslated,
  otherScript,
  glossary,
  marks,
  labelWidth,
  facts,
  repeatedFacts,
  routes,
  frames,
  token,
  trackingName,
  parameters,
  anchors,
  schedule,
  offsets,
  copiedFacts,
  campaign,
  campaignSense,
  ...mechanicChecks.flatMap(({ rules = [] }) => rules),
  secrets,
  unused,
  dataSchema,
  moduleData,
];
