import { currentVersion, FormatError, upgradeDocument } from '../../engine/document/upgrade.ts';
import { show } from '../finding.ts';
import type { ValueRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';

export const version: ValueRule = {
  id: 'version',
  description: 'A document is of the current version of the format.',
  severity: 'error',
  stage: 'value',
  check({ text, value }) {
    // A version that is missing is a missing key like any other.
    if (!isObject(value) || !Object.hasOwn(value, 'version') || value.version === currentVersion) return [];
    const base = { pointer: '/version', expected: String(currentVersion), got: show(value.version) };
    try {
      const upgraded = `${JSON.stringify(upgradeDocument(value), null, 2)}\n`;
      const edits = [{ offset: 0, length: text.length, content: upgraded }];
      const message = `the document is of version ${show(value.version)} of the format`;
      return [{ ...base, message, fix: { title: `upgrade it to version ${currentVersion}`, edits } }];
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return [{ ...base, message: error.message }];
    }
  },
};
