// By turns, 15 s: puts the check together anew.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { root as projectRoot } from '../../build/schemas.ts';
import type { Report } from '../finding.ts';
import { checkTexts } from '../index.ts';
import { fixtures } from '../testing/workbench.ts';
import { checkedPaths } from './checked-paths.ts';
import { readContext } from './read-context.ts';
import { Verdicts } from './verdicts.ts';

const SOUND = 'activities/sound.json';
const OTHER = 'activities/other.json';
let root = '';
let file = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gala-verdicts-'));
  file = join(root, 'verdicts');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The small project, as a run before has judged it. */
beforeEach(() => {
  for (const one of ['activities', 'modules', 'schemas', 'verdicts'])
    rmSync(join(root, one), { recursive: true, force: true });
  cpSync(fixtures, root, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(root, 'schemas'), { recursive: true });
  run();
});

/** Judges the project, and says how often something had to be found out anew. */
function run(stamp = 'these sources', wanted?: readonly string[]): Report & { anew: number } {
  const texts = new Map(checkedPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const verdicts = new Verdicts(file, root, stamp);
  let anew = 0;
  for (const kind of ['summary', 'findings'] as const) {
    const real = verdicts[kind].bind(verdicts) as (...all: unknown[]) => never;
    vi.spyOn(verdicts, kind).mockImplementation((...all: unknown[]) => {
      const make = all.pop() as () => unknown;
      return real(...all, () => {
        anew++;
        return make();
      });
    });
  }
  const report = checkTexts(texts, () => readContext(root), wanted, verdicts);
  verdicts.keep();
  const { duration: _, ...fresh } = checkTexts(texts, readContext(root), wanted);
  // Whatever was kept, it is what one would say who knows nothing.
  expect(report).toEqual({ ...fresh, duration: expect.any(Number) });
  return { ...report, anew };
}

function change(path: string, before: string, after: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(before);
  writeFileSync(
    join(root, path),
    text.replace(before, () => after),
  );
}

const told = ({ findings }: Report): string[] => findings.map((one) => `${one.file} ${one.rule}`);

describe('verdicts of runs before', () => {
  it('nothing is judged twice, whoever asks for what', () => {
    expect(run()).toMatchObject({ anew: 0, errors: 0 });
    expect(run('these sources', [SOUND]).anew).toBe(0);
    expect(run().anew).toBe(0);
  });

  it('a document that has changed is judged, and no other', () => {
    change(SOUND, '"every": "30s"', '"every": "1s"');
    expect(run().anew).toBe(2);
    expect(told(run())).toEqual([`${SOUND} polling`]);
    change(SOUND, '"every": "1s"', '"every": "30s"');
    expect(run().errors).toBe(0);
  });

  it('what others say of themselves counts for all', () => {
    change(OTHER, '"words"', '"said"');
    expect(told(run())).toEqual([`${SOUND} links`]);
    rmSync(join(root, OTHER));
    expect(told(run())).toEqual([`${SOUND} links`]);
  });

  it('so does a picture that is gone', () => {
    rmSync(join(root, 'activities/art/rose/sky.svg'));
    expect(told(run())).toContain(`${SOUND} assets`);
  });

  it('so do the schemas', () => {
    change('schemas/activity.schema.json', '"languages": {', '"langs": {');
    expect(run().errors).toBeGreaterThan(0);
  });

  it('so does the data of modules', () => {
    const topics = 'modules/mbti/data/topics.json';
    change(topics, '"title"', '"titel"');
    expect(told(run())).toEqual([`${topics} schema`]);
  });

  it('and so does the check itself', () => {
    expect(run('other sources').anew).toBeGreaterThan(3);
  });

  it('a file that is broken off is a file that is not there', () => {
    writeFileSync(file, readFileSync(file).subarray(0, 100));
    expect(run()).toMatchObject({ errors: 0 });
    expect(run().anew).toBe(0);
  });

  it('schemas that change while documents are judged: nothing is kept', () => {
    rmSync(file);
    const texts = new Map([[SOUND, readFileSync(join(root, SOUND), 'utf8')]]);
    const verdicts = new Verdicts(file, root, 'these sources');
    change('schemas/activity.schema.json', '"languages": {', '"langs": {');
    checkTexts(texts, () => readContext(root), undefined, verdicts);
    verdicts.keep();
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});
