import { BASE_PATH, withoutBase } from '../../engine/document/anywhere/href.ts';
import { isDynamic } from '../../engine/document/anywhere/match-route.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { type Summary, unroutable } from '../model/site.ts';
import type { DocumentRule } from '../rule.ts';

export const routes: DocumentRule = {
  id: 'routes',
  description: 'Each address belongs to one document, and each redirect ends at a page.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const misnamed = judgeName(file);
    // A document that has no address can share none.
    if (misnamed.length > 0) return misnamed;
    return [...judgeRoute(file), ...judgeAliases(file), ...judgeRedirect(file)];
  },
};

const first = { pointer: '', stretch: { offset: 0, length: 1 } };

function judgeName({ path }: CheckedFile): Problem[] {
  const bad = unroutable(path);
  if (bad === undefined) return [];
  const expected =
    'letters, digits, _ and -; [name] (small letters) for a parameter, [[name]] for one at the end that may be absent';
  const inner = /^[[{(:<$]+([A-Za-z_]+)[\]})>]*$/.exec(bad)?.[1];
  const nearest = inner && path.replace(bad, `[${inner.toLowerCase()}]`);
  return [{ ...first, message: `\`${bad}\` cannot be part of an address`, expected, got: path, nearest }];
}

/** Told once: by the one that comes later in the order of paths. */
function judgeRoute(file: CheckedFile): Problem[] {
  for (const route of file.summary.routes) {
    const other = file.site.at(route).find((one) => owns(one, route) && one.file < file.path);
    if (!other) continue;
    return [
      {
        ...first,
        message: `${other.file} has the address ${route} already`,
        expected: 'an address of its own',
        got: route,
      },
    ];
  }
  if (!isDynamic(file.route)) return [];
  return file.site
    .alike()
    .slice(0, 1)
    .map((other) => ({
      ...first,
      message: `${other.file} has a parameter in the same place: which of the two an address opens would be chance`,
      expected: 'one document for each place of a parameter',
      got: file.path,
    }));
}

function judgeAliases(file: CheckedFile): Problem[] {
  return file.summary.aliases.flatMap(({ route, pointer }) => {
    if (file.taint.covers(pointer)) return [];
    const bare = withoutBase(route);
    if (bare !== route)
      return [
        {
          pointer,
          message: `an alias stands below ${BASE_PATH} already: people would find it at ${BASE_PATH.slice(0, -1)}${route} alone`,
          expected: 'the address without it',
          got: `\`${route}\``,
          nearest: bare,
        },
      ];
    const taken = file.site.at(route).find((one) => owns(one, route) || one.file < file.path);
    if (!taken || (taken.file === file.path && !owns(taken, route))) return [];
    const message =
      taken.file === file.path
        ? 'the alias is the address of this document itself'
        : `${taken.file} has the address ${route} already`;
    return [{ pointer, message, expected: 'an address that no document has', got: `\`${route}\`` }];
  });
}

const owns = (one: Summary, route: string): boolean => one.routes.has(route);

function judgeRedirect(file: CheckedFile): Problem[] {
  const { redirect } = file.summary;
  if (redirect === undefined || file.taint.covers('/redirect')) return [];
  const base = { pointer: '/redirect', got: `\`${redirect}\`` };
  const seen = new Set([file.path]);
  let at = file.site.find(redirect);
  if (!at) {
    const nearest = nearestName(
      redirect,
      file.site.routes().filter((one) => one !== file.route),
    );
    return [
      {
        ...base,
        message: `there is no page ${redirect}`,
        expected: 'the route of a document or an alias',
        nearest,
      },
    ];
  }
  for (; at?.redirect !== undefined; at = file.site.find(at.redirect)) {
    if (seen.has(at.file)) {
      // Told once: by the first document of the circle, and by none that only leads into it.
      const circle = circleOf(file, at);
      if (circle.some((one) => one < file.path) || !circle.includes(file.path)) return [];
      return [
        {
          ...base,
          message: 'the redirect leads in a circle',
          expected: 'a redirect that ends at a page',
          got: [file.route, ...[...seen].slice(1), redirect].join(' -> '),
        },
      ];
    }
    seen.add(at.file);
  }
  if (at && seen.has(at.file))
    return [{ ...base, message: 'the redirect leads to itself', expected: 'another page' }];
  return [];
}

/** The documents of a circle of redirects. */
function circleOf(file: CheckedFile, start: Summary): string[] {
  const circle: string[] = [];
  let at: Summary | undefined = start;
  while (at?.redirect !== undefined && !circle.includes(at.file)) {
    circle.push(at.file);
    at = file.site.find(at.redirect);
  }
  return circle;
}
