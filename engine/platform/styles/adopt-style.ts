/**
 * Gives the page a style that has come inside a script, as text (`import css from './x.css?inline'`): later parts need no
 * file of style beside their own, which could fail by itself.
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
