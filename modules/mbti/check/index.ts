import type { DataCheck, DataWorld, Json, Problem } from '../../../check/room.ts';
import { languages } from '../../../engine/i18n/language.ts';
import { firstOf, under } from './fault.ts';
import { linkFaults, type MoreTest, pictureFault } from './link-faults.ts';
import {
  balanceFaults,
  languageFaults,
  letterFaults,
  numberFaults,
  repeatFaults,
  type SourceQuestion,
  unreachedByAll,
  unreachedByFavour,
  wornTitleFaults,
} from './question-faults.ts';
import { pairLineFaults, type SourceShortTest, shortTestFaults } from './short-faults.ts';
import { type RewardRow, tableFaults } from './table-faults.ts';
import { pronounFaults, repeats, type SourceText, slotFaults } from './text-faults.ts';
import { codeFaults, nameFaults, type SourceType } from './type-faults.ts';

/** How each set of questions is made (T36). */
const SETS = {
  primary: { count: 10, least: 5, languages, unreached: unreachedByAll },
  advanced: { count: 27, least: 13, languages: ['cn', 'tw'], unreached: unreachedByFavour },
  depth: { count: 35, least: 17, languages: ['cn', 'tw'], unreached: unreachedByFavour },
} as const;

function setFaults(
  questions: readonly SourceQuestion[],
  { unreached, ...made }: (typeof SETS)[keyof typeof SETS],
) {
  return firstOf(
    () => letterFaults(questions),
    () => balanceFaults(questions, made),
    () => [
      ...languageFaults(questions, made.languages),
      ...repeatFaults(questions),
      ...numberFaults(questions),
    ],
    () => wornTitleFaults(questions),
    () =>
      unreached(questions).map((type) => ({
        pointer: '',
        message: `no answers give ${type}`,
        expected: 'answers for each of the 16 types',
        got: `none for ${type}`,
      })),
  );
}

const picture = (world: DataWorld) => (path: string) => world.files.has(`mbti/${path}`);

function shortFaults(tests: readonly SourceShortTest[], world: DataWorld): Problem[] {
  const has = picture(world);
  return tests.flatMap((test, i) => {
    const { questions, img, results } = test;
    const pictures = [
      { at: '/img', path: img },
      ...results.map((one, at) => ({ at: `/results/${at}/img`, path: one.img })),
    ];
    const faults = firstOf(
      () => shortTestFaults(test),
      () =>
        under('/questions', [
          ...languageFaults(questions, languages),
          ...repeatFaults(questions),
          ...wornTitleFaults(questions),
        ]),
      () => pictures.flatMap(({ at, path }) => (has(path) ? [] : [pictureFault(at, path)])),
    );
    return under(`/${i}`, faults);
  });
}

/** A check of a file's list that also holds the texts of the whole file. */
const file = <Entry>(
  name: string,
  list: string,
  faults: (entries: readonly Entry[], world: DataWorld) => readonly Problem[],
): DataCheck => ({
  file: `mbti/data/${name}.json`,
  check: (value: Json, world) => [
    ...under(`/${list}`, faults(value[list] as readonly Entry[], world)),
    ...slotFaults(value),
    ...pronounFaults(value),
  ],
});

/** What the data of the personality test says has to fit together, beyond what its schemas hold. */
export const mbtiChecks: readonly DataCheck[] = [
  ...(['primary', 'advanced', 'depth'] as const).map((name) =>
    file<SourceQuestion>(`${name}-problem`, 'questions', (questions) => setFaults(questions, SETS[name])),
  ),
  file<SourceType>('types', 'types', (types) =>
    firstOf(
      () => codeFaults(types),
      () => nameFaults(types),
    ),
  ),
  file<RewardRow>('game-rules', 'table', tableFaults),
  file<MoreTest>('more-tests', 'tests', (tests, world) =>
    linkFaults(tests, picture(world), (route) => world.hasRoute(route)),
  ),
  file<SourceShortTest>('short-tests', 'tests', shortFaults),
  file<{ alike: string[]; text: SourceText }>('pairs', 'lines', (lines) =>
    firstOf(
      () => pairLineFaults(lines),
      () =>
        repeats(lines.map(({ alike, text }, i) => ({ where: alike.join(' '), text, pointer: `/${i}/text` }))),
    ),
  ),
  file('labels', 'texts', () => []),
  file('topics', 'topics', () => []),
];
