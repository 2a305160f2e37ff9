/**
 * The campaign's currency in place of its family's, wherever a part shows a price. By script, behind the start that has taken identity
 * out of the address: no style of the page itself asks for a file (T50).
 *
 * @param coin address of its picture; the family's own without one
 */
export function showCoin({ documentElement }: Document, coin: string | undefined): void {
  if (coin === undefined) documentElement.style.removeProperty('--art-currency');
  else documentElement.style.setProperty('--art-currency', `url("${coin}")`);
}
