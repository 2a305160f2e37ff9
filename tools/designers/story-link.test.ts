import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/schemas.ts';
import { linkWith, textInLink } from './story-link.ts';

const address = 'http://any.host/folder/?path=/story/widgets-hero--filled&globals=language:th';

test('a text comes out of a link as it went in', async () => {
  const text = '{\n  "title": { "cn": "玫瑰 🌹", "th": "กุหลาบ", "en": "a+b/c=d #made=" }\n}';
  const link = await linkWith(address, text);
  expect(link.startsWith(`${address}#`)).toBe(true);
  expect(link.slice(address.length + 1)).toMatch(/^[\w=-]+$/);
  expect(await textInLink(link)).toBe(text);
  // Of a link that was opened, and changed further.
  expect(await textInLink(await linkWith(link, '{}'))).toBe('{}');
});

test('a whole document fits into an address', async () => {
  const text = readFileSync(join(root, 'activities/activity_20250520.json'), 'utf8');
  const link = await linkWith(address, text);
  expect(await textInLink(link)).toBe(text);
  expect(link.length).toBeLessThan(text.length / 2);
});

test('an address without a text, and one that has lost the end of it, say nothing', async () => {
  const link = await linkWith(address, '{ "title": "Roses" }');
  expect(await textInLink(address)).toBeUndefined();
  expect(await textInLink(link.slice(0, -6))).toBeUndefined();
  expect(await textInLink(`${address}#made=%%`)).toBeUndefined();
});
