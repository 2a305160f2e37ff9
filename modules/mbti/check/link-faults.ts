import type { Problem } from '../../../check/room.ts';

/** An entry of the list of more tests. */
export interface MoreTest {
  img: string;
  url: string;
}

/**
 * Every picture and every route of the list of more tests is there.
 *
 * @param hasPicture by its path below the module's folder
 * @param hasRoute by the route of a document
 */
export const linkFaults = (
  tests: readonly MoreTest[],
  hasPicture: (path: string) => boolean,
  hasRoute: (route: string) => boolean,
): Problem[] =>
  tests.flatMap(({ img, url }, i) => [
    ...(hasPicture(img) ? [] : [pictureFault(`/${i}/img`, img)]),
    ...(hasRoute(url)
      ? []
      : [
          {
            pointer: `/${i}/url`,
            message: `there is no route ${url}`,
            expected: 'the route of a document below activities/',
            got: url,
          },
        ]),
  ]);

export const pictureFault = (pointer: string, path: string): Problem => ({
  pointer,
  message: `there is no picture ${path}`,
  expected: 'a path below modules/mbti/, in the same upper and lower case',
  got: path,
});
