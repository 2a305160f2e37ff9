import { type Rule, rulesOf } from './style-rules.ts';

/** What the scripts of every page change before the whole style is there (app/kernel, app/core): taps, failures, messages. */
const alwaysSeen: readonly string[] = [
  'html',
  'body',
  'main',
  '#page',
  '.page',
  '[data-phase',
  '[data-near',
  '[data-none',
  '[data-opening',
  '[data-app',
  '[data-signed-in',
  '[data-can',
  '.is-busy',
  '.is-broken',
  '.load-failed',
  '.state__retry',
  '.toast',
  '.toast--success',
  '.toast--failure',
];

/** Names that some element of the markup has: `.class`, `#id`, `[attribute`, `element`. */
export function namesIn(markup: string): Set<string> {
  const names = new Set(alwaysSeen);
  // Rows and cards have the same tags over and over.
  const read = new Set<string>();
  for (const [tag, element = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi,
  )) {
    if (read.has(tag)) continue;
    read.add(tag);
    names.add(element.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  return names;
}

/** Rules by the text that they were read from; a style is read once, however often pages are drawn. */
const known = new Map<string, Rule[]>();

function write(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') {
        const inside = write(rule.rules, names);
        return inside && `${rule.prelude}{${inside}}`;
      }
      if (rule.kind !== 'style') return rule.text;
      const met = rule.selectors.filter(({ needs }) => needs.every((one) => names.has(one)));
      return met.length > 0 ? `${met.map(({ text }) => text).join()}{${rule.body}}` : '';
    })
    .join('');
}

/** Leaves out the keyframes that no rule names. */
function withoutIdle(rules: readonly Rule[], css: string): string {
  let left = css;
  for (const rule of rules)
    if (
      rule.kind === 'keyframes' &&
      !new RegExp(`[:, ]${rule.name}(?![\\w-])`).test(left.replaceAll(rule.text, ''))
    )
      left = left.replace(rule.text, '');
  return left;
}

/**
 * Of a style, the rules that may mean an element of the page as it is drawn, in their order: the page looks the same with
 * them as with all. What is not sure stays. The rest is needed once a script changes the page.
 *
 * @param css minified
 * @param names of the page's markup
 */
export function seenStyle(css: string, names: ReadonlySet<string>): string {
  const rules = known.get(css) ?? rulesOf(css);
  known.set(css, rules);
  return withoutIdle(rules, write(rules, names));
}
