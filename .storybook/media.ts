/** Conditions of the reader's system that the toolbar plays, as style sheets and scripts ask for them. */
const asked = {
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** Every rule with a condition on media, in whatever condition it stands. */
function* conditions(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* conditions(rule.cssRules as CSSRuleList);
  }
}

/** Colours of a system with few: what the browser would put in the place of a page's own. */
const fewColours = `*, *::before, *::after {
  color: CanvasText !important; background: Canvas !important; border-color: currentColor !important;
  box-shadow: none !important; text-shadow: none !important;
}
a, a * { color: LinkText !important } button, button * { color: ButtonText !important; background: ButtonFace !important }
:disabled, :disabled * { color: GrayText !important }`;

/**
 * Plays a system that forces its colours or wants less motion: the page's own rules for it hold.
 * @returns takes it back
 */
export function playMedia(wanted: { [Name in keyof typeof asked]?: boolean }): () => void {
  const played = Object.entries(asked).flatMap(([name, text]) =>
    wanted[name as keyof typeof asked] ? [text] : [],
  );
  if (played.length === 0) return () => {};
  const forced = new CSSStyleSheet();
  if (wanted.forcedColours) forced.replaceSync(fewColours);
  const changed = [...document.styleSheets].flatMap((sheet) =>
    [...conditions(sheet.cssRules)].flatMap(({ media }) => {
      const before = media.mediaText;
      const after = played.reduce((text, one) => text.replaceAll(one, 'all'), before);
      if (after === before) return [];
      media.mediaText = after;
      return [() => (media.mediaText = before)];
    }),
  );
  document.adoptedStyleSheets.push(forced);
  const own = window.matchMedia;
  window.matchMedia = (query) => own.call(window, played.some((one) => one === query) ? 'all' : query);
  return () => {
    for (const back of changed) back();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== forced);
    window.matchMedia = own;
  };
}
