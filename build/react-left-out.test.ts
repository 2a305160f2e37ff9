import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { build, type Rollup } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow } from './files-below.ts';
import { reactAsEsm } from './react-as-esm.ts';
import { leaveOut, unheard, withAttributes, withoutHooks } from './react-left-out.ts';
import { root } from './schemas.ts';

type Everything = typeof import('react') & typeof import('react-dom') & typeof import('react-dom/client');

const ENTRY = '\0entry';

/** React as a phone gets it, with the names that are asked for, in one script. */
async function bundle(source: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactAsEsm(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'React', codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}

/** A window of its own: the bundler runs outside of one. */
const { window } = new JSDOM('<!doctype html><body>', {
  runScripts: 'outside-only',
  pretendToBeVisual: true,
});
const { document } = window;
let R: Everything;
beforeAll(async () => {
  const code = await bundle(
    "export * from 'react'; export { createRoot, hydrateRoot } from 'react-dom/client'; export { createPortal, flushSync } from 'react-dom';",
  );
  R = window.eval(`${code}; React`) as Everything;
});

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());
const h = (type: unknown, props: object | null = null, ...children: unknown[]) =>
  R.createElement(type as 'b', props, ...(children as string[]));
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('React without what no page uses', () => {
  it('takes over markup, and draws what changes into the same elements', async () => {
    place.innerHTML = '<p title="a">one</p><input value="x">';
    const [paragraph] = place.children;
    const faults: unknown[] = [];
    let set: (text: string) => void = () => undefined;
    let ids: string[] = [];
    function Part() {
      const [text, setText] = R.useState('one');
      const id = R.useId();
      set = setText;
      ids = [...ids, id];
      return [h('p', { key: 'p', title: 'a' }, text), h('input', { key: 'i', defaultValue: 'x' })];
    }
    const root = R.hydrateRoot(place, h(Part), { onRecoverableError: (fault) => faults.push(fault) });
    await soon();
    R.flushSync(() => set('two'));
    expect(place.firstElementChild).toBe(paragraph);
    expect(place.textContent).toBe('two');
    expect(new Set(ids).size).toBe(1);
    expect(faults).toEqual([]);
    root.unmount();
    expect(place.children).toHaveLength(0);
  });

  it('draws anew what does not fit, and says so', async () => {
    place.innerHTML = '<p>of the server</p>';
    const faults: string[] = [];
    R.hydrateRoot(place, h('p', null, 'of the phone'), {
      onRecoverableError: (fault) => faults.push(String(fault)),
    });
    await soon();
    expect(place.textContent).toBe('of the phone');
    expect(faults).toHaveLength(1);
  });

  it('runs effects and lets go of them, reads contexts and stores, keeps what is remembered', async () => {
    const log: string[] = [];
    const Color = R.createContext('red');
    const listeners = new Set<() => void>();
    let value = 1;
    const Child = R.memo(function Child({ name }: { name: string }) {
      log.push(`draw ${name}`);
      const box = R.useRef<HTMLElement>(null);
      const number = R.useSyncExternalStore(
        (changed) => {
          listeners.add(changed);
          return () => void listeners.delete(changed);
        },
        () => value,
      );
      R.useLayoutEffect(() => {
        log.push(`there ${box.current?.tagName}`);
        return () => void log.push('gone');
      }, []);
      R.useEffect(() => () => void log.push('forgotten'), []);
      return h('b', { ref: box }, `${R.useContext(Color)} ${number}`);
    });
    const root = R.createRoot(place);
    const draw = (color: string) =>
      R.flushSync(() => root.render(h(Color.Provider, { value: color }, h(Child, { name: 'a' }))));
    draw('red');
    draw('red');
    expect(log).toEqual(['draw a', 'there B']);
    draw('blue');
    value = 2;
    for (const changed of listeners) changed();
    await soon();
    expect(place.textContent).toBe('blue 2');
    root.unmount();
    await soon();
    expect(log.slice(-2)).toEqual(['gone', 'forgotten']);
    expect(listeners.size).toBe(0);
  });

  it('gives a fault to the nearest boundary, with the way to where it happened', () => {
    const caught: string[] = [];
    class Boundary extends R.Component<{ children: unknown }, { broken: boolean }> {
      override state = { broken: false };
      static getDerivedStateFromError = () => ({ broken: true });
      override componentDidCatch(error: Error, { componentStack }: { componentStack?: string | null }) {
        caught.push(error.message, String(componentStack));
      }
      override render() {
        return this.state.broken ? 'broken' : (this.props.children as never);
      }
    }
    function Bad(): never {
      throw new Error('bad');
    }
    const root = R.createRoot(place, { onCaughtError: () => undefined });
    R.flushSync(() => root.render(h('div', null, h(Boundary, null, h(Bad)), h('i', null, 'whole'))));
    expect(place.textContent).toBe('brokenwhole');
    expect(caught[0]).toBe('bad');
    expect(caught[1]).toContain('Bad');
  });

  it('keeps elements by their keys, holds fields to their values, and hears events', async () => {
    const typed: string[] = [];
    let order: (keys: readonly string[]) => void = () => undefined;
    function Form() {
      const [keys, setKeys] = R.useState<readonly string[]>(['a', 'b', 'c']);
      const [text, setText] = R.useState('');
      order = setKeys;
      return h(
        'form',
        {
          onSubmit: (event: Event) => {
            event.preventDefault();
            typed.push('sent');
          },
        },
        h('input', {
          value: text,
          onChange: ({ target }: { target: HTMLInputElement }) => {
            typed.push(target.value);
            setText(target.value.toUpperCase());
          },
        }),
        h('select', { defaultValue: 'y' }, h('option', null, 'x'), h('option', null, 'y')),
        h('textarea', { defaultValue: 'long' }),
        h('ul', null, ...keys.map((key) => h('li', { key }, key))),
        h('button', { type: 'submit' }, 'send'),
      );
    }
    const root = R.createRoot(place);
    R.flushSync(() => root.render(h(Form)));
    const items = [...place.querySelectorAll('li')];
    R.flushSync(() => order(['c', 'a', 'd']));
    expect([...place.querySelectorAll('li')].map((one) => items.indexOf(one))).toEqual([2, 0, -1]);
    const field = place.querySelector('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(field, 'ab');
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
    await soon();
    expect(field.value).toBe('AB');
    expect(place.querySelector('select')?.value).toBe('y');
    expect(place.querySelector('textarea')?.value).toBe('long');
    place.querySelector('button')?.click();
    expect(typed).toEqual(['ab', 'sent']);
    root.unmount();
  });

  it('leaves an element of the head where it is drawn, and what is drawn elsewhere there', () => {
    const root = R.createRoot(place);
    const other = document.createElement('div');
    R.flushSync(() =>
      root.render(h('div', null, h('style', null, 'b{}'), R.createPortal(h('b', null, 'there'), other))),
    );
    expect(place.querySelector('style')?.textContent).toBe('b{}');
    expect(other.textContent).toBe('there');
    root.unmount();
    expect(other.textContent).toBe('');
  });

  it.each([
    ['react.suspense', 'Suspense, lazy and Activity'],
    ['react.activity', 'Suspense, lazy and Activity'],
  ])('says of %s that it is left out', (type, feature) => {
    const said = vi.fn();
    const root = R.createRoot(place, { onUncaughtError: said });
    try {
      R.flushSync(() => root.render(h(Symbol.for(type), null, h('b'))));
    } catch (error) {
      said(error);
    }
    expect(String(said.mock.calls[0]?.[0])).toContain(`Left out of this build of React: ${feature}`);
  });
});

describe('what is left out', () => {
  it.each(['Suspense', 'lazy', 'useTransition', 'startTransition', 'use'])(
    'cannot be imported: %s',
    async (name) => {
      await expect(bundle(`import { ${name} } from 'react'; console.log(${name});`)).rejects.toThrow(name);
    },
  );

  it('is no element of a name of its own, and no event that a part hears', () => {
    const drawn = ['engine/render', 'widgets', 'modules', 'app']
      .flatMap((room) => filesBelow(root, room))
      .filter((path) => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(path));
    expect(drawn.length).toBeGreaterThan(100);
    expect(
      drawn.filter((path) => /<[a-z]+-[a-z]/.test(readFileSync(join(root, path), 'utf8'))),
      'build/react-left-out.ts leaves out custom elements',
    ).toEqual([]);
    expect(
      drawn.filter((path) => unheard.test(readFileSync(join(root, path), 'utf8'))),
      'build/react-left-out.ts leaves out these events',
    ).toEqual([]);
    expect('<i onMouseEnter={() => 1} />').toMatch(unheard);
  });

  it('is no hook that React offers here', () => {
    const hooks =
      'var HooksDispatcherOnMount = { use: use, useState: f(), useTransition: function () {}, useId: g };';
    expect(withoutHooks(hooks)).toBe('var HooksDispatcherOnMount = { useState: f(), useId: g };');
    expect(() => withoutHooks('var other = { use: use };')).toThrow('has no list of hooks');
  });

  it('is no name of an attribute that some part draws', () => {
    const list =
      'var aliases = new Map([\n    ["strokeWidth", "stroke-width"],\n    ["xHeight", "x-height"]\n  ])';
    expect(withAttributes(list, (name) => name === 'strokeWidth').replaceAll(/\s+/g, '')).toBe(
      'varaliases=newMap([["strokeWidth","stroke-width"],])',
    );
    expect(() => withAttributes('var other', () => true)).toThrow('has no list of other names of attributes');
    const picture = R.createRoot(place);
    R.flushSync(() => picture.render(h('svg', null, h('path', { strokeWidth: 2 }))));
    expect(place.innerHTML).toContain('stroke-width="2"');
  });

  it('is known by its name: a release of React without it is refused', () => {
    expect(() => leaveOut('function other() {\n}\n')).toThrow('this release of React has no');
  });
});
