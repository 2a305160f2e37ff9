// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atom } from 'jotai/vanilla';
import { act, createContext, type ReactNode, useContext, useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage } from '../../engine/page/create-page.ts';
import type { Page } from '../../engine/page/page.ts';
import { PageProvider, type PageView } from '../../engine/render/page-context.tsx';
import { EarlyPart } from '../../engine/render/redraw/part.ts';
import { useValue } from '../../engine/render/use-value.ts';
import { EarlyDrawing } from './early-drawing.ts';
import { shown } from './testing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

setFlagsFromString('--expose-gc');
/** Takes away what nobody holds any more. */
const collect: () => void = runInNewContext('gc');

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => element.remove());

const model = {
  id: 'a',
  route: 'a',
  lang: 'en',
  title: '',
  data: { board: { get: '/v2/x', public: true } },
  state: {},
  popups: {},
  body: [],
} as unknown as Page['model'];
const pageOf = (answer: unknown): Page =>
  createPage(model, {
    strings: { t: ((key: string) => key) as never },
    identity: { user_id: '', device_id: '', live_obj_id: '', bundle_id: '', token: '' },
    world: {} as never,
    phase: 'live',
    day: 1,
    data: { board: answer },
  });
const setBoard = (page: Page, data: unknown): void =>
  page.store.set(page.data.board as never, { status: 'ready', data } as never);

function Board(): ReactNode {
  const page = useContext(Pages) as Page;
  const { data } = useValue(page.data.board as never) as { data: string };
  return (
    <p data-length={data.length}>
      Now: {data}
      {data === 'ask' ? <Asking /> : null}
      {data.startsWith('to ') ? <a href={data.slice(3)}>Go</a> : null}
    </p>
  );
}
const Pages = createContext<Page | undefined>(undefined);
/** Can be drawn by React alone, as its id is React's. */
function Asking(): ReactNode {
  return <input id={useId()} />;
}
function island(page: Page): { view: PageView; content: () => ReactNode } {
  const view: PageView = { page, widgets: new Map() };
  const content = (): ReactNode => (
    <PageProvider value={view}>
      <Pages value={page}>
        <Board />
      </Pages>
    </PageProvider>
  );
  return { view, content };
}
/** Faults that React finds as it takes over what stands there. */
async function hydrated(content: ReactNode): Promise<unknown[]> {
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(element, content, { onRecoverableError: (error) => void faults.push(error) });
  });
  return faults;
}

describe('a page before React is there', () => {
  it('shows an answer that comes, in the elements that stand, and React takes over what it shows', async () => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = renderToString(content());
    const [paragraph] = element.children;
    const early = new EarlyDrawing(page);
    early.add(element, view, content);
    setBoard(page, 'newer');
    early.draw();
    expect(shown(element)).toBe('<p data-length="5">Now: newer</p>');
    early.end();
    setBoard(page, 'later than React begins');
    early.draw();
    expect(element.textContent, 'over').toBe('Now: newer');
    expect(await hydrated(content())).toEqual([]);
    expect(element.firstElementChild).toBe(paragraph);
    expect(element.textContent, 'React catches up').toBe('Now: later than React begins');
  });

  it('leaves to React what it cannot draw: that part stays as it was, and is taken over as it was', async () => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = renderToString(content());
    const early = new EarlyDrawing(page);
    early.add(element, view, content);
    setBoard(page, 'ask');
    early.draw();
    expect(element.textContent).toBe('Now: old');
    expect(early.over, 'other parts go on').toBe(false);
    expect(await hydrated(content())).toEqual([]);
    expect(element.querySelector('input')?.id).toMatch(/./);
  });

  it('ends where a part that it has drawn can be drawn no further, with all parts as they were', async () => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = renderToString(content());
    const early = new EarlyDrawing(page);
    early.add(element, view, content);
    setBoard(page, 'newer');
    early.draw();
    setBoard(page, 'ask');
    early.draw();
    expect([element.textContent, early.over]).toEqual(['Now: newer', true]);
    expect(await hydrated(content())).toEqual([]);
    expect(element.textContent).toBe('Now: ask');
  });

  it('leaves markup alone that is not what it would draw', () => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = '<b>Something else</b>';
    const early = new EarlyDrawing(page);
    early.add(element, view, content);
    setBoard(page, 'newer');
    early.draw();
    expect(element.innerHTML).toBe('<b>Something else</b>');
    expect(view.shown, 'as it was pre-rendered').toBe(early.before);
  });

  it('keeps nothing of what it has drawn once React draws, however long it is kept itself', async () => {
    const page = pageOf('old');
    const early = new EarlyDrawing(page);
    const drawn = ((): WeakRef<object> => {
      const { view, content } = island(page);
      element.innerHTML = renderToString(content());
      early.add(element, view, content);
      setBoard(page, 'newer');
      early.draw();
      expect(element.textContent).toBe('Now: newer');
      return new WeakRef(content);
    })();
    const isKept = async (): Promise<boolean> => {
      await new Promise((done) => setTimeout(done));
      collect();
      return drawn.deref() !== undefined;
    };
    expect(await isKept(), 'while it draws').toBe(true);
    early.end();
    expect(await isKept(), 'once it is over').toBe(false);
  });

  it('draws what is taken in later as the page is by then', () => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = renderToString(content());
    const early = new EarlyDrawing(page);
    setBoard(page, 'newer');
    early.draw();
    early.add(element, view, content);
    expect(element.textContent).toBe('Now: newer');
  });

  it.each([
    ['to /here', 'Now: to /hereGo'],
    ['to javascript:alert(1)', 'Now: old'],
    ['to  \n JavaScript:alert(1)', 'Now: old'],
    ['to java\tscript:alert(1)', 'Now: old'],
    ['to j\na\rvascript\t:alert(1)', 'Now: old'],
    ['to \u0001javascript:alert(1)', 'Now: old'],
    ['to /javascript/here', 'Now: to /javascript/hereGo'],
  ])('leaves script in place of an address to React, which blocks it: %j', (data, text) => {
    const page = pageOf('old');
    const { view, content } = island(page);
    element.innerHTML = renderToString(content());
    const early = new EarlyDrawing(page);
    early.add(element, view, content);
    setBoard(page, data);
    early.draw();
    expect(element.textContent).toBe(text);
  });

  it('writes no handler in words, as React writes none, whichever way it is spelled', () => {
    const page = pageOf('old');
    const view: PageView = { page, widgets: new Map() };
    const loaded = atom('');
    function Hostile(): ReactNode {
      const text = useValue(loaded);
      return <p {...JSON.parse(text || '{}')}>{text === '' ? 'old' : 'new'}</p>;
    }
    const content = (): ReactNode => (
      <PageProvider value={view}>
        <Hostile />
      </PageProvider>
    );
    element.innerHTML = renderToString(content());
    const part = new EarlyPart(element, content);
    expect(part.look()).toBe(true);
    page.store.set(
      loaded,
      '{"onclick":"alert(1)","ONLOAD":"alert(2)","__proto__":{"onerror":"x"},"title":"seen"}',
    );
    const write = part.plan();
    if (typeof write === 'function') write();
    expect(element.textContent).toBe('new');
    expect(element.querySelector('p')?.title).toBe('seen');
    expect(element.innerHTML).not.toMatch(/alert/);
  });

  it('leaves to React a component that changes its own state while it is drawn', () => {
    const page = pageOf('old');
    const turned = atom(0);
    function Turning(): ReactNode {
      const now = useValue(turned);
      const [before, setBefore] = useState(0);
      if (now !== before) setBefore(now);
      return <p>{before}</p>;
    }
    const view: PageView = { page, widgets: new Map() };
    const content = (): ReactNode => (
      <PageProvider value={view}>
        <Turning />
      </PageProvider>
    );
    element.innerHTML = renderToString(content());
    const part = new EarlyPart(element, content);
    expect(part.look()).toBe(true);
    page.store.set(turned, 1);
    expect(part.plan()).toBeUndefined();
  });
});
