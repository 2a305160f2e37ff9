import type { DocumentRule } from '../rule.ts';

/** The name that a document of this route would have: `/a/b` is `a_b`. */
const ownName = (route: string): string => route.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '_');

export const trackingName: DocumentRule = {
  id: 'tracking-name',
  description: 'Analytics calls each page by a name of its own.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    const { tracking: name, route } = file.summary;
    if (name === undefined || name === ownName(route)) return;
    const others = file.site.tracked(name);
    const other = others.find((one) => name === ownName(one.route)) ?? others[0];
    if (!other) return;
    // Two that share a name which is the route of neither: the later one in the order of paths is told.
    if (name !== ownName(other.route) && other.file > file.path) return;
    yield {
      pointer: '/tracking/name',
      message: `${other.file} is called \`${name}\` already: its figures and those of this page would be one`,
      expected: 'a name of its own',
      got: `\`${name}\``,
      nearest: ownName(route) || undefined,
    };
  },
};
