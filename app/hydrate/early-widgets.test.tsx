// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataState } from '../../engine/page/data-state.ts';
import { IslandRoot } from '../../engine/render/island-root.tsx';
import type { PageView } from '../../engine/render/page-context.tsx';
import { EarlyPart } from '../../engine/render/redraw/part.ts';
import { answersOf, createTestPage, testSchemas } from '../../engine/testing.tsx';
import campaignSchema from '../../schemas/common/campaign.schema.json' with { type: 'json' };
import { partOfDay } from '../../tools/testing/part-of-day.ts';
import { widgets } from '../../widgets/index.ts';
import { shown } from './testing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** What React draws, as the browser reads it. */
function drawnByReact(content: ReactNode): string {
  const own = document.createElement('div');
  own.innerHTML = renderToString(content);
  return shown(own);
}

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => element.remove());

/** The same with other numbers, names and pictures, and lists that are shorter or longer. */
function varied(value: unknown, turn: number): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value + turn : value;
  if (Array.isArray(value)) {
    const rows = value.map((one) => varied(one, turn));
    return turn % 2 === 0 ? rows.slice(1) : [...rows, ...rows.slice(0, 1)];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'nickname' ? `${String(one)} ${turn}` : varied(one, turn),
    ]),
  );
}

const dataWidgets = Object.keys(widgets).filter((name) => {
  const [example] = testSchemas.get(`widgets/${name}.schema.json`)?.examples ?? [];
  return answersOf({ widget: name, ...(example as object) }).size > 0;
});

/** Widgets whose next state needs React: an id of React's, or a field that somebody may have filled, in what is new. */
const leftToReact = new Map<string, number>();

/** Each of them with each of its states is most of a minute. */
const ofToday = partOfDay(dataWidgets, 4);

describe('widgets drawn before React is there', () => {
  it.each(ofToday)('%s is as React draws it, from each of its states to each other one', async (name) => {
    const [example] = testSchemas.get(`widgets/${name}.schema.json`)?.examples ?? [];
    const node = { widget: name, ...(example as object) };
    const widget = await widgets[name as keyof typeof widgets]();
    const sources = [...answersOf(node)];
    const stateOf = (make: (answer: unknown) => DataState) =>
      sources.map(([source, answer]) => [
        source,
        make(testSchemas.get(`api/${answer}.schema.json`)?.examples?.[0]),
      ]) as [string, DataState][];
    const states = {
      loading: stateOf(() => ({ status: 'loading' })),
      filled: stateOf((data) => ({ status: 'ready', data })),
      fewer: stateOf((data) => ({ status: 'ready', data: varied(data, 2) })),
      more: stateOf((data) => ({ status: 'ready', data: varied(data, 1), more: 'idle' })),
      stale: stateOf((data) => ({ status: 'ready', data, stale: true })),
      failed: stateOf(() => ({ status: 'error', message: 'No way' })),
    };
    const page = createTestPage({
      node,
      widgets: { [name]: widget },
      campaign: campaignSchema.examples[0] as Record<string, unknown>,
      token: 'token',
    });
    const [compiled] = page.model.body;
    if (!compiled) throw new Error('no node');
    const view: PageView = { page, widgets: new Map([[name, widget]]) };
    const content = () => <IslandRoot view={view} node={compiled} />;
    const show = (state: [string, DataState][]): void => {
      for (const [source, one] of state) {
        const target = page.data[source];
        if (target) page.store.set(target, one);
      }
    };
    let drawn = 0;
    for (const [from, before] of Object.entries(states))
      for (const [to, after] of Object.entries(states)) {
        show(before);
        element.innerHTML = renderToString(content());
        const part = new EarlyPart(element, content);
        expect(part.look(), `${name} ${from} is found in the page`).toBe(true);
        show(after);
        const write = part.plan();
        if (write === undefined) {
          leftToReact.set(name, (leftToReact.get(name) ?? 0) + 1);
          continue;
        }
        if (write !== 'same') write();
        drawn++;
        expect(shown(element), `${name}: ${from} to ${to}`).toBe(drawnByReact(content()));
      }
    expect(drawn, `${name} is drawn from a state to itself at least`).toBeGreaterThanOrEqual(6);
  });

  it('boards, balances and most others are, whatever their answer brings', () => {
    for (const name of ['ranking-list', 'balance-bar', 'milestone-track', 'exchange-grid', 'champion'])
      expect([...leftToReact.keys()], name).not.toContain(name);
    expect(leftToReact.size, [...leftToReact].join(' ')).toBeLessThan(Math.max(2, ofToday.length / 2));
  });
});
