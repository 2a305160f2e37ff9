import { basename, dirname, join } from 'node:path';
import { distances, importsOf } from '../lint/source-graph.ts';

const stem = (file: string): string => basename(file).replace(/(\.test)?\.tsx?$/, '');
const roomOf = (file: string): string => file.split('/', 1)[0] ?? '';

/** What runs in another process has no mistake planted in it. */
const startsProcess = (test: string): boolean =>
  importsOf(test).some(({ to }) => to === 'node:child_process');

/** How far a test is from what it is of: its own, its folder's own, one of its folder, of its room, of the product, of the tools. */
function kinship(test: string, file: string): number {
  const sameFolder = dirname(test) === dirname(file);
  if (sameFolder && stem(test) === stem(file)) return -2;
  if (join(dirname(test), stem(test)) === dirname(file)) return -1;
  if (startsProcess(test)) return 5;
  if (sameFolder) return 1;
  // Another room's test may be named as the folder is.
  if (stem(test) === basename(dirname(file))) return 1;
  if (roomOf(test) === roomOf(file)) return 2;
  return ['tools', 'product', 'scripts'].includes(roomOf(test)) ? 4 : 3;
}

export class ReachingTests {
  readonly #all: readonly { test: string; far: ReadonlyMap<string, number> }[];
  /** By room of the source and test: how many mutants it has killed. */
  readonly #kills = new Map<string, number>();

  /** @param tests every test file */
  constructor(tests: readonly string[]) {
    this.#all = tests.map((test) => ({ test, far: distances(test) }));
  }

  /** A test has killed a mutant of a file: it is asked earlier about others of its room. */
  killed(file: string, test: string): void {
    const key = `${dirname(file)} ${test}`;
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  /**
   * The tests that reach a file by their imports, first its own and its folder's, then those that have killed most of its folder,
   * then by nearness.
   *
   * @param most how many at most
   */
  of(file: string, most: number): string[] {
    return this.#all
      .flatMap(({ test, far }) => {
        const steps = far.get(file);
        if (steps === undefined) return [];
        const kills = this.#kills.get(`${dirname(file)} ${test}`) ?? 0;
        const kin = kinship(test, file);
        return [{ test, order: kin < 0 ? [kin, 0, 0] : [1, -kills, kin * 10 + steps] }];
      })
      .sort((a, b) => {
        const differing = a.order.findIndex((one, i) => one !== b.order[i]);
        return differing < 0
          ? a.test.localeCompare(b.test)
          : (a.order[differing] ?? 0) - (b.order[differing] ?? 0);
      })
      .slice(0, most)
      .map(({ test }) => test);
  }
}
