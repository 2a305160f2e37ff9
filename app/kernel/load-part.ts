import { PRELOAD_ERROR_EVENT } from '../../engine/errors/page-texts.ts';

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

/**
 * Stands around each `import()` of a build (build/small-preload.ts): a part that does not load, for example because a new
 * deploy took it away, is told by an event (specification §8, app/kernel/load-failures.ts).
 *
 * @returns undefined where the event was handled
 * @throws what went wrong, where it was not
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  const told = !unneeded;
  return load().catch((error: unknown) => {
    const event = Object.assign(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }), { payload: error });
    if (!told || window.dispatchEvent(event)) throw error;
    return undefined;
  });
}
