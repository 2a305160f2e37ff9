import { type Atom, atom } from 'jotai/vanilla';
import type { CompiledSource } from '../document/page-model.ts';
import type { Page } from '../page/page.ts';
import { resolveExpression } from '../page/resolve-props.ts';

/** What a source is to be asked now. */
export interface Wanted {
  query: Record<string, unknown>;
  /** Whether it is to be asked at all. */
  enabled: boolean;
  /** How long until it is asked again, in ms. */
  every: number | false;
}

/** As the page's values say: its query, `when` and `while`. */
export const wantedOf = (page: Page, source: CompiledSource, signedOut: boolean): Atom<Wanted> =>
  atom((get) => {
    const query: Record<string, unknown> = {};
    for (const [key, ast] of Object.entries(source.query ?? {}))
      query[key] = resolveExpression(page, ast, get);
    // A parameter that is not known yet is waited for: without it the question would be another one.
    const known = Object.values(query).every((value) => value !== undefined);
    const enabled =
      known &&
      !signedOut &&
      (source.when === undefined || resolveExpression(page, source.when, get) === true);
    const goesOn = source.while === undefined || resolveExpression(page, source.while, get) === true;
    return { query, enabled, every: source.every !== undefined && goesOn ? source.every : false };
  });
