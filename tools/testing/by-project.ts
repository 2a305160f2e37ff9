import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Project by project, longest first in each: a process that files share goes on only with a file of its own project. */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = [...new Set(files.map(({ project }) => project.name))].sort();
    return names.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
