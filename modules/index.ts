import type { WidgetRegistry } from '../engine/index.ts';

/** Every screen of the bespoke areas by the name that documents use: `<module>-<screen>`. */
export const modules = {
  'mbti-home': () => import('./mbti/home/home.tsx').then((m) => m.mbtiHome),
  'mbti-list': () => import('./mbti/list/list.tsx').then((m) => m.mbtiList),
  'mbti-match': () => import('./mbti/match/match.tsx').then((m) => m.mbtiMatch),
  'mbti-report': () => import('./mbti/report/report.tsx').then((m) => m.mbtiReport),
  'mbti-rules-panel': () => import('./mbti/rules-panel/rules-panel.tsx').then((m) => m.mbtiRulesPanel),
  'mbti-short': () => import('./mbti/short/short.tsx').then((m) => m.mbtiShort),
  'mbti-test': () => import('./mbti/test/test.tsx').then((m) => m.mbtiTest),
  'mbti-visibility': () => import('./mbti/visibility/visibility.tsx').then((m) => m.mbtiVisibility),
} satisfies WidgetRegistry;
