// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const asked = vi.fn(async () => new Response(''));

let page: Document;

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  history.replaceState(null, '', '/h5_ac/');
  page = new DOMParser().parseFromString(
    `
    <a id="page" href="/h5_ac/spring"><b>Spring</b></a><a id="again" href="/h5_ac/spring#prizes">Prizes</a>
    <a id="here" href="/h5_ac/">Here</a><a id="anchor" href="#rules">Rules</a>
    <a id="query" href="/h5_ac/autumn?token=t">Autumn</a><a id="file" href="/h5_ac/assets/a.webp">Picture</a>
    <a id="saved" href="/h5_ac/winter" download>Winter</a><a id="tab" href="/h5_ac/winter" target="_blank">Winter</a>
    <a id="away" href="https://example.com/h5_ac/winter">Winter</a><button id="none">None</button>
    <nav class="outlet__row"><a id="inside" href="/h5_ac/game_ranking/all">All</a></nav>`,
    'text/html',
  );
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

const touch = (selector: string): void =>
  void page.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('fetches the page of a link once, when a finger comes down on it, by its path alone', () => {
  fetchAhead(page);
  expect(asked).not.toHaveBeenCalled();
  for (const one of ['#page b', '#page', '#again']) touch(one);
  expect(asked.mock.calls).toEqual([['/h5_ac/spring']]);
});

it.each(['here', 'anchor', 'query', 'file', 'saved', 'tab', 'away', 'inside', 'none'])(
  'fetches nothing for %s',
  (id) => {
    fetchAhead(page);
    touch(`#${id}`);
    expect(asked).not.toHaveBeenCalled();
  },
);

it('fetches nothing where data is to be saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchAhead(page);
  touch('#page');
  expect(asked).not.toHaveBeenCalled();
});

it('says nothing where the page does not come', async () => {
  asked.mockRejectedValue(new Error('offline'));
  fetchAhead(page);
  touch('#page');
  await expect(asked.mock.results[0]?.value).rejects.toThrow('offline');
});
