/** A page that is not drawn, as in a tab of the background, is not waited for longer, in ms. */
const PAINT_PATIENCE = 200;

/** Until the browser has shown the page: what is to be read comes before what is to be run. */
export async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_PATIENCE);
  });
}
