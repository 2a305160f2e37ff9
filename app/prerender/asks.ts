import type { Atom } from 'jotai/vanilla';
import { wantedOf } from '../../engine/data/wanted.ts';
import { pathOf } from '../../engine/http/request-parts.ts';
import type { Asks } from '../start/handed.ts';
import type { Opened } from './open-page.ts';

/** How many requests leave before the scripts are there, at most: a browser opens six connections to a host, and scripts need some. */
const MOST = 4;

/**
 * What a page will ask at once, as paths with their queries: the sources whose parameters are known when it is drawn. Where
 * the phone asks otherwise, because of its day or its reader's choice, its own request goes out beside it.
 */
export function asksOf({ model, page }: Pick<Opened, 'model' | 'page'>): Pick<Asks, 'all' | 'own'> {
  const asked = (ofAll: boolean): string[] =>
    Object.values(model.data).flatMap((source) => {
      const signedOut = source.public !== true && ofAll;
      const { enabled, query } = page.store.get(
        wantedOf(page, source, signedOut) as Atom<{ enabled: boolean; query: Record<string, unknown> }>,
      );
      return enabled ? [pathOf(source.get, { ...query, ...(source.size ? { size: source.size } : {}) })] : [];
    });
  const all = [...new Set(asked(true))];
  page.store.set(page.signedIn, true);
  const withToken = [...new Set(asked(false))];
  page.store.set(page.signedIn, false);
  // What is one's own is missing from the HTML: it goes first. Boards are drawn there already.
  const own = [
    ...withToken.filter((one) => !all.includes(one)),
    ...withToken.filter((one) => all.includes(one)),
  ];
  return { all: all.slice(0, MOST), own: own.slice(0, MOST) };
}
