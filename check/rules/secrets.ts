import type { Problem } from '../finding.ts';
import { type TextUse, textsOf } from '../model/compiled.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { MARK } from '../text/marks.ts';
import { isObject } from '../text/pointer.ts';

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
const SHORTEST = 12;
/** Each of these has a sign that most texts lack, and that is found quickly. */
const isSuspect = (text: string): boolean =>
  text.length >= SHORTEST &&
  (text.includes('eyJ') ||
    text.includes('Bearer') ||
    text.includes('=') ||
    text.includes('PRIVATE KEY') ||
    (text.length >= 32 && /[0-9a-fA-F]{32}/.test(text)));
const KEYS = /^(token|access_?token|user_?id|device_?id|password|secret)$/i;

export const secrets: DocumentRule = {
  id: 'secrets',
  description: 'A document holds no token, user id, device id or key: everybody can read it.',
  severity: 'error',
  stage: 'document',
  check: (file) => remember(file, 'secrets', () => [...inTexts(file), ...inKeys(file)]),
};

const isSuspectText = perText(isSuspect, { marks: MARK.latin | MARK.digit | MARK.equals, answer: false });

/** A key that is no language is told as that. */
const isOfSchema = ({ place, lang }: TextUse): boolean =>
  lang === undefined || Object.hasOwn(place.schema.properties ?? {}, lang);

/** Strings that are worth a closer look: of texts it is known by their words. */
function* suspects(file: CheckedFile): Generator<{ value: string; pointer: string }> {
  for (const kind of ['text', 'markdown'] as const)
    for (const use of textsOf(file, kind))
      if (isSuspectText(use) && isOfSchema(use) && !file.taint.covers(use.pointer))
        yield { value: use.text, pointer: use.pointer };
  for (const place of file.names) if (isSuspect(place.value)) yield place;
}

function* inTexts(file: CheckedFile): Generator<Problem> {
  for (const { value, pointer } of suspects(file)) {
    for (const [what, pattern] of TEXTS) {
      const match = pattern.exec(value);
      if (!match) continue;
      const part = { offset: match.index, length: match[0].length };
      // The secret itself must not travel on into logs.
      const got = `${match[0].slice(0, 4)}...`;
      yield { pointer, part, message: `this is ${what}`, expected: 'no secret in a document', got };
      break;
    }
  }
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
  const suspects = [...file.byKey].flatMap(([key, places]) => (KEYS.test(key) ? places : []));
  return suspects.flatMap(({ pointer, key, parent }) => {
    const holder = parent?.schema;
    const free =
      typeof holder?.additionalProperties === 'object' && !Object.hasOwn(holder.properties ?? {}, key);
    if (!free || isOwnKey(file, parent?.parent?.value, key)) return [];
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
