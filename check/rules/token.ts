import { pathsOf } from '../model/called-paths.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';

const POINTER = '/access/token';

export const token: DocumentRule = {
  id: 'token',
  description: 'A page that says that it needs no token asks nobody who they are.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const { access } = file.document;
    if (!isObject(access) || access.token !== 'none' || file.taint.covers(POINTER)) return;
    const asking = pathsOf(file).filter(({ match, method }) => {
      const operation = match?.operations.get(method);
      return operation !== undefined && operation.caller !== 'anyone' && !operation.public;
    });
    const [first, ...others] = asking.map(({ place }) => place);
    if (first === undefined) return;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    yield {
      pointer: POINTER,
      message: `the page says that it needs no token, and \`${first.value}\`${more} asks who reads`,
      expected: '`optional`, or `required` where nothing on it is for visitors',
      got: '`none`',
      nearest: 'optional',
    };
  },
};
