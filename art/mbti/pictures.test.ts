import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { flaws } from '../flaws.ts';
import { FIGURES } from './types.ts';

const art = join(dirname(fileURLToPath(import.meta.url)), '../../modules/mbti/art');
const files = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));

describe('pictures of the personality test', () => {
  it('exist for all sixteen types, at most 14 kB each', () => {
    expect(new Set(FIGURES.map(({ code }) => code)).size).toBe(16);
    for (const { code } of FIGURES) {
      const file = join(art, 'types', `${code}.svg`);
      expect(existsSync(file), code).toBe(true);
      expect(statSync(file).size, code).toBeLessThanOrEqual(14_000);
    }
  });

  it('keep the hero at 40 kB', () => {
    expect(statSync(join(art, 'hero.svg')).size).toBeLessThanOrEqual(40_000);
  });

  it('are nothing but drawing, whole and for themselves', () => {
    expect(files.length).toBeGreaterThanOrEqual(25);
    for (const name of files) expect(flaws(readFileSync(join(art, name), 'utf8')), name).toEqual([]);
  });

  it('share no id, so that several fit into one page', () => {
    const owners = new Map<string, string>();
    for (const name of files) {
      for (const [, id = ''] of readFileSync(join(art, name), 'utf8').matchAll(/ id="([^"]+)"/g)) {
        expect(owners.get(id), id).toBeUndefined();
        owners.set(id, name);
      }
    }
  });
});
