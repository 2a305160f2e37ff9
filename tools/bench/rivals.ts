/** Who is measured beside Gala: the same page, from the same server, with less in it than any page could do without. */
export const rivals = ['plain', 'fetch', 'gala'] as const;
export type Rival = (typeof rivals)[number];

/** Markup whose lazy pictures load as all others do: where no script runs, nobody lets them go. */
const freePictures = (html: string): string =>
  html.replaceAll(/ src="[^"]*" data-src="([^"]*)"/g, ' src="$1"');

/** The page without any script: what nobody paints sooner. */
export const plainOf = (html: string): string =>
  freePictures(html)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload|prefetch)"[^>]*as="script"[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<template\b[^>]*>[\s\S]*?<\/template>/g, '');

/**
 * The same with one script of a few lines, which asks for board and balance where it stands, at the end of the page's head, and
 * writes two texts: what nobody answers sooner.
 *
 * @param board path of the board's first page
 * @param balance path of the signed-in user's balance
 */
export function fetchOf(html: string, board: string, balance: string): string {
  const script = `
    const headers = { lang: 'en', Authorization: 'Bearer ' + new URLSearchParams(location.search).get('token') };
    const asked = [${JSON.stringify(board)}, ${JSON.stringify(balance)}].map((path) =>
      fetch(path, { headers }).then((response) => response.json()));
    const write = async (answer, selector, textOf) => {
      const { data } = await answer;
      if (document.readyState === 'loading') await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready));
      document.querySelector(selector).textContent = textOf(data);
    };
    write(asked[0], '.ranking-list__winner, .ranking-list__name', (data) => data.rows[0].user.nickname);
    write(asked[1], '.balance-bar__amount, .balance-bar', (data) => data.amount.toLocaleString('en'));`;
  return plainOf(html).replace('</head>', `<script>${script}</script></head>`);
}
