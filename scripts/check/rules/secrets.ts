import { type CheckedFile, remember } from '../file.ts';
import type { Problem } from '../finding.ts';
import { isObject } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

const TEXTS: readonly [what: string, pattern: RegExp][] = [
  ['a signed token', /eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(\.[A-Za-z0-9_-]+)?/],
  ['a token behind "Bearer"', /\bBearer\s+[A-Za-z0-9._-]{12,}/],
  ['a secret in an address', /[?&](token|user_id|device_id|access_token|password|secret)=[^&\s]+/i],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  [
    'a secret, by its look (32 digits and letters from a to f, or more)',
    /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{32,}\b/i,
  ],
];
const KEYS = /^(token|access_?token|user_?id|device_?id|password|secret)$/i;

export const secrets: DocumentRule = {
  id: 'secrets',
  description: 'A document holds no token, user id, device id or key: everybody can read it.',
  severity: 'error',
  stage: 'document',
  check: (file) => remember(file, 'secrets', () => [...inTexts(file), ...inKeys(file)]),
};

function inTexts(file: CheckedFile): Problem[] {
  return file.places.flatMap(({ value, pointer }) => {
    if (typeof value !== 'string' || value.length < 12) return [];
    for (const [what, pattern] of TEXTS) {
      const match = pattern.exec(value);
      if (!match) continue;
      const part = { offset: match.index, length: match[0].length };
      // The secret itself must not travel on into logs.
      return [
        {
          pointer,
          part,
          message: `this is ${what}`,
          expected: 'no secret in a document',
          got: `${match[0].slice(0, 4)}...`,
        },
      ];
    }
    return [];
  });
}

/** A method of the app may take somebody's id: the one whom one chats with, never the visitor's. */
function isOwnKey(file: CheckedFile, step: unknown, key: string): boolean {
  if (!isObject(step) || step.do !== 'bridge' || typeof step.method !== 'string') return false;
  const { properties = {} } = file.context.schemas.get('bridge.schema.json') ?? {};
  const method = Object.hasOwn(properties, step.method) ? properties[step.method] : undefined;
  return Object.hasOwn(method?.properties ?? {}, key);
}

/** Query, payload and event fields end in addresses, logs and analytics. */
function inKeys(file: CheckedFile): Problem[] {
  return file.places.flatMap(({ pointer, key, parents }) => {
    const holder = parents.at(-1)?.schema;
    const free =
      typeof holder?.additionalProperties === 'object' && !Object.hasOwn(holder.properties ?? {}, key);
    if (!free || !KEYS.test(key) || isOwnKey(file, parents.at(-2)?.value, key)) return [];
    return [
      {
        pointer,
        at: 'key' as const,
        message: `\`${key}\` is never sent by a document: the app adds it where it belongs`,
        expected: 'another field',
        got: `\`${key}\``,
      },
    ];
  });
}
