import { forceColours } from './few-colours.ts';

/** Conditions of the reader's system that the toolbar plays: as style sheets and scripts ask for them, and for their contrary. */
const asked = {
  forcedColours: { on: '(forced-colors: active)', off: '(forced-colors: none)' },
  reducedMotion: { on: '(prefers-reduced-motion: reduce)', off: '(prefers-reduced-motion: no-preference)' },
} as const;

/** What always holds and what never does, in the words of a condition: `all` and `not all` cannot stand beside others. */
const [holds, fails] = ['(width >= 0px)', '(width < 0px)'];

/** Every rule with a condition on media, in whatever condition it stands. */
function* conditions(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* conditions(rule.cssRules as CSSRuleList);
  }
}

/**
 * Plays a system that forces its colours or wants less motion: the page's own rules for it hold, and those for all others do not.
 * Sheets of the document are played as they are now, those that it adopts as well: whoever writes one anew plays anew.
 * @returns takes it back
 */
export function playMedia(wanted: { [Name in keyof typeof asked]?: boolean }): () => void {
  const played = Object.entries(asked).flatMap(([name, condition]) =>
    wanted[name as keyof typeof asked] ? [condition] : [],
  );
  if (played.length === 0) return () => {};
  const answered = (media: string): string =>
    played.reduce((text, { on, off }) => text.replaceAll(on, holds).replaceAll(off, fails), media);
  const changed = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    [...conditions(sheet.cssRules)].flatMap(({ media }) => {
      const before = media.mediaText;
      const after = answered(before);
      if (after === before) return [];
      media.mediaText = after;
      return [() => (media.mediaText = before)];
    }),
  );
  const giveBack = wanted.forcedColours ? forceColours() : undefined;
  const own = window.matchMedia;
  window.matchMedia = (query) => own.call(window, answered(query));
  return () => {
    giveBack?.();
    for (const back of changed) back();
    window.matchMedia = own;
  };
}
