/** An entry of the list of more tests. */
export interface MoreTest {
  img: string;
  url: string;
}

/**
 * Every picture and every route of the list of more tests is there.
 *
 * @param pictures paths below the module's folder
 * @param routes routes of all documents
 */
export const linkFaults = (
  tests: readonly MoreTest[],
  pictures: ReadonlySet<string>,
  routes: ReadonlySet<string>,
): string[] =>
  tests.flatMap(({ img, url }) => [
    ...(pictures.has(img) ? [] : [`there is no picture ${img}`]),
    ...(routes.has(url) ? [] : [`there is no route ${url}`]),
  ]);
