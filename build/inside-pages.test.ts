import { describe, expect, it } from 'vitest';
import { asStatements, importsInside } from './inside-pages.ts';

const core = 'import { c as wait, kernelName } from "./kernel-abc.js";\nexport { wait };';

describe('what a file imports of a script that stands inside pages', () => {
  it('comes from there, and from its file where the page has it not', () => {
    expect(importsInside(core)).toBe(
      'const { c: wait, kernelName } = window.galaInside?.kernel ?? await import("./kernel-abc.js");\nexport { wait };',
    );
  });

  it('needs nothing where it is imported for its effect alone: the page has run it', () => {
    expect(importsInside('import "./kernel-abc.js";\nimport "./telemetry-x.js";')).toBe(
      'import "./telemetry-x.js";',
    );
  });

  it('of any other file stays as it is', () => {
    const text = 'import { a } from "./engine-abc.js";';
    expect(importsInside(text)).toBe(text);
  });
});

describe('a script as it stands inside pages', () => {
  /** Runs statements over a window, with an `import()` that says what it was asked for. */
  const run = (text: string, window: Record<string, unknown>): unknown =>
    new Function('window', 'asked', text.replaceAll('import(', 'asked('))(window, (path: string) => path);

  it('leaves what it exports on the shelf, and its own names nowhere else', () => {
    const window: Record<string, unknown> = {};
    run(asStatements('kernel', 'var e=1,t=2;export{e as a,t};', '/assets/'), window);
    expect(window).toEqual({ galaInside: { kernel: { a: 1, t: 2 } } });
  });

  it('takes what it imports of another from the shelf', () => {
    const window: Record<string, unknown> = { galaInside: { kernel: { c: 3 } } };
    const made = importsInside('import { c as e } from "./kernel-abc.js";').replace('?? await', '??await');
    run(asStatements('core', `${made}var n=e+1;export{n as a};`, '/assets/'), window);
    expect(window.galaInside).toMatchObject({ core: { a: 4 } });
  });

  it('loads what comes later by its whole address, and the core from the page where that has it', async () => {
    const text = asStatements(
      'kernel',
      'var l=()=>import(`./core-abc.js`),o=()=>import("./frame-x.js");export{l,o};',
      '/h5_ac/assets/',
    );
    const window = {} as { galaInside: { kernel: Record<'l' | 'o', () => unknown>; core?: object } };
    run(text, window);
    const { kernel } = window.galaInside;
    expect([kernel.l(), kernel.o()]).toEqual(['/h5_ac/assets/core-abc.js', '/h5_ac/assets/frame-x.js']);
    window.galaInside.core = { n: 1 };
    expect(await kernel.l()).toEqual({ n: 1 });
  });

  it.each([
    'import{a}from"./engine-x.js";export{a};',
    'var e=1;export default e;',
    'var e="</script>";export{e};',
  ])('is refused where a page cannot hold it: %s', (code) =>
    expect(() => asStatements('core', code, '/')).toThrow(/page/),
  );
});
