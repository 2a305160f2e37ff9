import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('migrations are numbered from 1, each number once', () => {
  const names = readdirSync(fileURLToPath(new URL('./migrations/', import.meta.url))).sort();
  const numbers = names.map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(names.map((_, i) => i + 1));
});
