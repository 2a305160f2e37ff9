import { milliseconds } from '../../engine/document/anywhere/dates.ts';
import { stillSources } from '../model/asked-when.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';

/** ms. Quicker than this is felt by the server and by batteries, and by nobody who looks. */
const QUICKEST = 5_000;
/** ms. What is asked this seldom may go on for ever. */
const SELDOM = 60_000;

export const polling: DocumentRule = {
  id: 'polling',
  description:
    'Data is asked for again at most every five seconds, and only while the campaign can change it.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    const { document, taint } = file;
    const isSound = !['/schedule', '/state', '/body', '/popups'].some((one) => taint.touches(one));
    if (isSound && isObject(document.schedule)) yield* stillSources(file);
    const sources = isObject(document.data) ? document.data : {};
    for (const [name, source] of Object.entries(sources)) {
      const pointer = `/data/${name}/every`;
      if (!isObject(source) || typeof source.every !== 'string' || taint.covers(pointer)) continue;
      const span = milliseconds(source.every);
      if (span < QUICKEST) {
        yield {
          pointer,
          message: `every phone that shows the page asks the server each ${span / 1000} s`,
          expected: 'at least 5s; 15s to 30s for what people watch',
          got: `\`${source.every}\``,
          nearest: '15s',
        };
      } else if (span < SELDOM && source.while === undefined && isObject(document.schedule)) {
        yield {
          pointer,
          message: `\`${name}\` is asked for again for ever, also when the campaign is over`,
          expected: '`while`, such as "while": "phase == \'live\'"',
          got: 'a source without it',
        };
      }
    }
  },
};
