interface ChunkGroup {
  name: string | ((module: string) => string | null);
  test: RegExp;
  priority: number;
}

const any = (...parts: string[]): RegExp => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/** A chunk named after the module. */
const inModule =
  (part: string) =>
  (module: string): string | null => {
    const name = /[\\/]modules[\\/]([^\\/]+)[\\/]/.exec(module)?.[1];
    return name === undefined ? null : name + part;
  };

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
      '/app/(kernel|early-taps|page-data|api-base|settings|load-failures|load-part)\\.ts$',
      '/engine/errors/page-texts\\.ts$',
      '/scripts/bench/(entry|patch|api-base)\\.ts$',
      '/engine/clock/',
      '/engine/platform/monitoring/listen\\.ts$',
      '/engine/platform/(identity|inside|place|touch|settings)\\.(ts|json)$',
      '/engine/platform/secrets/names\\.ts$',
      '/engine/platform/environment/environment-of\\.ts$',
      '/engine/document/(phase|href)\\.ts$',
      '/engine/i18n/language\\.ts$',
    ),
    priority: 40,
  },
  // Pages with live nodes, before React: the page's store and what its buttons do.
  {
    name: 'core',
    test: any(
      '/app/(core|copy)\\.ts$',
      '/node_modules/jotai/esm/vanilla',
      '/engine/page/(?!keep-alive)',
      '/engine/(expression|action)/',
      '/engine/http/errors\\.ts$',
      '/engine/document/(child-lists|link-of|route-params)\\.ts$',
      '/engine/render/resolve-props\\.ts$',
      '/engine/overlay/toast\\.ts$',
      '/engine/platform/client-state\\.ts$',
      '/engine/platform/environment/region-from\\.ts$',
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
      '/engine/render/trouble\\.tsx$',
      '/engine/errors/http-texts\\.ts$',
      '/engine/i18n/(translator|load-translator|text-width)\\.ts$',
      '/node_modules/(axios|@tanstack|immer|i18next)/',
    ),
    priority: 20,
  },
  // Where the visitor is; on pages without data by itself.
  { name: 'region', test: any('/app/locate\\.ts$', '/engine/platform/region\\.ts$'), priority: 20 },
  // What lies over a page, when the first of it opens.
  { name: 'overlay', test: any('/engine/overlay/', '/engine/render/adopt-style\\.ts$'), priority: 15 },
  // The app around the page, when something asks for it.
  { name: 'bridge', test: any('/app/app-bridge\\.ts$', '/engine/platform/bridge/'), priority: 15 },
  // Where a visitor came from; a while after the page is usable.
  {
    name: 'attribution',
    test: any(
      '/app/(arrival|cleaner)\\.ts$',
      '/engine/platform/(attribution|secrets)/',
      '/engine/errors/link-texts\\.ts$',
    ),
    priority: 15,
  },
  // Events and faults, a while after the page is usable.
  {
    name: 'telemetry',
    test: any(
      '/app/telemetry\\.ts$',
      '/engine/platform/(analytics|monitoring)/',
      '/engine/platform/cut-text\\.ts$',
      '/node_modules/web-vitals/',
    ),
    priority: 15,
  },
  // Opening the app, at the tap that asks for it.
  {
    name: 'opening',
    test: any(
      '/app/open-in-app\\.ts$',
      '/engine/platform/(opening|qr)/',
      '/engine/platform/environment/variant-of\\.ts$',
      '/engine/errors/qr-texts\\.ts$',
      '/node_modules/(qrcode|dijkstrajs)/',
    ),
    priority: 15,
  },
  // What the screens of a module share: most of them `common/`, some the rules or the larger `parts/`.
  { name: inModule(''), test: any('/modules/[^/]+/(common/|rules/levels\\.ts$|[^/]+\\.ts$)'), priority: 12 },
  { name: inModule('-rules'), test: any('/modules/[^/]+/rules/'), priority: 10 },
  { name: inModule('-parts'), test: any('/modules/[^/]+/parts/'), priority: 10 },
  // Where each widget lies, for those that the page did not bring: a popup's, or all after a release.
  {
    name: 'registry',
    test: any('/app/(load-widgets|nodes)\\.ts$', '/(widgets|modules)/index\\.ts$'),
    priority: 10,
  },
  // The engine's React part.
  {
    name: 'engine',
    test: any(
      '/app/(hydrate\\.tsx|page-widgets\\.ts)$',
      '/engine/index\\.ts$',
      '/engine/(i18n/date|render/(?!image-|loaded-images|throttle))',
    ),
    priority: 10,
  },
];
