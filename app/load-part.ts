import { BASE_PATH } from '../engine/document/href.ts';
import { PRELOAD_ERROR_EVENT } from '../engine/errors/page-texts.ts';

let unneeded = false;

/**
 * Loads a part without which the page lacks nothing that its reader wants, such as measuring: when it does not come,
 * because of a content blocker for one, nobody is told and nothing is loaded anew.
 *
 * @param load one `import()`, asked for at once
 * @throws as the import does
 */
export function unneededPart<Part>(load: () => Promise<Part>): Promise<Part> {
  unneeded = true;
  try {
    return load();
  } finally {
    unneeded = false;
  }
}

const styles: Record<string, Promise<unknown>> = {};

function loadStyle(file: string): Promise<unknown> {
  styles[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = BASE_PATH + file;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete styles[file];
      reject(new Error(`Unable to preload CSS for ${file}`));
    };
    document.head.append(link);
  });
  return styles[file];
}

/**
 * Stands around each `import()` of a build (scripts/small-preload.ts): a part comes with its style, and one that does not
 * load, for example because a new deploy took it away, is told by an event (specification §8, app/load-failures.ts).
 *
 * @param files its styles, below the base path
 * @returns undefined where the event was handled
 * @throws what went wrong, where it was not
 */
export function loadPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part | undefined> {
  const told = !unneeded;
  return Promise.all(files.map(loadStyle))
    .then(load)
    .catch((error: unknown) => {
      const event = Object.assign(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }), { payload: error });
      if (!told || window.dispatchEvent(event)) throw error;
      return undefined;
    });
}
