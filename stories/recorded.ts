import type { TestNode } from '../engine/testing.tsx';
import type { Lettering } from '../schemas/generated/types.gen.ts';
import { letteringKey } from '../tools/designers/lettering-key.ts';
import type { Answers } from '../tools/designers/record-answers.ts';

interface Recorded {
  answers: Answers;
  letterings: Readonly<Record<string, Lettering>>;
}

const files = import.meta.glob<{ value: Recorded }>('../dist/stories/recorded.json', { import: 'default' });

/** What `scripts/record-storybook.ts` has found out of the documents; nothing where neither it nor the tests have run yet. */
export async function recorded(): Promise<{
  answers: Answers;
  lettering: NonNullable<TestNode['lettering']>;
}> {
  const { answers, letterings } = (await Object.values(files)[0]?.())?.value ?? {
    answers: {},
    letterings: {},
  };
  return { answers, lettering: (...of) => letterings[letteringKey(...of)] as never };
}
