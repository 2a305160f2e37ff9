import type { Schema } from '../../engine/document/schema-set.ts';
import { describeType } from '../../engine/expression/expression-type.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';
import { compilationAt } from '../model/compiled.ts';
import { type CheckedFile, stringsOf } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject, valueAt } from '../text/pointer.ts';
import { secrets } from './secrets.ts';

/** Keys that the engine fills in by itself. */
const filledIn: Readonly<Record<string, readonly string[]>> = { share: ['url'], chatPage: ['uid'] };

export const bridgePayload: DocumentRule = {
  id: 'bridge-payload',
  description: 'A call of the app has the keys that its method takes, and those that it needs.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    // What must not be sent at all is told as that.
    const secret = new Set([...secrets.check(file)].map((one) => one.pointer));
    const methods = file.context.schemas.get('bridge.schema.json')?.properties ?? {};
    for (const { pointer, value: method } of stringsOf(file.byRef.get('bridge'))) {
      const schema = Object.hasOwn(methods, method) ? methods[method] : undefined;
      const at = parentOf(pointer);
      const step = valueAt(file.document, at);
      if (!schema || !isObject(step) || step.do !== 'bridge') continue;
      const place = child(at, 'payload');
      if (file.taint.touches(place)) continue;
      const payload = isObject(step.payload) ? step.payload : {};
      const found = problemsOf(file, method, schema, payload, place, filledIn[method] ?? []);
      // What lacks a payload altogether is told at the step.
      for (const one of found.filter(({ pointer: told }) => !secret.has(told)))
        yield one.pointer === place && step.payload === undefined ? { ...one, pointer: at } : one;
    }
    for (const { pointer } of file.byKey.get('fallback') ?? []) {
      const node = valueAt(file.document, parentOf(pointer));
      if (!isObject(node) || typeof node.widget !== 'string' || node.requires !== undefined) continue;
      yield {
        pointer,
        message: '`fallback` stands in for a node that `requires` a method, and this one requires none',
        expected: '`requires` beside it',
        got: 'a node without it',
      };
    }
  },
};

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** What is wrong with an object of expressions; `subject` is what takes it. */
function problemsOf(
  file: CheckedFile,
  subject: string,
  schema: Schema,
  payload: Readonly<Record<string, unknown>>,
  place: string,
  given: readonly string[],
): Problem[] {
  const takes = Object.keys(schema.properties ?? {});
  const unknown = Object.keys(payload).filter((key) => !takes.includes(key));
  if (schema.additionalProperties === false && unknown.length > 0) {
    // A misspelt key is not missed besides.
    return unknown.map((key) => ({
      pointer: child(place, key),
      message: `\`${subject}\` takes no \`${key}\``,
      expected: takes.length > 0 ? 'a key that it takes' : 'no payload',
      got: `\`${key}\``,
      nearest: nearestName(key, takes),
      allowed: takes.length > 0 ? takes : undefined,
    }));
  }
  const missing = (schema.required ?? []).find((key) => !Object.hasOwn(payload, key) && !given.includes(key));
  const lacks: Problem[] =
    missing === undefined
      ? []
      : [
          {
            pointer: place,
            message: `\`${subject}\` needs \`${missing}\``,
            expected: `\`${missing}\` in the payload`,
            got: 'a payload without it',
          },
        ];
  const wrong = Object.entries(payload).flatMap(([key, value]) => {
    const wanted = schema.properties?.[key];
    const pointer = child(place, key);
    if (!wanted) return [];
    if (isObject(value)) {
      return wanted.type === 'object'
        ? problemsOf(file, `${subject}.${key}`, wanted, value, pointer, [])
        : [ofType(pointer, key, String(wanted.type), 'an object')];
    }
    const made = compilationAt(file, pointer)?.expression;
    if (!made?.ok || made.type.kind === 'any' || made.type.kind === wanted.type) return [];
    return [ofType(pointer, key, String(wanted.type), describeType(made.type))];
  });
  return [...lacks, ...wrong];
}

const ofType = (pointer: string, key: string, expected: string, got: string): Problem => ({
  pointer,
  message: `\`${key}\` is of the wrong type`,
  expected,
  got,
});
