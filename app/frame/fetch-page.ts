/** A page takes at most so long, in ms, until the browser opens it by itself. */
const PATIENCE = 10_000;

/** A page that was fetched is shown again for so long, in ms; its live parts ask anew in any case. */
const FRESH = 60_000;

const kept = new Map<string, { at: number; page: Promise<Document> }>();

/**
 * A page of ours as the browser parses it: nothing in it runs, and no text of ours becomes markup, so that Trusted Types
 * need no policy.
 *
 * @param path of the page
 * @param query what says in which language; nothing of the reader
 * @throws where it does not come, or another page does
 */
export function fetchPage(path: string, query: string): Promise<Document> {
  const before = kept.get(path);
  if (before && Date.now() - before.at < FRESH) return before.page;
  const page = ask(path, query);
  kept.set(path, { at: Date.now(), page });
  page.catch(() => kept.delete(path));
  return page;
}

const ask = (path: string, query: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new Error(`${path}: no page (${request.status})`));
    request.open('GET', path + query);
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.onload = () => {
      const page = request.response as Document | null;
      const came = request.status === 200 && new URL(request.responseURL).pathname === path;
      if (page && came) resolve(page);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
