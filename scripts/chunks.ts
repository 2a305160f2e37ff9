interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
}

const any = (...parts: string[]): RegExp => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/**
 * How the client build is cut: by what a page needs when, never by documents, so that one campaign more changes no
 * file of another. A module goes to the first group that names it.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // React and what binds it to the store: the same file for every page with live nodes.
  {
    name: 'react',
    test: any('^\\0esm:', '/node_modules/(react|react-dom|scheduler)/', '/node_modules/jotai/esm/react'),
    priority: 50,
  },
  // Every page: the platform's duties, the clock, the first taps.
  {
    name: 'kernel',
    test: any(
      'preload-helper',
      '/app/(kernel|early-taps|page-data|api-base)\\.ts$',
      '/scripts/bench/(entry|patch|api-base)\\.ts$',
      '/engine/(clock|platform)/',
      '/engine/document/(phase|href)\\.ts$',
      '/engine/i18n/language\\.ts$',
    ),
    priority: 40,
  },
  // Pages with live nodes, before React: the page's store and what its buttons do.
  {
    name: 'core',
    test: any(
      '/app/core\\.ts$',
      '/node_modules/jotai/esm/vanilla',
      '/engine/(page|expression|action)/',
      '/engine/http/errors\\.ts$',
      '/engine/document/(child-lists|link-of|route-params)\\.ts$',
      '/engine/render/(resolve-props|overlay)\\.ts$',
      '/engine/i18n/(phone-strings|number)\\.ts$',
    ),
    priority: 30,
  },
  // After the page is readable: data, requests, texts.
  {
    name: 'live',
    test: any(
      '/app/live\\.ts$',
      '/engine/(http|data)/',
      '/engine/i18n/(translator|load-translator)\\.ts$',
      '/node_modules/(axios|@tanstack|immer|i18next)/',
    ),
    priority: 20,
  },
  // The engine's React part.
  {
    name: 'engine',
    test: any(
      '/app/(hydrate\\.tsx|load-widgets\\.ts)$',
      '/widgets/index\\.ts$',
      '/engine/index\\.ts$',
      '/engine/(i18n/date|render/(?!image-|loaded-images|throttle))',
    ),
    priority: 10,
  },
];
