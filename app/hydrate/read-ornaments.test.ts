// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { readOrnaments } from './read-ornaments.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const drawing = (name: string) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='${name}'/>`;
/** jsdom loads no style. */
function wait(variables: Readonly<Record<string, string>>): void {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' });
  const style = Object.assign(Object.keys(variables), {
    getPropertyValue: (name: string) => variables[name],
  });
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{ style }] } });
  document.head.append(link);
}

it('reads the drawings of parts that the page has, one a turn', async () => {
  wait({
    '--art-row': `url("${drawing('row')}")`,
    '--art-tab': `url("${drawing('tab')}")`,
    '--shape-gap': '4px',
    '--art-card': `url("${drawing('card')}")`,
  });
  document.body.innerHTML = '<p class="part-row"></p><p class="part-card"></p>';
  let turns = 0;
  const count = setInterval(() => turns++);
  const read = await readOrnaments(document);
  clearInterval(count);
  expect(read.map(({ src }) => src)).toEqual([drawing('row'), drawing('card')]);
  expect(turns).toBeGreaterThan(1);
});

it('reads none where none wait, or have not come yet', async () => {
  expect(await readOrnaments(document)).toEqual([]);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' });
  document.head.append(link);
  expect(await readOrnaments(document)).toEqual([]);
});
