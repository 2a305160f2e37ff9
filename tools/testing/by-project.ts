import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../../build/schemas.ts';
import { TURN, testTexts } from './turns.ts';

/** What takes a large part of a run has its turn, or a part of it each day. */
const isLong = (text: string): boolean => TURN.test(text) || text.includes("part-of-day.ts'");

/**
 * Project by project: a process that files share goes on only with a file of its own project. Of a project first
 * what takes long, or one process would work on it alone when the others have done.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = [...new Set(files.map(({ project }) => project.name))].sort();
    const long = ({ moduleId }: TestSpecification): boolean =>
      isLong(testTexts.get(relative(root, moduleId)) ?? '');
    return names.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(long), ...own.filter((one) => !long(one))];
    });
  }
}
