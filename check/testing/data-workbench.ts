import { join } from 'node:path';
import { root as projectRoot } from '../../build/schemas.ts';
import { readContext } from '../disk/read-context.ts';
import { sourceOf } from '../disk/source.ts';
import type { Finding } from '../finding.ts';
import { checkText } from '../index.ts';
import { applyEdits } from '../text/edits.ts';
import { fixtures } from './workbench.ts';

const PATH = 'modules/mbti/data/topics.json';
const context = readContext(fixtures, join(projectRoot, 'schemas'));

/** A small data file without mistakes, in which tests plant one. */
export const soundData = sourceOf(fixtures)(PATH);

/** Judges a text in the place of the sound data file, or of a data file that is not there. */
export const checkDataText = (text: string, path = PATH): Finding[] => checkText(path, text, context);

/** The one finding of a data file's text; anything else is a failure that shows what was told. */
export function onlyOfData(text: string, path = PATH): Finding {
  const findings = checkDataText(text, path);
  const [first] = findings;
  if (findings.length !== 1 || !first) {
    const told = findings.map((one) => `${one.line} ${one.rule} ${one.message}`).join(' | ');
    throw new Error(`expected one finding, got ${findings.length}: ${told}`);
  }
  return first;
}

/** What a data file's text becomes when the fix of its one finding is made. */
export function mendedData(text: string): string {
  const { fix } = onlyOfData(text);
  if (!fix) throw new Error('the finding has no fix');
  return applyEdits(text, fix.edits);
}
