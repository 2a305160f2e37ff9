/**
 * Whether a file is there for tests alone, by its place or name: a test; `testing.ts` and `testing-<what>.ts` beside the code; what lies
 * below `testing/`, `fixtures/` or `proofs/`; the page of the engine's tests.
 *
 * @param path from the project, with slashes
 */
export const isForTests = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)(testing|fixtures|proofs)\/|(^|\/)testing(-[\w-]+)?\.tsx?$|^engine\/page\/test-page\.ts$/.test(
    path,
  );
