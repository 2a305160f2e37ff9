import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList } from '../finding.ts';
import { danglingOf } from '../model/dangling.ts';
import { type LinkUse, linksOf } from '../model/destinations.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';

export const links: DocumentRule = {
  id: 'links',
  description: 'Every link leads to a route, a part of a page or an https: address that can be there.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...(danglingOf(file).get('links') ?? []),
    ...linksOf(file).flatMap((link) => judge(file, link)),
  ],
};

function judge(file: CheckedFile, { to, pointer, part }: LinkUse): Problem[] {
  const base = { pointer, ...(part ? { part } : {}), got: `\`${to}\`` };
  if (to.startsWith('#')) return [];
  if (to.startsWith('https://')) {
    if (URL.canParse(to)) return [];
    return [{ ...base, message: 'this is not an address', expected: 'an https: address' }];
  }
  if (!to.startsWith('/') || to.startsWith('//')) {
    return [
      {
        ...base,
        message: 'a link may not lead there',
        expected: 'a route such as /summer_gala, #part, or an https: address',
      },
    ];
  }
  const [route = '', anchor] = to.split('#');
  const target = file.site.find(route);
  if (!target) {
    const nearest = nearestName(route, file.site.routes());
    return [
      {
        ...base,
        message: `there is no page ${route}`,
        expected: 'the route of a document or an alias',
        nearest,
        allowed: shortList(file.site.routes()),
      },
    ];
  }
  if (file.site.isForTools(target) && !file.site.isForTools(file.summary)) {
    return [
      {
        ...base,
        message: `nobody but those who build the pages can open ${route}: its \`access\` has \`tools\``,
        expected: 'a page for everybody, or `"access": { "tools": true }` here as well',
        tip: `it is ${target.file}`,
      },
    ];
  }
  if (anchor === undefined || target.open || target.anchors.has(anchor)) return [];
  const nearest = nearestName(anchor, target.anchors);
  return [
    {
      ...base,
      message: `the page ${route} has no part \`${anchor}\``,
      expected: `the id of a part of ${target.file}`,
      nearest,
      allowed: shortList(target.anchors),
    },
  ];
}
