import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../../build/ornaments.ts';
import { root } from '../../build/schemas.ts';
import { contrast } from '../testing/contrast.ts';
import { pairs } from './colour-pairs.ts';

describe.each(families())('colours of %s', (family) => {
  const palette = JSON.parse(
    readFileSync(join(root, 'activities/art', family, 'palette.json'), 'utf8'),
  ) as Record<string, string>;

  it.each(pairs)('%s is read on %s', (on, ground, least) => {
    expect(contrast(palette[on] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
