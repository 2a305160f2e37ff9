/**
 * Who may import whom (docs/architecture.md). Each message says what to import instead. What a phone reaches, and the layers of
 * the engine: tools/lint/import-reach.ts.
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

module.exports = {
  forbidden: [
    forbid(
      'engine-knows-no-widget',
      'The engine knows no widget, module, campaign or route by name: give it what it needs through World or the registry.',
      '^engine/',
      '^(widgets|modules|mechanics|app|server|check|art|build|product|tools|scripts|stories|e2e)/',
    ),
    {
      ...forbid(
        'widgets-use-the-door',
        'A widget imports the engine by its public door: engine/index.ts.',
        '^widgets/',
        '^engine/',
      ),
      from: { path: '^widgets/', pathNot: '(\\.test|/testing)\\.tsx?$' },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    forbid(
      'widgets-look-down',
      'A widget knows the engine and the schemas alone; what two widgets share belongs into engine/.',
      '^widgets/',
      '^(modules|mechanics|app|server|check|art|build|product|tools|scripts|stories|e2e)/',
    ),
    {
      name: 'widgets-are-no-siblings',
      comment:
        'Widgets never import each other: they compose through child nodes. Shared code belongs into engine/.',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/', pathNot: '\\.test\\.tsx$' },
      to: { path: '^widgets/([^/]+)/', pathNot: '^widgets/$1/' },
    },
    {
      ...forbid(
        'modules-use-the-door',
        'A module imports the engine by its public door: engine/index.ts.',
        '^modules/',
        '^engine/',
      ),
      from: {
        path: '^modules/',
        pathNot: '(\\.test\\.tsx?|/testing\\.tsx?)$|^modules/[^/]+/(check|server)/',
      },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    {
      ...forbid(
        'modules-look-down',
        'A module knows widgets, the engine and the schemas alone; what it needs of the app comes by the engine’s door. Its server half stands on the kernel.',
        '^modules/',
        '^(mechanics|app|server|check|art|build|product|tools|scripts|stories|e2e)/',
      ),
      from: {
        path: '^modules/',
        pathNot: '(\\.test\\.tsx?$|^modules/(servers|checks)\\.ts$|^modules/[^/]+/(server|check)/)',
      },
    },
    {
      name: 'module-servers-stand-on-the-kernel',
      comment:
        'The server half of a module knows the kernel, the database, the seed’s people, engine/document/anywhere, and its own rules and data alone.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/server/', pathNot: '(\\.test|/testing|/fair)\\.ts$' },
      to: {
        path: '^(engine|widgets|modules|mechanics|app|server|check|art|build|product|tools|scripts)/',
        pathNot:
          '^(engine/document/anywhere/|server/(kernel|ledger|database|seed)/|server/(errors|language)\\.ts$|modules/$1/(rules|server)/)',
      },
    },
    {
      name: 'phones-have-no-server-half',
      comment: 'Server halves and checks of mechanics and modules never ship to phones.',
      severity: 'error',
      from: {
        path: '^(engine|widgets|app|modules)/',
        pathNot: '(\\.test\\.tsx?$|^modules/(servers|checks)\\.ts$|^modules/[^/]+/(server|check)/)',
      },
      to: { path: '^(mechanics/|modules/(servers|checks)\\.ts$|modules/[^/]+/(server|check)/)' },
    },
    {
      name: 'modules-are-no-siblings',
      comment: 'Modules never import each other: what two of them share belongs into engine/.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^modules/([^/]+)/', pathNot: '^modules/$1/' },
    },
    forbid(
      'app-is-the-root',
      'app/ is the composition root: nothing below it imports it.',
      '^(engine|widgets|modules|mechanics|server)/',
      '^app/',
    ),
    forbid(
      'app-looks-down',
      'app/ is what a phone loads, and the drawing of pages: it knows widgets, modules, the engine and the schemas alone. What makes pages of it lies in build/ and product/.',
      '^app/',
      '^(mechanics|server|check|art|build|product|tools|scripts)/',
    ),
    {
      ...forbid(
        'server-reads-data',
        'The server reads schemas and activities as data; of the engine it may import engine/document, engine/json.ts, the languages, the nearest name, identity and the one cleaner alone, of modules their list.',
        '^server/',
        '^(engine|widgets|modules|app|check|art|build|product|tools|scripts|stories|e2e)/',
      ),
      to: {
        path: '^(engine|widgets|modules|app|check|art|build|product|tools|scripts|stories|e2e)/',
        pathNot:
          '(^engine/document/|^engine/json\\.ts$|^engine/i18n/language\\.ts$|^engine/expression/nearest\\.ts$|^engine/platform/(secrets/|identity/)|^modules/servers\\.ts$)',
      },
    },
    {
      ...forbid(
        'server-knows-no-room',
        'The server gets its mechanics and modules from their lists: these are read in server/app.ts, server/seed.ts and server/tables.ts alone.',
        '^server/',
        '^(mechanics|modules)/',
      ),
      from: {
        path: '^server/',
        pathNot: '(^server/(app|seed|tables)\\.ts$|\\.test\\.ts$|^server/(proofs|fixtures|simulate)/)',
      },
    },
    {
      ...forbid(
        'words-are-the-rooms-own',
        'A room states its words in its room.ts, and elsewhere takes them from there: a word made up on the way could be another room’s.',
        '^(mechanics|modules|server|product|build)/',
        '^server/kernel/room\\.ts$',
      ),
      from: {
        path: '^(mechanics|modules|server|product|build)/',
        pathNot:
          '(^mechanics/[^/]+/room\\.ts$|^modules/[^/]+/server/room\\.ts$|^server/kernel/|^server/fixtures/|\\.test\\.ts$)',
      },
    },
    {
      name: 'mechanics-are-no-siblings',
      comment:
        'Mechanics never import each other: what one does, others hear as facts (server/kernel/facts.ts).',
      severity: 'error',
      from: { path: '^mechanics/([^/]+)/', pathNot: '(\\.test|/testing)\\.ts$' },
      to: { path: '^mechanics/([^/]+)/', pathNot: '^mechanics/$1/' },
    },
    {
      name: 'mechanics-stand-on-the-kernel',
      comment:
        'A mechanic knows the kernel, the ledger, the database, the seed’s people and engine/document/anywhere alone.',
      severity: 'error',
      from: { path: '^mechanics/', pathNot: '(\\.test|/testing|/fair|/mistakes)\\.ts$' },
      to: {
        path: '^(engine|widgets|modules|app|server|check|art|build|product|tools|scripts)/',
        pathNot:
          '^(engine/document/anywhere/|server/(kernel|ledger|database|seed)/|server/errors\\.ts$|check/room\\.ts$)',
      },
    },
    {
      name: 'checks-are-pure',
      comment:
        'What a room says to the check runs wherever the check does: it knows check/room.ts, its own rules and engine/document/anywhere alone.',
      severity: 'error',
      from: { path: '^(mechanics|modules)/([^/]+)/check(\\.ts$|/)', pathNot: '(\\.test|/testing)\\.ts$' },
      to: {
        pathNot:
          '^(check/room\\.ts$|engine/document/anywhere/|engine/i18n/language\\.ts$|schemas/generated/|$1/$2/(check|rules)(\\.ts$|/))',
      },
    },
    {
      name: 'anywhere-stands-alone',
      comment:
        'What runs on phones, in the server, the check and the build alike imports nothing else; the page model is types alone, defaults of schemas are data.',
      severity: 'error',
      from: { path: '^engine/document/anywhere/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: '^(engine/document/(anywhere/|page-model\\.ts$)|schemas/generated/defaults\\.gen\\.ts$)',
      },
    },
    {
      name: 'only-checks-know-the-check',
      comment: 'Of a room, check.ts alone knows the check, and mistakes.ts what is planted to prove it.',
      severity: 'error',
      from: {
        path: '^(mechanics|modules)/',
        pathNot:
          '(\\.test\\.tsx?$|^(mechanics|modules)/(checks\\.ts$|[^/]+/check(\\.ts$|/)|[^/]+/mistakes\\.ts$))',
      },
      to: { path: '^check/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'The rules of a mechanic run in the server, the check and a browser: no server code, no Node.js, no React.',
      severity: 'error',
      from: { path: '^mechanics/([^/]+)/rules(\\.ts$|/)', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: '^(engine/document/anywhere/|schemas/generated/|mechanics/$1/rules(\\.ts$|/))',
      },
    },
    {
      name: 'nobody-imports-stories',
      comment:
        'stories/ and e2e/ are ends, for each other, too: move what is shared into engine/testing.tsx.',
      severity: 'error',
      from: {
        path: '^(engine|widgets|modules|mechanics|app|server|check|art|build|product|tools|scripts|stories|e2e)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^(stories|e2e)/', pathNot: '^$1/' },
    },
    forbid(
      'build-knows-no-server',
      'The build turns documents and sources into pages and scripts, and stands without a server: what joins the two lies in product/. Of the server it reads where calls are described, of modules the list of screens; widgets come by the registry in app/.',
      '^build/',
      '^(server/(?!api/api-files\\.ts$)|modules/(?!screens\\.ts$)|(widgets|mechanics|check|product|tools|scripts|art)/)',
    ),
    forbid(
      'product-runs-without-tools',
      'What production runs imports no tool of the house and no command.',
      '^product/',
      '^(tools|scripts|art)/',
    ),
    forbid(
      'commands-are-ends',
      'A command of scripts/ is an end: what others need of it belongs into build/, product/ or tools/.',
      '^(engine|widgets|modules|mechanics|app|server|check|build|product|tools|art|stories|e2e)/',
      '^scripts/',
    ),
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, be it for types alone, are one file, or hide a third one: what both name belongs to one of them, or to a file of its own. What the stages of a page give each other stands in app/stages.ts.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'check-runs-anywhere',
      comment:
        'The check runs in browsers too: no Node.js, no files; what reads the disk lies in check/disk, what proves the check in check/proofs and check/testing.',
      severity: 'error',
      from: {
        path: '^check/',
        pathNot: '(\\.test\\.ts$|^check/(disk|proofs|testing)/|^check/width/write\\.ts$)',
      },
      to: {
        pathNot:
          '^(check/(?!(disk|proofs|testing)/)|engine/((document|expression|i18n)/|json\\.ts$)|mechanics/[^/]+/(rules|check)(\\.ts$|/)|mechanics/checks\\.ts$|modules/checks\\.ts$|modules/[^/]+/(rules|check)/|schemas/|node_modules/(ajv|jsonc-parser|@marcbachmann|mdast|micromark))',
      },
    },
    forbid(
      'check-looks-down',
      'The check judges documents, not pages: what of it reads the disk or proves it may use build/ and tools/, and nothing of it what draws or serves.',
      '^check/',
      '^(widgets|app|server|art|product)/',
    ),
    forbid(
      'art-stands-alone',
      'The drawing workshop knows nobody but itself, build/ for files, the browser, and the size of a link’s picture.',
      '^art/',
      '^((engine|widgets|modules|mechanics|server|check|product|stories|e2e)/|app/(?!prerender/html\\.ts$))',
    ),
    {
      name: 'no-unresolved',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot:
          '^(virtual:|typescript/unstable|tsx/esm/api|vite|vitest|zxing-wasm|@vitejs|@storybook|storybook|lightningcss|@vitest|@electric-sql/pglite/nodefs)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '(\\.gen\\.|/generated/.*\\.json$)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
