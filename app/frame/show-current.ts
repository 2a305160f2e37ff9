/** Brings the link of the page that is open into sight where its row goes on. Not scrollIntoView: that may move the page as well. */
export function showCurrent(document: Document): void {
  const link = document.querySelector<HTMLElement>('.outlet__row > [aria-current]');
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
