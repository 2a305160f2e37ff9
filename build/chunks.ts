import type { Plugin } from 'vite';
import { type BuiltModule, usedByOneWidget } from './used-by-one.ts';

interface Stage {
  /** Of the script; `$1` is what the folder's pattern caught. */
  name: string;
  /** The folders that it begins with. */
  folders: RegExp;
}

const folders = (...paths: string[]): RegExp => new RegExp(`(?:^|/)(?:${paths.join('|')})`);

/**
 * The scripts of a page: by what a page needs when, never by documents, so that one campaign more changes no file of
 * another. A stage is its folders, and all that they import which no stage above has: what every page loads stands first,
 * and what loads by itself stands above those that pass it on.
 */
export const stages: readonly Stage[] = [
  // Every page: the platform's duties, the clock, the first taps, where the visitor is; who that is, which measuring needs as well.
  { name: 'kernel', folders: folders('app/kernel/', 'engine/platform/identity/', 'tools/bench/') },
  // Pages with live nodes, before React: the page's store and what its buttons do.
  // Styles that scripts bring are adopted by what comes before sheets, too.
  { name: 'core', folders: folders('app/core/', 'engine/platform/styles/') },
  // What lies over a page, when the first of it opens.
  { name: 'overlay', folders: folders('engine/overlay/') },
  // Pictures that a screen, a widget or the QR code draws, saves and shares.
  { name: 'files', folders: folders('engine/platform/files/') },
  // The engine's React part, the door by which widgets have it, and what asks for the page's data.
  { name: 'engine', folders: folders('app/hydrate/', 'engine/index\\.ts$', 'app/live/') },
  // Links to pages that change inside a frame, on such pages alone; and with the first touch what changes them, the router.
  { name: 'frame', folders: folders('app/frame/') },
  { name: 'router', folders: folders('app/router/') },
  // How the answers of all calls must be: before what sends, and for calls that the page does not name, such as a module's.
  { name: 'answers', folders: folders('engine/http/all-calls/') },
  // What sends: axios, the steps that ask with their keys, and what shows at once what an answer should be. With the first touch.
  {
    name: 'send',
    folders: folders('engine/http/sending/', 'engine/data/expecting/', 'engine/action/requests/'),
  },
  // Widgets that the file of the page did not bring: a popup's, or all after a release.
  { name: 'registry', folders: folders('app/registry/') },
  { name: 'popup', folders: folders('app/popup/') },
  // The app around the page, when something asks for it.
  { name: 'bridge', folders: folders('app/bridge/') },
  // Where a visitor came from, events and faults: a while after the page is usable.
  { name: 'telemetry', folders: folders('app/telemetry/', 'app/attribution/') },
  // The address that leads others here, and who passes it on: at the tap that shares.
  { name: 'share', folders: folders('app/share/') },
  // Pages fetched before they are opened, where a browser needs a script for that.
  { name: 'ahead', folders: folders('app/ahead/') },
  // The code that a link has brought: a widget shows it, and whoever opens the app takes it along.
  { name: 'invited', folders: folders('engine/platform/invited/') },
  // A link into the app and the code of it, for a card that shows one; and, with the tap that asks for it, what leaves for the app.
  { name: 'opening', folders: folders('app/opening/open-in-app') },
  { name: 'leaving', folders: folders('app/opening/leaving/') },
  // The code beside the page, on wide screens with a mouse alone.
  { name: 'rail', folders: folders('app/rail/') },
  // What the screens of a module share: most of them `common/`, some the rules or the larger `parts/`.
  { name: '$1', folders: folders('modules/([^/]+)/common/') },
  { name: '$1-rules', folders: folders('modules/([^/]+)/rules/') },
  { name: '$1-parts', folders: folders('modules/([^/]+)/parts/') },
];

// The part of React that draws: the same file for every page with live nodes, which knows none of ours (build/react-as-esm.ts).
const react =
  /^\0esm:(?:react-dom|scheduler|shared)|[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]|[\\/]app[\\/]hydrate[\\/]react-dom\.ts$/;

/**
 * The modules of which no script needs more than what they export: all of the engine but one. Where nothing of theirs is used, no import
 * of them is left, which would be a request for nothing.
 */
export const withoutEffect = /\/engine\/(?!http\/all-calls\/).*\.tsx?$/;

/** What few widgets share: in the script of the engine every page would load it. It is one of its own, which popups' widgets ask for. */
const ofFew = /\/engine\/render\/record-list\.tsx$/;
/** Its file: joined with a page's widgets as theirs are. */
export const isOfFew = (file: string): boolean => /^record-list-/.test(file);

/** By which widgets and modules have the engine: what one widget alone takes of it lies in that one's script. */
const door = /\/engine\/index\.ts$/;

/**
 * Cuts the client build into scripts.
 *
 * @returns the groups for the bundler, and the plugin that tells them who imports whom
 */
export function cutByStages(): {
  groups: { name: (module: string) => string | null; priority: number }[];
  plugin: Plugin;
} {
  const stageOf = new Map<string, string>();
  return {
    groups: [
      {
        name: (module) => (react.test(module) ? 'react' : (stageOf.get(module) ?? null)),
        priority: 1,
      },
    ],
    plugin: {
      name: 'stages',
      apply: 'build',
      buildEnd() {
        stageOf.clear();
        const modules = [...this.getModuleIds()];
        const codeOf = (id: string): BuiltModule => ({ id, code: this.getModuleInfo(id)?.code ?? '' });
        const opened = modules.find((id) => door.test(id));
        const takers = modules.filter((id) => /\/(widgets|modules)\/.*\.tsx?$/.test(id)).map(codeOf);
        const elsewhere = opened === undefined ? new Set() : usedByOneWidget(codeOf(opened), takers);
        for (const { name, folders: begin } of stages) {
          const visit = (module: string, stage: string): void => {
            if (stageOf.has(module) || react.test(module) || ofFew.test(module)) return;
            stageOf.set(module, stage);
            for (const next of this.getModuleInfo(module)?.importedIds ?? []) {
              if (module !== opened || !elsewhere.has(next)) visit(next, stage);
            }
          };
          for (const module of modules) {
            const [caught, one = ''] = begin.exec(module.replaceAll('\\', '/')) ?? [];
            if (caught !== undefined) visit(module, name.replace('$1', one));
          }
        }
      },
    },
  };
}
