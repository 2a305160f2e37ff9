import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import type { Summary } from '../model/site.ts';
import type { DocumentRule } from '../rule.ts';

export const frames: DocumentRule = {
  id: 'frames',
  description: 'A frame has one outlet, and its pages are pages of its look that lie in no other frame.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const outlets = (file.byKind.get('node') ?? []).filter(({ schema }) => schema['x-outlet']);
    const places = outlets.map(({ pointer }) => pointer);
    if (file.summary.frame === undefined) return places.map(withoutFrame);
    if (file.taint.covers('/frame')) return [];
    return [...judgeOutlets(file, places), ...judgeKeys(file), ...judgePages(file, file.summary.frame)];
  },
};

const withoutFrame = (pointer: string): Problem => ({
  pointer,
  message: 'nothing can be shown here: this document is no frame',
  expected: '`"frame": { "pages": [{ "to": "/route" }] }` beside `body`, or no outlet',
  got: '`outlet`',
});

function judgeOutlets({ taint }: CheckedFile, places: readonly string[]): Problem[] {
  const [first, ...more] = places;
  if (first === undefined) {
    if (taint.touches('/body')) return [];
    const expected = '`{ "widget": "outlet" }` in `body`, where the pages shall be shown';
    return [{ pointer: '/frame', at: 'key', message: 'the frame has no outlet', expected, got: 'none' }];
  }
  const hidden = places.filter((pointer) => !/^\/body\/\d+$/.test(pointer));
  if (hidden.length > 0)
    return hidden.map((pointer) => ({
      pointer,
      message: 'an outlet lies in no other part of the page',
      expected: 'an outlet in `body` itself',
      got: `one at ${pointer}`,
    }));
  return more.map((pointer) => ({
    pointer,
    message: 'a frame has one outlet',
    expected: 'this one away',
    got: `${places.length} outlets`,
    related: [{ pointer: first, message: 'it stands here first' }],
  }));
}

/** What is said once a page, and so belongs to the pages inside. */
const ofPages = ['campaign', 'schedule', 'params', 'aliases', 'share', 'keepAlive', 'tracking'];

const judgeKeys = ({ document }: CheckedFile): Problem[] =>
  ofPages
    .filter((key) => Object.hasOwn(document, key))
    .map((key) => ({
      pointer: `/${key}`,
      at: 'key',
      message: `a frame has no \`${key}\`: it is none of the addresses that people open`,
      expected: `\`${key}\` in the pages inside`,
      got: `\`${key}\``,
    }));

function judgePages(file: CheckedFile, pages: readonly string[]): Problem[] {
  return pages.flatMap((to, i): Problem[] => {
    const pointer = `/frame/pages/${i}/to`;
    if (file.taint.covers(pointer)) return [];
    const base = { pointer, got: `\`${to}\`` };
    if (!to.startsWith('/') || to.includes('#'))
      return [{ ...base, message: 'this is no page of the product', expected: 'a route such as /rules' }];
    const target = file.site.find(to);
    // A page that does not exist is told by the rule links.
    if (!target) return [];
    const first = pages.indexOf(to);
    if (first < i)
      return [
        {
          ...base,
          message: `the page ${to} stands in the frame twice`,
          expected: 'another page',
          related: [{ pointer: `/frame/pages/${first}/to`, message: 'it stands here first' }],
        },
      ];
    const wrong = judgePage(file, to, target);
    return wrong ? [{ ...base, ...wrong }] : [];
  });
}

function judgePage(
  { path, site, summary }: CheckedFile,
  to: string,
  target: Summary,
): Pick<Problem, 'message' | 'expected' | 'got'> | undefined {
  if (target.file === path) return { message: 'the frame itself is no page inside it', expected: 'a page' };
  if (target.redirect !== undefined)
    return { message: `${to} leads elsewhere`, expected: `a page, such as ${target.redirect}` };
  if (target.frame) return { message: `${to} is a frame: frames hold pages alone`, expected: 'its pages' };
  if (!target.routes.has(to))
    return { message: `${to} is an alias`, expected: `the page's own route, ${target.route}` };
  const [other] = site.framesAround(to);
  if (other && other.file < path)
    return { message: `the page ${to} lies in the frame of ${other.file}`, expected: 'one frame a page' };
  if (target.open) return undefined;
  if (target.look !== summary.look)
    return {
      message: `${target.file} has another \`theme\` or other \`languages\` than its frame`,
      expected: summary.look,
      got: target.look,
    };
  const twice = [...target.names].find((name) => summary.names.has(name));
  if (twice === undefined) return undefined;
  const [, list = '', name = ''] = twice.split('/');
  return {
    message: `${target.file} and its frame both have \`${name}\` in \`${list}\``,
    expected: 'a name of its own in one of the two',
    got: `\`${name}\``,
  };
}
