import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { cruise, forbiddenImports } from './lint-imports.ts';

const planted: string[] = [];
const plant = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  planted.push(file);
};

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file);
  rmSync(join(root, 'mechanics/planted'), { recursive: true, force: true });
});

describe('the import lint', () => {
  it('sees an engine file that knows a widget, one of all places that knows the build, and a widget that goes around the door', () => {
    plant(
      'engine/planted-a.ts',
      "import { button } from '../widgets/button/button.tsx';\nexport const a = button;\n",
    );
    plant(
      'widgets/button/planted-b.ts',
      "import { formatScore } from '../../engine/i18n/number.ts';\nexport const b = formatScore;\n",
    );
    plant(
      'engine/document/anywhere/planted-v.ts',
      "import { walk } from '../walk.ts';\nexport const v = walk;\n",
    );
    const rules = forbiddenImports(cruise(['engine', 'widgets'])).map(
      ({ from, rule }) => `${from} ${rule.name}`,
    );
    expect(rules).toContain('engine/planted-a.ts engine-knows-no-widget');
    expect(rules).toContain('engine/document/anywhere/planted-v.ts anywhere-stands-alone');
    expect(rules).toContain('widgets/button/planted-b.ts widgets-use-the-door');
  });

  it('sees a server that knows a mechanic, mechanics that know each other or the app, and rules with a database', () => {
    plant(
      'server/planted-h.ts',
      "import { wall } from '../mechanics/wall/rules.ts';\nexport const h = wall;\n",
    );
    plant(
      'mechanics/wall/planted-i.ts',
      "import { gifts } from '../gifts/rules.ts';\nexport const i = gifts;\n",
    );
    plant(
      'mechanics/wall/planted-j.ts',
      "import { createApp } from '../../server/app.ts';\nexport const j = createApp;\n",
    );
    plant(
      'mechanics/wall/planted-z.ts',
      "import { roomOf } from '../../server/kernel/room.ts';\nexport const z = roomOf('gifts', ['gift']);\n",
    );
    plant(
      'mechanics/planted/rules.ts',
      "import { book } from '../../server/ledger/ledger.ts';\nexport const k = book;\n",
    );
    plant(
      'mechanics/planted/check.ts',
      "import { book } from '../../server/ledger/ledger.ts';\nexport const s = book;\n",
    );
    plant(
      'mechanics/planted/server.ts',
      "import { daysOf } from '../../check/model/days.ts';\nexport const t = daysOf;\n",
    );
    plant(
      'mechanics/planted/walking.ts',
      "import { walk } from '../../engine/document/walk.ts';\nexport const u = walk;\n",
    );
    const rules = forbiddenImports(cruise(['server', 'mechanics'])).map(
      ({ from, rule }) => `${from} ${rule.name}`,
    );
    expect(rules).toContain('server/planted-h.ts server-knows-no-room');
    expect(rules).toContain('mechanics/wall/planted-z.ts words-are-the-rooms-own');
    expect(rules).toContain('mechanics/wall/planted-i.ts mechanics-are-no-siblings');
    expect(rules).toContain('mechanics/wall/planted-j.ts mechanics-stand-on-the-kernel');
    expect(rules).toContain('mechanics/planted/walking.ts mechanics-stand-on-the-kernel');
    expect(rules).toContain('mechanics/planted/rules.ts rules-are-pure');
    expect(rules).toContain('mechanics/planted/check.ts checks-are-pure');
    expect(rules).toContain('mechanics/planted/server.ts only-checks-know-the-check');
  });

  it('sees a check that reads the disk, and a drawing that knows a page', () => {
    plant(
      'check/model/planted-l.ts',
      "import { readFileSync } from 'node:fs';\nexport const l = readFileSync;\n",
    );
    plant(
      'check/words/planted-m.ts',
      "import { documentPaths } from '../disk/checked-paths.ts';\nexport const m = documentPaths;\n",
    );
    plant(
      'art/planted-o.ts',
      "import { kernel } from '../app/kernel/kernel.ts';\nexport const o = kernel;\n",
    );
    plant(
      'art/planted-n.ts',
      "import { hrefOf } from '../engine/document/anywhere/href.ts';\nexport const n = hrefOf;\n",
    );
    const rules = forbiddenImports(cruise(['check', 'art'])).map(({ from, rule }) => `${from} ${rule.name}`);
    expect(rules).toContain('check/model/planted-l.ts check-runs-anywhere');
    expect(rules).toContain('check/words/planted-m.ts check-runs-anywhere');
    expect(rules).toContain('art/planted-n.ts art-stands-alone');
    expect(rules).toContain('art/planted-o.ts art-stands-alone');
  });

  it('sees a build that knows the server, a product that needs a tool, and a command that is imported', () => {
    plant(
      'build/planted-w.ts',
      "import { createApp } from '../server/app.ts';\nexport const w = createApp;\n",
    );
    plant(
      'product/planted-x.ts',
      "import { launchOptions } from '../tools/browser.ts';\nexport const x = launchOptions;\n",
    );
    plant(
      'tools/lint/planted-y.ts',
      "import { cruise } from '../../scripts/lint-imports.ts';\nexport const y = cruise;\n",
    );
    const rules = forbiddenImports(cruise(['build', 'product', 'tools'])).map(
      ({ from, rule }) => `${from} ${rule.name}`,
    );
    expect(rules).toContain('build/planted-w.ts build-knows-no-server');
    expect(rules).toContain('product/planted-x.ts product-runs-without-tools');
    expect(rules).toContain('tools/lint/planted-y.ts commands-are-ends');
  });

  it('sees a circle of types in app/ and engine/', () => {
    plant('app/planted-q.ts', "import type { M } from './planted-r.ts';\nexport type L = M | string;\n");
    plant('app/planted-r.ts', "import type { L } from './planted-q.ts';\nexport type M = L[];\n");
    plant(
      'engine/data/planted-s.ts',
      "import type { O } from './planted-t.ts';\nexport type N = O | string;\n",
    );
    plant('engine/data/planted-t.ts', "import type { N } from './planted-s.ts';\nexport type O = N[];\n");
    const circles = forbiddenImports(cruise(['app', 'engine/data'])).filter(
      ({ rule }) => rule.name === 'no-circles-of-types',
    );
    const seen = circles.map(({ from }) => from);
    expect(seen.some((one) => /^app\/planted-[qr]/.test(one))).toBe(true);
    expect(seen.some((one) => /^engine\/data\/planted-[st]/.test(one))).toBe(true);
  });

  it('sees a cycle of values, and lets one of types pass where these are allowed', () => {
    plant(
      'engine/data/planted-d.ts',
      "import { e } from './planted-e.ts';\nexport const d = (): unknown => e;\n",
    );
    plant(
      'engine/data/planted-e.ts',
      "import { d } from './planted-d.ts';\nexport const e = (): unknown => d;\n",
    );
    plant(
      'server/planted-f.ts',
      "import { g } from './planted-g.ts';\nexport type F = string;\nexport const f = g;\n",
    );
    plant('server/planted-g.ts', "import type { F } from './planted-f.ts';\nexport const g: F = '';\n");
    const cycles = forbiddenImports(cruise(['engine/data', 'server'])).filter(
      ({ rule }) => rule.name === 'no-cycles',
    );
    expect(cycles.some(({ from }) => from.includes('planted-d') || from.includes('planted-e'))).toBe(true);
    expect(cycles.some(({ from }) => from.includes('planted-f') || from.includes('planted-g'))).toBe(false);
  });
});
