import { nearestName } from '../../../engine/expression/nearest.ts';
import { stringsOf } from '../file.ts';
import { child, isObject, valueAt } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

/** Keys that the engine fills in by itself. */
const filledIn: Readonly<Record<string, readonly string[]>> = { share: ['url'], chatPage: ['uid'] };

export const bridgePayload: DocumentRule = {
  id: 'bridge-payload',
  description: 'A call of the app has the keys that its method takes, and those that it needs.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const methods = file.context.schemas.get('bridge.schema.json')?.properties ?? {};
    for (const { pointer, value: method } of stringsOf(file.byRef.get('bridge'))) {
      const schema = Object.hasOwn(methods, method) ? methods[method] : undefined;
      const at = pointer.slice(0, pointer.lastIndexOf('/'));
      const step = valueAt(file.document, at);
      if (!schema || !isObject(step) || step.do !== 'bridge') continue;
      const place = child(at, 'payload');
      if (file.taint.touches(place)) continue;
      const payload = isObject(step.payload) ? step.payload : {};
      const takes = Object.keys(schema.properties ?? {});
      for (const key of Object.keys(payload)) {
        if (schema.additionalProperties === true || takes.includes(key)) continue;
        yield {
          pointer: child(place, key),
          message: `\`${method}\` takes no \`${key}\``,
          expected: takes.length > 0 ? 'a key that the method takes' : 'no payload',
          got: `\`${key}\``,
          nearest: nearestName(key, takes),
          allowed: takes.length > 0 ? takes : undefined,
        };
      }
      // A misspelt key has been told already.
      if (Object.keys(payload).some((key) => !takes.includes(key))) continue;
      const missing = (schema.required ?? []).find(
        (key) => !Object.hasOwn(payload, key) && !filledIn[method]?.includes(key),
      );
      if (missing === undefined) continue;
      yield {
        pointer: step.payload === undefined ? at : place,
        message: `\`${method}\` needs \`${missing}\``,
        expected: `\`${missing}\` in the payload`,
        got: 'a payload without it',
      };
    }
  },
};
