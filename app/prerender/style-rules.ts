/** A rule of a minified style. */
export type Rule =
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; prelude: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

export interface Selector {
  text: string;
  /** What an element needs before this can mean it: `.class`, `#id`, `[attribute`, `element`. More may be needed. */
  needs: readonly string[];
}

/** The end of the block, bracket or text that begins at `from`, as the place behind it. */
function endOf(css: string, from: number): number {
  const open = css.charAt(from);
  const close = { '{': '}', '(': ')', '[': ']' }[open];
  for (let at = from + 1; at < css.length; at++) {
    const one = css.charAt(at);
    if (one === '\\') at++;
    else if (one === (close ?? open)) return at + 1;
    else if (close && /["'{([]/.test(one)) at = endOf(css, at) - 1;
  }
  throw new Error(
    `Style: expected the end of ${open}, got the end of the text: ${css.slice(from, from + 60)}`,
  );
}

/** Parts between commas that stand in no bracket and no text. */
function parted(list: string): string[] {
  const parts = [''];
  for (let at = 0; at < list.length; ) {
    const one = list.charAt(at);
    const next = /["'([]/.test(one) ? endOf(list, at) : at + 1;
    if (one === ',') parts.push('');
    else parts[parts.length - 1] += list.slice(at, next);
    at = next;
  }
  return parts;
}

/** States that an attribute brings. */
const byAttribute: Readonly<Record<string, string>> = { disabled: '[disabled', checked: '[checked' };

function needsOf(selector: string): string[] {
  const needs: string[] = [];
  const attributes = selector.replaceAll(/\[\s*([\w-]+)[^\]]*\]/g, (_, name: string) => {
    needs.push(`[${name}`);
    return '';
  });
  // What stands in `:not()`, `:is()` and their like may be met in more than one way: it is asked for nothing.
  let bare = attributes;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/::?[\w-]+\([^()]*\)/g, '');
  }
  bare = bare.replaceAll(/::?([\w-]+)/g, (_, state: string) => {
    const attribute = byAttribute[state];
    if (attribute) needs.push(attribute);
    return '';
  });
  for (const [name] of bare.matchAll(/[.#]?-?[a-z_][\w-]*/gi)) needs.push(name);
  return needs;
}

/** @param css as lightningcss writes it: no comments, no rules inside style rules */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    let end = at;
    while (end < css.length && !/[{;]/.test(css.charAt(end)))
      end = /["'([]/.test(css.charAt(end)) ? endOf(css, end) : end + 1;
    const prelude = css.slice(at, end).trim();
    const behind = css.charAt(end) === '{' ? endOf(css, end) : end + 1;
    const body = css.slice(end + 1, behind - 1);
    const text = css.slice(at, behind);
    const [, keyword = ''] = /^@([\w-]+)/.exec(prelude) ?? [];
    if (prelude === '') {
      // between rules, or behind the last
    } else if (keyword === '')
      rules.push({
        kind: 'style',
        selectors: parted(prelude).map((selector) => ({ text: selector, needs: needsOf(selector) })),
        body,
      });
    else if (/^(media|supports|container|layer)$/.test(keyword) && css.charAt(end) === '{')
      rules.push({ kind: 'group', prelude, rules: rulesOf(body) });
    else if (/keyframes$/.test(keyword))
      rules.push({ kind: 'keyframes', name: prelude.split(/\s+/).at(-1) ?? '', text });
    else rules.push({ kind: 'other', text });
    at = behind;
  }
  return rules;
}
